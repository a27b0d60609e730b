// From an accepted offer to the day after the trip, as the office works at the desk and the travellers read their page.

import { addDays, addMinutes, subMinutes } from 'date-fns'
import { beforeEach, describe, expect, test } from 'vitest'
import MoneyPage from '@/app/desk/money/page'
import NumbersPage from '@/app/desk/numbers/page'
import InboxPage from '@/app/desk/page'
import { GET as paymentsCsv } from '@/app/desk/payments.csv/route'
import { GET as personJson } from '@/app/desk/person.json/route'
import { GET as requestsCsv } from '@/app/desk/requests.csv/route'
import QuotePage from '@/app/quote/[token]/page'
import { GET as tripCalendar } from '@/app/quote/[token]/trip.ics/route'
import { queueDigest } from '@/lib/desk/digest'
import { countTabs } from '@/lib/desk/find-leads'
import { dayAfter } from '@/lib/domain/day-after'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { deleteLeads } from '@/lib/leads/handling'
import { purge } from '@/lib/leads/purge'
import { config } from '@/lib/platform/config'
import { acceptQuote } from '@/lib/quotes/answers'
import { readReservation } from '@/lib/reservations/queries'
import { deskLink } from '@/lib/submissions/desk-link'
import { askDesk, openDesk, postToDesk, signInAtDesk, toHtml, tokenIn } from '../support/desk-link'
import { fieldsOf } from '../support/fields-of'
import { emptyLeads, storedMails } from '../support/leads'
import { cookieJar } from '../support/next-stubs'
import { newKey, sendNew, storeBooking } from '../support/quotes'
import { testDb } from '../support/test-db'

const today = dayInNairobi(new Date())
const inDays = (days: number) => dayAfter(today, days)

beforeEach(async () => {
  await emptyLeads()
  await testDb.payment.deleteMany()
  await signInAtDesk()
})

/** A request whose offer is accepted, as a colleague at the desk sees it. */
async function acceptedTrip(fields = {}) {
  const reference = await storeBooking(fields)
  const { name, token } = await sendNew(reference)
  await acceptQuote({ token }, { name: 'Marta Lindqvist', extras: [], version: name, key: newKey() })
  const desk = tokenIn(await deskLink(testDb, 'lead', reference))
  const open = async (query = '') => (await askDesk(desk, query)).html
  return {
    reference,
    open,
    /** The form with this button, as it stands on the page, and what is typed into it. */
    press: async (action: string, button: string, typed: Record<string, string> = {}) => {
      const form = fieldsOf(await open(), button)
      return postToDesk(desk, { action, ...form, key: newKey(), ...typed })
    },
    page: async () =>
      toHtml(await QuotePage({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) })),
    calendar: () => tripCalendar(new Request('http://x.test'), { params: Promise.resolve({ token }) }),
    now: () => readReservation(testDb, reference),
  }
}

type Trip = Awaited<ReturnType<typeof acceptedTrip>>

async function bookedTrip(fields = {}) {
  const trip = await acceptedTrip(fields)
  await trip.press('confirm', 'Confirm: it is booked')
  return trip
}

const pay = (trip: Trip, typed: Record<string, string>) =>
  trip.press('pay', 'Note it', { direction: 'in', day: today, way: 'bank', agreed: 'USD', currency: 'USD', ...typed })

/** As it is meant, whatever is asked. */
async function paySurely(trip: Trip, typed: Record<string, string>) {
  const first = await pay(trip, typed)
  const question = first.result?.question
  return question ? pay(trip, { ...typed, sure: question }) : first
}

const units = (minor: number) => String(minor / 100)

