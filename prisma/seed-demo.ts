import { dayAfter } from '../lib/domain/day-after'
import type { Prisma, PrismaClient } from './generated/client'
import { demoReviews } from './seed/demo-reviews'

const itineraryWithoutPicture = 18

/** Adds the samples that are missing. Returns what was added. */
export function seedDemo(prisma: PrismaClient) {
  return prisma.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE reviews IN SHARE ROW EXCLUSIVE MODE`
    return { reviews: await addReviews(tx), departures: await addDepartures(tx) }
  })
}

/** Also takes one trip's picture away, to show the placeholder. */
async function addReviews(tx: Prisma.TransactionClient) {
  if ((await tx.review.count({ where: { userName: { startsWith: 'Sample traveller' } } })) > 0) return false
  await tx.review.createMany({ data: demoReviews.map((review) => ({ ...review, toldAt: new Date() })) })
  await tx.itinerary.update({ where: { id: itineraryWithoutPicture }, data: { imageUrl: null } })
  return true
}

/** Its texts promise no car of one's own. */
const sharedItinerary = 11
const note = 'A sample date'

/** Twelve Saturdays from about two months ahead; again when all of them have left. */
async function addDepartures(tx: Prisma.TransactionClient) {
  const [clock] = await tx.$queryRaw<[{ day: string }]>`SELECT (now() AT TIME ZONE 'Africa/Nairobi')::date::text AS day`
  const today = new Date(clock.day)
  if ((await tx.departure.count({ where: { note, firstDay: { gt: today } } })) > 0) return false
  const ahead = dayAfter(clock.day, 60)
  const saturday = dayAfter(ahead, 6 - new Date(ahead).getUTCDay())
  await tx.itinerary.update({ where: { id: sharedItinerary }, data: { departure: 'shared' } })
  await tx.departure.createMany({
    data: Array.from({ length: 12 }, (_, week) => ({
      ...{ itineraryId: sharedItinerary, firstDay: new Date(dayAfter(saturday, 7 * week)), seats: 6, note },
      sureFrom: week === 1 ? 0 : 4,
      guideLanguage: week === 2 ? 'English and German' : null,
    })),
    skipDuplicates: true,
  })
  return true
}
