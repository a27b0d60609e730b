import { expect, test } from 'vitest'
import { type CatalogueEntry, facetNames, facets } from '@/lib/itineraries/facets'
import { chosenOf, type ItineraryFilters, noFilters, withChosen } from '@/lib/itineraries/filters'
import { countFacets, narrow, sortEntries } from '@/lib/itineraries/narrow'

const entry = (id: number, given: Partial<CatalogueEntry>): CatalogueEntry => ({
  ...{ id, country: 'Kenya', packageType: 'Luxury', difficulty: 'Easy', duration: 5, price: 1500, months: [7] },
  ...{ rating: null, reviews: 0, animals: [], themes: [], youngest: null, onFoot: 0, names: [] },
  ...given,
})
const entries = [
  entry(1, { months: [1, 7], animals: ['elephants'], price: 900 }),
  entry(2, { country: 'Uganda', months: [7, 8], animals: ['gorillas'], duration: 4, youngest: 15 }),
  entry(3, { country: 'Tanzania', months: [12], price: 0, duration: 12, rating: 4.5, reviews: 2, youngest: 0 }),
  entry(4, { country: 'Uganda', packageType: 'Budget-Friendly', price: 2000, rating: 4.5, reviews: 9 }),
]
const filters = (given: Partial<ItineraryFilters>) => ({ ...noFilters, ...given })
const ids = (given: Partial<ItineraryFilters>) => narrow(entries, filters(given)).map(({ id }) => id)

test('choices of one facet add up', () => {
  expect(ids({ choices: { month: ['january', 'december'] } })).toEqual([1, 3])
  expect(ids({ country: 'Kenya', choices: { country: ['Tanzania'] } })).toEqual([1, 3])
})

test('choices of several facets narrow each other', () => {
  expect(ids({ country: 'Uganda', choices: { month: ['july'], length: ['4-6'], price: ['1000-2000'] } })).toEqual([2])
})

test('a price on request is in no price range', () => {
  const every = facets.price.map(({ value }) => value)
  expect(ids({ choices: { price: every } })).toEqual([1, 2, 4])
})

test('an age that nobody has said is in no group', () => {
  expect(ids({ choices: { age: ['open'] } })).toEqual([3])
  expect(ids({ choices: { age: ['12-plus'] } })).toEqual([2])
})

test.each([
  {},
  { country: 'Uganda' },
  { country: 'Kenya', choices: { country: ['Uganda'], month: ['july'] } },
  { packageType: 'Luxury', choices: { animal: ['gorillas', 'elephants'], length: ['4-6'] } },
] as Partial<ItineraryFilters>[])('a count is what the list has with that choice instead: %o', (given) => {
  const counts = countFacets(entries, filters(given))
  for (const facet of facetNames) {
    for (const { value } of facets[facet]) {
      const alone = withChosen(filters(given), facet, [value])
      expect(counts[facet][value], `${facet} ${value}`).toBe(narrow(entries, alone).length)
    }
  }
})

test('the first value of a documented filter is counted among the chosen ones', () => {
  expect(chosenOf(filters({ packageType: 'Budget-Friendly', choices: { type: ['luxury'] } }), 'type')).toEqual([
    'budget',
    'luxury',
  ])
})

test.each([
  [null, [1, 2, 3, 4]],
  ['price', [1, 2, 4, 3]],
  ['length', [2, 1, 4, 3]],
  ['rating', [4, 3, 1, 2]],
] as const)('sorted by %s', (sort, order) => {
  expect(sortEntries(entries, sort).map(({ id }) => id)).toEqual(order)
})
