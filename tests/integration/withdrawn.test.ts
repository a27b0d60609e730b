import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as tripRoute from '@/app/api/itineraries/[id]/route'
import { getItinerary, listItineraries } from '@/lib/data/itineraries'
import { listItineraryDates } from '@/lib/data/itinerary-dates'
import { readItineraryOptions } from '@/lib/data/itinerary-options'
import { findItineraryPage } from '@/lib/data/itinerary-pages'
import { listDubaiItineraries, listSimilarItineraries } from '@/lib/data/itinerary-summaries'
import { createReview, listReviews } from '@/lib/data/reviews'
import { readShortlist } from '@/lib/data/shortlist'
import { getWithdrawnTitle } from '@/lib/data/withdrawn-itineraries'
import { noFilters } from '@/lib/itineraries/filters'
import { createLead } from '@/lib/leads/create-lead'
import { undoImport } from '@/lib/workbook/import'
import { faultLine } from '@/lib/workbook/parse'
import { makeBookingBody, makeReviewBody } from '../support/factories'
import { get } from '../support/rest'
import { testDb } from '../support/test-db'
import { exportBook, importChanged, undoAll } from '../support/workbook-import'

const id = 18
const title = 'Dubai Stopover with Desert Night'

const withdraw = () => importChanged((book) => book.removeTrip(id))

const review = (overrides = {}) => createReview(makeReviewBody({ itineraryId: id, ...overrides }))
const book = (overrides = {}) => createLead('booking')(makeBookingBody(overrides))

beforeAll(async () => {
  await testDb.review.deleteMany({ where: { itineraryId: id } })
  for (const rating of [5, 4, 3]) await review({ rating })
})
beforeEach(undoAll)

test('a trip that is taken out is shown nowhere, and the mail says what is kept', async () => {
  const outcome = await withdraw()
  expect(outcome.faults.map(faultLine)).toEqual([])
  expect(outcome.lines).toEqual([`Withdrawn: ${title}. Its 3 reviews are kept.`])
  expect(await getItinerary(id)).toBeNull()
  const { entries } = await listItineraries(noFilters, { limit: 100, most: 100 })
  expect(entries.map((trip) => trip.id)).not.toContain(id)
  const { total, itineraries } = await findItineraryPage({ ...noFilters, query: 'dubai stopover desert' }, null)
  expect(itineraries.map((trip) => trip.id)).not.toContain(id)
  expect(total).toBeLessThan(18)
  expect((await listItineraryDates()).map((trip) => trip.id)).not.toContain(id)
  expect((await listDubaiItineraries()).map((trip) => trip.id)).not.toContain(id)
  expect((await listSimilarItineraries(17, 18)).map((trip) => trip.id)).not.toContain(id)
  expect(await readItineraryOptions([id])).toEqual([])
  expect(await getWithdrawnTitle(id)).toBe(title)
  expect(await getWithdrawnTitle(17)).toBeNull()
  const answer = await get(tripRoute, '', { id: String(id) })
  expect([answer.status, await answer.json()]).toEqual([410, { error: `${title} is no longer offered.` }])
  expect(await readShortlist([7, id, 999])).toMatchObject({ withdrawn: [title], unknown: 1, trips: [{ id: 7 }] })
})

test('undo brings back all of it exactly, and the workbook is the same as before', async () => {
  const trip = await getItinerary(id)
  const reviews = await listReviews(id)
  const rowsOf = async () => (await exportBook()).rowsOf('Days')
  const days = await rowsOf()
  await withdraw()
  await review({ userName: 'Ben', comment: 'Written while it was away.' })
  await undoImport()
  expect(await listReviews(id)).toEqual([expect.objectContaining({ userName: 'Ben' }), ...reviews])
  await testDb.review.deleteMany({ where: { userName: 'Ben' } })
  expect(await getItinerary(id)).toEqual(trip)
  expect(await rowsOf()).toEqual(days)
})

test('a row that is put back brings back its reviews', async () => {
  const old = await exportBook()
  const trip = await getItinerary(id)
  await withdraw()
  const added = await importChanged((book) => {
    for (const sheet of ['Trips', 'Days', 'Stops', 'Prices', 'Charges', 'Suits'])
      for (const row of old.rowsOf(sheet))
        if (row[0] === id || row[0] === `${id} ${title}`) book.rowsOf(sheet).push(row)
  })
  expect(added.faults.map(faultLine)).toEqual([])
  expect(await getItinerary(id)).toEqual(trip)
})

test('its number is not used for another trip', async () => {
  await withdraw()
  const { faults } = await importChanged((book) => {
    book.add('Trips', { Id: id, Title: 'Another Trip' }, { Id: 7 })
  })
  expect(faults.map(({ words }) => words)).toContainEqual(
    expect.stringMatching(/^number 18 belongs to Dubai Stopover .+ is withdrawn; give this trip the number \d+/),
  )
})

test('a booking for it still arrives and names it', async () => {
  await withdraw()
  const { reference } = await book({ itineraryId: id })
  const row = await testDb.booking.findUnique({ where: { reference } })
  expect(row).toMatchObject({ itineraryId: id, itineraryTitle: title })
})

test('the database refuses to delete a trip about which visitors wrote', async () => {
  await expect(testDb.$executeRaw`DELETE FROM itineraries WHERE id = ${id}`).rejects.toThrow(
    /Trip 18 \(Dubai Stopover with Desert Night\) cannot be deleted: visitors wrote about it \(3 reviews/,
  )
  await testDb.booking.deleteMany()
  await book({ itineraryId: 1, furtherItineraryIds: '17' })
  await expect(testDb.itinerary.delete({ where: { id: 17 } })).rejects.toThrow(/1 booking/)
})
