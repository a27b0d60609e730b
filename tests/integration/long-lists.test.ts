import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as reviewsRoute from '@/app/api/itineraries/[id]/reviews/route'
import * as listRoute from '@/app/api/itineraries/route'
import { findItineraryPage } from '@/lib/data/itinerary-pages'
import { listSimilarItineraries, listSummaries } from '@/lib/data/itinerary-summaries'
import { noFilters } from '@/lib/itineraries/filters'
import { testDb } from '../support/test-db'

const inOrder = [1, 4, 6, 2, 3, 7, 13, 15, 17, 5, 8, 9, 10, 11, 12, 14, 16, 18]

const getList = (search: string) =>
  listRoute.GET(new Request(`http://localhost/api/itineraries${search}`), { params: Promise.resolve({}) })

const getReviews = (id: number, search: string) =>
  reviewsRoute.GET(new Request(`http://localhost/api/itineraries/${id}/reviews${search}`), {
    params: Promise.resolve({ id: String(id) }),
  })

function addTrips(ids: number[]) {
  const fields = { description: 'x', duration: 1, location: 'x', dayByDay: {}, price: 1, category: 'x' }
  const data = ids.map((id) => ({ id, title: `More ${id}`, difficultyLevel: 'Easy', ...fields }))
  return testDb.itinerary.createMany({ data })
}

/** Follows rel="next" to the end. Returns the ids of every part. */
async function follow(get: (search: string) => Promise<Response>, search: string) {
  const parts: number[][] = []
  let next: string | undefined = search
  while (next !== undefined && parts.length < 50) {
    const response = await get(next)
    expect(response.status).toBe(200)
    parts.push(((await response.json()) as { id: number }[]).map(({ id }) => id))
    const link: string | null = response.headers.get('link')
    next = link ? /^<[^?>]+(\?[^>]*)>; rel="next"$/.exec(link)?.[1] : undefined
    if (link) expect(next).toBeDefined()
  }
  return parts
}

describe('GET /api/itineraries in parts', () => {
  test('following the links gives every trip once, in the order of the list', async () => {
    const parts = await follow(getList, '?limit=5')
    expect(parts.map((part) => part.length)).toEqual([5, 5, 5, 3])
    expect(parts.flat()).toEqual(inOrder)
  })

  test('the links keep the filters', async () => {
    const parts = await follow(getList, '?limit=2&country=Uganda&query=uganda')
    expect(parts.length).toBeGreaterThan(1)
    const whole = (await (await getList('?country=Uganda&query=uganda')).json()) as { id: number }[]
    expect(parts.flat()).toEqual(whole.map(({ id }) => id))
  })

  test('a limit that fits exactly has no next part, and no limit gives the rest', async () => {
    expect((await getList('?limit=18')).headers.get('link')).toBeNull()
    const rest = (await (await getList('?after=16')).json()) as { id: number }[]
    expect(rest.map(({ id }) => id)).toEqual([18])
  })

  test('without a limit all come at once, however many', async () => {
    const more = Array.from({ length: 483 }, (_, index) => 901 + index)
    try {
      for (const [begin, end] of [
        [0, 182],
        [182, 183],
        [183, 483],
      ]) {
        await addTrips(more.slice(begin, end))
        expect(await follow(getList, '')).toEqual([[...inOrder, ...more.slice(0, end)]])
      }
      expect(await follow(getList, '?after=901')).toEqual([more.slice(1)])
      const whole = (await (await getList('')).json()) as unknown[]
      const [first] = (await (await getList('?limit=1')).json()) as unknown[]
      expect(whole[0]).toEqual(first)
      const [found = [], ...others] = await follow(getList, '?query=more')
      expect([new Set(found).size, others]).toEqual([found.length, []])
      expect(found).toEqual(expect.arrayContaining(more))
    } finally {
      await testDb.itinerary.deleteMany({ where: { id: { in: more } } })
    }
  })

  test.each([
    ['?limit=0', 'limit must be a whole number from 1 to 100.'],
    ['?limit=101', 'limit must be a whole number from 1 to 100.'],
    ['?limit=ten', 'limit must be a whole number from 1 to 100.'],
    ['?limit=', 'limit must be a whole number from 1 to 100.'],
    ['?after=-1', 'after must be the id of the last entry you have.'],
    ['?after=99999999999', 'after must be the id of the last entry you have.'],
    ['?after=4711', 'after must be the id of the last entry you have. Start again without it.'],
  ])('%s is refused with a sentence', async (search, error) => {
    const response = await getList(search)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error })
  })
})

