import { expect, test } from 'vitest'
import { facetNames, facets } from '@/lib/itineraries/facets'
import {
  type ItineraryFilters,
  listHref,
  noFilters,
  paramsOf,
  parseAfter,
  parseApiParams,
  parseListParams,
  unknownFilter,
  withChosen,
} from '@/lib/itineraries/filters'

test.each([
  ['luxury', 'Luxury'],
  ['budget', 'Budget-Friendly'],
  ['cultural', 'Community & Cultural'],
  ['LUXURY', 'Luxury'],
  ['Budget-Friendly', 'Budget-Friendly'],
  ['community & cultural', 'Community & Cultural'],
])('type=%s means %s', (type, packageType) => {
  expect(parseListParams({ type })).toEqual({ ...noFilters, packageType })
  expect(parseApiParams({ packageType: type })).toEqual({ ...noFilters, packageType })
})

test.each([
  { type: 'gold', country: 'France', difficulty: 'deadly' },
  { type: 'all', country: 'all', difficulty: 'none' },
  { type: '', country: '', difficulty: '', query: '   ' },
  {},
])('unknown or empty values count as not set: %o', (params) => {
  expect(parseListParams(params)).toEqual(noFilters)
})

test.each([
  ['in any case', { country: 'kenya', difficulty: 'EASY' }, { country: 'Kenya', difficulty: 'Easy' }],
  [
    'twice: the first is in the select, the others add to it',
    { country: ['Uganda', 'Kenya', 'uganda', 'Congo'] },
    { country: 'Uganda', choices: { country: ['Kenya'] } },
  ],
  ['twice, the first of them empty', { country: ['', 'Kenya'] }, { country: 'Kenya', choices: {} }],
  ['twice in words', { query: ['big', 'cats'] }, { query: 'big' }],
  ['by name and by number', { month: ['July', '8', '13'] }, { choices: { month: ['july', 'august'] } }],
  ['with spaces around and between', { query: '  big \n cats ' }, { query: 'big cats' }],
  ['in too many letters', { query: 'x'.repeat(5000) }, { query: 'x'.repeat(100) }],
])('a filter may come %s', (_, params, filters) => {
  expect(parseListParams(params)).toMatchObject(filters)
})

test('what counts as not set, or is of the page, is nothing unknown to REST', () => {
  expect(unknownFilter({ difficultyLevel: 'none', country: 'all', packageType: 'ALL', month: '' })).toBeNull()
  expect(unknownFilter({ type: 'gold', after: 'x' })).toBeNull()
})

test('the parameters of the page and of the REST call are not mixed up', () => {
  expect(parseApiParams({ type: 'luxury', difficulty: 'Easy' })).toEqual(noFilters)
  expect(parseListParams({ packageType: 'Luxury', difficultyLevel: 'Easy' })).toEqual(noFilters)
})

test.each(facetNames)('%s is in the address, in the order of its choices', (facet) => {
  const values = facets[facet].slice(0, 3).map(({ value }) => value)
  const address = listHref(withChosen(noFilters, facet, values))
  expect(address).toBe(`/itineraries?${new URLSearchParams(values.map((value) => [facet, value]))}`)
})

test('an address leads back to the filters it was made of', () => {
  const filters = {
    query: 'café & crème',
    packageType: 'Community & Cultural',
    country: 'Uganda',
    difficulty: 'Moderate',
    choices: { month: ['july', 'august'], country: ['Kenya'], animal: ['big-cats'], age: ['open'] },
    highest: 2500,
    travellers: { adults: 2, kids: 1, ages: '9', from: '2027-08' },
    sort: 'price',
  } satisfies ItineraryFilters
  const url = new URL(listHref(filters), 'http://localhost')
  expect(parseListParams(paramsOf(url.searchParams))).toEqual(filters)
})

test.each([
  [{ after: '13' }, 13],
  [{ after: ['13', '4'] }, 13],
  [{ after: '0' }, null],
  [{ after: '-1' }, null],
  [{ after: '1e3' }, null],
  [{ after: '99999999999' }, null],
  [{}, null],
])('where the list goes on: %o is after %s', (params, after) => {
  expect(parseAfter(params)).toBe(after)
})

test.each<[Partial<ItineraryFilters>, after: number | undefined, string]>([
  [noFilters, undefined, '/itineraries'],
  [{ packageType: 'Budget-Friendly' }, undefined, '/itineraries?type=budget'],
  [{ country: 'Kenya', query: 'big cats' }, 13, '/itineraries?query=big+cats&country=Kenya&after=13'],
])('%o after %s has the address %s', (filters, after, address) => {
  expect(listHref(filters, after)).toBe(address)
})
