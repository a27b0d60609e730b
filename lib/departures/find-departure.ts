// Without a database of its own: commands read the kinds of leads before the settings are checked.
import 'server-only'
import type { Db } from '../platform/db'

/** Of a shared trip on that day, full or not: who asks for a full one is on the waiting list. Null where there is none. */
export async function findDeparture(tx: Db, itineraryId: number | null, firstDay: Date | null) {
  if (!itineraryId || !firstDay) return null
  const where = { itineraryId, firstDay, withdrawnAt: null, itinerary: { departure: 'shared' } }
  return (await tx.departure.findFirst({ where, select: { id: true } }))?.id ?? null
}
