// Reads what words of a search mean.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { type Dictionary, toDictionary } from '../itineraries/search/plan'
import { db } from '../server/db'
import { tags } from './cache'

let latest: { text: string; dictionary: Dictionary } | undefined

/** The synonyms of the table. Do not change what it returns. */
export async function readDictionary(): Promise<Dictionary> {
  const text = await synonymsText()
  // As in the catalogue: compared as a text, not taken out of the cache row by row.
  if (latest?.text !== text) latest = { text, dictionary: toDictionary(JSON.parse(text)) }
  return latest.dictionary
}

async function synonymsText() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.synonyms)
  return JSON.stringify(await db().synonym.findMany({ orderBy: { term: 'asc' } }))
}
