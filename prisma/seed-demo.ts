import type { PrismaClient } from './generated/client'
import { demoReviews } from './seed/demo-reviews'

const itineraryWithoutPicture = 18

/** Also takes one trip's picture away, to show the placeholder. Returns false when the samples are there. */
export function seedDemo(prisma: PrismaClient): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE reviews IN SHARE ROW EXCLUSIVE MODE`
    if ((await tx.review.count({ where: { userName: { startsWith: 'Sample traveller' } } })) > 0) return false
    await tx.review.createMany({ data: demoReviews.map((review) => ({ ...review, toldAt: new Date() })) })
    await tx.itinerary.update({ where: { id: itineraryWithoutPicture }, data: { imageUrl: null } })
    return true
  })
}
