import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as unknownPath from '@/app/api/[...path]/route'
import * as fleet from '@/app/api/fleet-vehicles/route'
import * as reviews from '@/app/api/itineraries/[id]/reviews/route'
import * as trip from '@/app/api/itineraries/[id]/route'
import * as list from '@/app/api/itineraries/route'
import * as options from '@/app/api/itinerary-options/route'
import * as team from '@/app/api/team-members/route'
import * as volunteers from '@/app/api/volunteers/route'
import { samples } from '@/lib/content/experiences/adventure'
import { noFilters } from '@/lib/search/filters'
import { findItineraryPage } from '@/lib/search/list-page'
import { listDubaiItineraries, listSimilarItineraries, tripsOrSamples } from '@/lib/search/summaries'
import { answerOf, get, getJson, idsOf } from '../support/rest'
import { testDb } from '../support/test-db'
import { withTrips } from '../support/trips'

const inOrder = [1, 4, 6, 2, 3, 7, 13, 15, 17, 5, 8, 9, 10, 11, 12, 14, 16, 18, 19]

const getList = (search = '') => get(list, search)
const idsIn = async (search: string) => idsOf(await getJson(list, search))
const getReviews = (search = '') => get(reviews, search, { id: '18' })

const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ id: 901 + index, title: 'More' }))

/** Follows rel="next" to the end. Returns the ids of every part. */
async function follow(get: (search: string) => Promise<Response>, search: string) {
  const parts: number[][] = []
  let next: string | undefined = search
  while (next !== undefined && parts.length < 50) {
    const response = await get(next)
    expect(response.status).toBe(200)
    parts.push(idsOf(await response.json()))
    const link: string | null = response.headers.get('link')
    next = link ? /^<[^?>]+(\?[^>]*)>; rel="next"$/.exec(link)?.[1] : undefined
    if (link) expect(next).toBeDefined()
  }
  return parts
}

describe('GET /api/itineraries', () => {
  test('gives every field of the specification, numbers as numbers, and nothing internal', async () => {
    const choices = { country: 'Kenya', packageType: 'Luxury', difficultyLevel: 'Easy' }
    for (const given of [(await getJson(list))[0], await getJson(trip, '', { id: '1' })]) {
      expect(given).toMatchObject({ id: 1, price: 9150, ...choices })
      expect(Object.keys(given.dayByDay)).toHaveLength(10)
      expect(given).not.toHaveProperty('searchText')
    }
  })

  test.each([
    ['?packageType=Luxury', [1, 2, 3, 4, 5, 17]],
    ['?packageType=cultural', [10, 11, 12]],
    ['?packageType=all&country=all&difficultyLevel=none', inOrder],
    ['?country=Dubai', [17, 18]],
    ['?difficultyLevel=Challenging', [4, 9, 13, 14, 15]],
    ['?country=Uganda&packageType=luxury', [4]],
    ['?country=Dubai&difficultyLevel=Challenging', []],
    ['?month=december&country=Uganda', [4, 9, 15, 16]],
    ['?month=12&country=Uganda', [4, 9, 15, 16]],
    ['?country=Dubai&country=Uganda&price=under-1000', [18]],
    ['?animal=gorillas&age=12-plus', [4, 9, 15]],
    ['?theme=beach&theme=hiking&packageType=luxury&country=Tanzania', [3, 5]],
    ['?length=up-to-3&sort=price', [7, 18]],
    ['?query=lemosho%00', [13]],
  ])('%s', async (search, ids) => {
    expect((await idsIn(search)).toSorted()).toEqual(ids.toSorted())
  })

  test.each([
    ['?country=Rwanda', 'country must be one of: Kenya, Tanzania, Uganda, Dubai.'],
    ['?packageType=gold', 'packageType must be one of: Luxury, Budget-Friendly, Community & Cultural.'],
    ['?difficultyLevel=deadly', 'difficultyLevel must be one of: Easy, Moderate, Challenging.'],
    ['?country=Kenya&country=Congo', 'country must be one of: Kenya, Tanzania, Uganda, Dubai.'],
    ['?length=long', 'length must be one of: up-to-3, 4-6, 7-9, 10-plus.'],
    ['?sort=beauty', 'sort must be one of: price, length, rating.'],
    ['?query=under+4000&budget=all', 'budget must be one of: each, total.'],
    ['?month=2020-08', 'month must be a month that is not over, such as august or 2027-08.'],
    ['?limit=0', 'limit must be a whole number from 1 to 100.'],
    ['?limit=101', 'limit must be a whole number from 1 to 100.'],
    ['?limit=ten', 'limit must be a whole number from 1 to 100.'],
    ['?limit=', 'limit must be a whole number from 1 to 100.'],
    ['?after=-1', 'after must be the id of the last entry you have.'],
    ['?after=99999999999', 'after must be the id of the last entry you have.'],
    ['?after=4711', 'after must be the id of the last entry you have. Start again without it.'],
  ])('refuses %s with a sentence', async (search, error) => {
    expect(await answerOf(getList(search))).toEqual([400, { error }])
  })

  test('following the links gives every trip once, in the order of the list, and keeps the filters', async () => {
    const parts = await follow(getList, '?limit=5')
    expect(parts.map((part) => part.length)).toEqual([5, 5, 5, 4])
    expect(parts.flat()).toEqual(inOrder)
    const filtered = await follow(getList, '?limit=2&country=Uganda&query=uganda')
    expect(filtered.length).toBeGreaterThan(1)
    expect(filtered.flat()).toEqual(await idsIn('?country=Uganda&query=uganda'))
  })

  test('a limit that fits exactly has no next part, and no limit gives the rest', async () => {
    expect((await getList('?limit=19')).headers.get('link')).toBeNull()
    expect(await idsIn('?after=16')).toEqual([18, 19])
  })

  test.each([181, 182, 482])('without a limit all come at once: %i more', async (count) => {
    const more = numbered(count)
    await withTrips(more, async () => {
      expect(await follow(getList, '')).toEqual([[...inOrder, ...idsOf(more)]])
      expect(await follow(getList, '?after=901')).toEqual([idsOf(more).slice(1)])
      const [found = [], ...others] = await follow(getList, '?query=more')
      expect([new Set(found).size, others]).toEqual([found.length, []])
      expect(found).toEqual(expect.arrayContaining(idsOf(more)))
    })
  })
})

