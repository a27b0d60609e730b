// Dates of a shared trip: rows that the office publishes, and the places on them.

import { beforeEach, describe, expect, test } from 'vitest'
import { GET as departuresOf } from '@/app/api/itineraries/[id]/departures/route'
import ContentPage from '@/app/desk/content/[thing]/[key]/page'
import { listDepartureDates, listNextDates } from '@/lib/departures/dates'
import { listDepartures, readPlaces, readTakers } from '@/lib/departures/queries'
import { addDepartureSeries } from '@/lib/desk/content-actions'
import { dayAfter } from '@/lib/domain/day-after'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { undo } from '@/lib/leads/handling'
import { summarize } from '@/lib/leads/kinds'
import { findLead } from '@/lib/leads/queries'
import { databaseDay } from '@/lib/platform/db'
import { estimate } from '@/lib/prices/estimate'
import { toPrices, withPrices } from '@/lib/prices/price-table'
import { addPart, removeRow } from '@/lib/publishing/edit-drafts'
import { undoPublication } from '@/lib/publishing/publish'
import { acceptQuote } from '@/lib/quotes/answers'
import { cancelReservation, changeReservation, confirmAccepted, confirmReservation } from '@/lib/reservations/handling'
import { askForDeparture, holdPlaces, readSeatHolds, releasePlaces } from '@/lib/reservations/seat-holds'
import { getCalendar } from '@/lib/search/calendar'
import { noFilters } from '@/lib/search/filters'
import { findItineraryPage } from '@/lib/search/list-page'
import { faultsNow, publishAll, sheet, type } from '../support/content-drafts'
import { openDesk, postForm, signInAtDesk } from '../support/desk-link'
import { emptyLeads } from '../support/leads'
import { byWanjiru, newKey, sendNew, storeBooking } from '../support/quotes'
import { agreed } from '../support/reservations'
import { testDb } from '../support/test-db'

const trip = 6
const day = '2029-07-10'
const key = `${trip} / ${day}`
const until = '2029-06-01'

/** Five of them, from next month on. */
const saturdays = (() => {
  const start = dayAfter(dayInNairobi(new Date()), 30)
  const first = dayAfter(start, 6 - new Date(start).getUTCDay())
  return Array.from({ length: 5 }, (_, index) => dayAfter(first, 7 * index))
})()
const by = () => ({ ...byWanjiru(), email: 'wanjiru@example.com' })

beforeEach(async () => {
  await emptyLeads()
  await testDb.contentDraft.deleteMany()
  await testDb.booking.updateMany({ data: { departureId: null } })
  await testDb.departure.deleteMany()
  await testDb.itinerary.update({ where: { id: trip }, data: { departure: 'shared' } })
})

const newDeparture = async (fields = {}) =>
  (
    await testDb.departure.create({
      data: { itineraryId: trip, firstDay: new Date(day), seats: 6, sureFrom: 4, ...fields },
    })
  ).id

async function readTrip() {
  const row = await testDb.itinerary.findUniqueOrThrow({ where: { id: trip }, include: withPrices })
  const prices = toPrices(row).prices.map((season) => ({ ...season, validUntil: '2031-12-31' }))
  return { ...toPrices(row), prices, duration: row.duration }
}

const party = (adults: number) => ({ adults, kids: 0, toddlers: 0 })
const placesOn = async (id: number) => (await readPlaces(testDb, [id])).get(id)

async function booked(departureId: number, adults: number) {
  const reference = await storeBooking()
  await confirmReservation(reference, agreed({ departureId, party: party(adults) }), by())
  return reference
}

test('the list knows trips with dates to join: not those that are withdrawn, gone, or for one party', async () => {
  const ids = async () => {
    const found = await findItineraryPage({ ...noFilters, choices: { dates: ['to-join'] } })
    return found.itineraries.map(({ id, joinOn }) => [id, joinOn])
  }
  expect(await ids()).toEqual([])
  await newDeparture({ firstDay: new Date('2020-01-01') })
  await newDeparture({ firstDay: new Date('2029-07-03'), withdrawnAt: new Date() })
  await newDeparture()
  await newDeparture({ firstDay: new Date('2029-07-17') })
  expect(await ids()).toEqual([[trip, day]])
  await testDb.itinerary.update({ where: { id: trip }, data: { departure: 'private' } })
  expect(await ids()).toEqual([])
})

