// Sample reviews, labelled as such, to show a site that has been running for a while.
import type { PrismaClient } from './generated/client'
import { demoReviews } from './seed/demo-reviews'

const itineraryWithoutPicture = 18

/**
 * Adds the sample reviews, which triggers count, and takes one trip's picture away to show what stands in for it.
 * Does nothing when the samples are there. Returns whether it added them. Errors are the database's.
 */
export function seedDemo(prisma: PrismaClient): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE reviews IN SHARE ROW EXCLUSIVE MODE`
    if ((await tx.review.count({ where: { userName: { startsWith: 'Sample traveller' } } })) > 0) return false
    await tx.review.createMany({ data: demoReviews })
    await tx.itinerary.update({ where: { id: itineraryWithoutPicture }, data: { imageUrl: null } })
    return true
  })
}
