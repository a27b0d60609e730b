import 'server-only'
import { addDays } from 'date-fns'
import { formatLongDate } from '../content/format'
import { digestTexts } from '../content/mail'
import type { Db } from '../platform/db'

/** Claims due for a check and prices that expire within 30 days, by heading. Without empty lists. */
export async function overdueContent(tx: Db, now: Date) {
  const claims = await tx.claim.findMany({ where: { nextCheck: { lte: now } }, orderBy: { nextCheck: 'asc' } })
  const soon = addDays(now, 30)
  const prices = await tx.itineraryPrice.findMany({
    where: { validUntil: { lt: soon } },
    orderBy: { id: 'asc' },
    include: { itinerary: { select: { title: true } } },
  })
  const overdue: [string, string[]][] = [
    [
      digestTexts.claims,
      claims.map(
        ({ id, text, owner, nextCheck }) => `${id} (${text}): due ${formatLongDate(nextCheck.toISOString())}, ${owner}`,
      ),
    ],
    [
      digestTexts.prices,
      prices.map(
        ({ itinerary, season, validUntil }) =>
          `${itinerary.title}, ${season}: ${formatLongDate(validUntil.toISOString())}`,
      ),
    ],
  ]
  return overdue.filter(([, lines]) => lines.length > 0)
}
