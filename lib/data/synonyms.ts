// Reads what words of a search mean.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '../server/db'
import { tags } from './cache'

/** Every synonym, by its term. */
export async function listSynonyms() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.synonyms)
  return db().synonym.findMany({ orderBy: { term: 'asc' } })
}
