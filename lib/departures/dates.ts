import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { dayAfter } from '../domain/day-after'
import { databaseDay } from '../platform/db'
import { type Departure, listDepartures } from './queries'

/** Without what changes with each booking: pages that are kept say only this. `sureFrom` 0: it leaves in any case. */
export type DepartureDate = Pick<
  Departure,
  'id' | 'firstDay' | 'lastDay' | 'price' | 'sureFrom' | 'guideLanguage' | 'note'
>

export async function listDepartureDates(itineraryId: number): Promise<DepartureDate[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const departures = await listDepartures(itineraryId)
  return departures.filter(({ state }) => state !== 'gone').map(toDate)
}

const toDate = ({ id, firstDay, lastDay, price, sureFrom, guideLanguage, note }: Departure): DepartureDate => ({
  ...{ id, firstDay, lastDay, price, sureFrom, guideLanguage, note },
})

export type NextDate = DepartureDate & Pick<Departure, 'itineraryId' | 'title'>

/** A copy of a page with them may be a day old. */
const leastDaysAhead = 3

/** By day, of as many trips as there are: the next one of each before the later ones. */
export async function listNextDates(most: number): Promise<NextDate[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const earliest = dayAfter(await databaseDay(), leastDaysAhead)
  const departures = (await listDepartures()).filter(({ firstDay }) => firstDay >= earliest)
  const next = departures.filter(
    (one, index) => departures.findIndex(({ itineraryId }) => itineraryId === one.itineraryId) === index,
  )
  const chosen = [...new Set([...next, ...departures])].slice(0, most)
  return departures
    .filter((one) => chosen.includes(one))
    .map((one) => ({ ...toDate(one), itineraryId: one.itineraryId, title: one.title }))
}
