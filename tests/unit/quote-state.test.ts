import { describe, expect, test } from 'vitest'
import { formatMoney } from '@/lib/domain/currency'
import { withPayments } from '@/lib/quotes/quote-payments'
import { eachWith, findMissing, type QuoteSnapshot, snapshotSchema, totalWith } from '@/lib/quotes/snapshot'
import { type AnswerKind, getQuoteState, hasOpenQuestion } from '@/lib/quotes/state'

const sentAt = new Date('2027-05-20T08:00Z')
const quote = { id: 1, sentAt, validUntil: '2027-06-03' }
const answer = (kind: AnswerKind, quoteId = 1) => ({ quoteId, kind, createdAt: sentAt })

// Nairobi is three hours ahead of UTC, all year.
const lastMinute = new Date('2027-06-03T20:59:59Z')
const midnight = new Date('2027-06-03T21:00:00Z')

describe('the state of a quote', () => {
  test.each<[state: string, answers: ReturnType<typeof answer>[], successor: object | null, now: Date]>([
    ['open', [], null, sentAt],
    ['open', [], null, lastMinute],
    ['expired', [], null, midnight],
    ['open', [answer('question')], null, lastMinute],
    ['expired', [answer('question')], null, midnight],
    ['accepted', [answer('accepted')], null, lastMinute],
    ['accepted', [answer('accepted')], null, new Date('2028-01-01')],
    ['accepted', [answer('declined'), answer('accepted')], null, lastMinute],
    ['declined', [answer('declined')], null, lastMinute],
    ['declined', [answer('declined')], null, midnight],
    ['withdrawn', [answer('withdrawn')], null, lastMinute],
    ['withdrawn', [answer('declined'), answer('withdrawn')], null, midnight],
    ['replaced', [], {}, lastMinute],
    ['replaced', [answer('withdrawn')], {}, midnight],
    ['superseded', [answer('accepted', 2)], null, lastMinute],
    ['superseded', [answer('declined'), answer('accepted', 2)], null, midnight],
    ['replaced', [answer('accepted', 2)], {}, lastMinute],
    ['open', [answer('declined', 2), answer('withdrawn', 2), answer('question', 2)], null, lastMinute],
    ['open', [answer('accepted'), answer('reopened')], null, lastMinute],
    ['open', [answer('declined'), answer('accepted'), answer('reopened')], null, lastMinute],
    ['declined', [answer('accepted'), answer('reopened'), answer('declined')], null, lastMinute],
    ['accepted', [answer('accepted'), answer('reopened'), answer('accepted')], null, lastMinute],
    ['withdrawn', [answer('accepted'), answer('reopened'), answer('withdrawn')], null, lastMinute],
    ['open', [answer('accepted', 2), answer('reopened', 2)], null, lastMinute],
  ])('%s: %j', (state, answers, successor, now) => {
    expect(getQuoteState(quote, answers, { successor, cancelledAt: null, now })).toBe(state)
  })

  test('an offer from after a cancelled trip is not held back by the yes to that trip', () => {
    const cancelledAt = new Date('2027-05-21')
    const later = { ...quote, id: 3, sentAt: new Date('2027-05-22') }
    const context = { successor: null, cancelledAt, now: lastMinute }
    const yes = answer('accepted', 2)
    expect(getQuoteState(later, [yes], context)).toBe('open')
    expect(getQuoteState(quote, [yes], context)).toBe('superseded')
    const again = { ...answer('accepted', 3), createdAt: later.sentAt }
    expect(getQuoteState(later, [yes, again], context)).toBe('accepted')
    expect(getQuoteState({ ...quote, id: 2 }, [yes, again], context)).toBe('superseded')
  })

  test('a draft stays one, whatever the day', () => {
    const context = { successor: null, cancelledAt: null, now: midnight }
    expect(getQuoteState({ ...quote, sentAt: null }, [], context)).toBe('draft')
  })
})

test('a question is open until the office writes after it', () => {
  const asked = [answer('question')]
  const minutesLater = new Date(sentAt.getTime() + 60_000)
  expect(hasOpenQuestion(quote, asked, null)).toBe(true)
  expect(hasOpenQuestion(quote, asked, new Date('2027-05-19'))).toBe(true)
  expect(hasOpenQuestion(quote, asked, minutesLater)).toBe(false)
  expect(hasOpenQuestion(quote, [answer('accepted')], null)).toBe(false)
  expect(hasOpenQuestion({ id: 2 }, asked, null)).toBe(false)
})

