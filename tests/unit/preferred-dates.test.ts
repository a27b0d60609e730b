import { describe, expect, it } from 'vitest'
import {
  chooseDay,
  formatNights,
  formatPreferredDates,
  parseIsoDay,
  parsePreferredDates,
  readPreferredDates,
  toIsoDay,
} from '@/lib/forms/preferred-dates'

// Both ends of the world, half hours, and three places where the clock skips midnight.
const zones = [
  'UTC',
  'Africa/Nairobi',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'America/New_York',
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Cairo',
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

  it('two days are written as the specification says', () => {
    const text = inZone(() => formatPreferredDates({ from: new Date(2027, 5, 12), to: new Date(2027, 5, 19) }))
    expect(text).toBe('Jun 12, 2027 - Jun 19, 2027')
  })

  it('every day of a year survives the way through text and native input', () => {
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

  it('what a browser without JavaScript sends gives the same text', () => {
    const text = inZone(() => readPreferredDates({ dateFrom: '2027-06-12', dateTo: '2027-06-19' }))
    expect(text).toBe('Jun 12, 2027 - Jun 19, 2027')
  })

  it('a stay over the change of the clocks counts whole nights', () => {
    const nights = (month: number) => formatNights({ from: new Date(2027, month, 1), to: new Date(2027, month, 28) })
    inZone(() => {
      for (let month = 0; month < 12; month += 1) expect(nights(month)).toBe('27 nights')
    })
  })
})

describe('the text of a range', () => {
  it('is the start alone when only a start is known', () => {
    expect(formatPreferredDates({ from: new Date(2027, 5, 12) })).toBe('Jun 12, 2027')
  })

  it('is one day when both are the same', () => {
    expect(formatPreferredDates({ from: new Date(2027, 5, 12), to: new Date(2027, 5, 12) })).toBe('Jun 12, 2027')
  })

  it('is empty for no day', () => {
    expect(formatPreferredDates({})).toBe('')
  })

  it('begins with the earlier day', () => {
    const text = formatPreferredDates({ from: new Date(2028, 0, 2), to: new Date(2027, 11, 30) })
    expect(text).toBe('Dec 30, 2027 - Jan 2, 2028')
  })

  it('is not read from anything else', () => {
    for (const text of ['', 'June', 'Feb 30, 2027', '2027-06-12', 'Jun 12, 27'])
      expect(parsePreferredDates(text)).toEqual({ from: undefined, to: undefined })
  })
})

describe('a native date input', () => {
  const notDays = [
    '',
    '2027',
    '2027-02-30',
    '2027-13-01',
    '2027-00-10',
    '2027-6-12',
    '0202-06-12',
    undefined,
    '12.06.2027',
  ]
  it.each([...notDays, '2027-06-12T00:00'])('holds no day in %j', (value) => {
    expect(parseIsoDay(value)).toBeUndefined()
  })

  it('holds the last day of February in a leap year', () => {
    expect(parseIsoDay('2028-02-29')).toEqual(new Date(2028, 1, 29))
  })

  it('is empty for no day', () => {
    expect(toIsoDay(undefined)).toBe('')
  })
})

describe('a form sent without JavaScript', () => {
  it('may leave both dates empty', () => {
    expect(readPreferredDates({ dateFrom: '', dateTo: '' })).toBe('')
  })

  it('may give one of them', () => {
    expect(readPreferredDates({ dateFrom: '2027-06-12', dateTo: '' })).toBe('Jun 12, 2027')
  })

  it('does not outweigh preferredDates', () => {
    expect(readPreferredDates({ preferredDates: 'in June', dateFrom: '2027-06-12' })).toBe('in June')
  })

  it('is not assumed when there are no date inputs at all', () => {
    expect(readPreferredDates({})).toBeUndefined()
  })
})

describe('the nights', () => {
  it('are counted between two days only', () => {
    const from = new Date(2027, 5, 12)
    expect(formatNights({ from, to: new Date(2027, 5, 13) })).toBe('1 night')
    expect(formatNights({ from })).toBe('')
  })
})

describe('tapping days', () => {
  const [first, second, third] = [new Date(2027, 5, 12), new Date(2027, 5, 19), new Date(2027, 5, 15)]

  it('sets the start, then the end', () => {
    expect(chooseDay({}, first)).toEqual({ from: first })
    expect(chooseDay({ from: first }, second)).toEqual({ from: first, to: second })
  })

  it('takes the two in either order', () => {
    expect(chooseDay({ from: second }, first)).toEqual({ from: first, to: second })
  })

  it('starts a new range with the third tap', () => {
    expect(chooseDay({ from: first, to: second }, third)).toEqual({ from: third })
  })

  it('keeps the start alone when it is tapped twice', () => {
    expect(chooseDay({ from: first }, new Date(2027, 5, 12))).toEqual({ from: first })
  })
})
