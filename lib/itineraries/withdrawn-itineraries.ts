// Trips that the operator has taken out. Their rows stay, with what visitors wrote about them.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Prisma } from '../../prisma/generated/client'
import { tags } from '../cache/tags'
import { withdrawnSentence } from '../content/withdrawn'
import { db } from '../platform/db'
import { GoneError, NotFoundError } from '../platform/errors'

/** For every read of trips that visitors see. */
export const offered = { withdrawnAt: null } satisfies Prisma.ItineraryWhereInput

/** The title of a withdrawn trip; null for any other. */
export async function getWithdrawnTitle(id: number) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.itinerary(id))
  const row = await db().itinerary.findUnique({ where: { id, NOT: offered }, select: { title: true } })
  return row?.title ?? null
}

/** Why REST has no such trip: withdrawn, or never there. */
export async function missingItinerary(id: number | null) {
  const title = id && (await getWithdrawnTitle(id))
  return title ? new GoneError(withdrawnSentence(title)) : new NotFoundError('Itinerary not found')
}
