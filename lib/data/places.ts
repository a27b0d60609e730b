// Reads the places that trips go to.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '../server/db'
import { tags } from './cache'

export type Place = Awaited<ReturnType<typeof listPlaces>>[number]

/** Every place by id, with what its months are like, from January, where that is known. */
export async function listPlaces() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.places)
  const months = { orderBy: { month: 'asc' }, select: { month: true, word: true, note: true } } as const
  return db().place.findMany({ orderBy: { id: 'asc' }, include: { months } })
}
