// What is shown of a trip is what was agreed last, else accepted, else asked for, wherever it is shown.

import { beforeEach, describe, expect, test } from 'vitest'
import NumbersPage from '@/app/desk/numbers/page'
import { GET as requestsCsv } from '@/app/desk/requests.csv/route'
import QuotePage from '@/app/quote/[token]/page'
import { findLeads, readTab } from '@/lib/desk/find-leads'
import { noteTravelled } from '@/lib/desk/travelled'
import { dayAfter } from '@/lib/domain/day-after'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { utcDay } from '@/lib/domain/utc-day'
import { readTripFacts } from '@/lib/leads/trip-facts'
import { databaseDay } from '@/lib/platform/db'
import { acceptQuote, reopenQuote } from '@/lib/quotes/answers'
import { saveDraft } from '@/lib/quotes/draft'
import { readQuotes } from '@/lib/quotes/queries'
import { cancelReservation, changeReservation, confirmReservation } from '@/lib/reservations/handling'
import { fillHolds, saveHold } from '@/lib/reservations/holds'
import { notePayment } from '@/lib/reservations/payments'
import { readReservation } from '@/lib/reservations/queries'
import { deskLink } from '@/lib/submissions/desk-link'
import { askDesk, signInAtDesk, toHtml, tokenIn } from '../support/desk-link'
import { emptyLeads } from '../support/leads'
import { byWanjiru, makeDraft, newKey, send, sendNew, storeBooking } from '../support/quotes'
import { agreed } from '../support/reservations'
import { testDb } from '../support/test-db'

// As the request of tests/support/factories.ts says.
const askedFrom = '2027-12-04'
const now = new Date()

beforeEach(async () => {
  await emptyLeads()
  await testDb.payment.deleteMany()
  await signInAtDesk()
})

const factsOf = async (reference: string) => (await readTripFacts(testDb, [reference])).get(reference)

async function acceptedTrip() {
  const reference = await storeBooking({ numberOfAdults: 2 })
  const { name, token } = await sendNew(reference)
  await acceptQuote({ token }, { name: 'Marta', extras: [], version: name, key: newKey() })
  return { reference, token }
}

const pageOf = async (token: string) =>
  toHtml(await QuotePage({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) }))

const found = async (typed: string) =>
  (await findLeads(testDb, typed, { take: 10 })).lines.map(({ reference }) => reference)

test('a request is known by what it asks for, an acceptance by its offer, a booking by what was agreed', async () => {
  const reference = await storeBooking({ numberOfAdults: 2 })
  const request = await factsOf(reference)
  expect(request).toMatchObject({ stage: 'asked', dateFrom: askedFrom, adults: 2, currency: 'USD', deposit: null })
  const { name, token } = await sendNew(reference)
  expect(await factsOf(reference)).toEqual(request)
  await acceptQuote({ token }, { name: 'Marta', extras: [], version: name, key: newKey() })
  expect(await factsOf(reference)).toMatchObject({ stage: 'accepted', dateFrom: askedFrom, total: request?.total })
  const terms = agreed({
    dateFrom: '2029-09-02',
    dateTo: '2029-09-05',
    total: 2_190_000,
    party: { adults: 3, kids: 1, toddlers: 0 },
  })
  await confirmReservation(reference, terms, byWanjiru())
  expect(await factsOf(reference)).toMatchObject({
    stage: 'agreed',
    ...{ dateFrom: '2029-09-02', dateTo: '2029-09-05', total: 2_190_000, adults: 3, kids: 1 },
  })
})

test('list, search, request page, spreadsheet, month and the travellers’ page say what was agreed last', async () => {
  const { reference, token } = await acceptedTrip()
  await confirmReservation(reference, agreed(), byWanjiru())
  const terms = agreed({
    dateFrom: '2029-09-02',
    dateTo: '2029-09-05',
    total: 2_190_000,
    party: { adults: 3, kids: 1, toddlers: 0 },
  })
  await changeReservation(reference, terms, byWanjiru())
  const [line] = await readTab(testDb, now, { tab: 'booked' }, { take: 10 })
  expect(line).toMatchObject({
    sum: 'US$21,900',
    party: '3 adults, 1 kid',
    dates: 'September 2, 2029 to September 5, 2029',
  })
  expect(await found('September 2029')).toEqual([reference])
  expect(await found('December 2027')).toEqual([])
  const desk = (await askDesk(tokenIn(await deskLink(testDb, 'lead', reference)))).html
  const month = dayInNairobi(now).slice(0, 7)
  const csv = await (await requestsCsv(new Request(`http://x.test/desk/requests.csv?from=${month}`))).text()
  const monthPage = await toHtml(
    await NumbersPage({ params: Promise.resolve({}), searchParams: Promise.resolve({ from: month }) }),
  )
  for (const text of [desk, await pageOf(token)]) expect(text).toContain('US$21,900')
  expect(csv).toContain('"21900.00"')
  expect(monthPage).toContain('US$21,900 agreed')
  await cancelReservation(reference, { agreed: 'USD', charge: 0, note: '' }, byWanjiru())
  expect(
    await toHtml(await NumbersPage({ params: Promise.resolve({}), searchParams: Promise.resolve({ from: month }) })),
  ).not.toContain('US$21,900')
})

