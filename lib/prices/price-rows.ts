import type { Prisma } from '../../prisma/generated/client'
import { utcDay } from '../domain/utc-day'
import { type Charge, partySizes, type SeasonPrice, type Surcharge } from './price-table'

export const withPrices = {
  prices: { orderBy: { id: 'asc' } },
  charges: { orderBy: { id: 'asc' } },
  surcharges: { orderBy: { id: 'asc' } },
  suitability: { omit: { itineraryId: true } },
} satisfies Prisma.ItineraryInclude

type Rows = Pick<Prisma.ItineraryGetPayload<{ include: typeof withPrices }>, keyof typeof withPrices>

export function toPrices({ prices, charges, surcharges, suitability }: Rows) {
  return {
    prices: prices.map(toSeason),
    charges: charges.map(toCharge),
    surcharges: surcharges.map(toSurcharge),
    suitability,
  }
}

function toSeason(row: Rows['prices'][number]): SeasonPrice {
  const amounts = [row.forTwo, row.forFour, row.forSix].map((amount) => amount.toNumber())
  return {
    season: row.season,
    months: row.months,
    parties: partySizes.map((size, index) => ({ size, amount: amounts[index] ?? 0 })),
    singleSupplement: row.singleSupplement.toNumber(),
    children: row.childrenTo > 0 ? toRates(row) : null,
    isByNight: row.isByNight,
    validUntil: utcDay(row.validUntil),
  }
}

const toRates = ({ childrenTo, childWithTwo, childWithChild, childWithOne, belowThree }: Rows['prices'][number]) => ({
  ...{ to: childrenTo, withTwo: childWithTwo, withChild: childWithChild, withOne: childWithOne, belowThree },
})

function toCharge({ id, itineraryId, ...row }: Rows['charges'][number]): Charge {
  return {
    ...row,
    amount: row.amount.toNumber(),
    usdPerPerson: row.usdPerPerson.toNumber(),
    usdPerChild: row.usdPerChild.toNumber(),
    perDollar: row.perDollar?.toNumber() ?? null,
    asOf: utcDay(row.asOf),
  }
}

function toSurcharge({ name, firstNight, lastNight, usdPerNight }: Rows['surcharges'][number]): Surcharge {
  return { name, firstNight: utcDay(firstNight), lastNight: utcDay(lastNight), usdPerNight: usdPerNight.toNumber() }
}
