import { describe, expect, test } from 'vitest'
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

describe('filters of the itinerary list', () => {
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

  test('country and difficulty are read in any case', () => {
    expect(parseListParams({ country: 'kenya', difficulty: 'EASY' })).toMatchObject({
      country: 'Kenya',
      difficulty: 'Easy',
    })
  })

  test('of a filter given twice the first one is in the select, and the others add to it', () => {
    expect(parseListParams({ country: ['Uganda', 'Kenya', 'uganda', 'Congo'] })).toMatchObject({
      country: 'Uganda',
      choices: { country: ['Kenya'] },
    })
    expect(parseListParams({ country: ['', 'Kenya'] })).toMatchObject({ country: 'Kenya', choices: {} })
    expect(parseListParams({ query: ['big', 'cats'] }).query).toBe('big')
  })

  test('a month is read by its name and its number', () => {
    expect(parseListParams({ month: ['July', '8', '13'] }).choices).toEqual({ month: ['july', 'august'] })
  })

  test.each([
    [{ country: 'France' }, 'country must be one of: Kenya, Tanzania, Uganda, Dubai.'],
    [{ packageType: ['luxury', 'gold'] }, 'packageType must be one of: Luxury, Budget-Friendly, Community & Cultural.'],
    [{ difficultyLevel: 'none', country: 'all', packageType: 'ALL', month: '' }, null],
    [{ type: 'gold', after: 'x' }, null],
  ])('what is unknown to REST is named: %o', (params, sentence) => {
    expect(unknownFilter(params)).toBe(sentence)
  })

  test('a search is trimmed, its spaces are folded and its length is capped', () => {
    expect(parseListParams({ query: '  big \n cats ' }).query).toBe('big cats')
    expect(parseListParams({ query: 'x'.repeat(5000) }).query).toHaveLength(100)
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

  test('an address that goes on keeps the filters', () => {
    expect(listHref({ country: 'Kenya', query: 'big cats' }, 13)).toBe(
      '/itineraries?query=big+cats&country=Kenya&after=13',
    )
  })

  test('without filters the address is the plain list', () => {
    expect(listHref(noFilters)).toBe('/itineraries')
    expect(listHref({ packageType: 'Budget-Friendly' })).toBe('/itineraries?type=budget')
  })
})
