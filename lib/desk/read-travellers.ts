import 'server-only'
import { db } from '../platform/db'
import type { Reservation } from '../reservations/queries'
import { describeNamesNeeded } from '../travellers/deadlines'
import { writeRequest } from '../travellers/request-letter'
import { listMissing, readTravellers } from '../travellers/who-travels'
import type { LeadQuote } from './read-quotes'

export type LeadTravellers = NonNullable<Awaited<ReturnType<typeof readLeadTravellers>>>

type Lead = { reference: string; name: string | null; sender: string; today: string }

/**
 * Who travels, what is missing of it, and the ready answer that asks for it where the trip has a page. Null unless the
 * trip is booked.
 */
export async function readLeadTravellers(
  { reference, name, sender, today }: Lead,
  { terms, holds }: Reservation,
  quotes: LeadQuote[],
) {
  const who = await readTravellers(db(), reference)
  if (!who || !terms) return null
  const missing = listMissing(who, 'All of them')
  const href = quotes.find(({ id }) => id === terms.quoteId)?.href
  const isToAsk = missing.length > 0 && who.dateTo >= today
  const namesNeeded = describeNamesNeeded({ terms, holds }, today)
  return {
    ...who,
    missing,
    namesNeeded,
    isOver: who.dateTo < today,
    request: href && isToAsk ? writeRequest({ reference, name, href, namesNeeded, sender }) : null,
  }
}
