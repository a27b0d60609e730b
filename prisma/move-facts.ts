import type { Itinerary, Prisma, PrismaClient } from './generated/client'
import { dayOfText } from './seed/day-of-text'
import { itineraries } from './seed/itineraries/all'
import type { SeedItinerary } from './seed/types'
import { addFacts, addPlacesAndClaims, addSuitability } from './seed-facts'

/**
 * Gives facts to trips from before the tables of facts: the seed's own where our trips are unchanged, else what their
 * texts say. A trip whose texts cannot be read stays as it is. Adds missing places and claims. Returns how many trips
 * were moved.
 */
export function moveFacts(prisma: PrismaClient): Promise<number> {
  return prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE itineraries IN SHARE ROW EXCLUSIVE MODE`
      if ((await tx.place.count()) === 0) await addPlacesAndClaims(tx)
      const rows = await tx.itinerary.findMany({
        where: { withdrawnAt: null, days: { none: {} } },
        orderBy: { id: 'asc' },
      })
      let moved = 0
      for (const row of rows) if (await moveItinerary(tx, row)) moved += 1
      await addSuitability(tx, itineraries)
      return moved
    },
    { timeout: 600_000 },
  )
}

async function moveItinerary(tx: Prisma.TransactionClient, row: Itinerary) {
  const ours = itineraries.find((seed) => seed.id === row.id && isUnchanged(seed, row))
  if (ours) {
    const hasOurPrice = row.price.toNumber() === Math.min(...ours.prices.map(({ forSix }) => forSix))
    const priced = hasOurPrice ? ours : { ...ours, prices: [], charges: [], surcharges: [] }
    await addFacts(tx, [priced])
    const exclusions = row.exclusions.filter((line) => !priced.charges?.length || !isNowCharged(line))
    await tx.itinerary.update({ where: { id: row.id }, data: { exclusions } })
    return true
  }
  const days = Object.entries(row.dayByDay as Record<string, unknown>).map(([key, value]) => dayOfText(key, value))
  if (days.length === 0 || days.includes(null)) return false
  await tx.itineraryDay.createMany({
    data: days.flatMap((day) => (day ? [{ ...day, itineraryId: row.id }] : [])),
  })
  return true
}

const isUnchanged = ({ title, days }: SeedItinerary, row: Itinerary) => {
  const stored = row.dayByDay as Record<string, { title?: string; description?: string } | undefined>
  return (
    title === row.title &&
    Object.keys(stored).length === days.length &&
    days.every((day, index) => {
      const { title: name, description } = stored[`day${index + 1}`] ?? {}
      return day.title === name && day.description === description
    })
  )
}

// Listed as not included before; now a charge of its own.
const isNowCharged = (line: string) =>
  ['Tourism Dirham, paid to the hotel per room and night', 'Zanzibar’s compulsory visitor insurance (US$44)'].includes(
    line,
  )
