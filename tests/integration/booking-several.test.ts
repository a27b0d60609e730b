import { beforeEach, describe, expect, test } from 'vitest'
import * as bookings from '@/app/api/bookings/route'
import * as options from '@/app/api/itinerary-options/route'
import { makeBookingBody } from '../support/factories'
import { testDb } from '../support/test-db'

const noContext = { params: Promise.resolve({}) }

beforeEach(async () => {
  await testDb.booking.deleteMany()
  await testDb.mail.deleteMany()
})

async function book(body: Record<string, unknown>) {
  const request = new Request('http://localhost/api/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(makeBookingBody(body)),
  })
  return bookings.POST(request, noContext)
}

async function find(query: string) {
  const response = await options.GET(new Request(`http://localhost/api/itinerary-options?${query}`), noContext)
  return (await response.json()) as { id: number; title: string; season: string }[]
}

describe('a request for several trips', () => {
  test('is stored with all of them, and both mails name them', async () => {
    const response = await book({ itineraryId: 7, furtherItineraryIds: '12, 3,4711,7' })
    const { itineraryId, reference } = (await response.json()) as { itineraryId: number; reference: string }
    expect(itineraryId).toBe(7)
    const trips = await testDb.itinerary.findMany({ where: { id: { in: [3, 7, 12] } } })
    const titleOf = (id: number) => String(trips.find((trip) => trip.id === id)?.title)
    expect(await testDb.booking.findFirst({ where: { reference } })).toMatchObject({
      itineraryId: 7,
      itineraryTitle: titleOf(7),
      furtherItineraryIds: '12,3',
      furtherItineraryTitles: [titleOf(12), titleOf(3)],
    })
    const mails = await testDb.mail.findMany({ where: { reference } })
    expect(mails).toHaveLength(2)
    for (const { text } of mails) for (const id of [7, 12, 3]) expect(text).toContain(titleOf(id))
    expect(mails.find(({ role }) => role === 'operator')?.subject).toContain(`${titleOf(7)} and 2 more`)
  })

  test('whose first trip is gone has the next one as its first', async () => {
    await book({ itineraryId: 4711, furtherItineraryIds: '12' })
    expect(await testDb.booking.findFirst()).toMatchObject({ itineraryId: 12, furtherItineraryIds: null })
  })

  test('that names none further is stored as before', async () => {
    await book({ itineraryId: 7 })
    expect(await testDb.booking.findFirst()).toMatchObject({
      itineraryId: 7,
      furtherItineraryIds: null,
      furtherItineraryTitles: [],
    })
  })
})

describe('the trips that the booking form looks up', () => {
  test('are found by words, a few at most, and as quickly by their ids', async () => {
    expect((await find('query=gorila'))[0]?.title).toMatch(/Gorilla/)
    expect(await find('query=safari')).toHaveLength(6)
    expect((await find('ids=12,4711,7')).map(({ id }) => id)).toEqual([12, 7])
    expect(await find('')).toEqual([])
  })
})
