import { expect, test } from 'vitest'
import { parseAsked } from '@/lib/forms/asked'

test('a link to /book has trips, a wish, and the party and day of an estimate', () => {
  const link = {
    itinerary: '7,12',
    wish: 'lions',
    adults: '2',
    kids: '0',
    toddlers: '1',
    ages: '1',
    from: '2027-07-12',
  }
  expect(parseAsked(link)).toEqual({
    ids: [7, 12],
    wish: 'lions',
    party: {
      numberOfAdults: '2',
      numberOfKids: '0',
      numberOfToddlers: '1',
      preferredDates: 'Jul 12, 2027',
      childAges: '1',
    },
  })
})

test.each([
  {},
  { adults: '0', kids: '21', toddlers: 'x', ages: 'nine', from: '2027-02-30' },
  { adults: ['2', '3'], kids: '1.5', toddlers: '', from: ['2027-07-12', '2027-07-13'] },
])('%j has no party', (link) => {
  expect(parseAsked(link).party).toEqual({})
})
