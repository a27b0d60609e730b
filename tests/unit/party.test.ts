import { expect, test } from 'vitest'
import { askHref, shortlistHref } from '@/lib/domain/shortlist'
import {
  formatTravellers,
  itineraryAddress,
  parseTravellers,
  readAges,
  toTravellers,
  travellerPairs,
} from '@/lib/domain/travellers'
import { parseBookingLink } from '@/lib/leads/booking-link'
import { parseEstimateQuestion, toEstimateQuestion } from '@/lib/prices/estimate-question'

test('a link to /book has trips, a message, and the party and day of an estimate', () => {
  const party = { adults: '2', kids: '0', toddlers: '1', ages: '1', from: '2027-07-12' }
  expect(parseBookingLink({ itinerary: '7,12', several: 'in-turn', wish: 'lions', ...party })).toEqual({
    ids: [7, 12],
    severalTrips: 'in-turn',
    message: 'I am looking for: lions',
    party: {
      ...{ numberOfAdults: '2', numberOfKids: '0', numberOfToddlers: '1' },
      ...{ preferredDates: 'Jul 12, 2027', childAges: '1' },
    },
  })
})

test('a child of two or less is a toddler, in a link and in the question of an estimate', () => {
  const { party } = parseBookingLink({ adults: '2', kids: '2', ages: '9,1' })
  expect(party).toMatchObject({ numberOfKids: '1', numberOfToddlers: '1', childAges: '9, 1' })
  const { question } = parseEstimateQuestion({ kids: '2', ages: '9,1' })
  expect(question?.party).toEqual({ adults: 2, kids: 1, toddlers: 1, ages: [9, 1] })
})

test('a toddler of unknown age is a child of two where a list or an address has children only', () => {
  const travellers = toTravellers({ party: { adults: 2, kids: 1, toddlers: 1, ages: [9] }, from: '2027-08-12' })
  expect(travellers).toEqual({ adults: 2, kids: 2, ages: '9,2', from: '2027-08', day: '2027-08-12' })
  const ofKnownAge = toTravellers({ party: { adults: 2, kids: 0, toddlers: 1, ages: [3] }, from: null })
  expect(ofKnownAge).toMatchObject({ kids: 1, ages: '3' })
})

test('the estimate of a request begins on the earlier of its days, in whatever order they came', () => {
  for (const preferredDates of ['Jul 12, 2027 - Jul 19, 2027', 'Jul 19, 2027 - Jul 12, 2027'])
    expect(toEstimateQuestion({ numberOfAdults: 2, preferredDates }).from).toBe('2027-07-12')
})

test.each([
  {},
  { adults: '0', kids: '21', toddlers: 'x', ages: 'nine', from: '2027-02-30' },
  { adults: ['2', '3'], kids: '1.5', toddlers: '', from: ['2027-07-12', '2027-07-13'] },
])('%j has no party', (link) => expect(parseBookingLink(link).party).toEqual({}))

test.each([
  [{ adults: '2', kids: '1', from: '2027-08' }, '2 adults and 1 child, August 2027'],
  [{ adults: '2', kids: '2', ages: '9,6' }, '2 adults and 2 children (9, 6)'],
  [{ adults: '2', kids: '1', ages: '9,6' }, '2 adults and 1 child (9)'],
  [{ adults: '2', kids: '2', ages: '6 and 11' }, '2 adults and 2 children (6, 11)'],
  [{ adults: '1' }, '1 adult'],
  [{ adults: '7', kids: '0', from: '' }, '7 adults'],
  [{ kids: '3' }, '2 adults and 3 children'],
  [{ adults: '2', from: '2025-01' }, '2 adults'],
  [{ from: '2027-12' }, '2 adults, December 2027'],
  [{ adults: '2', kids: 'many', from: '2027-13' }, '2 adults'],
])('%o are %s', (params, said) => {
  const travellers = parseTravellers(params)
  expect(travellers && formatTravellers(travellers)).toBe(said)
  expect(parseTravellers(Object.fromEntries(travellerPairs(travellers)))).toEqual(travellers)
})

test('a first day goes along to the trip and the request, and its month to lists', () => {
  const travellers = parseTravellers({ adults: '2', from: '2030-08-12' })
  expect(travellers).toEqual({ adults: 2, kids: 0, ages: '', from: '2030-08', day: '2030-08-12' })
  expect(askHref([7], travellers)).toBe('/book?itinerary=7&adults=2&from=2030-08-12')
  expect(itineraryAddress(7, travellers)).toBe('/itineraries/7?adults=2&from=2030-08-12')
  expect(shortlistHref([7], { travellers })).toBe('/shortlist?trips=7&adults=2&from=2030-08')
  expect(parseTravellers({ adults: '2', from: '2025-08-12' })).toEqual({ adults: 2, kids: 0, ages: '', from: '' })
})

const nobody = [
  {},
  { adults: '0', kids: '', from: 'Augst' },
  { adults: '21' },
  { from: '2025-01' },
  { adults: '-1', kids: '1.5' },
]

test.each(nobody)('%o says nobody', (params) => expect(parseTravellers(params)).toBeNull())

test.each([
  ['9, 6', 2, [9, 6]],
  ['nine, 6 years', 2, [6]],
  ['9 months and 6 years', 2, [0, 6]],
  ['9 and 6, and our eldest is 15', 3, [9, 6]],
  ['9, 6, 4', 2, [9, 6]],
  ['', 2, []],
  ['9½ and ٦', 2, [9, 6]],
])('%j of %i children', (text, children, ages) => expect(readAges(text, children)).toEqual(ages))
