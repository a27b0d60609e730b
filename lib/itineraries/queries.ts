import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Itinerary as ItineraryRow, Prisma } from '../../prisma/generated/client'
import { tags } from '../cache/tags'
import { areaNames } from '../content/calendar'
import { isShown } from '../content/is-shown'
import { withdrawnSentence } from '../content/notices'
import { claimFiller } from '../content/queries'
import type { BedKind, Country, TravelMode } from '../domain/choices'
import { formatAmount } from '../domain/money'
import type { Travellers } from '../domain/travellers'
import { utcDay } from '../domain/utc-day'
import { type Sighting, seenLabels } from '../domain/wildlife'
import { db } from '../platform/db'
import { GoneError, NotFoundError } from '../platform/errors'
import type { LeftOut } from '../prices/left-out'
import { toPrices, withPrices } from '../prices/price-table'
import { type QuotedPrice, quotePrice } from '../prices/quoted-price'
import { roadHours } from './compare'
import type { DayFacts, ItineraryFacts, Stop } from './facts'
import { offered } from './offered'
import type { TripMonth } from './trip-month'

export type Itinerary = ReturnType<typeof toItinerary>

export type ItineraryDetail = Itinerary & ItineraryFacts & { wildlife: Sighting[] }

export type PricedItinerary = ItineraryDetail & { travellers?: Travellers | null; quoted?: QuotedPrice }

const internal = {
  searchText: true,
  ratingTotal: true,
  createdAt: true,
  updatedAt: true,
  withdrawnAt: true,
  plannedBy: true,
} satisfies Prisma.ItineraryOmit

function toItinerary({ price, averageRating, dayByDay, ...row }: Omit<ItineraryRow, keyof typeof internal>) {
  return {
    ...row,
    dayByDay: dayByDay as Record<string, unknown>,
    price: price.toNumber(),
    averageRating: averageRating?.toNumber() ?? null,
  }
}

export async function readItineraries(ids: number[], fill: Awaited<ReturnType<typeof claimFiller>>) {
  const rows = await db().itinerary.findMany({ where: { id: { in: ids }, ...offered }, omit: internal })
  return fill(sortByIds(ids, rows).map(toItinerary))
}

export async function getItinerary(id: number): Promise<ItineraryDetail | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.itinerary(id), tags.places)
  const row = await db().itinerary.findUnique({ where: { id, ...offered }, omit: internal, include: relations })
  if (!row) return null
  const fill = await claimFiller()
  return fill({ ...toDetail(row), wildlife: await readWildlife(id) })
}

function readWildlife(id: number) {
  return db().$queryRaw<Sighting[]>`
    SELECT animal, likelihood, months FROM itinerary_animals WHERE itinerary_id = ${id} ORDER BY animal, likelihood`
}

export function sortByIds<Row extends { id: number }>(ids: number[], rows: Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const place = { select: { id: true, name: true } } satisfies Prisma.PlaceDefaultArgs

const lodge = {
  // Of papers only, never of the site.
  omit: { placeId: true, kind: true, address: true, phone: true, email: true, language: true },
  include: {
    place: { select: { id: true, name: true, latitude: true, longitude: true } },
    pictures: { orderBy: { position: 'asc' }, omit: { lodgeId: true } },
  },
} satisfies Prisma.LodgeDefaultArgs

const relations = {
  ...withPrices,
  days: { orderBy: { day: 'asc' }, include: { fromPlace: place, toPlace: place, lodge } },
  pictures: { orderBy: { position: 'asc' }, omit: { itineraryId: true } },
  stops: { orderBy: { position: 'asc' }, include: { place: { omit: { sources: true } } } },
} satisfies Prisma.ItineraryInclude

type Row = Prisma.ItineraryGetPayload<{ omit: typeof internal; include: typeof relations }>

function toDetail({ days, stops, pictures, prices, charges, surcharges, suitability, departures, ...own }: Row) {
  return {
    ...toItinerary(own),
    ...toPrices({ prices, charges, surcharges, suitability, departures }),
    days: days.map(toDay),
    stops: stops.map(toStop),
    pictures,
  }
}

function toDay({
  itineraryId,
  fromPlaceId,
  toPlaceId,
  lodgeId,
  fromPlace,
  toPlace,
  ...row
}: Row['days'][number]): DayFacts {
  // An invented name is shown on a trial only; `bed` says what it is without one.
  const shown = row.lodge && isShown(row.lodge) ? row.lodge : null
  return { ...row, from: fromPlace, to: toPlace, bedKind: row.bedKind as BedKind | null, lodge: shown }
}

function toStop({ itineraryId, placeId, label, without, instead, ...row }: Row['stops'][number]): Stop {
  return { ...row, label: label ?? row.place.name, by: row.by as TravelMode | null }
}

/** changedAt (ISO 8601) covers edits and reviews. */
export async function listItineraryDates() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.ratings)
  const rows = await db().itinerary.findMany({
    where: offered,
    orderBy: { id: 'asc' },
    select: { id: true, imageUrl: true, updatedAt: true },
  })
  return rows.map(({ id, imageUrl, updatedAt }) => ({ id, imageUrl, changedAt: updatedAt.toISOString() }))
}

/** Minimum and maximum "From" price; empty without prices. */
/** The lowest and the highest “From” of their trips; none without a price. */
export async function getPriceRange(countries: readonly Country[]) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const { _min, _max } = await db().itinerary.aggregate({
    where: { price: { gt: 0 }, ...offered, country: { in: [...countries] } },
    _min: { price: true },
    _max: { price: true },
  })
  return [_min, _max].flatMap(({ price }) => (price === null ? [] : [Number(price)]))
}