test('with a month the list has trips that leave in it, with the day, and the calendar says how many dates there are', async () => {
  const [first = ''] = saturdays
  for (const firstDay of [...saturdays, '2029-07-10']) await newDeparture({ firstDay: new Date(firstDay) })
  const joinOn = async (from: string) => {
    const travellers = { adults: 1, kids: 0, ages: '', from }
    const found = await findItineraryPage({ ...noFilters, choices: { dates: ['to-join'] }, travellers })
    return found.itineraries.map((card) => [card.id, card.joinOn])
  }
  expect(await joinOn(first.slice(0, 7))).toEqual([[trip, first]])
  expect(await joinOn('2029-07')).toEqual([[trip, '2029-07-10']])
  expect(await joinOn('2029-08')).toEqual([])
  const dates = async (country: 'Kenya' | 'Uganda' | null) =>
    (await getCalendar(country)).months.map(({ dates }) => dates)
  const counted = Array.from(
    { length: 12 },
    (_, month) => saturdays.filter((day) => new Date(day).getUTCMonth() === month).length,
  )
  expect(await dates('Kenya')).toEqual(counted)
  expect(await dates(null)).toEqual(counted)
  expect(await dates('Uganda')).toEqual(counted.map(() => 0))
})

test('the home page has the next dates of as many trips as there are, none that may be gone when it is read', async () => {
  expect(await listNextDates(3)).toEqual([])
  const today = await databaseDay(testDb)
  const on = (count: number, itineraryId = trip) =>
    newDeparture({ firstDay: new Date(dayAfter(today, count)), itineraryId })
  for (const count of [0, 2, 3, 4, 5, 20]) await on(count)
  await testDb.itinerary.update({ where: { id: 7 }, data: { departure: 'shared' } })
  for (const count of [10, 11]) await on(count, 7)
  const found = async (most: number) =>
    (await listNextDates(most)).map(({ itineraryId, firstDay }) => [itineraryId, firstDay])
  expect(await found(3)).toEqual([
    [trip, dayAfter(today, 3)],
    [trip, dayAfter(today, 4)],
    [7, dayAfter(today, 10)],
  ])
  await testDb.itinerary.update({ where: { id: 7 }, data: { departure: 'private' } })
  expect(await found(9)).toEqual([3, 4, 5, 20].map((count) => [trip, dayAfter(today, count)]))
  const [date] = await listNextDates(1)
  expect(date).toMatchObject({ title: 'Mara, Nakuru, Naivasha, Amboseli', sureFrom: 4 })
  expect(Object.keys(date ?? {})).not.toContain('left')
})

