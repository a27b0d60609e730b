// What the morning mail says of booked trips.
import 'server-only'
import { formatLongDate } from '../content/format'
import { digestTexts } from '../content/mail'
import { dayAfter } from '../domain/day-after'
import { dayInNairobi } from '../domain/nairobi'
import type { Db } from '../platform/db'
import { type Due, moneyKinds, readDues } from './queries'
import { describeDue } from './wording'

const holdsAhead = 3 // days
const departuresAhead = 14 // days

type News = { reference: string; line: string }

/** By heading: what is due or late, holds that end soon, who leaves soon, who has come home. */
export async function readBookedNews(tx: Db, now: Date): Promise<{ heading: string; news: News[] }[]> {
  const today = dayInNairobi(now)
  const dues = await readDues(tx, null, dayAfter(today, holdsAhead))
  const select = (kinds: readonly Due['kind'][], upTo: string) =>
    dues.filter(({ kind, dueOn }) => kinds.includes(kind) && dueOn <= upTo).map(toNews)
  return [
    { heading: digestTexts.money, news: select(moneyKinds, today) },
    { heading: digestTexts.holds, news: select(['release', 'ask', 'hold'], dayAfter(today, holdsAhead)) },
    { heading: digestTexts.names, news: select(['names'], today) },
    { heading: digestTexts.departures, news: await readDepartures(tx, today) },
    { heading: digestTexts.home, news: select(['home'], today) },
  ]
}

const toNews = (due: Due) => ({ reference: due.reference, line: `${due.reference}: ${describeDue(due)}` })

async function readDepartures(tx: Db, today: string): Promise<News[]> {
  const rows = await tx.$queryRaw<{ reference: string; day: string }[]>`
    SELECT reference, date_from AS day FROM trip_facts JOIN leads USING (reference)
    WHERE status = 'booked' AND stage = 'agreed' AND date_from BETWEEN ${today} AND ${dayAfter(today, departuresAhead)}
    ORDER BY date_from, reference`
  return rows.map(({ reference, day }) => ({ reference, line: `${reference}: leaves on ${formatLongDate(day)}` }))
}