describe('GET /api/itineraries/{id} and its reviews', () => {
  beforeEach(async () => {
    // Every seventh at the same moment as its neighbours, and one of them held.
    const row = { itineraryId: 18, userName: 'Guest', rating: 4, comment: 'Fine' }
    const data = Array.from({ length: 355 }, (_, index) => ({
      ...{ ...row, createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 7))) },
      ...(index === 11 && { status: 'held', heldFor: 'links' }),
    }))
    await testDb.review.createMany({ data })
  })
  afterEach(async () => {
    await testDb.review.deleteMany({ where: { itineraryId: 18 } })
  })

  test.each(['0', '-1', '1.5', 'abc', '99999999999', '4711'])('answers 404 in JSON for id %s', async (id) => {
    for (const route of [trip, reviews])
      expect(await answerOf(get(route, '', { id }))).toEqual([404, { error: 'Itinerary not found' }])
  })

  test('without a limit all shown reviews come at once, newest first, and following the links gives each once', async () => {
    const response = await getReviews()
    expect(response.headers.get('link')).toBeNull()
    const whole: { id: number; createdAt: string }[] = await response.json()
    const times = whole.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    const parts = await follow(getReviews, '?limit=100')
    expect(parts.map((part) => part.length)).toEqual([100, 100, 100, 54])
    expect(parts.flat()).toEqual(idsOf(whole))
  })

  test('the answer breaks off when its place in the list is lost', async () => {
    const reader = (await getReviews()).body?.getReader()
    await reader?.read()
    await testDb.review.deleteMany({ where: { itineraryId: 18 } })
    await expect(reader?.read()).rejects.toThrow('The review before this part is gone.')
  })

  test('a review of another trip is nothing to go on after', async () => {
    const [review] = await (await getReviews('?limit=1')).json()
    expect((await get(reviews, `?after=${review.id}`, { id: '17' })).status).toBe(400)
  })
})

describe('the pages of the list', () => {
  test('follow each other and know their place', async () => {
    const more = numbered(10)
    await withTrips(more, async () => {
      const first = await findItineraryPage(noFilters)
      expect(first).toMatchObject({ extent: { after: null, parts: 1 }, before: 0, total: 29, next: 905 })
      const second = await findItineraryPage(noFilters, { after: first.next })
      expect(second).toMatchObject({ extent: { after: 905 }, before: 24, total: 29, next: null })
      const ids = [...first.itineraries, ...second.itineraries].map(({ id }) => id)
      expect(ids).toEqual([...inOrder, ...idsOf(more)])
      const both = await findItineraryPage(noFilters, { parts: 2 })
      expect(both).toMatchObject({ before: 0, total: 29, next: null })
      expect(both.itineraries.map(({ id }) => id)).toEqual(ids)
    })
  })

  test('go on after a trip that the filters leave out, and begin anew after the last and one that is not there', async () => {
    for (const after of [4711, 19])
      expect(await findItineraryPage(noFilters, { after })).toMatchObject({ extent: { after: null }, before: 0 })
    const page = await findItineraryPage({ ...noFilters, choices: { country: ['Dubai'] } }, { after: 2 })
    expect(page).toMatchObject({ before: 0, total: 2, extent: { after: 2 } })
    expect(page.itineraries.map(({ id }) => id)).toEqual([17, 18])
  })
})