describe('places', () => {
  test('are taken by bookings and by what is held, and the departure is sure when enough are booked', async () => {
    const id = await newDeparture()
    await booked(id, 3)
    const other = await storeBooking()
    await holdPlaces(other, { departureId: id, people: 2, until }, by())
    expect(await placesOn(id)).toEqual({ seats: 6, booked: 3, held: 2, left: 1, isSure: false })
    await expect(booked(id, 2)).rejects.toThrow(
      'Only 1 place is left on the departure of July 10, 2029, and 2 are needed.',
    )
    await booked(id, 1)
    expect(await placesOn(id)).toMatchObject({ booked: 4, left: 0, isSure: true })
    await expect(booked(id, 1)).rejects.toThrow('No places are left on the departure of July 10, 2029.')
    expect(await testDb.reservation.count()).toBe(2)
  })

  test('that are held are used up by the booking of the same request, and held again by its undo', async () => {
    const id = await newDeparture()
    const reference = await storeBooking()
    await holdPlaces(reference, { departureId: id, people: 5, until }, by())
    const event = await confirmReservation(reference, agreed({ departureId: id, party: party(4) }), by())
    expect(await placesOn(id)).toMatchObject({ booked: 4, held: 0, left: 2 })
    await undo(reference, event, by())
    expect(await placesOn(id)).toMatchObject({ booked: 0, held: 5, left: 1 })
  })

  test('are not taken twice by an undo', async () => {
    const id = await newDeparture({ seats: 4 })
    const first = await booked(id, 3)
    const cancelled = await cancelReservation(first, { agreed: 'USD', charge: 0, note: '' }, by())
    expect(await placesOn(id)).toMatchObject({ left: 4 })
    await booked(id, 2)
    await expect(undo(first, cancelled, by())).rejects.toThrow('Only 2 places are left')
    expect(await placesOn(id)).toMatchObject({ booked: 2, left: 2 })
  })

  test('of one request are held once a departure: holding more, or until another day, takes the place of it', async () => {
    const id = await newDeparture()
    const reference = await storeBooking()
    await holdPlaces(reference, { departureId: id, people: 2, until }, by())
    const event = await holdPlaces(reference, { departureId: id, people: 6, until: '2029-07-01' }, by())
    expect(await placesOn(id)).toMatchObject({ held: 6, left: 0 })
    await undo(reference, event, by())
    expect(await placesOn(id)).toMatchObject({ held: 2 })
    const [hold] = await readSeatHolds(testDb, reference, dayInNairobi(new Date()))
    const released = await releasePlaces(reference, hold?.id ?? 0, by())
    expect(await placesOn(id)).toMatchObject({ held: 0, left: 6 })
    await undo(reference, released, by())
    expect(await readTakers(testDb, id)).toMatchObject([{ reference, people: 2, heldUntil: until }])
  })

  test('are given back after the last day of a hold, in Nairobi', async () => {
    const id = await newDeparture()
    await holdPlaces(await storeBooking(), { departureId: id, people: 2, until }, by())
    await testDb.$executeRaw`UPDATE seat_holds SET held_until = (now() AT TIME ZONE 'Africa/Nairobi')::date`
    expect(await placesOn(id)).toMatchObject({ held: 2 })
    await testDb.$executeRaw`UPDATE seat_holds SET held_until = held_until - 1`
    expect(await placesOn(id)).toMatchObject({ held: 0 })
  })

  test('move with a booking to another departure, and are counted anew for another party', async () => {
    const [id, next] = [await newDeparture(), await newDeparture({ firstDay: new Date('2029-07-17'), seats: 3 })]
    const reference = await booked(id, 2)
    const there = agreed({ dateFrom: '2029-07-17', dateTo: '2029-07-19', departureId: next, party: party(2) })
    await expect(changeReservation(reference, { ...there, party: party(4) }, by())).rejects.toThrow(
      'Only 3 places are left',
    )
    await changeReservation(reference, there, by())
    expect(await placesOn(id)).toMatchObject({ booked: 0 })
    await changeReservation(reference, { ...there, departureId: undefined, party: party(3) }, by())
    expect(await placesOn(next)).toMatchObject({ booked: 3, left: 0 })
    await changeReservation(reference, { ...there, departureId: null }, by())
    expect(await placesOn(next)).toMatchObject({ booked: 0 })
  })

  test('of an accepted offer are on the departure that was asked for', async () => {
    const reference = await storeBooking()
    const { name, token } = await sendNew(reference)
    await acceptQuote({ token }, { name: 'Marta', extras: [], version: name, key: newKey() })
    const { dateFrom } = (await testDb.booking.findFirstOrThrow()) as { dateFrom: Date }
    const id = await newDeparture({ firstDay: dateFrom, seats: 1 })
    await askForDeparture(reference, id, by())
    expect(await placesOn(id)).toMatchObject({ booked: 0 })
    await expect(confirmAccepted(reference, by(), { isMailed: false })).rejects.toThrow('Only 1 place is left')
    await testDb.departure.update({ where: { id }, data: { seats: 2 } })
    await confirmAccepted(reference, by(), { isMailed: false })
    expect(await readTakers(testDb, id)).toMatchObject([{ reference, people: 2, heldUntil: null }])
  })

  test('are only on a departure of one of the days of the trip, and on none that is withdrawn', async () => {
    const id = await newDeparture({ firstDay: new Date('2029-08-01') })
    await expect(booked(id, 2)).rejects.toThrow('The departure leaves on August 1, 2029, which is none of these days.')
    await testDb.departure.update({ where: { id }, data: { withdrawnAt: new Date() } })
    const reference = await storeBooking()
    await expect(holdPlaces(reference, { departureId: id, people: 1, until }, by())).rejects.toThrow('is withdrawn')
  })
})

