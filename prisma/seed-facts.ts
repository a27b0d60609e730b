import { claims } from '../lib/content/claims'
import type { Prisma } from './generated/client'
import { animalsOf } from './seed/animals'
import { places } from './seed/places/all'
import { suitability } from './seed/suitability'
import type { SeedItinerary } from './seed/types'

type Transaction = Prisma.TransactionClient

/** Only those that are missing. Returns how many. */
export async function addClaims(tx: Transaction) {
  const { count } = await tx.claim.createMany({
    data: claims.map((claim) => ({ ...claim, checkedOn: day(claim.checkedOn), nextCheck: day(claim.nextCheck) })),
    skipDuplicates: true,
  })
  return count
}

/** Only those that are missing. */
export async function addPlacesAndClaims(tx: Transaction) {
  await tx.place.createMany({ data: places.map(({ months, ...place }) => place), skipDuplicates: true })
  await tx.placeMonth.createMany({
    data: places.flatMap(({ id, months = [] }) =>
      months.map(([word, note], index) => ({ placeId: id, month: index + 1, word, note })),
    ),
    skipDuplicates: true,
  })
  await addClaims(tx)
}

const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Only while no place has any, and only for places that are there. Returns how many. */
export async function addAnimals(tx: Transaction, itineraries: SeedItinerary[]) {
  if ((await tx.placeAnimal.count()) > 0) return 0
  const there = new Set((await tx.place.findMany({ select: { id: true } })).map(({ id }) => id))
  const { count } = await tx.placeAnimal.createMany({
    data: Object.entries(animalsOf)
      .filter(([placeId]) => there.has(placeId))
      .flatMap(([placeId, animals]) =>
        Object.entries(animals).map(([animal, seen]) => {
          const [likelihood, ...months] = typeof seen === 'string' ? [seen] : seen
          return { placeId, animal, likelihood, months: months.length > 0 ? months : allYear }
        }),
      ),
  })
  for (const { id, title, stops } of itineraries)
    for (const [index, { place, without = [], instead = [] }] of stops.entries())
      if (without.length + instead.length > 0)
        await tx.itineraryStop.updateMany({
          where: {
            ...{ itineraryId: id, position: index + 1, placeId: place, itinerary: { title } },
            ...{ without: { isEmpty: true }, instead: { isEmpty: true } },
          },
          data: { without, instead },
        })
  return count
}

/** For trips that have none yet. */
export async function addFacts(tx: Transaction, itineraries: SeedItinerary[]) {
  await tx.itineraryDay.createMany({
    data: itineraries.flatMap(({ id, days }) =>
      days.map(({ from, to, ...fields }, index) => ({
        ...fields,
        itineraryId: id,
        day: index + 1,
        fromPlaceId: from,
        toPlaceId: to,
      })),
    ),
  })
  await tx.itineraryStop.createMany({
    data: itineraries.flatMap(({ id, stops }) =>
      stops.map(({ place, ...fields }, index) => ({
        ...fields,
        itineraryId: id,
        position: index + 1,
        placeId: place,
      })),
    ),
  })
  await tx.itineraryCharge.createMany({
    data: itineraries.flatMap(({ id, charges = [] }) =>
      charges.map((charge) => ({ ...charge, itineraryId: id, asOf: day(charge.asOf) })),
    ),
  })
  await tx.itinerarySurcharge.createMany({
    data: itineraries.flatMap(({ id, surcharges = [] }) =>
      surcharges.map(({ firstNight, lastNight, ...fields }) => ({
        ...fields,
        itineraryId: id,
        firstNight: day(firstNight),
        lastNight: day(lastNight),
      })),
    ),
  })
  await tx.itineraryPrice.createMany({
    data: itineraries.flatMap(({ id, prices }) =>
      prices.map((price) => ({ ...price, itineraryId: id, validUntil: day(price.validUntil) })),
    ),
  })
}

/** Only for trips with our title, and only while no trip has any. */
export async function addSuitability(tx: Transaction, itineraries: Pick<SeedItinerary, 'id' | 'title'>[]) {
  if ((await tx.itinerarySuitability.count()) > 0) return 0
  const rows = await tx.itinerary.findMany({ select: { id: true, title: true } })
  const isOurs = (row: { id: number; title: string }) =>
    itineraries.some(({ id, title }) => id === row.id && title === row.title)
  const { count } = await tx.itinerarySuitability.createMany({
    data: rows.filter(isOurs).flatMap(({ id }) => {
      const known = suitability[id]
      return known ? [{ ...known, itineraryId: id }] : []
    }),
  })
  return count
}

const day = (text: string) => new Date(`${text}T00:00:00Z`)
