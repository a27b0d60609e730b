import 'server-only'
import { addDays } from 'date-fns'
import { formatLongDate } from '../content/format'
import { digestTexts } from '../content/mail'
import type { Db } from '../platform/db'

const warnedAhead = 60 // days

/** Claims due for a check and prices that end soon, by heading. Without empty lists. */
export async function overdueContent(tx: Db, now: Date) {
  const claims = await tx.claim.findMany({ where: { nextCheck: { lte: now } }, orderBy: { nextCheck: 'asc' } })
  const prices = await endingPrices(tx, addDays(now, warnedAhead))
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

/** Seasons that end before this day, where a month of theirs has no later price. */
async function endingPrices(tx: Db, soon: Date) {
  const include = { itinerary: { select: { title: true } } } as const
  const ending = await tx.itineraryPrice.findMany({
    where: { validUntil: { lt: soon } },
    orderBy: { id: 'asc' },
    include,
  })
  const later = await tx.itineraryPrice.findMany({
    where: { itineraryId: { in: ending.map(({ itineraryId }) => itineraryId) }, validUntil: { gte: soon } },
    select: { itineraryId: true, months: true },
  })
  return ending.filter(({ itineraryId, months }) => {
    const priced = later.filter((one) => one.itineraryId === itineraryId).flatMap((one) => one.months)
    return months.some((month) => !priced.includes(month))
  })
}
