import { afterEach, expect, test } from 'vitest'
import { listItineraryDates } from '@/lib/data/itinerary-dates'
import { testDb } from '../support/test-db'

const id = 6
const changedAt = async () => (await listItineraryDates()).find((itinerary) => itinerary.id === id)?.changedAt
const review = (createdAt: Date, heldFor: string | null = null) =>
  testDb.review.create({
    data: {
      itineraryId: id,
      userName: 'Otto',
      rating: 4,
      comment: 'Dust.',
      createdAt,
      heldFor,
      status: heldFor ? 'held' : 'shown',
    },
  })

afterEach(async () => {
  await testDb.review.deleteMany()
})

test('an itinerary changed with its row or its newest shown review, whichever came later', async () => {
  const { updatedAt } = await testDb.itinerary.findUniqueOrThrow({ where: { id } })
  const later = (minutes: number) => new Date(updatedAt.getTime() + minutes * 60_000)
  expect(await changedAt()).toBe(updatedAt.toISOString())
  await review(later(-5))
  await review(later(20), 'links')
  expect(await changedAt()).toBe(updatedAt.toISOString())
  await review(later(10))
  expect(await changedAt()).toBe(later(10).toISOString())
})

test('an edit by SQL counts', async () => {
  const before = await changedAt()
  await testDb.$executeRaw`UPDATE itineraries SET title = title || ' ' WHERE id = ${id}`
  const after = await changedAt()
  await testDb.$executeRaw`UPDATE itineraries SET title = trim(title) WHERE id = ${id}`
  expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''))
})