test('the office confirms in one tap what was accepted, the traveller hears of it, and the page becomes the trip', async () => {
  const trip = await acceptedTrip()
  expect(await trip.page()).not.toContain('Your trip is booked')
  expect((await trip.calendar()).status).toBe(404)
  await trip.press('confirm', 'Confirm: it is booked')
  const { terms, open } = await trip.now()
  expect(terms).toMatchObject({ kind: 'confirmed', currency: 'USD', who: 'Wanjiru' })
  expect(open).toBe(terms?.total)
  expect(await testDb.lead.findFirst()).toMatchObject({ status: 'booked' })
  const mails = (await storedMails()).filter(({ subject }) => subject.startsWith('Your trip is booked'))
  expect(mails).toMatchObject([{ role: 'answer', text: expect.stringContaining('/quote/') }])
  const page = await trip.page()
  expect(page).toContain('Your trip is booked')
  expect(page).toContain('What to pack')
  expect(page).not.toContain('Accept this offer')
  const calendar = await (await trip.calendar()).text()
  expect(calendar).toContain('STATUS:CONFIRMED')
  expect(calendar).not.toContain('/quote/')
})

test('pressed twice it is booked once, and the undo takes it back with the mail', async () => {
  const trip = await acceptedTrip()
  const key = newKey()
  const form = fieldsOf(await trip.open(), 'Confirm: it is booked')
  await Promise.all([1, 2].map(() => trip.press('confirm', 'Confirm: it is booked', { ...form, key })))
  expect((await trip.now()).changes).toHaveLength(1)
  await trip.press('undo', 'Undo')
  expect((await trip.now()).terms).toBeNull()
  expect(await testDb.mail.findFirst({ where: { subject: { startsWith: 'Your trip is booked' } } })).toMatchObject({
    status: 'cancelled',
  })
  expect(await trip.page()).not.toContain('Your trip is booked')
})

test('undone after its confirmation has gone out, the office is told that the mail stands', async () => {
  const trip = await bookedTrip()
  await testDb.mail.updateMany({
    where: { subject: { startsWith: 'Your trip is booked' } },
    data: { status: 'sent', sentAt: new Date() },
  })
  const { location } = await trip.press('undo', 'Undo')
  expect(location).toContain('undone-mailed')
  expect((await trip.now()).terms).toBeNull()
})

test('what is agreed by phone can be booked without an offer', async () => {
  const reference = await storeBooking()
  const desk = tokenIn(await deskLink(testDb, 'lead', reference))
  const typed = { from: inDays(60), to: inDays(64), currency: 'EUR', total: '5,400.50', deposit: '' }
  await postToDesk(desk, { action: 'book', ...typed })
  expect((await readReservation(testDb, reference)).terms).toMatchObject({
    total: 540_050,
    currency: 'EUR',
    quoteId: null,
  })
})

test('a trip that was agreed longer or shorter has as many days on its page and in the calendar', async () => {
  const trip = await bookedTrip()
  const { dateFrom = '', dateTo = '' } = (await trip.now()).terms ?? {}
  const calendar = async () => (await (await trip.calendar()).text()).replaceAll('\r\n ', '')
  expect(await calendar()).toMatch(/SEQUENCE:0/)
  await trip.press('change', 'Change it', { to: dayAfter(dateTo, 2) })
  expect((await trip.page()).match(/To be agreed/g)).toHaveLength(2)
  expect(await calendar()).toMatch(/SEQUENCE:1.*Day 9\\, To be agreed/s)
  await trip.press('change', 'Change it', { to: dayAfter(dateFrom, 1) })
  const html = await trip.page()
  expect(html).not.toContain('To be agreed')
  expect(await calendar()).toMatch(/SEQUENCE:2.*Day 2\\,/s)
  expect(await calendar()).not.toContain('Day 3')
})

