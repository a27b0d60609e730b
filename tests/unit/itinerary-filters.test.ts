import { describe, expect, test } from 'vitest'
import { listHref, noFilters, parseAfter, parseApiParams, parseListParams } from '@/lib/itineraries/filters'

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

  test('of a parameter given twice the first one counts', () => {
    expect(parseListParams({ country: ['Uganda', 'Kenya'] }).country).toBe('Uganda')
  })

  test('a search is trimmed, its spaces are folded and its length is capped', () => {
    expect(parseListParams({ query: '  big \n cats ' }).query).toBe('big cats')
    expect(parseListParams({ query: 'x'.repeat(5000) }).query).toHaveLength(100)
  })

  test('the parameters of the page and of the REST call are not mixed up', () => {
    expect(parseApiParams({ type: 'luxury', difficulty: 'Easy' })).toEqual(noFilters)
    expect(parseListParams({ packageType: 'Luxury', difficultyLevel: 'Easy' })).toEqual(noFilters)
  })

  test('an address leads back to the filters it was made of', () => {
    const filters = {
      query: 'café & crème',
      packageType: 'Community & Cultural',
      country: 'Uganda',
      difficulty: 'Moderate',
    } as const
    const url = new URL(listHref(filters), 'http://localhost')
    expect(parseListParams(Object.fromEntries(url.searchParams))).toEqual(filters)
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