/** Charges on the spot: 'Tourism Dirham, US$1.36 to US$8.17 per person'. */
export async function getCountryCharges(country: Country) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const names = await db().itineraryCharge.groupBy({
    by: 'name',
    where: { itinerary: { country, ...offered } },
    _min: { usdPerPerson: true },
    _max: { usdPerPerson: true },
    orderBy: { name: 'asc' },
  })
  const lines = names.map(({ name, _min, _max }) => {
    const amounts = [_min, _max].map(({ usdPerPerson }) => formatAmount(Number(usdPerPerson), 'USD'))
    return `${name}, ${[...new Set(amounts)].join(' to ')} per person`
  })
  return { lines }
}

/** JPEG bytes; null if unknown. */
export async function findPhoto(hash: string, name: string) {
  const photo = await db().photo.findUnique({ where: { hash_name: { hash, name } }, select: { bytes: true } })
  return photo?.bytes ?? null
}

// Filter of every public read: withdrawn trips stay stored for their reviews and leads.

export { offered }

export async function getWithdrawnTitle(id: number) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.itinerary(id))
  const row = await db().itinerary.findUnique({ where: { id, NOT: offered }, select: { title: true } })
  return row?.title ?? null
}

/** GoneError or NotFoundError, for REST. */
export async function missingItinerary(id: number | null) {
  const title = id && (await getWithdrawnTitle(id))
  return title ? new GoneError(withdrawnSentence(title)) : new NotFoundError('Itinerary not found')
}

export type ShortlistTrip = ItineraryDetail & { animals: string[] }

/** Preserves the order. `missing`: the ids of withdrawn trips, whose titles it returns, and of unknown ones. */
export async function readShortlist(ids: number[]) {
  const found = await Promise.all(ids.map(getItinerary))
  const trips = found.flatMap((trip): ShortlistTrip[] =>
    trip ? [{ ...trip, animals: seenLabels(trip.wildlife) }] : [],
  )
  const missing = ids.filter((id) => !trips.some((trip) => trip.id === id))
  const titles = await Promise.all(missing.map(getWithdrawnTitle))
  const withdrawn = titles.filter((title) => title !== null)
  return { trips, missing, withdrawn, unknown: missing.length - withdrawn.length }
}

export async function getTripMonths(id: number): Promise<TripMonth[] | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.itinerary(id), tags.places)
  const trip = await db().itinerary.findUnique({
    where: { id, ...offered },
    select: {
      bestMonths: true,
      stops: {
        orderBy: { position: 'asc' },
        select: { place: { select: { id: true, name: true, months: { orderBy: { month: 'asc' } } } } },
      },
    },
  })
  if (!trip) return null
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1
    const matches = trip.stops.flatMap(({ place }) => {
      const found = place.months.find((one) => one.month === month)
      return found ? [{ name: areaNames[place.id] ?? place.name, word: found.word, note: found.note }] : []
    })
    const byName = new Map(matches.toReversed().map((place) => [place.name, place]))
    return { month, isBest: trip.bestMonths.includes(month), places: [...byName.values()].toReversed() }
  })
}

export async function readQuotedPrices(travellers: Travellers): Promise<Record<string, QuotedPrice>> {
  const tables = await readTables()
  const today = utcDay(new Date())
  return Object.fromEntries(tables.map(({ id, ...trip }) => [id, quotePrice(trip, travellers, today)]))
}

async function readTables() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const rows = await db().itinerary.findMany({ where: offered, select: { id: true, duration: true, ...withPrices } })
  return rows.map(({ id, duration, ...tables }) => ({ id, duration, ...toPrices(tables) }))
}

/** `youngest`: the minimum age, 0 for none. `longest`: the most hours on the road in a day. Null if unknown. */
export async function listTripLimits() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const rows = await db().itinerary.findMany({
    where: offered,
    orderBy: { title: 'asc' },
    select: {
      id: true,
      title: true,
      country: true,
      suitability: { select: { youngest: true } },
      days: { select: { roadHours: true, isThereAndBack: true } },
    },
  })
  return rows.map(({ id, title, country, suitability, days }) => ({
    id,
    title,
    country,
    youngest: suitability?.youngest ?? null,
    longest: roadHours(days)?.longest ?? null,
  }))
}

const mostInstead = 3

/** Up to three trips that take the youngest whom these leave out, those in the same country first; else none. */
export async function listTripsInstead(trips: { id: number; country: string }[], { leftOut }: { leftOut?: LeftOut }) {
  if (!leftOut) return []
  const youngest = Math.min(...leftOut.children.map(({ age }) => age))
  const others = (await listTripLimits()).filter(
    (one) => one.youngest !== null && one.youngest <= youngest && trips.every(({ id }) => id !== one.id),
  )
  const isNear = ({ country }: { country: string }) => trips.some((trip) => trip.country === country)
  return [...others.filter(isNear), ...others.filter((one) => !isNear(one))]
    .slice(0, mostInstead)
    .map(({ id, title }) => ({ id, title }))
}

/** Of the trips on offer, in the order of their titles. */
export function readTripTitles() {
  return db().itinerary.findMany({ where: offered, select: { id: true, title: true }, orderBy: { title: 'asc' } })
}