describe('rows', () => {
  async function draft(fields: Record<string, string> = {}) {
    await addPart(sheet('Departures'), String(trip), undefined, 'Wanjiru', {
      ...{ first_day: day, seats: '6', sure_from: '4' },
      ...fields,
    })
  }

  test('are drafted, published and taken back like those of other sheets', async () => {
    await draft({ price: '1200', guide_language: 'German' })
    expect(await publishAll()).toEqual([`Departures ${key}: added`])
    const [departure] = await listDepartures(trip)
    expect(departure).toMatchObject({
      ...{ firstDay: day, lastDay: '2029-07-16', seats: 6, left: 6, isSure: false, state: 'open' },
      ...{ price: 120_000, guideLanguage: 'German' },
    })
    await undoPublication()
    expect(await listDepartures(trip)).toEqual([])
  })

  test('keep their ids when they are withdrawn with people on them, and brought back', async () => {
    const id = await newDeparture()
    const reference = await booked(id, 2)
    await removeRow(sheet('Departures'), key, 'Wanjiru')
    const question = 'Marta Lindqvist stays on the departure of July 10, 2029, which is withdrawn'
    await expect(publishAll()).rejects.toThrow(question)
    await publishAll({ meant: [question] })
    expect(await listDepartures(trip)).toEqual([])
    expect(await readTakers(testDb, id)).toMatchObject([{ reference, people: 2 }])
    await draft({ seats: '1' })
    await expect(publishAll()).rejects.toThrow('2 places are taken already, by Marta Lindqvist')
    await type('Departures', (await testDb.contentDraft.findFirstOrThrow()).key, 'seats', '8')
    await publishAll()
    expect(await listDepartures(trip)).toMatchObject([{ id, seats: 8, left: 6 }])
  })

  test('have no fewer seats than are taken, whoever lowers them', async () => {
    const id = await newDeparture()
    await booked(id, 3)
    await type('Departures', key, 'seats', '2')
    await expect(publishAll()).rejects.toThrow('3 places are taken already, by Marta Lindqvist')
    await expect(testDb.departure.update({ where: { id }, data: { seats: 2 } })).rejects.toThrow('3 places taken')
    await type('Departures', key, 'seats', '4')
    await publishAll()
    await booked(id, 1)
    await type('Departures', key, 'seats', '5')
    await publishAll()
    await booked(id, 1)
    await expect(undoPublication()).rejects.toThrow('5 places taken and cannot have 4 seats')
  })

  test('on every Saturday of a summer are one entry, without the days that have one', async () => {
    await newDeparture({ firstDay: new Date(saturdays[1] ?? '') })
    await draft({ first_day: saturdays[2] ?? '' })
    await signInAtDesk()
    const entry = { trip: String(trip), seats: '6', sureFrom: '4', price: '990', from: saturdays[0] ?? '' }
    const all = await postForm(addDepartureSeries, { ...entry, day6: 'yes', to: saturdays[4] ?? '' })
    const query = new URLSearchParams(all.location.split(/[?#]/)[1])
    expect([query.get('added'), query.get('skipped')]).toEqual(['3', saturdays.slice(1, 3).join(' ')])
    const params = { thing: 'trips', key: String(trip) }
    const { html } = await openDesk(ContentPage, Object.fromEntries(query), params)
    expect(html).toContain('3 departures drafted.')
    await publishAll()
    const listed = await listDepartures(trip)
    expect(listed.map(({ firstDay }) => firstDay)).toEqual(saturdays)
    const stored = await testDb.departure.findMany({ orderBy: { firstDay: 'asc' } })
    expect(stored.map(({ price }) => price)).toEqual([990, null, null, 990, 990])
    const daily = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`day${index}`, 'yes']))
    const { result } = await postForm(addDepartureSeries, { ...entry, ...daily, to: dayAfter(entry.from, 60) })
    expect(result?.problem).toBe('These are 61 departures, and 60 can be made at once. Please choose fewer days.')
  })

  test('are of shared trips, to come, and one a day', async () => {
    await draft()
    await draft()
    await draft({ first_day: '2020-07-10', sure_from: '7' })
    await testDb.itinerary.update({ where: { id: trip }, data: { departure: 'private' } })
    const faults = (await faultsNow()).map((fault) => fault.replace(/new:\w+ /, ''))
    expect(faults).toEqual(
      expect.arrayContaining([
        `Departures first_day: is there twice: ${key}`,
        'Departures first_day: Mara, Nakuru, Naivasha, Amboseli is private; only a shared trip has departures',
        'Departures first_day: 2020-07-10 has passed',
        'Departures sure_from: is more than its 6 seats',
      ]),
    )
  })
})

