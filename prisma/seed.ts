import { claims } from '../lib/content/claims'
import { refreshTrips } from '../lib/itineraries/refresh'
import type { Prisma, PrismaClient } from './generated/client'
import { animalsOf } from './seed/animals'
import { contributions } from './seed/contributions'
import { extensions } from './seed/extensions'
import { fleet } from './seed/fleet'
import { itineraries } from './seed/itineraries/all'
import { lodges } from './seed/lodges'
import { places } from './seed/places/all'
import { replies } from './seed/replies'
import { suitability } from './seed/suitability'
import { synonyms } from './seed/synonyms'
import { team } from './seed/team'
import { volunteers } from './seed/volunteers'

type Transaction = Prisma.TransactionClient

/** Fills the content tables in one transaction if there are no trips, team, vehicles or openings. Returns whether it did. */
export function seedContent(prisma: PrismaClient): Promise<boolean> {
  const load = async (tx: Transaction) => {
    await tx.$executeRaw`LOCK TABLE itineraries IN SHARE ROW EXCLUSIVE MODE`
    const counts = [tx.itinerary.count(), tx.teamMember.count(), tx.fleetVehicle.count(), tx.volunteer.count()]
    if ((await Promise.all(counts)).some((count) => count > 0)) return false
    await addPlaces(tx)
    await addLodges(tx)
    await addClaims(tx)
    // refreshTrips writes price, dayByDay and destinations.
    const rows = itineraries.map(({ days, stops, prices, charges, surcharges, ...row }) => ({
      ...row,
      dayByDay: {},
      price: 0,
    }))
    await tx.itinerary.createMany({ data: rows })
    await addFacts(tx)
    await refreshTrips(tx)
    await tx.$executeRaw`SELECT setval(pg_get_serial_sequence('itineraries', 'id'), max(id)) FROM itineraries`
    await tx.teamMember.createMany({ data: team })
    await tx.fleetVehicle.createMany({ data: fleet })
    await tx.volunteer.createMany({ data: volunteers })
    await tx.contribution.createMany({ data: contributions.map((row) => ({ ...row, status: 'sample' })) })
    await tx.synonym.createMany({ data: synonyms, skipDuplicates: true })
    await tx.reply.createMany({ data: replies, skipDuplicates: true })
    return true
  }
  // No visitor waits for it, and the machine may be busy.
  return prisma.$transaction(load, { timeout: 600_000 })
}

/** Only those that are missing. Returns how many. */
export async function addClaims(tx: Transaction) {
  const { count } = await tx.claim.createMany({
    data: claims.map((claim) => ({ ...claim, checkedOn: day(claim.checkedOn), nextCheck: day(claim.nextCheck) })),
    skipDuplicates: true,
  })
  return count
}

const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

async function addPlaces(tx: Transaction) {
  await tx.place.createMany({ data: places.map(({ months, ...place }) => place), skipDuplicates: true })
  await tx.placeMonth.createMany({
    data: places.flatMap(({ id, months = [] }) =>
      months.map(([word, note], index) => ({ placeId: id, month: index + 1, word, note })),
    ),
    skipDuplicates: true,
  })
  await tx.placeAnimal.createMany({
    data: Object.entries(animalsOf).flatMap(([placeId, animals]) =>
      Object.entries(animals).map(([animal, seen]) => {
        const [likelihood, ...months] = typeof seen === 'string' ? [seen] : seen
        return { placeId, animal, likelihood, months: months.length > 0 ? months : allYear }
      }),
    ),
    skipDuplicates: true,
  })
}

async function addLodges(tx: Transaction) {
  await tx.lodge.createMany({ data: lodges.map(({ pictures, ...lodge }) => ({ ...lodge, status: 'sample' })) })
  await tx.lodgePicture.createMany({
    data: lodges.flatMap(({ id, pictures = [] }) =>
      pictures.map((picture, index) => ({ ...picture, lodgeId: id, position: index + 1 })),
    ),
  })
}

async function addFacts(tx: Transaction) {
  await tx.itineraryDay.createMany({
    data: itineraries.flatMap(({ id, days }) =>
      days.map(({ from, to, lodge, ...fields }, index) => ({
        ...fields,
        itineraryId: id,
        day: index + 1,
        fromPlaceId: from,
        toPlaceId: to,
        lodgeId: lodge,
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
  await tx.itineraryExtension.createMany({ data: extensions })
  await tx.itinerarySuitability.createMany({
    data: Object.entries(suitability).map(([id, known]) => ({ ...known, itineraryId: Number(id) })),
  })
}

const day = (text: string) => new Date(`${text}T00:00:00Z`)
