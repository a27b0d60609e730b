import 'server-only'

import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { foldWord, normalizeSearch } from '../domain/search-text'
import { readPlaceWords } from '../places/queries'
import { db } from '../platform/db'
import type { SearchNote } from './constraints'
import type { Candidate } from './criteria'
import type { CatalogueEntry } from './facets'
import { correctWords, findHits } from './hits'
import { allTexts, type Dictionary, type Group, readPlan, toDictionary } from './plan'
import { type Ranking, rank } from './rank'

let latest: { text: string; dictionary: Dictionary } | undefined

/** The returned map is shared: do not modify it. */
async function readDictionary(): Promise<Dictionary> {
  const text = await synonymsText()
  // Comparing strings is faster, as in catalogue.ts.
  if (latest?.text !== text) latest = { text, dictionary: toDictionary(JSON.parse(text)) }
  return latest.dictionary
}

async function synonymsText() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.synonyms)
  return JSON.stringify(await db().synonym.findMany({ orderBy: { term: 'asc' } }))
}

export type Search = Ranking & {
  /** The corrected search, if it had a typing error. */
  corrected: string | null
  /** Topics that trips have no data about; the page suggests asking us. */
  notes: SearchNote[]
}

/** Searches all entries. Words found in no trip are corrected, or left out if no correction finds more. */
export async function searchItineraries(query: string, entries: CatalogueEntry[]): Promise<Search> {
  const [dictionary, placeWords] = await Promise.all([readDictionary(), readPlaceWords()])
  const candidates = toCandidates(entries)
  const asTyped = await rankGroups(readPlan(query, dictionary, placeWords), candidates)
  if (asTyped.unknown.length === 0) return { ...asTyped, corrected: null }
  const corrected = await correct(query, asTyped.unknown, dictionary)
  if (!corrected) return { ...asTyped, corrected: null }
  const ofCorrected = await rankGroups(readPlan(corrected, dictionary, placeWords), candidates)
  const isBetter = ofCorrected.fit !== 'none' && ofCorrected.unknown.length < asTyped.unknown.length
  return isBetter ? { ...ofCorrected, corrected } : { ...asTyped, corrected: null }
}

async function rankGroups(groups: Group[], candidates: Candidate[]) {
  const constraints = groups.flatMap(({ alternatives }) => alternatives.flatMap((one) => one.constraints))
  const notes = constraints.flatMap((constraint) => (constraint.kind === 'note' ? constraint.note : []))
  return { ...rank(groups, await findHits(allTexts(groups)), candidates), notes: [...new Set(notes)] }
}

async function correct(query: string, unknown: string[], dictionary: Dictionary) {
  const words = unknown.flatMap((text) => text.split(/[ -]/)).filter((word) => /^\p{L}{3,40}$/u.test(word))
  const corrections =
    words.length > 0 ? await correctWords(words, (word) => dictionary.has(foldWord(word))) : new Map<string, string>()
  if (corrections.size === 0) return null
  return normalizeSearch(query).replace(/\p{L}+/gu, (word) => corrections.get(word) ?? word)
}

function toCandidates(entries: CatalogueEntry[]): Candidate[] {
  const prices = entries
    .map(({ price }) => price)
    .filter(Boolean)
    .sort((a, b) => a - b)
  const lowest = prices[Math.floor(prices.length / 3)] ?? 0
  return entries.map((entry) => ({
    ...entry,
    isCheap: entry.packageType === 'Budget-Friendly' || (entry.price > 0 && entry.price <= lowest),
  }))
}
