import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import type { BedKind, TravelMode } from '../domain/choices'
import { toPrices, withPrices } from '../prices/price-tables'
import type { DayFacts, ItineraryFacts, Stop } from './facts'

const place = { select: { id: true, name: true } } satisfies Prisma.PlaceDefaultArgs

export const withFacts = {
  ...withPrices,
  days: { orderBy: { day: 'asc' }, include: { fromPlace: place, toPlace: place } },
  stops: { orderBy: { position: 'asc' }, include: { place: { omit: { sources: true } } } },
} satisfies Prisma.ItineraryInclude

type Rows = Prisma.ItineraryGetPayload<{ include: typeof withFacts }>

export function toFacts({ days, stops, ...priced }: Pick<Rows, keyof typeof withFacts>): ItineraryFacts {
  return { ...toPrices(priced), days: days.map(toDay), stops: stops.map(toStop) }
}

function toDay({ itineraryId, fromPlaceId, toPlaceId, fromPlace, toPlace, ...row }: Rows['days'][number]): DayFacts {
  return { ...row, from: fromPlace, to: toPlace, bedKind: row.bedKind as BedKind | null }
}

function toStop({ itineraryId, placeId, label, without, instead, ...row }: Rows['stops'][number]): Stop {
  return { ...row, label: label ?? row.place.name, by: row.by as TravelMode | null }
}
