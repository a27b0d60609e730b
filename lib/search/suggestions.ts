import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { type Heading, listHeadings } from '../answers/headings'
import { tags } from '../cache/tags'
import { counted } from '../content/format'
import { slugOf } from '../content/slug'
import { monthNames } from '../domain/details'
import { foldWord, normalizeSearch } from '../domain/search-text'
import { animals, themes } from '../domain/themes'
import { offered } from '../itineraries/queries'
import { db } from '../platform/db'
import { readCatalogue } from './catalogue'
import { criteria } from './criteria'
import type { CatalogueEntry } from './facets'
import { readAs } from './plan'
import { type SuggestionKind, type SuggestionRow, suggestionKinds } from './suggest'

// Limits the size of the response on phones; the search itself finds the others.
const most = { place: 80, trip: 120 }

/** All suggestions as JSON, an array of SuggestionRow. */
export async function readSuggestions() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.places, tags.synonyms, tags.claims, tags.words)
  const [catalogue, places, trips, synonyms, headings] = await Promise.all([
    readCatalogue(),
    readPlaces(),
    db().itinerary.findMany({ where: offered, select: { id: true, title: true, duration: true, country: true } }),
    db().synonym.findMany({ where: { means: { not: '' } }, orderBy: { term: 'asc' } }),
    listHeadings(),
  ])
  const also = synonymFinder(synonyms)
  const row = (kind: SuggestionKind, label: string, note: string, fill: string | number = ''): SuggestionRow => [
    suggestionKinds.indexOf(kind),
    label,
    note,
    typeof fill === 'number' ? '' : also(label, fill),
    fill,
  ]
  const withTotal = (kind: SuggestionKind, label: string, total: number, fill?: string) =>
    total > 0 ? [row(kind, label, counted(total, 'trip'), fill)] : []
  const withTrips = (kind: SuggestionKind, label: string, isMet: (entry: CatalogueEntry) => boolean, fill?: string) =>
    withTotal(kind, label, catalogue.filter(isMet).length, fill)
  const order = new Map(catalogue.map(({ id }, index) => [id, index]))
  return JSON.stringify([
    ...places.flatMap(({ name, total }) => withTotal('place', name, total)),
    ...animals.flatMap(({ slug, label }) =>
      withTrips('animal', label, (entry) => entry.animals.includes(slug), searchTerm(slug)),
    ),
    ...monthNames.flatMap((name, index) => withTrips('month', name, ({ months }) => months.includes(index + 1))),
    ...themes.flatMap(({ slug, label }) =>
      withTrips('theme', label, (entry) => entry.themes.includes(slug), searchTerm(slug)),
    ),
    ...wishes.flatMap(({ label, fill, isMet }) => withTrips('theme', label, isMet, fill)),
    ...trips
      .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
      .slice(0, most.trip)
      .map(({ id, title, duration, country }) => row('trip', title, `${country}, ${counted(duration, 'day')}`, id)),
    ...headings.map(toAnswer),
  ])
}

/** Without an anchor that the label says. */
function toAnswer({ heading, page, href }: Heading): SuggestionRow {
  const [path, anchor] = href.split('#')
  const place = anchor === slugOf(heading) ? `${path}#` : href
  return [suggestionKinds.indexOf('answer'), heading, page, '', place]
}

// Wishes about travellers and pace, which the search answers from facts.
const wishes: { label: string; fill: string; isMet: (entry: CatalogueEntry) => boolean }[] = [
  {
    label: 'With children from 6',
    fill: 'with a 6 year old',
    isMet: ({ youngest }) => youngest !== null && youngest <= 6,
  },
  { label: 'Gentle pace', fill: 'gentle pace', isMet: criteria.gentle.isMet },
  { label: 'All of the big five', fill: 'all of the big five', isMet: criteria['big five'].isMet },
  { label: 'Short drives', fill: 'short drives', isMet: criteria['short drives'].isMet },
  { label: 'Without flights', fill: 'no flights', isMet: criteria['no flights'].isMet },
]

// Search texts for labels that are sentences.
const fills: Record<string, string> = {
  'big-cats': 'big cats',
  migration: 'migration',
  'zebras-giraffes': 'zebra',
  hippos: 'hippos',
  beach: 'beach',
  hiking: 'hiking',
  culture: 'culture',
  boat: 'boat',
  'fly-in': 'light aircraft',
  'city-desert': 'desert',
}
const searchTerm = (slug: string) => fills[slug] ?? ''

/** By number of trips, descending. */
async function readPlaces() {
  const rows = await db().place.findMany({
    where: { kind: { notIn: ['airport', 'gate'] }, stops: { some: { itinerary: offered } } },
    select: {
      name: true,
      stops: { where: { itinerary: offered }, distinct: ['itineraryId'], select: { itineraryId: true } },
    },
    orderBy: { name: 'asc' },
  })
  return rows
    .map(({ name, stops }) => ({ name, total: stops.length }))
    .sort((a, b) => b.total - a.total)
    .slice(0, most.place)
}

/** Synonyms that mean exactly a label or its search text. */
function synonymFinder(synonyms: { term: string; means: string }[]) {
  const read = synonyms.map(({ term, means }) => ({
    term: normalizeSearch(term),
    means: normalizeSearch(means.replace(readAs, ''))
      .split(',')
      .map((meaning) => foldWord(meaning.trim())),
  }))
  return (label: string, fill: string) => {
    const names = new Set([label, fill, ...label.split(/ and |, /)].map((name) => foldWord(normalizeSearch(name))))
    const isIn = (meaning: string) => names.has(meaning)
    return read.flatMap(({ term, means }) => (means.some(isIn) ? term : [])).join(',')
  }
}
