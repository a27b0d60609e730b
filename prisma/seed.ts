// The site's content, loaded once into an empty database.
import type { PrismaClient } from './generated/client'
import { fleet } from './seed/fleet'
import { dubai } from './seed/itineraries/dubai'
import { kenyaBudget } from './seed/itineraries/kenya-budget'
import { kenyaCommunity } from './seed/itineraries/kenya-community'
import { kenyaLuxury } from './seed/itineraries/kenya-luxury'
import { tanzaniaBudget } from './seed/itineraries/tanzania-budget'
import { tanzaniaLuxury } from './seed/itineraries/tanzania-luxury'
import { ugandaGorillas } from './seed/itineraries/uganda-gorillas'
import { ugandaWestAndNile } from './seed/itineraries/uganda-west-and-nile'
import { team } from './seed/team'
import { volunteers } from './seed/volunteers'

const itineraries = [
  ...kenyaLuxury,
  ...kenyaBudget,
  ...kenyaCommunity,
  ...tanzaniaLuxury,
  ...tanzaniaBudget,
  ...dubai,
  ...ugandaGorillas,
  ...ugandaWestAndNile,
].sort((a, b) => a.id - b.id)

/**
 * Loads the content in one transaction when all four content tables are empty. Returns whether it did.
 * Errors are the database's; nothing is loaded then.
 */
export function seedContent(prisma: PrismaClient): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE itineraries IN SHARE ROW EXCLUSIVE MODE`
    const counts = [tx.itinerary.count(), tx.teamMember.count(), tx.fleetVehicle.count(), tx.volunteer.count()]
    if ((await Promise.all(counts)).some((count) => count > 0)) return false
    await tx.itinerary.createMany({ data: itineraries })
    await tx.$executeRaw`SELECT setval(pg_get_serial_sequence('itineraries', 'id'), max(id)) FROM itineraries`
    await tx.teamMember.createMany({ data: team })
    await tx.fleetVehicle.createMany({ data: fleet })
    await tx.volunteer.createMany({ data: volunteers })
    return true
  })
}