describe('GET /api/itinerary-options, for the form of a booking,', () => {
  test('finds its trips by words, a few at most, and as quickly by their ids', async () => {
    const find = (query: string) => getJson(options, `?${query}`)
    expect((await find('query=gorila'))[0]?.title).toMatch(/Gorilla/)
    expect(await find('query=safari')).toHaveLength(6)
    expect((await find('ids=12,4711,7')).map(({ id }: { id: number }) => id)).toEqual([12, 7])
    expect(await find('')).toEqual([])
    const tooMany = { error: 'ids may name 6 trips at most.' }
    expect(await answerOf(get(options, '?ids=1,2,3,4,5,6,7'))).toEqual([400, tooMany])
    expect(await answerOf(get(options, `?ids=7&ids=${'x,'.repeat(4000)}`))).toEqual([400, tooMany])
  })

  test.each(['7'.repeat(12_000), '12345678901', '7,2147483648', '7,', '', '007', '%207', 'abc', '7&ids=x'])(
    'is told that ids=%s are no trips',
    async (ids) => {
      const wrong = { error: 'ids must be numbers of trips, such as 7,12.' }
      expect(await answerOf(get(options, `?ids=${ids}`))).toEqual([400, wrong])
    },
  )
})

test('the other lists answer, and only active volunteers are public', async () => {
  await testDb.volunteer.update({ where: { id: 1 }, data: { status: 'paused' } })
  expect(await getJson(team)).toHaveLength(8)
  expect(await getJson(fleet)).toHaveLength(6)
  expect(idsOf(await getJson(volunteers)).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8])
})

test('an unknown path answers 404 in JSON, and a method that a path does not have 405 and names those it has', async () => {
  expect(await answerOf(get(unknownPath))).toEqual([404, { error: 'There is nothing at this address.' }])
  const response = await list.DELETE(new Request('http://localhost', { method: 'DELETE' }), {})
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  expect(await response.json()).toEqual({ error: 'Only GET is answered here.' })
})

const ofDubai = ['Dubai Desert and Skyline', 'Dubai Stopover with Desert Night']

test.each([
  ['Nairobi and DUBAI', 'Kenya', true],
  ['Liwa, uae', 'Kenya', true],
  ['United Arab Emirates', 'Tanzania', true],
  ['Desert Reserve', 'Dubai', true],
  ['Maasai Mara', 'Kenya', false],
  ['Zanzibar', 'Tanzania', false],
])('the page of Dubai: a trip in %s, %s is shown after its own: %s', async (location, country, isShown) => {
  await withTrips([{ id: 950, title: 'Sand', location, country }], async () =>
    expect((await listDubaiItineraries()).map(({ title }) => title)).toEqual(isShown ? [...ofDubai, 'Sand'] : ofDubai),
  )
})

test('a trip is offered beside those most like it, never beside itself', async () => {
  const shown = { category: 'cave', packageType: 'Budget-Friendly', country: 'Kenya', duration: 5 }
  const far = { category: 'cave', packageType: 'Luxury', country: 'Tanzania', duration: 8 }
  const trips = [shown, far, { ...shown, duration: 9 }, shown].map((one, index) => ({ ...one, id: 901 + index }))
  await withTrips(trips, async () =>
    expect((await listSimilarItineraries(901, 2)).map(({ id }) => id)).toEqual([904, 903]),
  )
})

test('the cards of the adventure page are the trips of their titles, with the prices of the table, or their samples', async () => {
  const trips = await tripsOrSamples(samples)
  expect(trips.map(({ title }) => title)).toEqual(samples.map(({ title }) => title))
  for (const { id, price } of trips) {
    const row = await testDb.itinerary.findUniqueOrThrow({ where: { id: id ?? 0 } })
    expect(price).toBe(row.price.toNumber())
  }
  const sample = samples.slice(0, 1).map((one) => ({ ...one, title: 'A trip that we do not have' }))
  expect(await tripsOrSamples(sample)).toEqual([
    { ...sample[0], id: null, price: 0, averageRating: null, totalReviews: 0 },
  ])
})
