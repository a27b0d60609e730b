import { expect, test } from 'vitest'
import { earliestAccepted, earliestOffered } from '@/lib/forms/start-date'

test('the picker offers tomorrow, also over the end of a month and a year', () => {
  expect(earliestOffered(new Date(2027, 5, 12, 0, 0))).toBe('2027-06-13')
  expect(earliestOffered(new Date(2027, 5, 12, 23, 59))).toBe('2027-06-13')
  expect(earliestOffered(new Date(2027, 11, 31, 12))).toBe('2028-01-01')
  expect(earliestOffered(new Date(2028, 1, 28, 12))).toBe('2028-02-29')
})

test('the server takes what is still today in UTC-12', () => {
  expect(earliestAccepted(new Date('2027-06-12T11:59:59Z'))).toBe('2027-06-11')
  expect(earliestAccepted(new Date('2027-06-12T12:00:00Z'))).toBe('2027-06-12')
})

test('at no hour does the server refuse what the picker offers', () => {
  for (let hour = 0; hour < 24; hour++) {
    const now = new Date(Date.UTC(2027, 5, 12, hour))
    expect(earliestOffered(now) > earliestAccepted(now)).toBe(true)
  }
})
