// Two of the office and a traveller do things with one request, in any order: wherever the trip is shown, it is the same.

import { addYears } from 'date-fns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import MoneyPage from '@/app/desk/money/page'
import QuotePage from '@/app/quote/[token]/page'
import { GET as tripCalendar } from '@/app/quote/[token]/trip.ics/route'
import { findLeads } from '@/lib/desk/find-leads'
import { formatMoney, toDecimals } from '@/lib/domain/currency'
import { dayAfter } from '@/lib/domain/day-after'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { isSold, readTripFacts } from '@/lib/leads/trip-facts'
import { requestsTable } from '@/lib/numbers/requests-table'
import { BadRequestError, ChangedError, GoneError } from '@/lib/platform/errors'
import { acceptQuote, reopenQuote } from '@/lib/quotes/answers'
import { saveDraft } from '@/lib/quotes/draft'
import { formatInstalment, planPayments } from '@/lib/quotes/payment-plan'
import { type Quote, readQuotes } from '@/lib/quotes/queries'
import {
  cancelReservation,
  changeReservation,
  confirmAccepted,
  confirmReservation,
  findAccepted,
} from '@/lib/reservations/handling'
import { fillHolds } from '@/lib/reservations/holds'
import { readBookedNews } from '@/lib/reservations/overview'
import { notePayment } from '@/lib/reservations/payments'
import { readReservation } from '@/lib/reservations/queries'
import { confirmationSubject, describeDue } from '@/lib/reservations/wording'
import { deskLink } from '@/lib/submissions/desk-link'
import { askDesk, openDesk, signInAtDesk, toHtml, tokenIn } from '../support/desk-link'
import { emptyLeads } from '../support/leads'
import { makeDraft, newKey, send, storeBooking } from '../support/quotes'
import { agreed } from '../support/reservations'
import { sized } from '../support/size'
import { testDb } from '../support/test-db'

const today = dayInNairobi(new Date())

const kinds = [
  'draft',
  'edit',
  'send',
  'accept',
  'take back',
  'book',
  'book otherwise',
  'list',
  'move',
  'pay',
  'cancel',
] as const
const deeds = fc.record({
  kind: fc.constantFrom(...kinds),
  amount: fc.integer({ min: 1000, max: 400_000 }),
  days: fc.integer({ min: 1, max: 9 }),
  adults: fc.integer({ min: 1, max: 4 }),
  isTwice: fc.boolean(),
})
type Deed = typeof deeds extends fc.Arbitrary<infer One> ? One : never

const tokens = new Map<number, string>()

async function act(reference: string, { kind, amount, days, adults }: Deed, who: string, key: string) {
  const by = { who, key }
  const quotes = await readQuotes(testDb, reference)
  const draft = quotes.find(({ state }) => state === 'draft')
  const open = quotes.findLast(({ state }) => state === 'open')
  const accepted = findAccepted(quotes)
  const { terms } = await readReservation(testDb, reference)
  const party = { adults, kids: 0, toddlers: 0 }
  const isInParts = amount % 3 === 0
  switch (kind) {
    case 'draft':
      return makeDraft(reference, {})
    case 'edit':
      if (!draft) return
      return testDb.$transaction((tx) =>
        saveDraft(
          tx,
          draft.id,
          {
            ...draft.snapshot,
            lines: [{ text: 'The trip', count: 1, amount, kind: null }],
            total: amount,
            deposit: { amount: 0, day: null },
            further: isInParts ? [{ amount: 900, day: agreed().balanceDay }] : [],
            balance: { amount: isInParts ? amount - 900 : amount, day: null },
          },
          { ...by, key: newKey() },
        ),
      )
    case 'send': {
      if (!draft) return
      const { id, href } = await send(draft.id, { mode: 'beside', key })
      tokens.set(id, href.split('/').at(-1) ?? '')
      return
    }
    case 'accept':
      if (!open) return
      return acceptQuote({ token: tokens.get(open.id) ?? '' }, { name: 'Marta', extras: [], version: open.name, key })
    case 'take back':
      if (!accepted) return
      return reopenQuote(accepted.id, { reason: 'A mistake.', isWithdrawn: amount % 2 === 0, by })
    case 'book':
      return confirmAccepted(reference, by, { isMailed: true })
    case 'book otherwise':
      return confirmReservation(
        reference,
        agreed({
          total: amount,
          depositAmount: 0,
          further: isInParts ? [{ amount: 900, day: '2029-03-01' }] : [],
          party,
        }),
        by,
        { isMailed: true },
      )
    case 'list':
      return fillHolds(reference)
    case 'move': {
      const dateFrom = dayAfter(agreed().dateFrom, days)
      const moved = { dateFrom, dateTo: dayAfter(dateFrom, days), total: amount, depositAmount: 0, party }
      return changeReservation(reference, agreed(moved), by)
    }
    case 'pay': {
      const currency = terms?.currency ?? 'USD'
      const payment = { amount, credited: amount, currency, agreed: currency, way: 'bank', code: '' } as const
      return notePayment(reference, { ...payment, day: today }, by)
    }
    case 'cancel':
      return cancelReservation(reference, { agreed: 'USD', charge: 0, note: '' }, by)
  }
}