describe('GET /api/itineraries/{id}/reviews in parts', () => {
  beforeEach(async () => {
    // Every third at the same moment as its neighbours, and one of them held.
    await testDb.review.createMany({
      data: Array.from({ length: 25 }, (_, index) => ({
        itineraryId: 18,
        userName: `Guest ${index}`,
        rating: 4,
        comment: 'Fine',
        createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 3))),
        ...(index === 11 && { status: 'held', heldFor: 'links' }),
      })),
    })
  })
  afterEach(async () => {
    await testDb.review.deleteMany({ where: { itineraryId: 18 } })
  })

  test('following the links gives every shown review once, newest first', async () => {
    const whole = (await (await getReviews(18, '')).json()) as { id: number }[]
    expect(whole).toHaveLength(24)
    const parts = await follow((search) => getReviews(18, search), '?limit=10')
    expect(parts.map((part) => part.length)).toEqual([10, 10, 4])
    expect(parts.flat()).toEqual(whole.map(({ id }) => id))
  })

  describe('of which there are hundreds', () => {
    beforeEach(async () => {
      await testDb.review.createMany({
        data: Array.from({ length: 330 }, (_, index) => ({
          itineraryId: 18,
          userName: `Crowd ${index}`,
          rating: 5,
          comment: 'Fine',
          createdAt: new Date(Date.UTC(2025, 0, 1, 0, Math.floor(index / 7))),
        })),
      })
    })

    test('without a limit all come at once', async () => {
      const [whole = [], ...others] = await follow((search) => getReviews(18, search), '')
      expect([whole.length, others]).toEqual([354, []])
      expect((await follow((search) => getReviews(18, search), '?limit=100')).flat()).toEqual(whole)
    })

    test('the answer breaks off when its place in the list is lost', async () => {
      const reader = (await getReviews(18, '')).body?.getReader()
      await reader?.read()
      await testDb.review.deleteMany({ where: { itineraryId: 18 } })
      await expect(reader?.read()).rejects.toThrow('The review before this part is gone.')
    })
  })

  test('a review of another trip is nothing to go on after', async () => {
    const [review] = (await (await getReviews(18, '?limit=1')).json()) as { id: number }[]
    expect((await getReviews(17, `?after=${review?.id}`)).status).toBe(400)
  })
})

describe('the pages of the list', () => {
  test('follow each other and know their place', async () => {
    const more = Array.from({ length: 10 }, (_, index) => 901 + index)
    await addTrips(more)
    try {
      const first = await findItineraryPage(noFilters, null)
      expect(first).toMatchObject({ after: null, before: 0, total: 28, next: 906 })
      const second = await findItineraryPage(noFilters, first.next)
      expect(second).toMatchObject({ after: 906, before: 24, total: 28, next: null })
      expect([...first.itineraries, ...second.itineraries].map(({ id }) => id)).toEqual([...inOrder, ...more])
    } finally {
      await testDb.itinerary.deleteMany({ where: { id: { in: more } } })
    }
  })

  test.each([
    ['a trip that is not there', 4711],
    ['the last trip', 18],
  ])('after %s comes the first page', async (_, after) => {
    expect(await findItineraryPage(noFilters, after)).toMatchObject({ after: null, before: 0 })
  })

  test('a trip that the filters leave out is still a place in the order', async () => {
    const page = await findItineraryPage({ ...noFilters, country: 'Dubai' }, 2)
    expect(page).toMatchObject({ before: 0, total: 2, after: 2 })
    expect(page.itineraries.map(({ id }) => id)).toEqual([17, 18])
  })
})

test('cards carry what they show and no more', async () => {
  const [card] = await listSummaries(noFilters, 1)
  expect(Object.keys(card ?? {}).sort()).toEqual(
    ['averageRating', 'category', 'country', 'difficultyLevel', 'duration', 'id', 'imageUrl', 'location']
      .concat(['packageType', 'price', 'summary', 'title', 'totalReviews'])
      .sort(),
  )
})

test('a trip is offered beside those most like it, never beside itself', async () => {
  const row = {
    title: 'x',
    description: 'x',
    location: 'x',
    highlights: [],
    dayByDay: {},
    price: 1,
    difficultyLevel: 'Easy',
  }
  const shown = { ...row, category: 'cave', packageType: 'Budget-Friendly', country: 'Kenya', duration: 5 }
  const far = { ...shown, category: 'cave', packageType: 'Luxury', country: 'Tanzania', duration: 8 }
  const data = [
    { ...shown, id: 901 },
    { ...far, id: 902 },
    { ...shown, id: 903, duration: 9 },
    { ...shown, id: 904 },
  ]
  await testDb.itinerary.createMany({ data })
  try {
    expect((await listSimilarItineraries(901, 2)).map(({ id }) => id)).toEqual([904, 903])
  } finally {
    await testDb.itinerary.deleteMany({ where: { id: { in: data.map(({ id }) => id) } } })
  }
})

describe('with thousands of trips an index answers', () => {
  const plan = async (sql: string) => {
    const lines = await testDb.$transaction(async (tx) => {
      // On a small table a full scan is cheaper: the question is whether the index can be used.
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`
      await tx.$executeRaw`SET LOCAL enable_sort = off`
      return tx.$queryRawUnsafe<Record<string, string>[]>(`EXPLAIN ${sql}`)
    })
    return lines.map((line) => Object.values(line)[0]).join('\n')
  }
  const order = 'NOT is_featured, NOT is_popular, id'

  test.each([
    [
      'what comes after a trip',
      `SELECT id FROM itineraries WHERE (${order}) > (true, true, 9) ORDER BY ${order} LIMIT 13`,
      'itineraries_list_order_idx',
    ],
    ['the search', "SELECT id FROM itineraries WHERE search_text LIKE '%lemosho%'", 'itineraries_search_text_idx'],
    [
      'what comes after a review',
      'SELECT id FROM reviews WHERE itinerary_id = 6 AND (created_at, id) < (now(), 9) ORDER BY created_at DESC, id DESC LIMIT 21',
      'reviews_itinerary_id_created_at_id_idx',
    ],
  ])('%s', async (_, sql, index) => {
    expect(await plan(sql)).toContain(index)
  })
})
