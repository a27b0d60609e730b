import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cache } from 'react'
import { tags } from '../cache/tags'
import { db } from '../platform/db'
import { readRatesFrom } from './exchange-rates'
import { type ListParams, parseListParams, queryIn } from './filters'
import { readQuestion } from './question'
import type { SumOf } from './sum'
import { readVocabulary } from './vocabulary'

/** The operator's exchange rates. */
export async function readRates() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.claims)
  return readRatesFrom(db())
}

/** What a search asks for, of so many travellers (0 if unknown). Once for a page, however often it is asked. */
export const readSearch = cache(async (query: string, people = 0, budget: SumOf | null = null) => {
  const [{ translations }, rates] = await Promise.all([readVocabulary(), readRates()])
  return readQuestion(query, translations, rates, { people, budget })
})

/** The filters in the address of the list, with the travellers that its search names. */
export async function readListParams(params: ListParams) {
  return parseListParams(params, (await readSearch(queryIn(params))).travellers)
}
