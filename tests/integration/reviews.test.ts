import { revalidateTag } from 'next/cache'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as itineraryReviews from '@/app/api/itineraries/[id]/reviews/route'
import * as route from '@/app/api/reviews/route'
import { submitReview } from '@/lib/data/actions'
import { createReview } from '@/lib/data/reviews'
import { noContext } from '@/lib/http/sender'
import { holdReview, releaseReview } from '@/lib/leads/review-desk'
import { makeReviewBody } from '../support/factories'
import { testDb } from '../support/test-db'

const itineraryId = 6

async function empty() {
  await testDb.review.deleteMany()
  await testDb.itinerary.updateMany({ data: { averageRating: null, totalReviews: 0 } })
}

beforeEach(empty)
afterEach(empty)

function post(body: unknown) {
  const request = new Request('http://localhost/api/reviews', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return route.POST(request, { params: Promise.resolve({}) })
}

function sendForm(values: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, String(value))
  return submitReview(null, form)
}

async function rating() {
  const itinerary = await testDb.itinerary.findUniqueOrThrow({ where: { id: itineraryId } })
  return { average: itinerary.averageRating?.toNumber() ?? null, total: itinerary.totalReviews }
}

async function shown() {
  const request = new Request(`http://localhost/api/itineraries/${itineraryId}/reviews`)
  const response = await itineraryReviews.GET(request, { params: Promise.resolve({ id: String(itineraryId) }) })
  return (await response.json()) as Record<string, unknown>[]
}

test('a review by either door is stored, counted and shown, and the pages of its trip expire', async () => {
  const response = await post(makeReviewBody({ rating: 5 }))
  expect(response.status).toBe(201)
  expect(await sendForm(makeReviewBody({ rating: 4 }))).toMatchObject({ ok: true })
  expect(await rating()).toEqual({ average: 4.5, total: 2 })
  expect(await shown()).toHaveLength(2)
  expect(revalidateTag).toHaveBeenCalledWith(`itinerary:${itineraryId}`, { expire: 0 })
  expect(revalidateTag).toHaveBeenCalledWith('ratings', { expire: 0 })
  expect(revalidateTag).not.toHaveBeenCalledWith('itineraries', { expire: 0 })
})

test('what is shown is what the specification lists, and no more', async () => {
  await createReview(makeReviewBody())
  expect(Object.keys((await shown())[0] ?? {}).sort()).toEqual(
    ['comment', 'createdAt', 'id', 'itineraryId', 'rating', 'userName'].sort(),
  )
})

test('twenty reviews, five at a time: the average and the count are exact', async () => {
  for (const _ of [1, 2, 3, 4])
    await Promise.all([1, 2, 3, 4, 5].map((stars) => createReview(makeReviewBody({ rating: stars }))))
  expect(await rating()).toEqual({ average: 3, total: 20 })
})

test('ten identical sendings at once are one review with one answer', async () => {
  const context = { ...noContext, idempotencyKey: crypto.randomUUID() }
  const receipts = await Promise.all(Array.from({ length: 10 }, () => createReview(makeReviewBody(), context)))
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1)
  expect(await rating()).toEqual({ average: 4, total: 1 })
})

test('an unknown trip is a 404, and for the form a failure', async () => {
  const response = await post(makeReviewBody({ itineraryId: 4711 }))
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: 'Itinerary not found' })
})

describe('refused by both doors', () => {
  test.each([
    ['no name', { userName: '  ' }, 'userName', 'Required'],
    ['no comment', { comment: '\n' }, 'comment', 'Required'],
    ['no stars', { rating: 0 }, 'rating', 'Required'],
    ['six stars', { rating: 6 }, 'rating', 'Required'],
    ['half a star', { rating: 4.5 }, 'rating', 'Required'],
    ['a name of 121 characters', { userName: 'x'.repeat(121) }, 'userName', 'Please use at most 120 characters.'],
    ['a comment of 4,001', { comment: 'x'.repeat(4001) }, 'comment', 'Please use at most 4,000 characters.'],
  ])('%s', async (_, overrides, field, message) => {
    const response = await post(makeReviewBody(overrides))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fieldErrors: { [field]: message } })
    expect(await sendForm(makeReviewBody(overrides))).toMatchObject({ ok: false, fieldErrors: { [field]: message } })
    expect(await testDb.review.count()).toBe(0)
  })
})

test('a review with a link is held: neither shown nor counted until it is released', async () => {
  const { id } = await createReview(makeReviewBody({ comment: 'Cheap! https://spam.example' }))
  expect(await rating()).toEqual({ average: null, total: 0 })
  expect(await shown()).toEqual([])
  await releaseReview(id)
  expect(await rating()).toEqual({ average: 4, total: 1 })
  await holdReview(id, 'spam')
  expect(await rating()).toEqual({ average: null, total: 0 })
})

describe('the average and the count follow the rows, whoever writes them', () => {
  const row = { itineraryId: itineraryId, userName: 'Otto', comment: 'Fine.' }

  test('by SQL, several at once, and by moving one to another trip', async () => {
    await testDb.review.createMany({ data: [1, 2, 5].map((stars) => ({ ...row, rating: stars })) })
    expect(await rating()).toEqual({ average: 2.67, total: 3 })
    await testDb.$executeRaw`UPDATE reviews SET rating = 4 WHERE rating = 1`
    expect(await rating()).toEqual({ average: 3.67, total: 3 })
    await testDb.$executeRaw`UPDATE reviews SET itinerary_id = 7 WHERE rating = 2`
    expect(await rating()).toEqual({ average: 4.5, total: 2 })
    expect(await testDb.itinerary.findUnique({ where: { id: 7 } })).toMatchObject({ totalReviews: 1, ratingTotal: 2 })
    await testDb.$executeRaw`DELETE FROM reviews`
    expect(await rating()).toEqual({ average: null, total: 0 })
  })

  test('while others hold and release', async () => {
    const reviews = await Promise.all([1, 2, 3, 4, 5].map((stars) => createReview(makeReviewBody({ rating: stars }))))
    await Promise.all([
      ...reviews.slice(0, 3).map(({ id }) => holdReview(id, 'spam')),
      ...[5, 5, 5].map((stars) => createReview(makeReviewBody({ rating: stars }))),
    ])
    expect(await rating()).toEqual({ average: 4.8, total: 5 })
  })

  test('and a trip with reviews cannot be deleted', async () => {
    const itinerary = await testDb.itinerary.findUniqueOrThrow({
      where: { id: itineraryId },
      omit: { id: true, searchText: true },
    })
    const { id } = await testDb.itinerary.create({ data: { ...itinerary, dayByDay: {} } })
    await testDb.review.create({ data: { ...row, itineraryId: id, rating: 5 } })
    const remove = () => testDb.itinerary.delete({ where: { id } })
    await expect(remove()).rejects.toThrow('visitors wrote about it (1 review)')
    expect(await testDb.review.deleteMany({ where: { itineraryId: id } })).toEqual({ count: 1 })
    await remove()
  })
})