const refusals = [BadRequestError, ChangedError, GoneError]

async function actOnce(reference: string, deed: Deed, who: string) {
  const key = newKey()
  const run = () => act(reference, deed, who, key)
  for (const result of await Promise.allSettled(deed.isTwice ? [run(), run()] : [run()]))
    if (result.status === 'rejected' && !refusals.some((kind) => result.reason instanceof kind)) throw result.reason
}

const pageOf = ({ id }: Quote) =>
  toHtml(
    QuotePage({ params: Promise.resolve({ token: tokens.get(id) ?? '' }), searchParams: Promise.resolve({}) }).then(
      (page) => page,
    ),
  )

async function checkSame(reference: string) {
  const facts = (await readTripFacts(testDb, [reference])).get(reference)
  const quotes = await readQuotes(testDb, reference)
  const accepted = findAccepted(quotes)
  const { terms, holds, credited, open, dues, payments } = await readReservation(testDb, reference)
  if (!facts) throw new Error('A request for a trip has facts.')
  const isBooked = terms !== null && terms.kind !== 'cancelled'
  expect(isSold(facts)).toBe(isBooked || accepted !== null)
  if (isBooked)
    expect(facts).toMatchObject({ stage: 'agreed', total: terms.total, dateFrom: terms.dateFrom, dateTo: terms.dateTo })
  // One yes at a time.
  expect(quotes.filter(({ state, isOver }) => state === 'accepted' && !isOver).length).toBeLessThanOrEqual(1)

  const [line] = (await findLeads(testDb, reference, { take: 2 })).lines
  const sum = facts.total === null ? undefined : formatMoney(facts.total, String(facts.currency))
  expect(line).toMatchObject({ stage: facts.stage, ...(sum && { sum }) })
  const desk = (await askDesk(tokenIn(await deskLink(testDb, 'lead', reference)))).html
  if (isSold(facts) && sum) expect(desk).toContain(sum)

  let table = ''
  for await (const part of requestsTable({ from: today.slice(0, 7), to: today.slice(0, 7) })) table += part
  const row = table.split('\r\n').find((one) => one.includes(reference))
  const agreedSum = isSold(facts) && facts.total !== null ? toDecimals(facts.total, String(facts.currency)) : ''
  expect(row?.split('","').at(-4)).toBe(agreedSum)

  const quote = accepted ?? quotes.find(({ id }) => id === terms?.quoteId)
  const token = quote && tokens.get(quote.id)
  if (quote && token && isBooked && terms.quoteId === quote.id) {
    const page = await pageOf(quote)
    expect(page).toContain(formatMoney(terms.total, terms.currency))
    expect(page).toContain(formatMoney(Math.abs(open), terms.currency))
    for (const { name, amount } of planPayments(terms)) {
      expect(page).toContain(name)
      expect(page).toContain(formatMoney(amount, terms.currency))
    }
    const calendar = await (
      await tripCalendar(new Request('http://x.test'), { params: Promise.resolve({ token }) })
    ).text()
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${terms.dateFrom.replaceAll('-', '')}`)
  }
  if (terms?.kind === 'confirmed') {
    const mail = await testDb.mail.findFirst({
      where: { reference, subject: confirmationSubject(reference) },
      orderBy: { id: 'desc' },
    })
    expect(mail?.text).toContain(formatMoney(terms.total, terms.currency))
    for (const one of planPayments(terms)) expect(mail?.text).toContain(formatInstalment(one, terms.currency))
  }
  const money = (await openDesk(MoneyPage)).html
  for (const { amount, currency } of payments) expect(money).toContain(formatMoney(Math.abs(amount), currency))
  const digest = (await readBookedNews(testDb, addYears(new Date(), 5))).flatMap(({ news }) => news)
  const ofTrip = digest.flatMap((one) => (one.reference === reference ? one.line : []))
  for (const due of dues) expect(ofTrip).toContain(`${reference}: ${describeDue(due)}`)

  expect(open).toBe((terms?.total ?? 0) - (terms ? credited : 0))
  expect(dues.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? -1 : 1) * (amount ?? 0), 0)).toBe(open)
  if (isBooked)
    for (const { night, isLeft } of holds)
      if (night && !isLeft) expect([night >= terms.dateFrom, night <= terms.dateTo]).toEqual([true, true])
}

test('whatever two of the office and a traveller do, the trip is the same wherever it is shown', {
  timeout: sized(240_000, 1_800_000),
}, async () => {
  await emptyLeads()
  await testDb.payment.deleteMany()
  await signInAtDesk()
  const steps = fc.array(fc.tuple(deeds, fc.option(deeds)), { minLength: 3, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(steps, async (pairs) => {
      const reference = await storeBooking({ preferredDates: 'Jul 10, 2027 - Jul 12, 2027' })
      for (const kind of ['draft', 'send', 'accept'] as const)
        await actOnce(reference, { kind, amount: 1000, days: 1, adults: 2, isTwice: false }, 'Wanjiru')
      for (const [one, other] of pairs) {
        await Promise.all([actOnce(reference, one, 'Wanjiru'), other && actOnce(reference, other, 'Musa')])
        await checkSame(reference)
      }
    }),
    { numRuns: sized(12, 200), endOnFailure: true },
  )
})
