import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
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
  return departures
    .filter(({ state }) => state !== 'gone')
    .map(({ id, firstDay, lastDay, price, sureFrom, guideLanguage, note }) => ({
      ...{ id, firstDay, lastDay, price, sureFrom, guideLanguage, note },
    }))
}
