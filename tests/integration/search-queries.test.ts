import { describe, expect, test } from 'vitest'
import * as list from '@/app/api/itineraries/route'
import { findMatches } from '@/lib/data/itinerary-order'
import { findItineraryPage } from '@/lib/data/itinerary-pages'
import { noFilters } from '@/lib/itineraries/filters'
import { naturalQueries } from '../support/search-queries'

async function search(query: string) {
  const { matching, search } = await findMatches({ ...noFilters, query })
  return { ids: matching.map(({ id }) => id), ...search }
}

test('at least 95 of a hundred natural queries have a right trip among the first three', async () => {
  const missed: string[] = []
  for (const [query, right] of naturalQueries) {
    const first = (await search(query)).ids.slice(0, 3)
    if (!first.some((id) => right.includes(id))) missed.push(`${query}: ${first}`)
  }
  expect(naturalQueries.length).toBeGreaterThanOrEqual(60)
  expect(missed.length / naturalQueries.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
}, 60_000)

describe('a search with typing errors', () => {
  test.each([
    ['gorrilla', 'gorilla'],
    ['serengetti', 'serengeti'],
    ['kilimangaro', 'kilimanjaro'],
    ['zansibar honymoon', 'zanzibar honeymoon'],
    ['elefants', null],
    ['dubia desert', 'dubai desert'],
  ])('%s is understood', async (typed, corrected) => {
    const found = await search(typed)
    expect(found.ids.length).toBeGreaterThan(0)
    expect(found.corrected).toBe(corrected)
  })

  test('is not corrected where something is found as it stands', async () => {
    expect(await search('kobs')).toMatchObject({ corrected: null })
    expect((await search('mara')).corrected).toBeNull()
  })

  test('what is like no word of ours is left alone', async () => {
    expect(await search('penguin')).toMatchObject({ ids: [], corrected: null, fit: 'none', unknown: ['penguin'] })
    expect(await search('tiger')).toMatchObject({ ids: [], corrected: null })
  })
})

describe('a search of several words', () => {
  test('leaves out a word that no trip has, and says so', async () => {
    const found = await search('penguin dubai')
    expect(found.unknown).toEqual(['penguin'])
    expect(found.ids.toSorted()).toEqual([17, 18])
  })

  test.each([
    ['zzqx-nothing-like-this', ['zzqx-nothing-like-this']],
    ['northern lights', ['northern lights']],
    ['penguin walrus kenya', ['penguin', 'walrus']],
  ])('finds nothing where most of it is unknown: %s', async (query, unknown) => {
    const { itineraries, search, instead } = await findItineraryPage({ ...noFilters, query }, null)
    expect(itineraries).toEqual([])
    expect(search).toMatchObject({ fit: 'none', unknown })
    expect(instead?.nearest).toHaveLength(3)
  })

  test.each(['northern circuit', 'northern kenya', 'maasai-mara', 'white rhino', 'family-friendly safari'])(
    'finds %s',
    async (query) => expect((await search(query)).ids).not.toEqual([]),
  )

  test('wants both of two', async () => {
    expect(await search('gorilla dubai')).toMatchObject({ ids: [], fit: 'none' })
  })

  test('takes what meets most of many', async () => {
    const found = await search('serengeti in february with family')
    expect(found.fit).toBe('most')
    expect(found.ids[0]).toBe(3)
  })

  test('takes what is nearly as long, when nothing is as long', async () => {
    const found = await search('tanzania 13 days')
    expect(found).toMatchObject({ fit: 'near', ids: [3] })
  })
})

test('what is in the title comes before what is in a place, a highlight and a day', async () => {
  const { ids } = await search('gorilla')
  // Bwindi Gorilla Trek; Gorillas and Crater Lakes; a tag and highlights; only the description.
  expect(ids).toEqual([15, 4, 9, 12])
})

test('a synonym of the operator counts at once', async () => {
  const { testDb } = await import('../support/test-db')
  expect((await search('quux')).ids).toEqual([])
  await testDb.synonym.create({ data: { term: 'quux', means: 'falconry, camel & december' } })
  try {
    expect((await search('quux')).ids.toSorted()).toEqual([17, 18])
    expect((await search('quuux')).corrected).toBe('quux')
  } finally {
    await testDb.synonym.delete({ where: { term: 'quux' } })
    await testDb.searchWord.delete({ where: { word: 'quux' } })
  }
})

describe('GET /api/itineraries', () => {
  const get = (search: string) => list.GET(new Request(`http://localhost/api/itineraries${search}`), {})

  test('understands the same search, best first', async () => {
    const response = await get('?query=gorrilla&limit=2')
    expect(((await response.json()) as { id: number }[]).map(({ id }) => id)).toEqual([15, 4])
    expect(response.headers.get('link')).toContain('after=4')
  })

  test.each([
    ['?country=Rwanda', 'country must be one of: Kenya, Tanzania, Uganda, Dubai.'],
    ['?packageType=gold', 'packageType must be one of: Luxury, Budget-Friendly, Community & Cultural.'],
    ['?difficultyLevel=deadly', 'difficultyLevel must be one of: Easy, Moderate, Challenging.'],
    ['?country=Kenya&country=Congo', 'country must be one of: Kenya, Tanzania, Uganda, Dubai.'],
    ['?length=long', 'length must be one of: up-to-3, 4-6, 7-9, 10-plus.'],
    ['?sort=beauty', 'sort must be one of: price, length, rating.'],
  ])('refuses %s with a sentence', async (search, error) => {
    const response = await get(search)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error })
  })

  test.each([
    ['?month=december&country=Uganda', [4, 9, 15, 16]],
    ['?month=12&country=Uganda', [4, 9, 15, 16]],
    ['?country=Dubai&country=Uganda&price=under-1000', [18]],
    ['?animal=gorillas&age=12-plus', [4, 9, 15]],
    ['?theme=beach&theme=hiking&packageType=luxury&country=Tanzania', [3, 5]],
    ['?length=up-to-3&sort=price', [7, 18]],
  ])('narrows by the facets: %s', async (search, ids) => {
    const found = (await (await get(search)).json()) as { id: number }[]
    expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids)
  })
})

test('a list without trips says what to change, and what comes closest', async () => {
  const both = await findItineraryPage({ ...noFilters, query: 'gorilla dubai' }, null)
  expect(both.instead?.ways.map(({ text, total }) => `${text}: ${total}`)).toEqual([
    'Only “gorilla”: 4',
    'Only “dubai”: 2',
    'Without “gorilla dubai”: 18',
  ])
  const narrowed = await findItineraryPage(
    { ...noFilters, query: 'rhino', country: 'Uganda', difficulty: 'Easy' },
    null,
  )
  expect(narrowed.instead?.ways.map(({ text }) => text)).toEqual(['Without Uganda', 'Without Easy'])
  expect(narrowed.instead?.nearest).toHaveLength(3)
})
