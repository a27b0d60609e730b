// 'Safari and beach': two trips in one journey, which together keep the budget, length and months of a search.
import 'server-only'
import type { Combination } from '../itineraries/combinations'
import { listCombinations } from '../itineraries/extensions'
import { daysBetween } from '../prices/in-turn'
import type { QuotedPrice } from '../prices/quoted-price'
import { applyFilters } from './apply-filters'
import { judge } from './criteria'
import type { CatalogueEntry } from './facets'
import type { ItineraryFilters } from './filters'
import type { Matches } from './search'

export type ListedCombination = {
  ids: Combination['ids']
  titles: string[]
  days: number
  /** US dollars: of the party, or of each of two sharing. */
  price: { total: number } | { each: number }
}

const mostListed = 3

/** Of a safari and days at the sea, where a search asks for both; the cheapest first. */
export async function findCombinations(matches: Matches, filters: ItineraryFilters): Promise<ListedCombination[]> {
  const { search, ordered, quoted } = matches
  const wanted = search?.safariAndSea
  if (!wanted) return []
  const found = (await listCombinations()).flatMap((combination) => {
    const trips = combination.ids.flatMap((id) => ordered.find((entry) => entry.id === id) ?? [])
    const [first, second] = trips
    if (!first || !second) return []
    const joined = join(first, second, combination)
    const isFitting =
      joined.price > 0 &&
      joined.nightsAtSea > 0 &&
      wanted.every((constraints) => constraints.some((one) => judge(one, { ...joined, isCheap: true })?.isExact)) &&
      applyFilters([joined], filters).length > 0
    return isFitting ? [{ combination, joined }] : []
  })
  const cheapest = found.toSorted((one, other) => one.joined.price - other.joined.price).slice(0, mostListed)
  return cheapest.map(({ combination, joined: { duration, price } }) => {
    const { ids, titles, transfer } = combination
    const total = quoted && sumQuoted(ids, quoted, transfer.price)
    return { ids, titles, days: duration, price: total ? { total } : { each: price } }
  })
}

/** Both as one trip. */
function join(first: CatalogueEntry, second: CatalogueEntry, { transfer }: Combination): CatalogueEntry {
  return {
    ...first,
    duration: first.duration + second.duration + daysBetween(transfer),
    price: first.price > 0 && second.price > 0 ? first.price + second.price + Math.ceil(transfer.price) : 0,
    months: first.months.filter((month) => second.months.includes(month)),
    animals: [...new Set([...first.animals, ...second.animals])],
    themes: [...new Set([...first.themes, ...second.themes])],
    youngest: first.youngest === null || second.youngest === null ? null : Math.max(first.youngest, second.youngest),
    onFoot: Math.max(first.onFoot, second.onFoot),
    nightsAtSea: first.nightsAtSea + second.nightsAtSea,
    names: [...new Set([...first.names, ...second.names])],
  }
}

/** US dollars of the party; null if a trip has no price. */
function sumQuoted(ids: number[], quoted: Record<string, QuotedPrice>, transfer: number) {
  let total = 0
  for (const [index, id] of ids.entries()) {
    const one = quoted[id]
    if (!one || !('total' in one)) return null
    total += one.total / 100 + (index > 0 ? Math.ceil(transfer * one.people) : 0)
  }
  return total
}
