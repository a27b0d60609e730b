import { addDays } from 'date-fns'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import LeadPage from '@/app/desk/leads/[reference]/page'
import NumbersPage from '@/app/desk/numbers/page'
import { GET as requestsCsv } from '@/app/desk/requests.csv/route'
import { formatLongDate } from '@/lib/content/format'
import {
  answerLead,
  closeLeadFor,
  handLeadOver,
  markLeadAnswered,
  noteLeadReply,
  takeLeadOver,
  undoLeadEvent,
} from '@/lib/desk/lead-actions'
import { bookTrip } from '@/lib/desk/reservation-actions'
import { dayAfter } from '@/lib/domain/day-after'
import { formatCents } from '@/lib/domain/money'
import { addToRequest } from '@/lib/leads/additions'
import { type ClosingReason, chosenReasons, closingReasons, lossReasons } from '@/lib/leads/closing'
import { closeLead, remindOn } from '@/lib/leads/handling'
import { databaseDay } from '@/lib/platform/db'
import { shareOf } from '@/lib/prices/deposit'
import type { Estimate } from '@/lib/prices/estimate'
import { openDesk, postForm, signInAtDesk } from '../support/desk-link'
import { fieldsOf } from '../support/fields-of'
import { emptyVisitors } from '../support/invitations'
import { store, storedMails } from '../support/leads'
import { newKey, sendNew, storeBooking } from '../support/quotes'
import { agreedFields } from '../support/reservations'
import { testDb } from '../support/test-db'

beforeEach(async () => {
  await emptyVisitors()
  await signInAtDesk('Wanjiru')
})

const rowOf = (reference: string) => testDb.lead.findUniqueOrThrow({ where: { reference } })
const openLead = async (reference: string, query = {}) => (await openDesk(LeadPage, query, { reference })).html

const doWith = (action: Parameters<typeof postForm>[0], reference: string, fields: Record<string, string> = {}) =>
  postForm(action, { reference, key: crypto.randomUUID(), ...fields })

describe('who has a request', () => {
  test('is who took it, until a colleague takes it over', async () => {
    const reference = await storeBooking()
    await doWith(takeLeadOver, reference)
    expect(await rowOf(reference)).toMatchObject({ takenBy: 'Wanjiru', status: 'new' })
    expect(await openLead(reference)).not.toMatch(/<summary>Take it/)
    await signInAtDesk('Musa')
    expect(await openLead(reference)).toContain('<summary>Take it from Wanjiru</summary>')
    await doWith(takeLeadOver, reference)
    expect((await rowOf(reference)).takenBy).toBe('Musa')
  })

  test('is who answers it first', async () => {
    const reference = await storeBooking()
    await doWith(markLeadAnswered, reference, { back: '3' })
    await signInAtDesk('Musa')
    await doWith(markLeadAnswered, reference, { back: '3' })
    expect((await rowOf(reference)).takenBy).toBe('Wanjiru')
  })
})

describe('a booked request', () => {
  test('has what was agreed', async () => {
    const reference = await storeBooking()
    expect((await doWith(bookTrip, reference, { ...agreedFields, total: '' })).result?.problem).toBe(
      'Please write the agreed total.',
    )
    await doWith(bookTrip, reference, { ...agreedFields, note: 'The camp by the river' })
    expect(await rowOf(reference)).toMatchObject({
      ...{ status: 'booked', closedFor: null, takenBy: 'Wanjiru' },
      ...{ remindOn: null, answeredAt: expect.any(Date) },
    })
    const html = await openLead(reference)
    expect(html).toContain('The camp by the river')
    expect(html).not.toContain('They have booked')
  })

  test('stays booked when it is answered, also for good', async () => {
    const reference = await storeBooking()
    await doWith(bookTrip, reference, agreedFields)
    for (const back of ['7', '0']) {
      await doWith(markLeadAnswered, reference, { back })
      expect(await rowOf(reference)).toMatchObject({ status: 'booked', closedFor: null })
    }
  })
})

test.each<[string, (reference: string) => Promise<unknown>, string]>([
  ['new', async () => undefined, 'new'],
  ['set aside', (reference) => remindOn(reference, addDays(new Date(), 7), { who: 'Wanjiru', key: newKey() }), 'new'],
  ['answered', (reference) => doWith(markLeadAnswered, reference, { back: '7' }), 'new'],
  ['with an offer', sendNew, 'quoted'],
  ['closed', (reference) => doWith(closeLeadFor, reference, { reason: 'price' }), 'new'],
])('what they wrote on WhatsApp is pasted into a request that is %s, which waits for us', async (_, act, status) => {
  const reference = await storeBooking()
  await act(reference)
  const html = await openLead(reference)
  const button = ['Add it', 'Add it and open again'].find((one) => fieldsOf(html, one).key) ?? ''
  await doWith(noteLeadReply, reference, { ...fieldsOf(html, button), note: '[30/11, 09:00] Zoë: In July?' })
  expect(await rowOf(reference)).toMatchObject({ status, remindOn: null })
  expect(await openLead(reference)).toContain('Zoë: In July?')
})

