import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countItineraries } from '@/app/itineraries/_components/itinerary-list'
import { findLaterYear, toMonth } from '@/lib/domain/travellers'
import { applyFilters, countFacets, findNearMisses, sortEntries } from '@/lib/search/apply-filters'
import { type CatalogueEntry, facetNames, facets, hasEnoughRatings } from '@/lib/search/facets'
import {
  type ItineraryFilters,
  type ListExtent,
  type ListParams,
  listHref,
  noFilters,
  parseApiParams,
  parseExtent,
  parseListParams as parseParams,
  queryIn,
  toParams,
  unknownFilter,
  withChosen,
} from '@/lib/search/filters'
import { readQuestion } from '@/lib/search/question'

const parseListParams = (params: ListParams) => parseParams(params, readQuestion(queryIn(params)).travellers)

test.each([
  ['luxury', 'luxury'],
  ['budget', 'budget'],
  ['cultural', 'cultural'],
  ['LUXURY', 'luxury'],
  ['Budget-Friendly', 'budget'],
  ['community & cultural', 'cultural'],
])('type=%s means %s', (type, slug) => {
  expect(parseListParams({ type })).toEqual({ ...noFilters, choices: { type: [slug] } })
  expect(parseApiParams({ packageType: type })).toEqual({
    ...noFilters,
    choices: { type: [slug] },
  })
})

test.each([
  { type: 'gold', country: 'France', difficulty: 'deadly' },
  { type: 'all', country: 'all', difficulty: 'none' },
  { type: '', country: '', difficulty: '', query: '   ' },
  {},
  { query: '\u200b \u00ad' },
])('unknown or empty values count as not set: %o', (params) => expect(parseListParams(params)).toEqual(noFilters))

const nextAugust = toMonth('august')

test.each([
  ['in any case', { country: 'kenya', difficulty: 'EASY' }, { choices: { country: ['Kenya'], difficulty: ['Easy'] } }],
  [
    'twice: the first is in the select, the others add to it',
    { country: ['Uganda', 'Kenya', 'uganda', 'Congo'] },
    { choices: { country: ['Uganda', 'Kenya'] } },
  ],
  ['twice, the first of them empty', { country: ['', 'Kenya'] }, { choices: { country: ['Kenya'] } }],
  ['twice in words', { query: ['big', 'cats'] }, { query: 'big' }],
  ['with spaces around and between', { query: '  big \n cats ' }, { query: 'big cats' }],
  ['by the month alone', { month: 'August' }, { travellers: { adults: 2, kids: 0, ages: '', from: nextAugust } }],
  [
    'by a month in the search',
    { query: 'safari august' },
    { travellers: { adults: 2, kids: 0, ages: '', from: nextAugust } },
  ],
  [
    'by a party in the search',
    { query: 'gorillas in august for 3' },
    { query: 'gorillas in august for 3', travellers: { adults: 3, kids: 0, ages: '', from: nextAugust } },
  ],
  [
    'by a search that names another month than the address',
    { query: 'august', from: '2030-07' },
    { travellers: { adults: 2, kids: 0, ages: '', from: nextAugust } },
  ],
  [
    'by the year that the address has for the month of the search',
    { query: 'august', from: '2030-08' },
    { travellers: { adults: 2, kids: 0, ages: '', from: '2030-08' } },
  ],
  [
    'by a month in the search, of which the address has a year that is over',
    { query: 'august', from: '2020-08' },
    { travellers: { adults: 2, kids: 0, ages: '', from: nextAugust } },
  ],
  [
    'by a search for others than the address',
    { query: 'gorillas for 5', adults: '3', kids: '1', ages: '7' },
    { travellers: { adults: 5, kids: 0, ages: '', from: '' } },
  ],
  ['for whose sum the budget is', { query: 'under 4000', budget: 'total' }, { budget: 'total' }],
  ['for whose sum it is where nothing is searched', { budget: 'total' }, { budget: null }],
  ['in too many letters', { query: 'x'.repeat(5000) }, { query: 'x'.repeat(100) }],
])('a filter may come %s', (_, params, filters) => expect(parseListParams(params)).toMatchObject(filters))

test('what counts as not set, or is of the page, is nothing unknown to REST', () => {
  expect(unknownFilter({ difficultyLevel: 'none', country: 'all', packageType: 'ALL', month: '' })).toBeNull()
  expect(unknownFilter({ type: 'gold', after: 'x' })).toBeNull()
})

test('the parameters of the page and of the REST call are not mixed up', () => {
  expect(parseApiParams({ type: 'luxury', difficulty: 'Easy' })).toEqual(noFilters)
  expect(parseListParams({ packageType: 'Luxury', difficultyLevel: 'Easy' })).toEqual(noFilters)
})

