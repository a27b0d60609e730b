// Places on departures, taken and given back by several at once, of which some are killed: never more than seats.
import { expect, test } from 'vitest'
import DatePage from '@/app/desk/dates/[id]/page'
import { listDepartures, readPlaces } from '@/lib/departures/queries'
import { utcDay } from '@/lib/domain/utc-day'
import { undo } from '@/lib/leads/handling'
import { databaseDay } from '@/lib/platform/db'
import { confirmReservation } from '@/lib/reservations/handling'
import { holdPlaces } from '@/lib/reservations/seat-holds'
import { publishAll, type } from '../support/content-drafts'
import { openDesk, signInAtDesk } from '../support/desk-link'
import { emptyLeads } from '../support/leads'
import { byWanjiru, storeBooking } from '../support/quotes'
import { agreed } from '../support/reservations'
import { startScript, until } from '../support/scripts'
import { sized } from '../support/size'
import { testDb } from '../support/test-db'

const days = ['2029-07-03', '2029-07-10']

/** A shared trip that leaves on these days, in this order of ids. */
async function prepareDepartures(days: string[]) {
  await emptyLeads()
  await testDb.contentDraft.deleteMany()
  await testDb.departure.deleteMany()
  await testDb.itinerary.update({ where: { id: 6 }, data: { departure: 'shared' } })
  const ids: number[] = []
  for (const day of days) {
    const data = { itineraryId: 6, firstDay: new Date(day), seats: 8, sureFrom: 4 }
    ids.push((await testDb.departure.create({ data })).id)
  }
  return ids
}

/** Counted from the rows, beside the view: by departure, booked and held. */
async function countRows() {
  const today = await databaseDay()
  const [agreed, holds] = await Promise.all([
    testDb.reservation.findMany({ orderBy: { id: 'asc' } }),
    testDb.seatHold.findMany({ where: { releasedAt: null } }),
  ])
  const last = new Map(agreed.map((row) => [row.reference, row]))
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return (id: number) => ({
    booked: sum(
      [...last.values()]
        .filter(({ departureId, kind }) => departureId === id && kind !== 'cancelled')
        .map(({ adults, kids, toddlers }) => (adults ?? 0) + (kids ?? 0) + (toddlers ?? 0)),
    ),
    held: sum(
      holds
        .filter(({ departureId, heldUntil }) => departureId === id && utcDay(heldUntil) >= today)
        .map(({ people }) => people),
    ),
  })
}

test('four processes take places and give them back, and two of them are killed', async () => {
  await prepareDepartures(days)
  for (let made = 0; made < 12; made += 1) await storeBooking()
  const wanted = sized(300, 1500)
  const env = { NODE_OPTIONS: '--conditions=react-server' }
  const start = () => startScript(`tests/support/take-places.ts ${wanted}`, { env })
  const running = Array.from({ length: 4 }, start)
  const countEvents = () => testDb.leadEvent.count()
  await until(async () => (await countEvents()) > 0)
  for (const one of running.slice(0, 2)) {
    const before = await countEvents()
    await until(async () => (await countEvents()) > before || before >= wanted)
    await one.stop('SIGKILL')
    running.push(start())
  }
  // The office publishes other seats meanwhile; a publication that is refused is one way out.
  for (const [index, seats] of [9, 4].entries()) {
    await type('Departures', `6 / ${days[index]}`, 'seats', String(seats))
    await publishAll().catch((error: Error) =>
      expect(error.message).toMatch(/^Nothing was published|^A colleague has changed/),
    )
    await testDb.contentDraft.deleteMany()
  }
  const left = running.slice(2)
  const codes = await Promise.all(left.map(({ ended }) => ended))
  expect(codes, left.map(({ output }) => output()).join('\n')).toEqual(left.map(() => 0))

  const done = await testDb.leadEvent.groupBy({ by: ['action'], _count: true })
  expect(done.map(({ action }) => action)).toEqual(expect.arrayContaining(['booked', 'seated', 'cancelled', 'changed']))
  const counted = await countRows()
  const places = await readPlaces(
    testDb,
    (await testDb.departure.findMany()).map(({ id }) => id),
  )
  const listed = await listDepartures(6)
  await signInAtDesk()
  expect(listed).toHaveLength(days.length)
  for (const { id, seats, left } of listed) {
    const { booked, held } = counted(id)
    expect(booked + held).toBeLessThanOrEqual(seats)
    expect(places.get(id)).toEqual({ seats, booked, held, left: seats - booked - held, isSure: booked >= 4 })
    expect(left).toBe(seats - booked - held)
    const { html } = await openDesk(DatePage, {}, { id: String(id) })
    expect(html).toContain(`${booked + held} of ${seats} places taken`)
  }
})

/** Until so many wait for a lock in this database. */
const untilWaiting = (count: number) =>
  until(async () => {
    const [found] = await testDb.$queryRaw<[{ waiting: number }]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    return found.waiting === count
  })

test('a publication of two departures and an undo that holds places on both wait for each other in turn', async () => {
  // A publication finds them in the order of their days, which is not that of their ids.
  const [first = 0, second = 0] = await prepareDepartures(days.toReversed())
  const reference = await storeBooking()
  const by = () => ({ ...byWanjiru(), email: 'wanjiru@example.com' })
  for (const departureId of [first, second])
    await holdPlaces(reference, { departureId, people: 2, until: await databaseDay() }, by())
  const booked = await confirmReservation(reference, { ...agreed(), departureId: first }, by())
  for (const day of days) await type('Departures', `6 / ${day}`, 'seats', '9')

  const [published, undone] = await testDb.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM departures WHERE id = ${second} FOR UPDATE`
    const publication = publishAll()
    await untilWaiting(1)
    const undoing = undo(reference, booked, by())
    await untilWaiting(2)
    return [Promise.allSettled([publication]), Promise.allSettled([undoing])] as const
  })
  expect((await Promise.all([published, undone])).flat()).toEqual([
    expect.objectContaining({ status: 'fulfilled' }),
    expect.objectContaining({ status: 'fulfilled' }),
  ])
  const places = await readPlaces(testDb, [first, second])
  expect([...places.values()].map(({ seats, held }) => ({ seats, held }))).toEqual([
    { seats: 9, held: 2 },
    { seats: 9, held: 2 },
  ])
})
