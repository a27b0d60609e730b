import { revalidateTag } from 'next/cache'
import { beforeEach, describe, expect, test } from 'vitest'
import * as itineraryReviews from '@/app/api/itineraries/[id]/reviews/route'
import * as route from '@/app/api/reviews/route'
import { submitReview } from '@/lib/data/actions'
import { listItineraryDates } from '@/lib/data/itinerary-dates'
import { createReview } from '@/lib/data/reviews'
import { noContext } from '@/lib/http/sender'
import { holdReview, releaseReview } from '@/lib/leads/review-handling'
import { makeReviewBody } from '../support/factories'
import { formOf } from '../support/leads'
import { getJson, post } from '../support/rest'
import { testDb } from '../support/test-db'

const itineraryId = 6

beforeEach(() => testDb.review.deleteMany())

const send = (overrides = {}) => post(route, makeReviewBody(overrides))
const sendForm = (overrides = {}) => submitReview(null, formOf(makeReviewBody(overrides)))

async function rating() {
  const itinerary = await testDb.itinerary.findUniqueOrThrow({ where: { id: itineraryId } })
  return { average: itinerary.averageRating?.toNumber() ?? null, total: itinerary.totalReviews }
}

const shown = () => getJson(itineraryReviews, '', { id: String(itineraryId) })

test('a review by either door is stored, counted and shown, and the pages of its trip expire', async () => {
  const response = await send({ rating: 5 })
  expect(response.status).toBe(201)
  expect(await sendForm({ rating: 4 })).toMatchObject({ ok: true })
  expect(await rating()).toEqual({ average: 4.5, total: 2 })
  expect(await shown()).toHaveLength(2)
  expect(revalidateTag).toHaveBeenCalledWith(`itinerary:${itineraryId}`, { expire: 0 })
  expect(revalidateTag).toHaveBeenCalledWith('ratings', { expire: 0 })
  expect(revalidateTag).not.toHaveBeenCalledWith('itineraries', { expire: 0 })
})

test('what is shown is what the specification lists, and no more', async () => {
  await createReview(makeReviewBody())
  const listed = ['comment', 'createdAt', 'id', 'itineraryId', 'rating', 'userName']
  expect(Object.keys((await shown())[0] ?? {}).sort()).toEqual(listed)
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
  const response = await send({ itineraryId: 4711 })
  expect([response.status, await response.json()]).toEqual([404, { error: 'Itinerary not found' }])
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
    const fieldErrors = { [field]: message }
    const response = await send(overrides)
    expect([response.status, await response.json()]).toMatchObject([400, { fieldErrors }])
    expect(await sendForm(overrides)).toMatchObject({ ok: false, fieldErrors })
    expect(await testDb.review.count()).toBe(0)
  })
})

/** When search engines are told that the trip has changed. */
async function changedAt() {
  const dates = await listItineraryDates()
  return Date.parse(dates.find(({ id }) => id === itineraryId)?.changedAt ?? '')
}

test('a review with a link is held: neither shown, counted nor a change of its trip until it is released', async () => {
  const before = await changedAt()
  const { id } = await createReview(makeReviewBody({ comment: 'Cheap! https://spam.example' }))
  expect(await rating()).toEqual({ average: null, total: 0 })
  expect(await shown()).toEqual([])
  expect(await changedAt()).toBe(before)
  await releaseReview(id)
  expect(await changedAt()).toBeGreaterThan(before)
  expect(await rating()).toEqual({ average: 4, total: 1 })
  await holdReview(id, 'spam')
  expect(await rating()).toEqual({ average: null, total: 0 })
})

describe('the average and the count follow the rows, whoever writes them', () => {
  const row = { itineraryId, userName: 'Otto', comment: 'Fine.' }

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
})

test('a trip that is edited by SQL has changed', async () => {
  const before = await changedAt()
  await testDb.$executeRaw`UPDATE itineraries SET title = title || ' ' WHERE id = ${itineraryId}`
  const edited = await changedAt()
  await testDb.$executeRaw`UPDATE itineraries SET title = trim(title) WHERE id = ${itineraryId}`
  expect(edited).toBeGreaterThan(before)
})
