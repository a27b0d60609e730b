import { describe, expect, test } from 'vitest'
import * as unknownPath from '@/app/api/[...path]/route'
import * as fleet from '@/app/api/fleet-vehicles/route'
import * as reviews from '@/app/api/itineraries/[id]/reviews/route'
import * as detail from '@/app/api/itineraries/[id]/route'
import * as list from '@/app/api/itineraries/route'
import * as team from '@/app/api/team-members/route'
import * as volunteers from '@/app/api/volunteers/route'
import type { Itinerary } from '@/lib/data/itineraries'
import { testDb } from '../support/test-db'

const noContext = { params: Promise.resolve({}) }
const withId = (id: string) => ({ params: Promise.resolve({ id }) })

async function getList(search = '') {
  const response = await list.GET(new Request(`http://localhost/api/itineraries${search}`), noContext)
  expect(response.status).toBe(200)
  return (await response.json()) as Itinerary[]
}

const idsOf = (itineraries: Itinerary[]) => itineraries.map(({ id }) => id).sort((a, b) => a - b)

describe('GET /api/itineraries', () => {
  test('lists all eighteen: featured first, then popular, then by id', async () => {
    const itineraries = await getList()
    expect(itineraries.map(({ id }) => id)).toEqual([1, 4, 6, 2, 3, 7, 13, 15, 17, 5, 8, 9, 10, 11, 12, 14, 16, 18])
  })

  test('gives every field of the specification, numbers as numbers, and nothing internal', async () => {
    const [first] = await getList()
    expect(first).toMatchObject({
      id: 1,
      price: 8900,
      country: 'Kenya',
      packageType: 'Luxury',
      difficultyLevel: 'Easy',
    })
    expect(Object.keys(first?.dayByDay ?? {})).toHaveLength(10)
    expect(first).not.toHaveProperty('searchText')
  })

  test.each([
    ['?packageType=Luxury', [1, 2, 3, 4, 5, 17]],
    ['?packageType=cultural', [10, 11, 12]],
    ['?packageType=all&country=all&difficultyLevel=none', Array.from({ length: 18 }, (_, i) => i + 1)],
    ['?country=Dubai', [17, 18]],
    ['?difficultyLevel=Challenging', [4, 9, 13, 14, 15]],
    ['?country=Uganda&packageType=luxury', [4]],
    ['?country=Dubai&difficultyLevel=Challenging', []],
  ])('%s', async (search, ids) => {
    expect(idsOf(await getList(search))).toEqual(ids)
  })
})

describe('the search', () => {
  test('looks through title, description, location, country, highlights and tags', async () => {
    const row = { id: 900, duration: 1, dayByDay: {}, price: 0, category: 'x', difficultyLevel: 'Easy' }
    await testDb.itinerary.create({
      data: {
        ...row,
        title: 'Qtitle',
        description: 'Qdescription',
        location: 'Qlocation',
        country: 'Dubai',
        highlights: ['Qhighlight'],
        tags: ['qtag'],
        inclusions: ['Qinclusion'],
      },
    })
    try {
      for (const word of ['qtitle', 'qdescription', 'qlocation', 'qhighlight', 'qtag', 'qtitle dubai'])
        expect(idsOf(await getList(`?query=${word}`))).toEqual([900])
      expect(await getList('?query=qinclusion')).toEqual([])
    } finally {
      await testDb.itinerary.delete({ where: { id: 900 } })
    }
  })

  test('ignores case and accents on both sides', async () => {
    await testDb.$executeRaw`UPDATE itineraries SET tags = array_append(tags, 'Café Zürich') WHERE id = 18`
    try {
      expect(idsOf(await getList('?query=cafe%20ZURICH'))).toEqual([18])
      expect(idsOf(await getList('?query=CAF%C3%89'))).toEqual([18])
      expect(idsOf(await getList(`?query=${encodeURIComponent('cafe\u0301')}`))).toEqual([18])
    } finally {
      await testDb.$executeRaw`UPDATE itineraries SET tags = array_remove(tags, 'Café Zürich') WHERE id = 18`
    }
  })

  test('wants every word', async () => {
    const both = idsOf(await getList('?query=gorilla%20uganda'))
    expect(both).toContain(15)
    expect(await getList('?query=gorilla%20dubai')).toEqual([])
  })

  test.each(['%25', '_', '%27%3B%20DROP%20TABLE%20itineraries%3B--', '%5C'])(
    'takes %s as plain text',
    async (query) => {
      expect((await getList(`?query=${query}`)).length).toBeLessThan(18)
    },
  )
})

test('a NUL character in the search is no error', async () => {
  expect(idsOf(await getList('?query=lemosho%00'))).toEqual([13])
})

describe('GET /api/itineraries/{id} and its reviews', () => {
  test('gives one itinerary', async () => {
    const response = await detail.GET(new Request('http://localhost'), withId('13'))
    expect(await response.json()).toMatchObject({
      id: 13,
      title: 'Kilimanjaro by Lemosho',
      difficultyLevel: 'Challenging',
    })
  })

  test('gives the reviews, newest first', async () => {
    await testDb.review.createMany({
      data: [
        { itineraryId: 18, userName: 'Older', rating: 4, comment: 'Fine', createdAt: new Date('2026-01-01') },
        { itineraryId: 18, userName: 'Newer', rating: 5, comment: 'Good', createdAt: new Date('2026-02-01') },
      ],
    })
    try {
      const response = await reviews.GET(new Request('http://localhost'), withId('18'))
      const names = ((await response.json()) as { userName: string }[]).map(({ userName }) => userName)
      expect(names).toEqual(['Newer', 'Older'])
    } finally {
      await testDb.review.deleteMany({ where: { itineraryId: 18 } })
    }
  })

  test.each(['0', '-1', '1.5', 'abc', '99999999999', '4711'])('answers 404 in JSON for id %s', async (id) => {
    for (const route of [detail, reviews]) {
      const response = await route.GET(new Request('http://localhost'), withId(id))
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: 'Itinerary not found' })
    }
  })
})

test('the other lists answer, and only active volunteers are public', async () => {
  await testDb.volunteer.updateMany({ where: { id: 1 }, data: { status: 'paused' } })
  try {
    const get = async (route: { GET: typeof team.GET }) =>
      (await (await route.GET(new Request('http://localhost'), noContext)).json()) as { id: number }[]
    expect(await get(team)).toHaveLength(8)
    expect(await get(fleet)).toHaveLength(6)
    const openings = await get(volunteers)
    expect(openings).toHaveLength(7)
    expect(openings.map(({ id }) => id)).not.toContain(1)
  } finally {
    await testDb.volunteer.updateMany({ where: { id: 1 }, data: { status: 'active' } })
  }
})

test('a method that a path does not have answers 405 and names those it has', async () => {
  const response = await list.DELETE(new Request('http://localhost', { method: 'DELETE' }), noContext)
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET')
  expect(await response.json()).toEqual({ error: 'Only GET is answered here.' })
})

test('an unknown path answers 404 in JSON', async () => {
  const response = await unknownPath.GET(new Request('http://localhost/api/nothing'), noContext)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: 'There is nothing at this address.' })
})