test('a booked request stays booked when they write, and waits under Now', async () => {
  const reference = await storeBooking()
  await doWith(bookTrip, reference, agreedFields)
  await doWith(noteLeadReply, reference, { note: 'May we come a day earlier?' })
  expect(await rowOf(reference)).toMatchObject({ status: 'booked', remindOn: expect.any(Date) })
  await doWith(markLeadAnswered, reference, { back: '0' })
  await addToRequest(reference, { text: 'And a cot, please.', key: crypto.randomUUID() }, null)
  expect(await rowOf(reference)).toMatchObject({ status: 'booked', remindOn: expect.any(Date) })
})

test('the form that books a request with its first day alone begins with as many days as the trip has', async () => {
  const { duration } = await testDb.itinerary.findUniqueOrThrow({ where: { id: 6 } })
  const formOf = async (preferredDates: string) =>
    fieldsOf(await openLead(await storeBooking({ preferredDates })), 'Booked')
  expect(await formOf('Jul 10, 2029')).toMatchObject({ from: '2029-07-10', to: dayAfter('2029-07-10', duration - 1) })
  expect(await formOf('Jul 10, 2029 - Jul 12, 2029')).toMatchObject({ from: '2029-07-10', to: '2029-07-12' })
})

test('a request that an older version has booked without sums gets them', async () => {
  const reference = await storeBooking()
  await testDb.lead.update({ where: { reference }, data: { status: 'booked' } })
  const form = fieldsOf(await openLead(reference), 'Booked')
  await doWith(bookTrip, reference, { ...form, ...agreedFields })
  expect(await testDb.reservation.count({ where: { reference } })).toBe(1)
})

test('a trip that was closed and opened again can be booked again', async () => {
  const reference = await storeBooking()
  await doWith(bookTrip, reference, agreedFields)
  await doWith(closeLeadFor, reference, { reason: 'other' })
  await doWith(noteLeadReply, reference)
  const html = await openLead(reference)
  expect(fieldsOf(html, 'Booked')).toMatchObject({ total: agreedFields.total })
  await doWith(bookTrip, reference, agreedFields)
  expect((await rowOf(reference)).status).toBe('booked')
  expect((await doWith(bookTrip, reference, agreedFields)).result?.problem).toContain('is booked already')
})

describe('a closed request', () => {
  test.each(Object.keys(chosenReasons) as ClosingReason[])('says why: %s', async (reason) => {
    const reference = await storeBooking()
    await doWith(closeLeadFor, reference, { reason, note: 'They told us' })
    expect(await rowOf(reference)).toMatchObject({ status: 'closed', closedFor: reason, remindOn: null })
    const html = await openLead(reference)
    expect(html).toContain(`Closed: ${closingReasons[reason].toLowerCase()}`)
    expect(html).toContain(`<blockquote>${closingReasons[reason]}: They told us</blockquote>`)
    const numbers = (await openDesk(NumbersPage)).html
    expect(numbers.includes('Why 1 came to nothing')).toBe(reason in lossReasons)
  })

  test('needs one of these reasons', async () => {
    const reference = await storeBooking()
    for (const reason of ['', 'boredom'])
      expect((await doWith(closeLeadFor, reference, { reason, note: 'Why not' })).result).toMatchObject({
        problem: 'Please choose why.',
        values: { note: 'Why not' },
      })
    expect((await rowOf(reference)).status).toBe('new')
  })

  test('was answered for good, and opens when they write again', async () => {
    const reference = await storeBooking()
    await doWith(markLeadAnswered, reference, { back: '0', note: 'All said' })
    expect(await rowOf(reference)).toMatchObject({ status: 'closed', closedFor: 'answered' })
    await doWith(noteLeadReply, reference, { note: 'One more question' })
    expect(await rowOf(reference)).toMatchObject({ status: 'new', closedFor: null, remindOn: null })
  })
})

test('an answer by WhatsApp is noted as it leads on to WhatsApp, or where that was opened', async () => {
  const reference = await storeBooking()
  const notes = () => testDb.leadEvent.findMany({ where: { reference, action: 'whatsapp' }, select: { note: true } })
  const typed = { text: 'Karibu sana & see you', back: '3' }
  expect((await doWith(answerLead, reference, { ...typed, step: 'whatsapp' })).location).toBe(
    'https://wa.me/46700000000?text=Karibu%20sana%20%26%20see%20you',
  )
  expect(await notes()).toEqual([{ note: typed.text }])
  expect((await doWith(answerLead, reference, { ...typed, step: 'opened' })).location).toContain('?done=')
  await testDb.booking.update({ where: { reference }, data: { phone: '+254 20 123' } })
  const refused = await doWith(answerLead, reference, { ...typed, step: 'whatsapp' })
  expect(refused.result?.problem).toBe('There is no number for WhatsApp.')
  expect(await notes()).toHaveLength(2)
})

