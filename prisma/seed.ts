import type { Prisma, PrismaClient } from './generated/client'
import { fleet } from './seed/fleet'
import { itineraries } from './seed/itineraries/all'
import { replies } from './seed/replies'
import { synonyms } from './seed/synonyms'
import { team } from './seed/team'
import { volunteers } from './seed/volunteers'
import { addAnimals, addFacts, addPlacesAndClaims, addSuitability } from './seed-facts'

/** Fills the four content tables in one transaction if all are empty. Returns whether it did. */
export function seedContent(prisma: PrismaClient): Promise<boolean> {
  const load = async (tx: Prisma.TransactionClient) => {
    await tx.$executeRaw`LOCK TABLE itineraries IN SHARE ROW EXCLUSIVE MODE`
    const counts = [tx.itinerary.count(), tx.teamMember.count(), tx.fleetVehicle.count(), tx.volunteer.count()]
    if ((await Promise.all(counts)).some((count) => count > 0)) return false
    await addPlacesAndClaims(tx)
    // Price, dayByDay and destinations follow from the facts added below.
    const rows = itineraries.map(({ days, stops, prices, charges, surcharges, ...row }) => ({
      ...row,
      dayByDay: {},
      price: 0,
    }))
    await tx.itinerary.createMany({ data: rows })
    await addFacts(tx, itineraries)
    await addAnimals(tx, itineraries)
    await addSuitability(tx, itineraries)
    await tx.$executeRaw`SELECT setval(pg_get_serial_sequence('itineraries', 'id'), max(id)) FROM itineraries`
    await tx.teamMember.createMany({ data: team })
    await tx.fleetVehicle.createMany({ data: fleet })
    await tx.volunteer.createMany({ data: volunteers })
    return true
  }
  // No visitor waits for it, and the machine may be busy.
  return prisma.$transaction(load, { timeout: 600_000 })
}

/** Only when there are none. Returns whether it did. */
export async function seedSynonyms(prisma: PrismaClient): Promise<boolean> {
  if ((await prisma.synonym.count()) > 0) return false
  await prisma.synonym.createMany({ data: synonyms, skipDuplicates: true })
  return true
}

/** Only when no place has any. Returns whether it did. */
export async function seedAnimals(prisma: PrismaClient): Promise<boolean> {
  return (await prisma.$transaction((tx) => addAnimals(tx, itineraries), { timeout: 60_000 })) > 0
}

/** Only when there are none. Returns whether it did. */
export async function seedReplies(prisma: PrismaClient): Promise<boolean> {
  if ((await prisma.reply.count()) > 0) return false
  await prisma.reply.createMany({ data: replies, skipDuplicates: true })
  return true
}
