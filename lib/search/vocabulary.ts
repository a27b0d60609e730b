import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { db } from '../platform/db'
import { toVocabulary, type Vocabulary } from './plan'

export async function readVocabulary(): Promise<Vocabulary> {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.synonyms)
  return toVocabulary(await db().synonym.findMany({ orderBy: { term: 'asc' } }))
}
