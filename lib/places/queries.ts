import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { type Country, countries } from '../domain/choices'
import { foldedWords } from '../domain/search-text'
import { db } from '../platform/db'

export type Place = Awaited<ReturnType<typeof listPlaces>>[number]

export async function listPlaces() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.places)
  const months = { orderBy: { month: 'asc' }, select: { month: true, word: true, note: true } } as const
  return db().place.findMany({ orderBy: { id: 'asc' }, include: { months } })
}

// Parts of place names that identify no place alone.
const common = new Set(
  (
    'airport camp conservation crater creek desert downtown dunes falls forest gate hill island lake mountain ' +
    'national north northern park peak plateau point post queen reserve south southern stone town central east west'
  ).split(' '),
)

export async function readPlaceWords(): Promise<Set<string>> {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.places)
  const words = await readNameWords()
  const noPlace = new Set([...common, ...countries.map((name) => name.toLowerCase())])
  return new Set(words.filter((word) => word.length > 3 && !noPlace.has(word)))
}

/** The country of each place, by the folded words that name it alone. */
export async function readPlaceCountries(): Promise<Map<string, Country>> {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.places)
  const words = await readPlaceWords()
  const places = (await listPlaces()).flatMap(({ name, country }) =>
    [...foldedWords(name)].flatMap((word) => (words.has(word) ? [[word, country as Country] as const] : [])),
  )
  return new Map(places)
}

/** Every word in the name of a place. */
export async function readNameWords() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.places)
  return [...new Set((await listPlaces()).flatMap(({ name }) => [...foldedWords(name)]))]
}