test('an address leads back to the filters it was made of', () => {
  const filters = {
    query: 'café & crème',
    choices: {
      country: ['Uganda', 'Kenya'],
      type: ['cultural'],
      difficulty: ['Moderate'],
      animal: ['big-cats'],
      age: ['open'],
    },
    highest: 2500,
    travellers: { adults: 2, kids: 1, ages: '9', from: '2027-08' },
    onlyBest: true,
    budget: 'each',
    sort: 'price',
  } satisfies ItineraryFilters
  const url = new URL(listHref(filters), 'http://localhost')
  expect(parseListParams(toParams(url.searchParams))).toEqual(filters)
})

test.each([
  [{ after: '13' }, 13, 1],
  [{ after: ['13', '4'], parts: '2' }, 13, 2],
  [{ after: '0', parts: '0' }, null, 1],
  [{ parts: '11' }, null, 10],
  [{ parts: '1e9' }, null, 1],
  [{}, null, 1],
])('which trips are shown: %o are those after %s, %s parts', (params, after, parts) => {
  expect(parseExtent(params)).toEqual({ after, parts })
})

test.each<[Partial<ItineraryFilters>, Partial<ListExtent>, string]>([
  [noFilters, {}, '/itineraries'],
  [noFilters, { after: null, parts: 1 }, '/itineraries'],
  [noFilters, { after: 13, parts: 2 }, '/itineraries?after=13&parts=2'],
  [{ choices: { type: ['budget'] } }, {}, '/itineraries?type=budget'],
  [
    { choices: { country: ['Kenya'] }, query: 'big cats' },
    { after: 13 },
    '/itineraries?query=big+cats&country=Kenya&after=13',
  ],
])('%o, of them %o, have the address %s', (filters, extent, address) => {
  expect(listHref(filters, extent)).toBe(address)
})

const entry = (id: number, given: Partial<CatalogueEntry>): CatalogueEntry => ({
  ...{ id, country: 'Kenya', packageType: 'Luxury', difficulty: 'Easy', duration: 5, price: 1500, months: [7] },
  ...{
    rating: null,
    reviews: 0,
    animals: [],
    themes: [],
    youngest: null,
    onFoot: 0,
    highestNight: null,
    nightsAtSea: 0,
    isInConservancy: false,
    joinDays: [],
    longestDrive: 4,
    names: [],
  },
  ...given,
})
const entries = [
  entry(1, { months: [1, 7], animals: ['elephants'], price: 900 }),
  entry(2, { country: 'Uganda', months: [7, 8], animals: ['gorillas'], duration: 4, youngest: 15 }),
  entry(3, {
    country: 'Tanzania',
    months: [12],
    price: 0,
    duration: 12,
    rating: 4.5,
    reviews: 2,
    youngest: 0,
    longestDrive: 5.5,
    joinDays: ['2027-08-14', '2027-10-02'],
  }),
  entry(4, {
    country: 'Uganda',
    packageType: 'Budget-Friendly',
    price: 2000,
    rating: 4.5,
    reviews: 9,
    longestDrive: null,
  }),
]

test('ratings tell trips apart once three trips have three each', () => {
  const withReviews = (...counts: number[]) => counts.map((reviews, id) => entry(id, { reviews }))
  expect(hasEnoughRatings(withReviews(9, 9, 2, 0))).toBe(false)
  expect(hasEnoughRatings(withReviews(3, 4, 3, 0))).toBe(true)
})

const filters = (given: Partial<ItineraryFilters>) => ({ ...noFilters, ...given })
const inAugust = { adults: 2, kids: 0, ages: '', from: '2027-08' }
const narrow = { country: ['Uganda'], animal: ['gorillas'], length: ['4-6'], price: ['1000-2000'] }

test.each<[string, Partial<ItineraryFilters>, number[]]>([
  ['choices of one facet add up', { choices: { country: ['Kenya', 'Tanzania'] } }, [1, 3]],
  ['choices of several facets narrow each other', { choices: narrow }, [2]],
  ['a price on request is in no range', { choices: { price: facets.price.map(({ value }) => value) } }, [1, 2, 4]],
  ['an age that nobody has said is in no group', { choices: { age: ['open'] } }, [3]],
  ['unknown driving hours are not short ones', { choices: { driving: ['up-to-5'] } }, [1, 2]],
  ['dates to join are those of trips that leave', { choices: { dates: ['to-join'] } }, [3]],
  ['and leave in the month that is given', { choices: { dates: ['to-join'] }, travellers: inAugust }, [3]],
  ['or are not found', { choices: { dates: ['to-join'] }, travellers: { ...inAugust, from: '2027-09' } }, []],
  ['a month leaves trips that are less good then', { travellers: inAugust }, [1, 2, 3, 4]],
  ['unless only those at their best are wanted', { travellers: inAugust, onlyBest: true }, [2]],
])('%s', (_, given, ids) => expect(applyFilters(entries, filters(given)).map(({ id }) => id)).toEqual(ids))

