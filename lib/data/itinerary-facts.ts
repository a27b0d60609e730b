import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import type { BedKind, TravelMode } from '../itineraries/choices'
import {
  type Charge,
  chargesTotal,
  type DayFacts,
  type ItineraryFacts,
  partySizes,
  type SeasonPrice,
  type Stop,
  totalPrice,
} from '../itineraries/facts'
import { utcDay } from '../itineraries/utc-day'

const place = { select: { id: true, name: true } } satisfies Prisma.PlaceDefaultArgs

export const withFacts = {
  prices: { orderBy: { id: 'asc' } },
  charges: { orderBy: { id: 'asc' } },
  days: { orderBy: { day: 'asc' }, include: { fromPlace: place, toPlace: place } },
  suitability: { omit: { itineraryId: true } },
  stops: { orderBy: { position: 'asc' }, include: { place: { omit: { sources: true } } } },
} satisfies Prisma.ItineraryInclude

type Rows = Prisma.ItineraryGetPayload<{ include: typeof withFacts }>

export function toFacts({
  prices,
  charges,
  days,
  stops,
  suitability,
}: Pick<Rows, keyof typeof withFacts>): ItineraryFacts {
  const plainCharges = charges.map(toCharge)
  const onTheSpot = chargesTotal(plainCharges)
  return {
    prices: prices.map((row) => toSeason(row, onTheSpot)),
    charges: plainCharges,
    days: days.map(toDay),
    stops: stops.map(toStop),
    suitability,
  }
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

function toDay({ itineraryId, fromPlaceId, toPlaceId, fromPlace, toPlace, ...row }: Rows['days'][number]): DayFacts {
  return { ...row, from: fromPlace, to: toPlace, bedKind: row.bedKind as BedKind | null }
}

function toStop({ itineraryId, placeId, label, ...row }: Rows['stops'][number]): Stop {
  return { ...row, label: label ?? row.place.name, by: row.by as TravelMode | null }
}