test('booked trips stand by the day that was agreed, not the one that was asked for', async () => {
  const first = await acceptedTrip()
  const second = await acceptedTrip()
  await confirmReservation(first.reference, agreed({ dateFrom: '2029-10-01', dateTo: '2029-10-03' }), byWanjiru())
  await confirmReservation(second.reference, agreed(), byWanjiru())
  const lines = await readTab(testDb, now, { tab: 'booked' }, { take: 10 })
  expect(lines.map(({ reference }) => reference)).toEqual([second.reference, first.reference])
})

test('the review is asked for after the day that was agreed', async () => {
  const { reference } = await acceptedTrip()
  const today = dayInNairobi(now)
  const terms = agreed({ dateFrom: today, dateTo: today, depositDay: null, balanceDay: null })
  await confirmReservation(reference, terms, byWanjiru())
  const { travelledOn } = await noteTravelled(reference, {}, byWanjiru())
  expect(utcDay(travelledOn)).toBe(today)
})

describe('beds and permits of a booked trip', () => {
  const party = { adults: 2, kids: 0, toddlers: 0 }

  async function bookedTrip() {
    const { reference, token } = await acceptedTrip()
    await confirmReservation(reference, agreed({ party }), byWanjiru())
    await testDb.hold.createMany({
      data: ['2029-07-10', '2029-07-11'].map((night) => ({
        ...{ reference, kind: 'bed', what: 'St. Mary’s Camp', people: 2, key: `${reference} ${night}`, number: '4711' },
        night: new Date(night),
        confirmedOn: new Date('2029-01-03'),
      })),
    })
    return { reference, token }
  }

  const dues = async (reference: string) => (await readReservation(testDb, reference)).dues

  test('go with new days, have to be asked for again, and the balance is due as long before', async () => {
    const { reference } = await bookedTrip()
    const moved = agreed({ party, dateFrom: '2029-07-20', dateTo: '2029-07-22' })
    await changeReservation(reference, moved, byWanjiru())
    const { holds, terms } = await readReservation(testDb, reference)
    expect(holds).toMatchObject([
      { night: '2029-07-20', confirmedOn: null, number: '', note: expect.stringContaining('4711') },
      { night: '2029-07-21', confirmedOn: null },
    ])
    expect(terms?.balanceDay).toBe(dayAfter(String(agreed().balanceDay), 10))
    expect((await dues(reference)).filter(({ kind }) => kind === 'ask')).toHaveLength(2)
  })

  test('the same form sent twice moves them once', async () => {
    const { reference } = await bookedTrip()
    const moved = agreed({ party, dateFrom: '2029-07-20', dateTo: '2029-07-22' })
    const by = { ...byWanjiru(), typedHash: 'x'.repeat(43) }
    const events = [await changeReservation(reference, moved, by), await changeReservation(reference, moved, by)]
    expect(new Set(events).size).toBe(1)
    expect((await readReservation(testDb, reference)).changes).toHaveLength(2)
  })

  test('are counted again for another party', async () => {
    const { reference } = await bookedTrip()
    await changeReservation(reference, agreed({ party: { ...party, kids: 1 } }), byWanjiru())
    const { holds } = await readReservation(testDb, reference)
    expect(holds.map(({ people, confirmedOn }) => [people, confirmedOn])).toEqual([
      [3, null],
      [3, null],
    ])
  })

  test('a shorter trip leaves one to release, a longer one lacks some', async () => {
    const { reference } = await bookedTrip()
    await changeReservation(reference, agreed({ party, dateTo: '2029-07-11' }), byWanjiru())
    expect(await dues(reference)).toMatchObject([{ kind: 'release', what: 'St. Mary’s Camp, July 11' }, {}, {}, {}])
    await changeReservation(reference, agreed({ party, dateTo: '2029-07-13' }), byWanjiru())
    const { holds } = await readReservation(testDb, reference)
    expect(holds.filter(({ isLeft }) => !isLeft).map(({ night }) => night)).toEqual([
      '2029-07-10',
      '2029-07-11',
      '2029-07-12',
    ])
  })

  test('a cancelled trip names each to release, until it is', async () => {
    const { reference } = await bookedTrip()
    await cancelReservation(reference, { agreed: 'USD', charge: 0, note: '' }, byWanjiru())
    const released = async () => (await dues(reference)).filter(({ kind }) => kind === 'release').length
    expect(await released()).toBe(2)
    for (const { id, version, ...hold } of (await readReservation(testDb, reference)).holds)
      await saveHold(reference, { ...hold, releasedOn: '2029-02-01' }, byWanjiru(), { at: { id, version } })
    expect(await released()).toBe(0)
  })

  test('an offer that is accepted again is listed again, beside what was left', async () => {
    const { reference, token } = await acceptedTrip()
    await fillHolds(reference)
    await testDb.hold.updateMany({ where: { reference }, data: { isLeft: true } })
    const [{ id, name } = { id: 0, name: '' }] = await readQuotes(testDb, reference)
    await reopenQuote(id, { reason: 'A mistake.', isWithdrawn: false, by: byWanjiru() })
    await acceptQuote({ token }, { name: 'Marta', extras: [], version: name, key: newKey() })
    const left = await testDb.hold.count({ where: { reference } })
    await fillHolds(reference)
    expect(await testDb.hold.count({ where: { reference, isLeft: false } })).toBe(left)
  })

  test('the list is made of fields: the whole name of a camp, its heads, and what a line says has to be asked for', async () => {
    const reference = await storeBooking()
    await sendNewWith(reference, {
      bed: 'St. Mary’s Camp',
      bedNote: 'Tents. A river',
      line: { text: 'Gorillas', count: 2, amount: 80_000, kind: 'permit' as const },
    })
    await fillHolds(reference)
    const { holds } = await readReservation(testDb, reference)
    expect(holds).toContainEqual(expect.objectContaining({ kind: 'bed', what: 'St. Mary’s Camp', people: 2 }))
    expect(holds).toContainEqual(expect.objectContaining({ kind: 'permit', what: 'Gorillas', people: 2 }))
  })
})