describe('a date to join', () => {
  test('has its own price in the estimate of that day only', async () => {
    await newDeparture({ price: 1111, singleSupplement: 222 })
    const trip = await readTrip()
    const two = { adults: 2, kids: 0, toddlers: 0 }
    const totalOn = (from: string) => {
      const priced = estimate(trip, two, from)
      return priced.isPriced ? priced.total : null
    }
    const charges = trip.charges.reduce((sum, { usdPerPerson }) => sum + usdPerPerson, 0)
    expect(totalOn(day)).toBe(2 * 100 * (1111 + charges))
    expect(totalOn(dayAfter(day, 1))).toBe(totalOn(dayAfter(day, 2)))
    expect(totalOn(dayAfter(day, 1))).not.toBe(totalOn(day))
  })

  test('is noted with a request for that day, full or not, and takes no place', async () => {
    const id = await newDeparture({ seats: 2 })
    await booked(id, 2)
    const asked = await storeBooking({ preferredDates: 'Jul 10, 2029', email: 'b@example.com' })
    const other = await storeBooking({ preferredDates: 'Jul 11, 2029', email: 'c@example.com' })
    const rows = await testDb.booking.findMany({ select: { reference: true, departureId: true } })
    const departureOf = new Map(rows.map(({ reference, departureId }) => [reference, departureId]))
    expect([asked, other].map((reference) => departureOf.get(reference))).toEqual([id, null])
    const receiptOf = async (reference: string) => {
      const row = await findLead(testDb, reference)
      return new Map(row ? summarize(row).receipt : [])
    }
    expect((await receiptOf(asked)).get('Departure')).toBe('With others, on a set date')
    expect((await receiptOf(other)).has('Departure')).toBe(false)
    expect(await placesOn(id)).toMatchObject({ booked: 2, left: 0 })
  })

  test('is on the page of the trip without places, which only the API tells, to no cache', async () => {
    const id = await newDeparture({ sureFrom: 0, note: 'With a painter' })
    await booked(id, 4)
    const [date] = await listDepartureDates(trip)
    expect(date).toMatchObject({ id, firstDay: day, sureFrom: 0, note: 'With a painter' })
    expect(Object.keys(date ?? {})).not.toContain('left')
    const answer = await departuresOf(new Request('http://x.test/'), { params: Promise.resolve({ id: String(trip) }) })
    expect([answer.headers.get('cache-control'), await answer.json()]).toEqual([
      'no-store',
      [expect.objectContaining({ id, left: 2, state: 'few', isSure: true })],
    ])
    const missing = await departuresOf(new Request('http://x.test/'), { params: Promise.resolve({ id: '999999' }) })
    expect(missing.status).toBe(404)
  })
})
