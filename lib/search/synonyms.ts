import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { db } from '../platform/db'
import { type Dictionary, toDictionary } from './plan'

let latest: { text: string; dictionary: Dictionary } | undefined

/** Shared: do not change what it returns. */
export async function readDictionary(): Promise<Dictionary> {
  const text = await synonymsText()
  // As in the catalogue, comparing texts is faster.
  if (latest?.text !== text) latest = { text, dictionary: toDictionary(JSON.parse(text)) }
  return latest.dictionary
}

async function synonymsText() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.synonyms)
  return JSON.stringify(await db().synonym.findMany({ orderBy: { term: 'asc' } }))
}