function makeSnapshot(overrides: Partial<QuoteSnapshot> = {}): QuoteSnapshot {
  return {
    version: 2,
    trip: { id: 7, title: 'Mara Long Weekend' },
    currency: 'USD',
    party: { adults: 2, kids: 1, toddlers: 0 },
    days: [{ date: '2027-12-04', title: 'Out', text: 'We drive.', bed: 'A camp', bedNote: '', meals: 'Dinner' }],
    lines: [
      { text: 'The trip, per person', count: 3, amount: 100_000, kind: null },
      { text: 'Discount for early booking', count: 1, amount: -10_000, kind: null },
    ],
    extras: [{ id: 'balloon', text: 'Balloon flight', count: 2, amount: 45_050, kind: null }],
    paidOnArrival: [],
    total: 290_000,
    deposit: { amount: 87_000, day: '2027-06-18' },
    further: [],
    balance: { amount: 203_000, day: '2027-10-05' },
    cancellation: '',
    notIncluded: [],
    howToPay: '',
    letter: '',
    signedBy: 'Wanjiru',
    validUntil: '2027-06-15',
    contacts: { phone: '', whatsapp: '', email: '' },
    ...overrides,
  }
}

describe('a snapshot', () => {
  const paid = { deposit: { amount: 0, day: null }, balance: { amount: 290_001, day: null } }
  test.each<[string, Partial<QuoteSnapshot>]>([
    ['a total that is not the sum', { total: 290_001, ...paid }],
    ['payments that do not add up', { deposit: { amount: 1, day: null } }],
    ['an unknown currency', { currency: 'XXQ' }],
    ['a currency as people write it', { currency: 'US$' }],
    ['parts of a cent', { lines: [{ text: 'The trip', count: 1, amount: 0.5, kind: null }] }],
    ['a 30th of February', { validUntil: '2027-02-30' }],
    ['two extras of one id', { extras: [1, 2].map((count) => ({ id: 'x', text: 'X', count, amount: 1, kind: null })) }],
  ])('is refused with %s', (_, overrides) => {
    expect(snapshotSchema.safeParse(makeSnapshot(overrides)).success).toBe(false)
  })

  test('adds only the extras that are ticked, and says about what each pays', () => {
    const snapshot = snapshotSchema.parse(makeSnapshot())
    expect(totalWith(snapshot, [])).toBe(290_000)
    expect(totalWith(snapshot, ['balloon', 'unknown'])).toBe(380_100)
    expect(eachWith(snapshot, [])).toBe(96_700)
    expect(formatMoney(380_100, 'USD')).toBe('US$3,801')
    expect(formatMoney(380_150, 'KES')).toBe('KES 3,801.50')
    expect(formatMoney(380_150, 'JPY')).toBe('JPY 380,150')
  })

  test('names all that is missing before it can be sent', () => {
    expect(findMissing(makeSnapshot(), '2027-06-01')).toEqual([])
    expect(findMissing(makeSnapshot({ days: [], lines: [], total: 0, signedBy: '' }), '2027-06-16')).toEqual([
      'Say what it costs.',
      'It would only be valid until June 15, 2027, which has passed.',
      'Sign it with a name.',
    ])
    expect(findMissing(makeSnapshot({ validUntil: '2027-12-05' }), '2027-06-01')).toEqual([
      'It would be valid until after the trip has begun.',
    ])
  })
})

describe('deposit and balance', () => {
  const terms = { depositPercent: 30, balanceDays: 60 }

  test('the deposit is rounded up to whole dollars, the balance is the rest', () => {
    const snapshot = makeSnapshot({ lines: [{ text: 'The trip', count: 1, amount: 100_150, kind: null }] })
    const { total, deposit, balance } = withPayments(snapshot, terms)
    expect({ total, deposit, balance }).toEqual({
      total: 100_150,
      deposit: { amount: 30_100, day: '2027-06-18' },
      balance: { amount: 70_050, day: '2027-10-05' },
    })
  })

  test('close to the departure all is due at once, and no later than it', () => {
    const all = { amount: 290_000, day: '2027-10-08' }
    expect(withPayments(makeSnapshot({ validUntil: '2027-10-05' }), terms)).toMatchObject({
      deposit: all,
      balance: { amount: 0 },
    })
    const soon = { amount: 290_000, day: '2027-12-04' }
    expect(withPayments(makeSnapshot({ validUntil: '2027-12-02' }), terms)).toMatchObject({
      deposit: soon,
      balance: { amount: 0 },
    })
  })

  test('terms without a share name no deposit', () => {
    const none = withPayments(makeSnapshot(), { ...terms, depositPercent: null })
    expect(none).toMatchObject({ deposit: { amount: 0, day: null }, balance: { amount: 290_000 } })
  })
})
