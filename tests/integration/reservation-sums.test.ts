// Two of the office note payments, mistakes and changes at once: page, desk, mail and spreadsheet agree on the sums.

import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import QuotePage from '@/app/quote/[token]/page'
import { queueDigest } from '@/lib/desk/digest'
import { formatMoney, formatSums } from '@/lib/domain/currency'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { BadRequestError } from '@/lib/platform/errors'
import { acceptQuote } from '@/lib/quotes/answers'
import { readQuotes } from '@/lib/quotes/queries'
import { paymentTable, sumOpen, sumReceived } from '@/lib/reservations/accounts'
import {
  cancelReservation,
  changeReservation,
  confirmReservation,
  findAccepted,
  termsOfQuote,
} from '@/lib/reservations/handling'
import { notePayment, takePaymentBack } from '@/lib/reservations/payments'
import { readReservation } from '@/lib/reservations/queries'
import { deskLink } from '@/lib/submissions/desk-link'
import { askDesk, signInAtDesk, toHtml, tokenIn } from '../support/desk-link'
import { emptyLeads, storedMails } from '../support/leads'
import { newKey, sendNew, storeBooking } from '../support/quotes'
import { sized } from '../support/size'
import { testDb } from '../support/test-db'

const today = dayInNairobi(new Date())
const everything = { from: '2000-01-01', to: '2100-01-01' }

// Of a safari, and the most that a form takes.
const amounts = fc.oneof(fc.integer({ min: 1, max: 400_000 }), fc.constantFrom(4_500_000_000, 99_999_999_999))
const deeds = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), amount: amounts, isBack: fc.boolean(), twice: fc.boolean() }),
  fc.record({ kind: fc.constant('pay in shillings' as const), amount: amounts, twice: fc.boolean() }),
  fc.record({ kind: fc.constant('take back' as const), which: fc.nat(5), twice: fc.boolean() }),
  fc.record({
    kind: fc.constant('change' as const),
    total: amounts,
    parts: fc.nat(3),
    twice: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('cancel' as const), charge: fc.nat(300_000), twice: fc.boolean() }),
)
type Deed = typeof deeds extends fc.Arbitrary<infer One> ? One : never

async function makeTrip() {
  const reference = await storeBooking()
  const { name, token } = await sendNew(reference)
  await acceptQuote({ token }, { name: 'Marta', extras: [], version: name, key: newKey() })
  const accepted = findAccepted(await readQuotes(testDb, reference))
  const terms = accepted && termsOfQuote(accepted)
  if (!terms) throw new Error('The offer has no dates.')
  await confirmReservation(reference, terms, { who: 'Wanjiru', key: newKey() })
  return { reference, token, terms }
}

type Trip = Awaited<ReturnType<typeof makeTrip>>

async function act({ reference, terms }: Trip, deed: Deed, who: string) {
  const by = { who, key: newKey() }
  const payment = { day: today, way: 'bank' as const, code: '', agreed: 'USD' }
  const run = async () => {
    switch (deed.kind) {
      case 'pay': {
        const amount = deed.isBack ? -deed.amount : deed.amount
        return notePayment(reference, { ...payment, amount, credited: amount, currency: 'USD' }, by)
      }
      case 'pay in shillings':
        return notePayment(
          reference,
          { ...payment, amount: deed.amount * 130, credited: deed.amount, currency: 'KES' },
          by,
        )
      case 'take back': {
        const { payments } = await readReservation(testDb, reference)
        return takePaymentBack(reference, payments[deed.which]?.id ?? 0, by)
      }
      case 'change':
        return changeReservation(reference, { ...terms, ...planOf(deed.total, deed.parts) }, by)
      case 'cancel':
        return cancelReservation(reference, { agreed: 'USD', charge: deed.charge, note: '' }, by)
    }
  }
  // A double click sends the same form twice.
  const results = await Promise.allSettled(deed.twice ? [run(), run()] : [run()])
  for (const result of results)
    if (result.status === 'rejected' && !(result.reason instanceof BadRequestError)) throw result.reason
}

/** A total in as many equal parts, of which the last is the balance. */
function planOf(total: number, parts: number) {
  const amount = Math.floor(total / (parts + 1))
  const days = ['2029-03-01', '2029-04-01', '2029-05-01'].slice(0, parts)
  return { total, depositAmount: 0, further: days.map((day) => ({ amount, day })) }
}

async function checkSums({ reference, token }: Trip) {
  const { payments, open, dues, terms } = await readReservation(testDb, reference)
  const rows = await testDb.payment.findMany({ where: { reference } })
  const credited = rows.reduce((sum, row) => sum + Number(row.credited), 0)
  expect(open).toBe((terms?.total ?? 0) - credited)
  const owed = (kinds: string[]) =>
    dues.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  expect(owed(['deposit', 'further', 'balance', 'price', 'charge']) - owed(['refund'])).toBe(open)
  // No payment is taken back twice.
  expect(payments.filter(({ correctsId }) => correctsId !== null)).toHaveLength(
    payments.filter(({ isTakenBack }) => isTakenBack).length,
  )

  const shown = formatMoney(Math.abs(open), 'USD')
  const page = await toHtml(await QuotePage({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) }))
  const desk = await askDesk(tokenIn(await deskLink(testDb, 'lead', reference)))
  for (const html of [page, desk.html]) expect(html).toContain(shown)

  const csv = await text(Readable.from(paymentTable(everything)))
  const lines = csv.split('\r\n').filter((line) => line.includes(reference))
  const column = (line: string, index: number) => Number(line.split('","')[index])
  expect(lines).toHaveLength(rows.length)
  expect(Math.round(lines.reduce((sum, line) => sum + column(line, 7), 0) * 100)).toBe(credited)

  await testDb.mail.deleteMany()
  await queueDigest(new Date('2032-01-01T06:00:00Z'))
  const [digest] = await storedMails()
  if (open < 0) expect(digest?.text).toContain(`${shown} to pay back`)
  else if (open > 0) expect(digest?.text).toMatch(/(?:Deposit|Balance|Full price|Charge) of/)
}

test('whatever two of the office note, the sums agree', { timeout: sized(240_000, 1_800_000) }, async () => {
  await signInAtDesk()
  await emptyLeads()
  await testDb.payment.deleteMany()
  const steps = fc.array(fc.tuple(deeds, fc.option(deeds)), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(steps, async (pairs) => {
      const trip = await makeTrip()
      for (const [one, other] of pairs)
        await Promise.all([act(trip, one, 'Wanjiru'), other && act(trip, other, 'Musa')])
      await checkSums(trip)
    }),
    { numRuns: sized(10, 300) },
  )

  const [payments, received] = [await testDb.payment.findMany(), await sumReceived(testDb, everything)]
  for (const currency of ['USD', 'KES'])
    expect(received.get(currency) ?? 0).toBe(
      payments.filter((one) => one.currency === currency).reduce((sum, { amount }) => sum + Number(amount), 0),
    )
  const trips = await testDb.lead.findMany({ select: { reference: true } })
  const open = await Promise.all(trips.map(async ({ reference }) => (await readReservation(testDb, reference)).open))
  const sums = await sumOpen(testDb, '2100-01-01')
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
  expect(sums.open.get('USD') ?? 0).toBe(total(open.filter((value) => value > 0)))
  expect(sums.refunds.get('USD') ?? 0).toBe(total(open.filter((value) => value < 0).map(Math.abs)))
  expect(formatSums(sums.open)).not.toContain('NaN')
})