/** An accepted offer with one bed, and a line more. */
async function sendNewWith(
  reference: string,
  {
    bed,
    bedNote,
    line,
  }: { bed: string; bedNote: string; line: { text: string; count: number; amount: number; kind: 'permit' } },
) {
  const { id, snapshot } = await makeDraft(reference)
  const more = line.count * line.amount
  const total = snapshot.total + more
  await testDb.$transaction((tx) =>
    saveDraft(
      tx,
      id,
      {
        ...snapshot,
        days: snapshot.days.map((day, index) => ({
          ...day,
          bed: index === 0 ? bed : '',
          bedNote: index === 0 ? bedNote : '',
        })),
        lines: [...snapshot.lines, line],
        total,
        balance: { ...snapshot.balance, amount: total - snapshot.deposit.amount },
      },
      byWanjiru(),
    ),
  )
  const { name, href } = await send(id)
  await acceptQuote(
    { token: href.split('/').at(-1) ?? '' },
    { name: 'Marta', extras: [], version: name, key: newKey() },
  )
}

test('the page of a trip marks what is paid, and promises nothing once the trip is over', async () => {
  const { reference, token } = await acceptedTrip()
  const today = await databaseDay()
  const terms = agreed({ dateFrom: today, dateTo: today, depositDay: today, balanceDay: today })
  await confirmReservation(reference, terms, byWanjiru())
  const payment = { amount: 64_200, credited: 64_200, currency: 'USD', agreed: 'USD', way: 'bank', code: '' } as const
  await notePayment(reference, { ...payment, day: today }, byWanjiru())
  const page = await pageOf(token)
  expect(page).toMatch(/Deposit, by [^<]*<[^>]*>Paid</)
  expect(page).toContain('look forward')
  const yesterday = dayAfter(today, -1)
  await changeReservation(
    reference,
    { ...terms, dateFrom: yesterday, dateTo: yesterday, depositDay: null, balanceDay: null },
    byWanjiru(),
  )
  const over = await pageOf(token)
  for (const promise of ['look forward', 'Add to my calendar']) expect(over).not.toContain(promise)
})