describe('beds and permits', () => {
  test('are listed from the offer, and what is confirmed stands on the travellers’ page', async () => {
    const trip = await bookedTrip()
    await trip.press('nights', 'List the nights of the offer')
    await trip.press('nights', 'List the nights of the offer').catch(() => undefined)
    const { holds, dues } = await trip.now()
    expect(holds.length).toBeGreaterThan(1)
    expect(dues.filter(({ kind }) => kind === 'ask')).toHaveLength(holds.length)
    expect(await trip.page()).not.toContain('Confirmed')
    const [hold] = holds
    const line = { hold: String(hold?.id), version: '1', what: hold?.what ?? '', night: hold?.night ?? '' }
    await trip.press('hold a bed', 'Save', { ...line, asked: today, until: inDays(5) })
    expect(await trip.page()).toContain('Held for you until')
    await trip.press('hold a bed', 'Save', { ...line, version: '2', asked: today, confirmed: today, number: 'KP-4711' })
    expect(await trip.page()).toContain('Confirmed')
    expect(await trip.open()).toContain('KP-4711')
  })

  test('that nobody has confirmed are named before the trip is confirmed', async () => {
    const trip = await acceptedTrip()
    expect(await trip.open()).toMatch(/Nobody has confirmed yet: [^<]+, December 4, 2027 \(not asked yet\)/)
    await trip.press('nights', 'List the nights of the offer')
    await testDb.hold.updateMany({ data: { confirmedOn: new Date(today) } })
    expect(await trip.open()).not.toContain('Nobody has confirmed yet')
  })

  test('two colleagues who change one line at once do not overwrite each other', async () => {
    const trip = await bookedTrip()
    await trip.press('hold a bed', 'Add it', { what: 'Gorilla permit', asked: today })
    const [{ id } = { id: 0 }] = (await trip.now()).holds
    const line = { hold: String(id), version: '1', what: 'Gorilla permit', asked: today }
    const [first, second] = await Promise.all([
      trip.press('hold a bed', 'Save', { ...line, number: 'one' }),
      trip.press('hold a bed', 'Save', { ...line, number: 'two' }),
    ])
    expect([first.status, second.status].sort()).toEqual([303, 409])
    expect((await trip.now()).holds).toHaveLength(1)
  })

  test('with the tick a line stands for the other nights of its camp', async () => {
    const trip = await bookedTrip()
    for (const night of [inDays(30), inDays(31)]) await trip.press('hold a bed', 'Add it', { what: 'Mara camp', night })
    const [hold] = (await trip.now()).holds
    const line = { hold: String(hold?.id), version: '1', what: 'Mara camp', night: inDays(30) }
    await trip.press('hold a bed', 'Save', { ...line, confirmed: today, number: '77', all: 'yes' })
    expect((await trip.now()).holds).toMatchObject([
      { night: inDays(30), confirmedOn: today, number: '77' },
      { night: inDays(31), confirmedOn: today, number: '77' },
    ])
  })
})

