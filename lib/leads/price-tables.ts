// The stored table of prices, as pages and estimates read it.
import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import { type Charge, chargesTotal, partySizes, type SeasonPrice, totalPrice } from '../itineraries/facts'
import { utcDay } from '../itineraries/utc-day'

/** What an estimate reads. */
export const withPrices = {
  prices: { orderBy: { id: 'asc' } },
  charges: { orderBy: { id: 'asc' } },
  suitability: { omit: { itineraryId: true } },
} satisfies Prisma.ItineraryInclude

type Rows = Pick<Prisma.ItineraryGetPayload<{ include: typeof withPrices }>, keyof typeof withPrices>

export function toPrices({ prices, charges, suitability }: Rows) {
  const plainCharges = charges.map(toCharge)
  const onTheSpot = chargesTotal(plainCharges)
  return { prices: prices.map((row) => toSeason(row, onTheSpot)), charges: plainCharges, suitability }
}

function toSeason(row: Rows['prices'][number], onTheSpot: number): SeasonPrice {
  const amounts = [row.forTwo, row.forFour, row.forSix].map((amount) => amount.toNumber())
  return {
    season: row.season,
    months: row.months,
    parties: partySizes.map((size, index) => {
      const amount = amounts[index] ?? 0
      return { size, amount, total: totalPrice(amount, onTheSpot) }
    }),
    singleSupplement: row.singleSupplement.toNumber(),
    validUntil: utcDay(row.validUntil),
  }
}

function toCharge({ id, itineraryId, ...row }: Rows['charges'][number]): Charge {
  return { ...row, amount: row.amount.toNumber(), usdPerPerson: row.usdPerPerson.toNumber(), asOf: utcDay(row.asOf) }
}
