import { describe, expect, test } from 'vitest'
import {
  chooseDay,
  formatNights,
  formatPreferredDates,
  parseIsoDay,
  parsePreferredDates,
  readPreferredDates,
  storedDays,
  toIsoDay,
} from '@/lib/forms/preferred-dates'

// Both ends of the world, half hours, and three places where the clock skips midnight.
const zones = [
  ...['UTC', 'Africa/Nairobi', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'America/New_York'],
  ...['America/Santiago', 'Asia/Beirut', 'Africa/Cairo'],
]

describe.each(zones)('for a visitor in %s', (zone) => {
  // Node reads TZ again when it is set.
  function inZone<Result>(work: () => Result) {
    const home = process.env.TZ ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
    process.env.TZ = zone
    try {
      return work()
    } finally {
      process.env.TZ = home
    }
  }

  test('two days are written as the specification says, picked or sent by a browser without JavaScript', () => {
    const picked = () => formatPreferredDates({ from: new Date(2027, 5, 12), to: new Date(2027, 5, 19) })
    const sent = () => readPreferredDates({ dateFrom: '2027-06-12', dateTo: '2027-06-19' })
    expect([inZone(picked), inZone(sent)]).toEqual(Array(2).fill('Jun 12, 2027 - Jun 19, 2027'))
  })

  test('every day of a year survives the way through text and native input', () => {
    inZone(() => {
      for (let number = 0; number < 365; number += 1) {
        const day = new Date(2027, 0, 1 + number)
        const iso = toIsoDay(day)
        expect(iso).toMatch(/^2027-\d\d-\d\d$/)
        expect(toIsoDay(parseIsoDay(iso))).toBe(iso)
        expect(toIsoDay(parsePreferredDates(formatPreferredDates({ from: day })).from)).toBe(iso)
      }
    })
  })

  test('a stay over the change of the clocks counts whole nights', () => {
    const nights = (month: number) => formatNights({ from: new Date(2027, month, 1), to: new Date(2027, month, 28) })
    inZone(() => {
      for (let month = 0; month < 12; month += 1) expect(nights(month)).toBe('27 nights')
    })
  })
})

const [first, second, third] = [new Date(2027, 5, 12), new Date(2027, 5, 19), new Date(2027, 5, 15)]

test.each([
  ['a start alone', { from: first }, 'Jun 12, 2027'],
  ['the same day twice', { from: first, to: new Date(2027, 5, 12) }, 'Jun 12, 2027'],
  ['no day', {}, ''],
  ['the later day first', { from: new Date(2028, 0, 2), to: new Date(2027, 11, 30) }, 'Dec 30, 2027 - Jan 2, 2028'],
  ['a month', { month: '2027-08' }, 'Some time in August 2027'],
  ['a day that may shift', { from: first, isFlexible: true }, 'Jun 12, 2027, three days either way'],
  [
    'days that may shift',
    { from: first, to: second, isFlexible: true },
    'Jun 12, 2027 - Jun 19, 2027, three days either way',
  ],
])('the text of %s', (_, range, text) => {
  expect(formatPreferredDates(range)).toBe(text)
  expect(formatPreferredDates(parsePreferredDates(text))).toBe(text)
})

const noRanges = [
  '',
  'June',
  'Some time in Augst 2027',
  'Some time in August',
  'Feb 30, 2027',
  '2027-06-12',
  'Jun 12, 27',
]

test.each(noRanges)('%j is no text of a range', (text) => {
  expect(parsePreferredDates(text)).toEqual({ from: undefined, to: undefined })
})

test.each([
  ...['', '2027', '2027-02-30', '2027-13-01', '2027-00-10', '2027-6-12', '0202-06-12'],
  ...[undefined, '12.06.2027', '2027-06-12T00:00'],
])('a native date input holds no day in %j', (value) => expect(parseIsoDay(value)).toBeUndefined())

test('it holds the last day of February in a leap year, and is empty for no day', () => {
  expect(parseIsoDay('2028-02-29')).toEqual(new Date(2028, 1, 29))
  expect(toIsoDay(undefined)).toBe('')
})

test.each([
  ['both dates empty', { dateFrom: '', dateTo: '' }, ''],
  ['one of them', { dateFrom: '2027-06-12', dateTo: '' }, 'Jun 12, 2027'],
  ['preferredDates too, which outweigh it', { preferredDates: 'in June', dateFrom: '2027-06-12' }, 'in June'],
  ['no date inputs at all', {}, undefined],
  ['a month', { dateFrom: '', dateTo: '', dateMonth: '2027-08', dateFlexible: 'on' }, 'Some time in August 2027'],
  [
    'a day that may shift, which outweighs a month',
    { dateFrom: '2027-06-12', dateTo: '', dateMonth: 'May', dateFlexible: 'on' },
    'Jun 12, 2027, three days either way',
  ],
])('a form sent without JavaScript may have %s', (_, sent, text) => expect(readPreferredDates(sent)).toBe(text))

test.each([
  ['Jun 12, 2027 - Jun 19, 2027', '2027-06-12', '2027-06-19'],
  ['Jun 12, 2027', '2027-06-12', '2027-06-12'],
  ['Jun 19, 2027 - Jun 12, 2027', '2027-06-12', '2027-06-19'],
  ['soon - Jun 12, 2027', undefined, undefined],
  ['in June', undefined, undefined],
])('of "%s" the days %s and %s are stored', (text, from, to) => {
  const [dateFrom, dateTo] = [from, to].map((day) => (day ? new Date(day) : null))
  expect(storedDays(text)).toEqual({ dateFrom, dateTo })
})

test('nights are counted between two days only', () => {
  expect(formatNights({ from: first, to: new Date(2027, 5, 13) })).toBe('1 night')
  expect(formatNights({ from: first })).toBe('')
})

test.each([
  ['sets the start', {}, first, { from: first }],
  ['takes the place of a month', { month: '2027-08' }, first, { from: first }],
  ['keeps that it may shift', { from: first, isFlexible: true }, second, { from: first, to: second, isFlexible: true }],
  ['then sets the end', { from: first }, second, { from: first, to: second }],
  ['takes the two in either order', { from: second }, first, { from: first, to: second }],
  ['starts a new range the third time', { from: first, to: second }, third, { from: third }],
  ['keeps the start alone when it is tapped twice', { from: first }, new Date(2027, 5, 12), { from: first }],
])('tapping a day %s', (_, range, day, chosen) => expect(chooseDay(range, day)).toEqual(chosen))
