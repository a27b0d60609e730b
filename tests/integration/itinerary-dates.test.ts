import { afterEach, expect, test } from 'vitest'
import { listItineraryDates } from '@/lib/data/itinerary-dates'
import { testDb } from '../support/test-db'

const id = 6

async function changedAt() {
  const itinerary = (await listItineraryDates()).find((itinerary) => itinerary.id === id)
  return Date.parse(itinerary?.changedAt ?? '')
}

function review(heldFor: string | null) {
  const status = heldFor ? 'held' : 'shown'
  return testDb.review.create({
    data: { itineraryId: id, userName: 'Otto', rating: 4, comment: 'Dust.', heldFor, status },
  })
}

afterEach(async () => {
  await testDb.review.deleteMany()
})

test('a review that is shown changes its trip, one that is held does not until it is released', async () => {
  const before = await changedAt()
  const held = await review('links')
  expect(await changedAt()).toBe(before)
  await review(null)
  const reviewed = await changedAt()
  expect(reviewed).toBeGreaterThan(before)
  await testDb.review.update({ where: { id: held.id }, data: { status: 'shown', heldFor: null } })
  expect(await changedAt()).toBeGreaterThan(reviewed)
})

test('an edit by SQL counts', async () => {
  const before = await changedAt()
  await testDb.$executeRaw`UPDATE itineraries SET title = title || ' ' WHERE id = ${id}`
  const edited = await changedAt()
  await testDb.$executeRaw`UPDATE itineraries SET title = trim(title) WHERE id = ${id}`
  expect(edited).toBeGreaterThan(before)
})
