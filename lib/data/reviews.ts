// Reads the reviews of an itinerary.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache'
import { db } from '../db'

export type Review = Awaited<ReturnType<typeof listReviews>>[number]

/** The reviews of one itinerary, newest first (decision 67). Takes its id; createdAt is ISO 8601. */
export async function listReviews(itineraryId: number) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itinerary(itineraryId))
  const rows = await db().review.findMany({ where: { itineraryId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
