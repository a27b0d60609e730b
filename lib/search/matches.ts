import 'server-only'
import { monthNumber } from '../domain/travellers'
import { readQuotedPrices } from '../itineraries/queries'
import { dollarsEach, type QuotedPrice } from '../prices/quoted-price'
import { applyFilters, sortEntries } from './apply-filters'
import { readCatalogue } from './catalogue'
import type { CatalogueEntry } from './facets'
import type { ItineraryFilters } from './filters'
import { type Search, searchItineraries } from './search'

/** `after`: id of the trip before this page. `take`: at most this many. */
export type Pagination = { after?: number | null; take?: number }

export type Matches = {
  ordered: CatalogueEntry[]
  /** Trips found by the search, ignoring the filters; all without a search. */
  searched: CatalogueEntry[]
  matching: CatalogueEntry[]
  search: Search | null
  /** Prices for the travellers by trip id; the entries have these prices too. */
  quoted: Record<string, QuotedPrice> | null
}

export async function findMatches(filters: ItineraryFilters): Promise<Matches> {
  const [catalogue, quoted] = await Promise.all([
    readCatalogue(),
    filters.travellers && readQuotedPrices(filters.travellers),
  ])
  const entries = quoted ? catalogue.map((entry) => ({ ...entry, price: dollarsEach(quoted[entry.id]) })) : catalogue
  const search = filters.query ? await searchItineraries(filters.query, entries) : null
  const month = monthNumber(filters.travellers?.from ?? '')
  const inOrder = search ? bestFirst(entries, search) : suitableFirst(entries, month, Boolean(quoted))
  const ordered = sortEntries(inOrder, filters.sort)
  const searched = search ? ordered.filter(({ id }) => search.points.has(id)) : ordered
  return { ordered, searched, matching: applyFilters(searched, filters), search, quoted }
}

/**
 * Trips with a price for the travellers come first (others may have a minimum age), and of those the ones at their best
 * in this month; 0 for any month.
 */
function suitableFirst(entries: CatalogueEntry[], month: number, hasTravellers: boolean) {
  if (!hasTravellers) return entries
  const rank = ({ price, months }: CatalogueEntry) =>
    (price > 0 ? 0 : 2) + (month === 0 || months.includes(month) ? 0 : 1)
  return entries.toSorted((one, other) => rank(one) - rank(other))
}

// Trips that the search did not find come last.
function bestFirst(entries: CatalogueEntry[], { points }: Search) {
  const found = entries.filter(({ id }) => points.has(id))
  const others = entries.filter(({ id }) => !points.has(id))
  return [...found.toSorted((a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0)), ...others]
}

/** Matches after this id: all for null, none for an unknown id. */
export function entriesAfter({ ordered, matching }: Matches, after: number | null | undefined) {
  if (!after) return matching
  const place = ordered.findIndex(({ id }) => id === after)
  if (place < 0) return []
  const later = new Set(ordered.slice(place + 1))
  return matching.filter((entry) => later.has(entry))
}

/** Ids of the matches, in the order of the list; none for an unknown `after`. */
export async function findIds(filters: ItineraryFilters, { after, take }: Pagination = {}) {
  const entries = entriesAfter(await findMatches(filters), after)
  return entries.slice(0, take).map(({ id }) => id)
}