describe('money', () => {
  test('comes in three parts and two currencies, a mistake is taken back, and the open sum is right everywhere', async () => {
    const trip = await bookedTrip()
    const { terms } = await trip.now()
    const total = terms?.total ?? 0
    await pay(trip, { amount: '500', code: 'BANK-1' })
    await paySurely(trip, { amount: '500', code: 'BANK-1' })
    expect((await pay(trip, { amount: '65,000', currency: 'KES', way: 'mpesa' })).result?.problem).toContain(
      'what it counts',
    )
    await pay(trip, { amount: '65,000', currency: 'KES', counts: '500', way: 'mpesa', code: 'QWE123' })
    const [, twice] = (await trip.now()).payments
    await trip.press('unpay', 'Take it back', { payment: String(twice?.id) })
    expect((await trip.press('unpay', 'Take it back', { payment: String(twice?.id) })).result?.problem).toBe(
      'This payment was taken back already.',
    )
    const { open, credited } = await trip.now()
    expect([credited, open]).toEqual([100_000, total - 100_000])
    const page = await trip.page()
    expect(page).toContain('KES 65,000')
    expect(page.match(/BANK-1/g)).toHaveLength(1)
    await pay(trip, { amount: units(total - 100_000), way: 'card' })
    expect((await trip.now()).dues.filter(({ kind }) => kind !== 'home')).toEqual([])
  })

  test('what is due today stands under Now from midnight in Nairobi', async () => {
    const trip = await bookedTrip()
    const [first] = (await trip.now()).dues
    const midnight = new Date(`${first?.dueOn}T00:00:00+03:00`)
    expect((await countTabs(testDb, subMinutes(midnight, 1))).now).toBe(0)
    expect((await countTabs(testDb, addMinutes(midnight, 1))).now).toBe(1)
  })

  test('two colleagues who take one payment back at once do it once', async () => {
    const trip = await bookedTrip()
    await pay(trip, { amount: '500' })
    const [payment] = (await trip.now()).payments
    const takeBack = () => trip.press('unpay', 'Take it back', { payment: String(payment?.id) })
    const statuses = (await Promise.all([takeBack(), takeBack()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([303, 409])
    expect((await trip.now()).credited).toBe(0)
  })

  test('what was paid above the charge of a cancelled trip stands under Now until it is paid back', async () => {
    const trip = await bookedTrip()
    await pay(trip, { amount: '800' })
    await trip.press('cancel', 'Cancel the trip', { charge: '300', note: 'We are sorry.' })
    expect(await trip.page()).toContain('This trip is cancelled')
    expect(await (await trip.calendar()).text()).toMatch(/SEQUENCE:1\r\n.*STATUS:CANCELLED/s)
    await signInAtDesk()
    expect((await openDesk(InboxPage)).html).toMatch(/US\$500.*To pay back/)
    await pay(trip, { amount: '500', direction: 'out' })
    expect((await trip.now()).open).toBe(0)
    expect((await openDesk(InboxPage)).html).not.toContain(trip.reference)
    expect((await openDesk(InboxPage, { tab: 'done' })).html).toContain('Done: the booked trip was cancelled')
  })

  test('of a period, and what is open at its end, is on the page and in the spreadsheet of the accountant', async () => {
    const [one, other] = [await bookedTrip(), await bookedTrip({ message: 'Another.' })]
    await pay(one, { amount: '700' })
    await pay(other, { amount: '30,000', currency: 'KES', counts: '230', way: 'mpesa', code: 'ABC' })
    await pay(other, { amount: '100', day: dayAfter(today, -40) })
    await signInAtDesk()
    const period = { from: inDays(-1), to: inDays(1) }
    const { html } = await openDesk(MoneyPage, period)
    expect(html).toContain('KES 30,000, US$700')
    const totals = [await one.now(), await other.now()].map(({ open }) => open)
    expect(html).toContain(`US$${((totals[0] ?? 0) / 100 + (totals[1] ?? 0) / 100).toLocaleString('en-US')}`)
    const csv = await (await paymentsCsv(new Request(`http://x.test/?${new URLSearchParams(period)}`))).text()
    expect(csv.trim().split('\r\n')).toHaveLength(3)
    expect(csv).toContain('"M-Pesa","ABC","30000.00","KES","230.00","USD"')
  })
})

test('a change by the office is on the travellers’ page with its day and its reason', async () => {
  const trip = await bookedTrip()
  const { terms } = await trip.now()
  const moved = { from: dayAfter(terms?.dateFrom ?? today, 2), to: dayAfter(terms?.dateTo ?? today, 2) }
  await trip.press('change', 'Change it', { ...moved, total: '2200', deposit: '600', note: 'The ferry runs later.' })
  const page = await trip.page()
  expect(page).toContain('New total: US$2,200. ')
  expect(page).toContain('The ferry runs later.')
  expect(page).toContain(`<time dateTime="${moved.from}"`)
})

test('the morning mail names what is due, held until soon, leaves soon and has come home', async () => {
  const trip = await bookedTrip()
  const { terms } = await trip.now()
  await trip.press('hold a bed', 'Add it', { what: 'Mara camp', asked: today, until: inDays(2) })
  const read = async (now: Date) => {
    await testDb.mail.deleteMany()
    await queueDigest(now)
    return (await storedMails()).map(({ text }) => text).join()
  }
  expect(await read(new Date())).toContain('Mara camp: no confirmation')
  const atDeposit = new Date(`${terms?.depositDay}T06:00:00Z`)
  expect(await read(atDeposit)).toContain('Deposit of')
  const before = addDays(new Date(`${terms?.dateFrom}T06:00:00Z`), -14)
  expect(await read(before)).toContain('leaves on')
  expect(await read(addDays(new Date(`${terms?.dateTo}T06:00:00Z`), 1))).toContain('Home again')
})

test('deleting a request leaves its payments for the accounts, until they are old enough', async () => {
  const trip = await bookedTrip()
  await pay(trip, { amount: '800', code: 'BANK-1' })
  const lead = await testDb.lead.findFirstOrThrow()
  await deleteLeads([trip.reference], lead.email)
  const kept = await testDb.payment.findMany()
  expect(kept).toMatchObject([{ amount: 80_000n, payer: expect.any(String) }])
  for (const table of ['reservation', 'hold', 'quote', 'leadEvent'] as const)
    expect(await (testDb[table] as typeof testDb.hold).count()).toBe(0)
  await purge(addDays(new Date(), 365 * config.accountingYears - 10))
  expect(await testDb.payment.count()).toBe(1)
  await purge(addDays(new Date(), 366 * config.accountingYears + 10))
  expect(await testDb.payment.count()).toBe(0)
})

test('a copy for the traveller has everything of the request', async () => {
  const trip = await bookedTrip()
  await pay(trip, { amount: '800' })
  await trip.press('hold a bed', 'Add it', { what: 'Mara camp', asked: today })
  const ask = () => personJson(new Request(`http://x.test/?reference=${trip.reference}`))
  const [copy] = await (await ask()).json()
  cookieJar.clear()
  expect((await ask()).status).toBe(403)
  expect(copy).toMatchObject({
    booking: { name: expect.any(String) },
    quotes: [{ answers: [{ kind: 'accepted' }] }],
    reservations: [{ kind: 'confirmed' }],
    payments: [{ amount: 80_000 }],
    holds: [{ what: 'Mara camp' }],
  })
  // Nothing that opens the desk, an offer or a request.
  expect(JSON.stringify(copy)).not.toMatch(/tokenHash|"key"|\/(link|quote|requests)\/[\w~-]{9}/)
})

test('a trip that was booked long ahead is kept until two years after it', async () => {
  const trip = await bookedTrip()
  await trip.press('change', 'Change it', { from: inDays(700), to: inDays(705), total: '2200', deposit: '600' })
  await purge(addDays(new Date(), 800))
  expect(await testDb.lead.count()).toBe(1)
  await purge(addDays(new Date(), 705 + 740))
  expect(await testDb.lead.count()).toBe(0)
})

describe('amounts', () => {
  test('money of any size that a form takes is noted, shown on every page and taken back', async () => {
    const trip = await bookedTrip()
    for (const code of ['KES-1', 'KES-2'])
      expect(
        (await paySurely(trip, { amount: '45,000,000', currency: 'KES', counts: '999999999.99', code })).status,
      ).toBe(303)
    const { payments, dues, open } = await trip.now()
    expect(payments).toMatchObject([{ amount: 4_500_000_000, credited: 99_999_999_999 }, { code: 'KES-2' }])
    expect(dues.filter(({ kind }) => kind === 'refund')).toMatchObject([{ amount: -open }])
    expect(await trip.open()).toContain('KES 45,000,000 received')
    for (const tab of ['now', 'booked']) expect((await openDesk(InboxPage, { tab })).html).toContain(trip.reference)
    expect((await openDesk(InboxPage, { find: 'Marta' })).html).toContain(trip.reference)
    expect((await openDesk(MoneyPage)).html).toContain('KES 90,000,000')
    await queueDigest(new Date())
    expect((await storedMails()).at(-1)?.text).toContain('to pay back')
    await trip.press('unpay', 'Take it back')
    expect((await trip.now()).credited).toBe(99_999_999_999)
  })

  test.each([
    ['450,50', 45_050],
    ['12,5', 1250],
    ['1.234,50', 123_450],
    ['US$450', 45_000],
    ['450 USD', 45_000],
    ['１９．５', 1950],
  ])('%s is shown as it was read, and stored when sent again', async (amount, minor) => {
    const trip = await bookedTrip()
    const { status, result } = await pay(trip, { amount })
    const shown = (minor / 100).toLocaleString('en-US', { minimumFractionDigits: minor % 100 ? 2 : 0 })
    expect([status, result?.question]).toEqual([409, expect.stringContaining(`It is read as US$${shown} received`)])
    expect((await trip.now()).payments).toEqual([])
    expect((await pay(trip, { amount, sure: String(result?.question) })).status).toBe(303)
    expect((await trip.now()).payments).toMatchObject([{ amount: minor }])
  })

  test.each([
    ['1,5,0', {}, 'Please write amounts as 1070 or 1070.50.'],
    ['1.070', {}, '1.070 can be 1,070 or 1.07. Please write it as 1070 or 1070.50.'],
    ['EUR 450', {}, 'EUR 450 is in EUR, and the currency of this form is USD.'],
    ['500.50', { currency: 'JPY', counts: '5' }, 'JPY has no decimals: 500.50.'],
    ['500.5', { currency: 'UGX', counts: '5' }, 'UGX has no decimals: 500.5.'],
  ])('%s with %j is refused', async (amount, more, problem) => {
    const trip = await bookedTrip()
    expect(await pay(trip, { amount, ...more })).toMatchObject({ status: 400, result: { problem } })
  })

  test('more than is open, and a code that was noted before, are asked about once', async () => {
    const trip = await bookedTrip()
    await pay(trip, { amount: '100', code: 'QWE1' })
    const asked = (await pay(trip, { amount: '20000', code: 'QWE1' })).result?.question ?? ''
    expect(asked).toMatch(
      /^US\$20,000 is more than is open: US\$[\d,]+\. A payment with the code QWE1 is noted already/,
    )
    expect((await pay(trip, { amount: '20000', code: 'QWE1', sure: 'yes' })).status).toBe(409)
    expect((await pay(trip, { amount: '20000', code: 'QWE1', sure: asked })).status).toBe(303)
  })

  test.each([
    ['US$', 'USD'],
    ['KSh', 'KES'],
    ['kes', 'KES'],
  ])('the currency %s is %s', async (currency, code) => {
    const trip = await bookedTrip()
    await paySurely(trip, { amount: '500', currency, counts: code === 'USD' ? '' : '4' })
    expect((await trip.now()).payments).toMatchObject([{ currency: code }])
  })

  test.each([
    ['1000000000', 'Please write amounts below 1,000,000,000.'],
    ['99999999999999999999', 'Please write amounts below 1,000,000,000.'],
    ['0', 'Please write the amount.'],
    ['1e5', 'Please write amounts as 1070 or 1070.50.'],
  ])('%s is refused', async (amount, problem) => {
    const trip = await bookedTrip()
    expect(await pay(trip, { amount })).toMatchObject({ status: 400, result: { problem } })
    expect((await trip.now()).payments).toEqual([])
  })

  test.each(['A1B', '<b>', 'ÄÖÜ', 'ZZZ', ''])('%j is no currency', async (currency) => {
    const trip = await bookedTrip()
    const problem = 'Please write the three letters of a currency, such as USD or KES.'
    expect(await pay(trip, { amount: '5', currency, counts: '5' })).toMatchObject({ status: 400, result: { problem } })
  })

  test('a payment counts in the currency of the total, whatever the form says', async () => {
    const trip = await bookedTrip()
    const stale = await pay(trip, { amount: '1000', currency: 'KES', agreed: 'KES' })
    expect(stale).toMatchObject({ status: 409, result: { problem: expect.stringContaining('The total is US$') } })
    const cancelled = await trip.press('cancel', 'Cancel the trip', { agreed: 'JPY', charge: '500' })
    expect(cancelled).toMatchObject({ status: 409, result: { problem: expect.stringContaining('The total is US$') } })
    expect(await trip.now()).toMatchObject({ payments: [], terms: { kind: 'confirmed' } })
  })

  test.each(['4111 1111 1111 1111', '5500-0000-0000-0004', '378282246310005'])(
    'the number of a card, %s, is not kept',
    async (code) => {
      const trip = await bookedTrip()
      const refused = await pay(trip, { amount: '5', code })
      expect(refused).toMatchObject({ status: 400, result: { problem: expect.stringContaining('number of a card') } })
      expect((await pay(trip, { amount: '5', code: '4111111111111112' })).status).toBe(303)
    },
  )
})

test.each([
  [{ depositDay: inDays(-1) }, 'The deposit would be due before today.'],
  [{ balanceDay: '2027-12-05' }, 'The balance would be due after the trip has begun.'],
  [{ depositDay: '2027-12-05' }, 'The deposit would be due after the trip has begun.'],
  [{ depositDay: '2027-11-02', balanceDay: '2027-11-01' }, 'The balance would be due before the deposit.'],
])('%j is refused where it is typed', async (days, problem) => {
  const trip = await bookedTrip()
  const { status, result } = await trip.press('change', 'Change it', days)
  expect([status, result?.problem]).toEqual([400, expect.stringContaining(problem)])
  expect((await trip.now()).changes).toHaveLength(1)
})

describe('a row that is stored wrongly', () => {
  const asOffice = async () => {
    const pages = {
      now: await openDesk(InboxPage),
      booked: await openDesk(InboxPage, { tab: 'booked' }),
      found: await openDesk(InboxPage, { find: 'Marta' }),
      money: await openDesk(MoneyPage),
      numbers: await openDesk(NumbersPage),
    }
    await queueDigest(new Date())
    const files = [await paymentsCsv(new Request('http://x.test/')), await requestsCsv(new Request('http://x.test/'))]
    return { pages, files: await Promise.all(files.map((file) => file.text())) }
  }

  test.each([
    ['the currency of a booking', "UPDATE reservations SET currency = 'A1B'"],
    ['the last day of a booking', "UPDATE reservations SET date_to = '9999-12-31', balance_day = '9999-12-31'"],
    ['the currency of a payment', "UPDATE payments SET currency = '<b>', day = '9999-12-31'"],
    ['a night', "UPDATE holds SET night = '9999-12-31', asked_on = '9999-12-31'"],
    ['an offer', `UPDATE quotes SET snapshot = '{"lines": 7}'`],
    ['an estimate', `UPDATE bookings SET estimate = '{"isPriced": true, "total": "x", "lines": 7}'`],
    ['further estimates', `UPDATE bookings SET several_trips = 'in-turn', further_estimates = '7'`],
  ])('%s fails no page, file or mail, and its request opens', async (_, sql) => {
    const bad = await bookedTrip()
    await pay(bad, { amount: '800' })
    await bad.press('hold a bed', 'Add it', { what: 'Mara camp' })
    await testDb.$transaction([
      testDb.$executeRaw`SET LOCAL session_replication_role = replica`,
      testDb.$executeRawUnsafe(sql),
    ])
    const good = await bookedTrip({ email: 'other@example.com' })
    await pay(good, { amount: '700' })
    const { pages, files } = await asOffice()
    for (const page of [pages.booked, pages.found])
      for (const { reference } of [bad, good]) expect(page.html).toContain(reference)
    expect(pages.money.html).toContain('US$700')
    expect(files[0]).toContain(good.reference)
    expect(files[1]).toContain(good.reference)
    expect(await bad.open()).toContain(bad.reference)
  })
})