const near = (given: Partial<ItineraryFilters>) => findNearMisses(entries, filters(given))

test('beside a limit on price stand the trips just above it, and how many there are', () => {
  expect(near({ highest: 1400 })).toEqual({
    dearer: 2,
    trips: [
      { id: 2, reason: 'US$100 over your limit' },
      { id: 4, reason: 'US$600 over your limit' },
      { id: 3, reason: 'Price on request' },
    ],
  })
})

test.each<[Partial<ItineraryFilters>, object[]]>([
  [{}, []],
  [{ choices: { country: ['Uganda'], length: ['4-6'] } }, [{ id: 1, reason: 'In Kenya' }]],
  [
    { choices: { age: ['12-plus'], animal: ['elephants'] } },
    [
      { id: 1, reason: 'Minimum age not known' },
      { id: 2, reason: 'Without elephants' },
    ],
  ],
  [
    { travellers: inAugust, onlyBest: true, choices: { country: ['Tanzania'] } },
    [
      { id: 2, reason: 'In Uganda' },
      { id: 3, reason: 'Best December' },
    ],
  ],
  [
    { travellers: { ...inAugust, from: '2027-09' }, choices: { dates: ['to-join'] } },
    [
      { id: 1, reason: 'For you alone, on any date' },
      { id: 2, reason: 'For you alone, on any date' },
      { id: 3, reason: 'On dates in other months' },
    ],
  ],
])('%o leaves few trips: these miss one thing', (given, trips) => expect(near(given).trips).toEqual(trips))

test.each([
  {},
  { choices: { country: ['Uganda'] } },
  { choices: { country: ['Kenya', 'Uganda'], length: ['4-6'] } },
  { choices: { type: ['luxury'], animal: ['gorillas', 'elephants'], length: ['4-6'] } },
  { travellers: inAugust },
  { travellers: { ...inAugust, from: '2027-09' } },
] as Partial<ItineraryFilters>[])('a count is what the list has with that choice instead: %o', (given) => {
  const counts = countFacets(entries, filters(given))
  for (const facet of facetNames) {
    for (const { value } of facets[facet]) {
      const alone = withChosen(filters(given), facet, [value])
      expect(counts[facet][value], `${facet} ${value}`).toBe(applyFilters(entries, alone).length)
    }
  }
})

test.each([
  [null, [1, 2, 3, 4]],
  ['price', [1, 2, 4, 3]],
  ['length', [2, 1, 4, 3]],
  ['rating', [4, 3, 1, 2]],
] as const)('sorted by %s', (sort, order) => {
  expect(sortEntries(entries, sort).map(({ id }) => id)).toEqual(order)
})

test.each([
  [{ before: 0, size: 6, total: 6 }, '6 trips'],
  [{ before: 0, size: 1, total: 1 }, '1 trip'],
  [{ before: 0, size: 0, total: 0 }, '0 trips'],
  [{ before: 0, size: 24, total: 30 }, '24 of 30 trips'],
  [{ before: 0, size: 30, total: 30 }, '30 trips'],
  [{ before: 24, size: 6, total: 30 }, 'Trips 25 to 30 of 30'],
])('%o is announced as %s', (shown, announced) => {
  expect(countItineraries({ list: '/itineraries', after: null, ...shown })).toBe(announced)
})

test.each([
  ['2500', 2500],
  ['2.500', 2500],
  ['2,500', 2500],
  ['2 500,00', 2500],
  ['US$2,500.50', 2500],
  ['٢٥٠٠', 2500],
  ['€2500', null],
  ['0', null],
  ['-5', null],
  ['10000000', null],
  ['cheap', null],
])('at most %s is %s dollars', (highest, dollars) => expect(parseListParams({ highest }).highest).toBe(dollars))

describe('a month without a year', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-29T09:00:00Z'), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['is the next one', 'december', '2026-12'],
    ['may be in next year', 'january', '2027-01'],
    ['is that of next year in its last week', 'november', '2027-11'],
  ])('%s', (_, name, month) => expect(toMonth(name)).toBe(month))

  test.each([
    ['2026-11', { days: 0, later: '2027-11' }],
    ['2026-12', { days: 2, later: '2027-12' }],
    ['2027-01', null],
  ])('%s comes with the month a year on if it begins soon: %o', (month, later) =>
    expect(findLaterYear(month, new Date())).toEqual(later),
  )
})
