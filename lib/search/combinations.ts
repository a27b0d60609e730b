// 'Safari and beach': two trips in one journey, which together keep the length and months of a search and, if any does,
// its budget.
import 'server-only'
import type { Combination } from '../itineraries/combinations'
import { listCombinations } from '../itineraries/extensions'
import { daysBetween } from '../prices/in-turn'
import type { QuotedPrice } from '../prices/quoted-price'
import { applyFilters } from './apply-filters'
import type { Constraint } from './constraints'
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
  /** How much of the price is above the budget; 0 if none is. */
  above: number
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
      wanted.every((constraints) => constraints.some((one) => suits(one, joined))) &&
      applyFilters([joined], filters).length > 0
    return isFitting ? [{ combination, joined, above: aboveBudget(wanted.flat(), joined) }] : []
  })
  const within = found.filter(({ above }) => above === 0)
  const listed = within.length > 0 ? within : found
  const cheapest = listed.toSorted((one, other) => one.joined.price - other.joined.price).slice(0, mostListed)
  return cheapest.map(({ combination, joined: { duration, price }, above }) => {
    const { ids, titles, transfer } = combination
    const sum = quoted && sumQuoted(ids, quoted, transfer.price)
    const priced = sum
      ? { price: { total: sum.total }, above: Math.round(above * sum.people) }
      : { price: { each: price }, above: Math.round(above) }
    return { ids, titles, days: duration, ...priced }
  })
}

/** A price may be nearly met. */
function suits(constraint: Constraint, joined: CatalogueEntry) {
  const met = judge(constraint, { ...joined, isCheap: true })
  return met !== null && (met.isExact || (constraint.kind === 'price' && joined.price > constraint.most))
}

/** Of one person in US dollars. */
const aboveBudget = (constraints: Constraint[], { price }: CatalogueEntry) =>
  Math.max(0, ...constraints.map((one) => (one.kind === 'price' ? price - one.most : 0)))

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

/** US dollars of the party, and how many pay them; null if a trip has no price. */
function sumQuoted(ids: number[], quoted: Record<string, QuotedPrice>, transfer: number) {
  let [total, people] = [0, 0]
  for (const [index, id] of ids.entries()) {
    const one = quoted[id]
    if (!one || !('total' in one)) return null
    total += one.total / 100 + (index > 0 ? Math.ceil(transfer * one.people) : 0)
    people = one.people
  }
  return { total, people }
}
