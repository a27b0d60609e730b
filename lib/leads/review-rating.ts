// The stored average and count of an itinerary's reviews.
import 'server-only'
import type { Prisma } from '../../prisma/generated/client'

/** Counts the shown reviews of an itinerary anew. Takes the transaction that changes them and the itinerary's id. */
export async function refreshRating(tx: Prisma.TransactionClient, itineraryId: number) {
  // Locked first, so that of two transactions the later one counts the review of the earlier; NO KEY because both hold
  // the lock of their foreign key already.
  await tx.$executeRaw`SELECT FROM itineraries WHERE id = ${itineraryId} FOR NO KEY UPDATE`
  await tx.$executeRaw`
    UPDATE itineraries SET (average_rating, total_reviews) = (
      SELECT avg(rating), count(*) FROM reviews WHERE itinerary_id = ${itineraryId} AND status = 'shown')
    WHERE id = ${itineraryId}`
}
