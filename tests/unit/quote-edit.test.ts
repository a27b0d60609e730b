import { expect, test } from 'vitest'
import { applyQuoteValues, toQuoteValues } from '@/lib/quotes/edit'
import type { QuoteSnapshot } from '@/lib/quotes/snapshot'

const terms = { depositPercent: 30, balanceDays: 60 }

const draft: QuoteSnapshot = {
  version: 2,
  trip: { id: 7, title: 'Mara Long Weekend' },
  currency: 'USD',
  party: { adults: 2, kids: 0, toddlers: 0 },
  days: [
    { date: '2027-07-10', title: 'Out', text: 'Drive.', bed: 'Camp', bedNote: '', meals: 'dinner' },
    { date: '2027-07-11', title: 'Back', text: 'Fly.', bed: '', bedNote: '', meals: '' },
  ],
  lines: [{ text: 'The trip, per person', count: 2, amount: 107_000, kind: null }],
  extras: [],
  paidOnArrival: [],
  total: 214_000,
  deposit: { amount: 64_200, day: '2027-01-27' },
  further: [],
  balance: { amount: 149_800, day: '2027-05-11' },
  cancellation: 'As the terms say.',
  notIncluded: ['Flights', 'Visas'],
  howToPay: 'By bank.',
  letter: 'Dear Marta',
  signedBy: 'Wanjiru',
  validUntil: '2027-01-24',
  contacts: { phone: '', whatsapp: '', email: '' },
}

const today = '2027-01-10'

const edit = (typed: Record<string, string>, from = draft) =>
  applyQuoteValues(from, { ...toQuoteValues(from), ...typed }, terms, today)

test('a form that is sent as it was shown changes nothing', () => {
  expect(edit({})).toEqual(draft)
})

test('another first day moves all days, and the rest is due later', () => {
  const { days, balance } = edit({ from: '2027-08-30' })
  expect(days.map(({ date }) => date)).toEqual(['2027-08-30', '2027-08-31'])
  expect(balance.day).toBe('2027-07-01')
})

test('a line more changes total, deposit and rest; one without a text is left out', () => {
  const more = edit({ 'line-1-text': 'Balloon', 'line-1-count': '2', 'line-1-amount': "1'000.50" })
  expect(more).toMatchObject({ total: 414_100, deposit: { amount: 124_300 }, balance: { amount: 289_800 } })
  expect(more.lines[1]).toEqual({ text: 'Balloon', count: 2, amount: 100_050, kind: null })
  expect(edit({ 'line-0-text': ' ' }).lines).toEqual([])
})

test('a deposit and days that were typed stay', () => {
  const { deposit, balance } = edit({ deposit: '500', depositDay: '2027-01-20', balanceDay: '2027-06-01' })
  expect(deposit).toEqual({ amount: 50_000, day: '2027-01-20' })
  expect(balance).toEqual({ amount: 164_000, day: '2027-06-01' })
})

test('a deposit that was typed stays when the draft is changed again', () => {
  const first = edit({ deposit: '500', depositDay: '2027-01-20' })
  const again = edit({ 'line-0-amount': '2000' }, first)
  expect(again).toMatchObject({ total: 400_000, deposit: first.deposit, balance: { amount: 350_000 } })
})

test('payments between deposit and balance stand by their days, and stay when lines change', () => {
  const first = edit({
    ...{ 'further-0-amount': '300', 'further-0-day': '2027-04-01' },
    ...{ 'further-1-amount': '200', 'further-1-day': '2027-03-01' },
  })
  const further = [
    { amount: 20_000, day: '2027-03-01' },
    { amount: 30_000, day: '2027-04-01' },
  ]
  expect(first).toMatchObject({ further, deposit: { amount: 64_200 }, balance: { amount: 99_800 } })
  expect(edit({ 'line-0-amount': '2000' }, first)).toMatchObject({ further, balance: { amount: 230_000 } })
  expect(edit({ 'further-0-amount': '', 'further-1-amount': '' }, first)).toEqual(draft)
})

test('the deposit is due after the last day on which it can be accepted', () => {
  expect(edit({ validUntil: '2027-02-10' }).deposit.day).toBe('2027-02-13')
})

test('amounts of a currency without cents are whole', () => {
  const { lines, total } = edit({ currency: 'jpy', 'line-0-amount': '160,000' })
  expect([lines[0]?.amount, total]).toEqual([160_000, 320_000])
})

test.each([
  [{ 'line-0-amount': 'about 1000' }, 'Please write amounts'],
  [{ 'line-0-amount': '10.5555' }, 'Please write amounts'],
  [{ 'line-0-amount': '10.555' }, '10.555 can be 10,555 or 10.555'],
  [{ 'line-0-count': '0' }, '1 to 999'],
  [{ deposit: '999999' }, 'The deposit is more than the total.'],
  [{ deposit: '-1' }, 'The deposit is below zero.'],
  [{ 'line-0-amount': '-5000' }, 'The discount is more than the price.'],
  [{ 'further-0-amount': '300' }, 'until which day each further payment'],
  [{ 'further-0-amount': '2000', 'further-0-day': '2027-03-01' }, 'leave nothing for the balance'],
  [{ 'further-0-amount': '300', 'further-0-day': '2027-06-01' }, 'The balance would be due before the second payment.'],
  [{ adults: '150' }, 'how many adults: 0 to 99'],
  [{ currency: 'XYZ' }, 'three letters'],
  [{ currency: 'dollars' }, 'three letters'],
  [{ adults: '-1' }, 'how many adults'],
  [{ validUntil: 'soon' }, 'until which day'],
  [{ from: '2027-02-30' }, 'choose a day'],
])('%j is refused with a sentence', (typed, sentence) => {
  expect(() => edit(typed as Record<string, string>)).toThrow(sentence)
})