describe('what was done last', () => {
  test.each<[string, Parameters<typeof postForm>[0], Record<string, string>]>([
    ['taken', takeLeadOver, {}],
    ['handed over', handLeadOver, { to: 'Musa' }],
    ['booked', bookTrip, agreedFields],
    ['closed', closeLeadFor, { reason: 'price' }],
    ['answered', markLeadAnswered, { back: '0' }],
    ['opened in WhatsApp', answerLead, { step: 'opened', text: 'Karibu', back: '3' }],
  ])('is undone from a page that is opened later: %s', async (_done, action, fields) => {
    await signInAtDesk('Musa')
    await signInAtDesk('Wanjiru')
    const reference = await storeBooking()
    const before = await rowOf(reference)
    await doWith(action, reference, fields)
    expect(await rowOf(reference)).not.toEqual(before)
    const undo = fieldsOf(await openLead(reference), 'Undo')
    expect((await postForm(undoLeadEvent, undo)).location).toBe(`/desk/leads/${reference}?status=undone#top`)
    expect(await rowOf(reference)).toEqual(before)
    expect(await openLead(reference)).toContain('(undone)')
  })

  test('is not undone once something else was done', async () => {
    const reference = await storeBooking()
    await doWith(closeLeadFor, reference, { reason: 'dates' })
    const undo = fieldsOf(await openLead(reference), 'Undo')
    await doWith(noteLeadReply, reference)
    expect((await postForm(undoLeadEvent, undo)).result?.problem).toContain('This can no longer be undone')
    expect((await rowOf(reference)).status).toBe('new')
  })
})

describe('a ready answer', () => {
  const text = '{total} in all, {deposit} now, good until {until}. {sender}'

  beforeEach(async () => {
    await testDb.reply.create({ data: { name: 'Price', subject: 'Your trip', text } })
    onTestFinished(() => testDb.reply.deleteMany({ where: { name: 'Price' } }).then(() => undefined))
  })

  const fill = async (reference: string) => fieldsOf(await openLead(reference, { reply: 'Price' }), 'Send').text

  test('has price, deposit, day and sender of the request', async () => {
    const reference = await storeBooking()
    const booking = await testDb.booking.findUniqueOrThrow({ where: { reference } })
    const { total } = booking.estimate as unknown as Extract<Estimate, { isPriced: true }>
    const until = formatLongDate(addDays(new Date(await databaseDay()), 14).toISOString())
    expect(await fill(reference)).toBe(
      `${formatCents(total)} in all, ${formatCents(shareOf(total, 30, 100))} now, good until ${until}. Wanjiru`,
    )
  })

  test('is not sent while a price is missing, and says why there is none', async () => {
    const reference = await storeBooking({ preferredDates: 'Dec 4, 2035 - Dec 11, 2035' })
    const filled = String(await fill(reference))
    expect(filled).toMatch(/^\{total\} in all, \{deposit\} now, good until \w+ \d+, \d{4}\. Wanjiru$/)
    const booking = await testDb.booking.findUniqueOrThrow({ where: { reference } })
    const { reason } = booking.estimate as unknown as Extract<Estimate, { isPriced: false }>
    for (const step of ['send', 'whatsapp']) {
      const { result } = await doWith(answerLead, reference, { step, subject: 'Your trip', text: filled, back: '3' })
      expect(result?.problem).toContain(`{total} has no value. ${reason}`)
      expect(result?.values.text).toBe(filled)
    }
    expect((await storedMails()).filter(({ role }) => role === 'answer')).toEqual([])
  })

  test('with a price is offered for bookings only', async () => {
    const { reference } = await store('contact_message')
    expect(await openLead(reference)).not.toContain('>Price</a>')
  })
})

test('the month for the accountant has a line of each request', async () => {
  const reference = await storeBooking({ name: '=1+1' })
  const { estimate, itineraryTitle } = await testDb.booking.findUniqueOrThrow({ where: { reference } })
  const { total } = estimate as unknown as Extract<Estimate, { isPriced: true }>
  await closeLead(reference, 'price' satisfies ClosingReason, '', { who: 'Wanjiru', key: crypto.randomUUID() })
  const today = await databaseDay()
  const response = await requestsCsv(new Request(`http://localhost/desk/requests.csv?from=${today.slice(0, 7)}`))
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="requests-${today.slice(0, 7)}.csv"`)
  const [head, line] = (await response.text()).split('\r\n')
  const cells = (row = '') => row.slice(row.indexOf('"') + 1, -1).split('","')
  expect(Object.fromEntries(cells(head).map((column, index) => [column, cells(line)[index]]))).toEqual({
    reference,
    name: "'=1+1",
    asked: today,
    ...{ currency: '', quoted: '', agreed: '' },
    trip: itineraryTitle,
    dates: 'Dec 4, 2027 - Dec 11, 2027',
    party: '2 adults',
    estimate: (total / 100).toFixed(2),
    state: 'closed',
    reason: 'price',
    source: '',
  })
})
