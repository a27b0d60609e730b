import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '../server/db'
import { tags } from './cache'

export type Place = Awaited<ReturnType<typeof listPlaces>>[number]

/** By id, with the months from January where they are known. */
export async function listPlaces() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.places)
  const months = { orderBy: { month: 'asc' }, select: { month: true, word: true, note: true } } as const
  return db().place.findMany({ orderBy: { id: 'asc' }, include: { months } })
}
