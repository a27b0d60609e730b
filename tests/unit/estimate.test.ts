import { expect, test } from 'vitest'
import type { Party } from '@/lib/domain/travellers'
import { describeEstimate, describeStart } from '@/lib/prices/describe-estimate'
import { dependsOnAges, type Estimate, estimate, type PricedTrip } from '@/lib/prices/estimate'
import { parseEstimateQuestion, toEstimateQuestion } from '@/lib/prices/estimate-question'
import { partySizes } from '@/lib/prices/price-table'
import { quotePrice } from '@/lib/prices/quoted-price'
import { itineraries } from '@/prisma/seed/itineraries/all'
import { suitability } from '@/prisma/seed/suitability'
import { makeItinerary } from '../support/factories'
import { sized } from '../support/size'

const asEverybody = { freeBelow: 0, childrenTo: 0, usdPerChild: 0, perDollar: null }

/** As the workbook has them. */
const trips = new Map(
  itineraries.map(({ id, duration, prices, charges = [], surcharges = [] }) => [
    id,
    {
      ...{ duration, surcharges },
      charges: charges.map((charge) => ({ ...asEverybody, ...charge })),
      suitability: suitability[id] ?? null,
      prices: prices.map(({ season, months, singleSupplement, validUntil, ...price }) => ({
        ...{ season, months, singleSupplement, validUntil, isByNight: false },
        children: price.childrenTo ? ratesOf(price) : null,
        parties: partySizes.map((size, index) => ({
          size,
          amount: [price.forTwo, price.forFour, price.forSix][index] ?? 0,
        })),
      })),
    } satisfies PricedTrip,
  ]),
)

function ratesOf({ childrenTo = 0, childWithTwo = 100, childWithChild = 100, childWithOne = 100, belowThree = 100 }) {
  return { to: childrenTo, withTwo: childWithTwo, withChild: childWithChild, withOne: childWithOne, belowThree }
}

const tripOf = (id: number) => trips.get(id) as PricedTrip

const partyOf = (adults: number, kids = 0, toddlers = 0): Party => ({ adults, kids, toddlers })

/** Kids and toddlers of these ages. */
function withAges(adults: number, ...ages: number[]): Party {
  const toddlers = ages.filter((age) => age < 3).length
  return { ...partyOf(adults, ages.length - toddlers, toddlers), ages }
}

function priced(one: Estimate) {
  if (!one.isPriced) throw new Error(one.reason)
  return one
}

const reasonOf = (one: Estimate) => (one.isPriced ? '' : one.reason)

// Computed by hand from the sheets Prices and Charges; dollars.
test.each([
  [15, partyOf(3), '2027-03-10', 3 * 2240],
  [15, partyOf(6), '2027-03-10', 6 * 1690],
  [6, partyOf(2, 2), '2027-08-02', 3.6 * 2210],
  [6, partyOf(2), '2027-06-30', 2 * 2290],
  [6, partyOf(2), '2027-07-01', 2 * 2640],
  [6, partyOf(1), '2027-01-01', 2290 + 240 + 40],
  [6, partyOf(7), '2027-12-31', 7 * 1990 + 7 * 2 * 40],
  [7, partyOf(20), '2027-09-01', 20 * 820],
  [14, partyOf(1), '2027-02-01', 1060],
  [3, partyOf(2), '2027-07-12', 2 * 12600 + 2 * 44 + 2 * 14],
  [5, partyOf(2, 1, 1), '2027-12-24', 2.6 * 2580 + 2 * 44 + 22 + 4 * 18],
  [5, withAges(2, 9, 6), '2027-07-12', 3.6 * 2530 + 2 * 44 + 2 * 22 + 4 * 18],
  [5, withAges(2, 9), '2027-03-01', 2.6 * 2180 + 2 * 44 + 22 + 3 * 18],
  [5, withAges(1, 9), '2027-07-12', 2 * 2580 + 44 + 22 + 2 * 18],
  [5, withAges(1, 9, 6), '2027-07-12', 2.6 * 2580 + 560 + 44 + 2 * 22 + 3 * 18],
  [5, withAges(2, 12, 1), '2027-07-12', 2.6 * 2580 + 2 * 44 + 22 + 4 * 18],
  [6, withAges(2, 9, 6), '2027-08-02', 3.6 * 2210],
  // As without the child: 3.6 times 1,860 is less.
  [6, withAges(3, 6), '2027-06-12', 3 * 2290],
  [6, withAges(2, 6), '2027-12-24', 2.6 * 2640 + 3 * 3 * 40],
  [6, withAges(4, 9, 6), '2027-08-02', 5.2 * 1990],
  [17, withAges(2, 9, 6), '2027-11-01', 3.6 * 2380 + 33],
  // A child with two adults and one with the third cost as much as a room of their own, with a room less.
  [17, withAges(3, 9, 6), '2027-02-01', 4.6 * 2380 + 33],
  [5, partyOf(1), '2027-03-01', 2180 + 420 + 44 + 18],
  [17, partyOf(3), '2027-03-31', 3 * 2480 + 33],
  [17, partyOf(1), '2027-12-01', 2480 + 980 + 17],
  [18, partyOf(4), '2027-01-15', 4 * 730 + 6 + 14],
])('trip %i for %o from %s costs %d dollars', (id, party, from, dollars) => {
  expect(priced(estimate(tripOf(id), party, from)).total).toBe(Math.round(dollars * 100))
})

test.each([
  ['a month without a price', 17, partyOf(2), '2027-06-01', 'this month on request'],
  ['after the prices end', 6, partyOf(2), '2028-01-01', 'Our prices end on December 31, 2027. Ask us about 2028'],
  ['a group', 6, partyOf(18, 3), '2027-06-01', 'more than 20 people'],
  ['a toddler after the prices end', 6, partyOf(2, 0, 1), '2028-01-01', 'Minimum age 5: 1 child under 3 cannot come'],
])('%s cannot be priced, and says why', (_name, id, party, from, reason) => {
  expect(reasonOf(estimate(tripOf(id), party, from))).toContain(reason)
})

const tripLines = (one: Estimate) =>
  priced(one)
    .lines.filter(({ kind }) => kind === 'trip')
    .map(({ count, amount, why }) => `${count}: ${amount / 100}. ${why}`)

test('each child is a line with its age, its share and its sum', () => {
  expect(tripLines(estimate(tripOf(6), withAges(2, 12, 5, 8), '2027-08-02'))).toEqual([
    '2 adults: 4420. July to December. US$2,210 each, the price for four or five.',
    'child aged 5 at 60%: 1326. In a room with two adults.',
    'child aged 8 at 80%: 1768. In a room with another child.',
    'child aged 12 at 80%: 1768. In a room with another child.',
  ])
  const toEleven = tripOf(6).prices.map((price) => ({
    ...price,
    children: price.children && { ...price.children, to: 11 },
  }))
  expect(tripLines(estimate({ ...tripOf(6), prices: toEleven }, withAges(2, 12, 5, 8), '2027-08-02'))).toEqual([
    '2 adults: 4420. July to December. US$2,210 each, the price for four or five.',
    'child aged 5 at 60%: 1326. In a room with two guests at the adult price.',
    'child aged 8 at 100%: 2210. In a room with one guest at the adult price.',
    'child aged 12 at 100%: 2210. The adult price starts at 12.',
  ])
  expect(tripLines(estimate(tripOf(5), withAges(1, 1, 9, 9), '2027-07-12'))).toEqual([
    '1 adult: 3140. July to October, December to February. US$2,580 each, the price for two or three, plus US$560 single supplement.',
    'child aged 1 free: 0. The price for children under 3.',
    'child aged 9 at 80%: 2064. In a room with another child.',
    'child aged 9 at 80%: 2064. In a room with another child.',
  ])
  expect(tripLines(estimate(tripOf(5), partyOf(2, 1, 1), '2027-07-12')).slice(1)).toEqual([
    'child under 3, counted as 2, free: 0. The price for children under 3.',
    'child under 13, counted as 12, at 60%: 1548. In a room with two adults.',
  ])
})

test('a child beside whom the others pay no less is a line without a sum', () => {
  expect(tripLines(estimate(tripOf(6), withAges(3, 6), '2027-06-12'))).toEqual([
    '3 adults: 6870. January to June. The price for 3 people; with one more child it is the same.',
    'child aged 6 free: 0. The others pay no less without this child.',
  ])
})

test('children who are too young are named, and the others’ total stands', () => {
  const one = priced(estimate(tripOf(6), withAges(2, 4, 8, 12), '2027-08-02'))
  const others = priced(estimate(tripOf(6), withAges(2, 8, 12), '2027-08-02'))
  expect(one).toMatchObject({ total: others.total, people: 4, party: { kids: 3, ages: [4, 8, 12] } })
  expect(one.lines).toEqual(others.lines)
  const named = 'Minimum age 5: the child aged 4 cannot come on this trip, and is not in its price.'
  expect(one.notes).toEqual([named, ...others.notes])
  expect(describeEstimate(one)).toContain('without the child aged 4 (minimum age 5)')
})

test.each([
  [6, withAges(2, 0, 1, 11), 'the children aged under 1 and 1 cannot come', 3],
  [6, partyOf(2, 1, 2), '2 children under 3 cannot come', 3],
  [4, partyOf(2, 3), '3 children under 13 cannot come', 2],
  [4, { ...partyOf(1, 2, 1), ages: [9] }, 'the child aged 9, 1 child under 3 and 1 child under 13 cannot come', 1],
  [6, withAges(1, 2, 3, 4, 5, 11), 'the children aged 2, 3 and 4 cannot come', 3],
])('trip %i leaves out of %o those who are too young', (id, party, named, people) => {
  const one = priced(estimate(tripOf(id), party, null))
  expect(one.notes[0]).toContain(named)
  expect(one).toMatchObject({ people, leftOut: { minimumAge: id === 4 ? 15 : 5 } })
})

test('a group is as large as those who come', () => {
  expect(priced(estimate(tripOf(6), withAges(18, 4, 4, 4), null)).people).toBe(18)
})

test.each([1, 2, 6, 11, 12])(
  'where %i is the last age of a child, the lines say from which age a child is an adult',
  (to) => {
    const prices = tripOf(6).prices.map((price) => ({ ...price, children: ratesOf({ childrenTo: to, belowThree: 0 }) }))
    const lines = tripLines(estimate({ ...tripOf(6), prices, suitability: null }, withAges(2, 2, 7, 12), '2027-03-01'))
    const first = Math.max(to, 2) + 1
    expect(lines[1]).toContain('child aged 2 free: 0.')
    expect(lines.filter((line) => line.endsWith(`The adult price starts at ${first}.`))).toHaveLength(
      [7, 12].filter((age) => age >= first).length,
    )
  },
)

test('an adult more never makes children cheaper', () => {
  const children = { to: 11, withTwo: 0, withChild: 100, withOne: 50, belowThree: 20 }
  const trip = { ...tripOf(8), prices: tripOf(8).prices.map((price) => ({ ...price, children })) }
  const total = (adults: number) => priced(estimate(trip, withAges(adults, 8, 9, 11, 11), '2027-01-15')).total
  expect(total(1)).toBeLessThanOrEqual(total(2))
})

test('what is over today cannot be priced', () => {
  const at = (from: string | null, today: string) => reasonOf(estimate(tripOf(6), partyOf(2), from, today))
  expect([at('2027-06-01', '2027-06-01'), at(null, '2027-12-31')]).toEqual(['', ''])
  expect(at('2027-05-31', '2027-06-01')).toContain('That day has passed')
  expect(at(null, '2028-01-01')).toContain('Our prices end on December 31, 2027. Ask us about 2028')
})

test('the same season of the next year stands beside it, and takes the days after it', () => {
  const trip = tripOf(6)
  const [first] = trip.prices
  const next = { ...first, season: 'January to June 2028', validUntil: '2028-06-30' } as (typeof trip.prices)[number]
  const dearer = { ...next, parties: next.parties.map(({ size, amount }) => ({ size, amount: amount + 100 })) }
  const both = { ...trip, prices: [dearer, ...trip.prices] }
  const of = (day: string) => priced(estimate(both, partyOf(2), day)).season
  expect([of('2027-03-01'), of('2028-03-01')]).toEqual([first?.season, 'January to June 2028'])
  expect(priced(estimate(both, partyOf(2), '2028-03-01')).total).toBe(
    priced(estimate(trip, partyOf(2), '2027-03-01')).total + 20_000,
  )
  expect(reasonOf(estimate(both, partyOf(2), '2028-08-01'))).toContain('Our prices end on December 31, 2027')
})

test('a trip without prices is on request', () => {
  expect(reasonOf(estimate({ ...tripOf(6), prices: [] }, partyOf(2), null))).toContain('on request')
})

test('without a day the season that is cheapest for the party is taken, and named', () => {
  expect(priced(estimate(tripOf(6), partyOf(2), null))).toMatchObject({ season: 'January to June', total: 458_000 })
})

test('a trip with one price all year has no cheapest season', () => {
  const gorillas = tripOf(15)
  const renamed = { ...gorillas, prices: gorillas.prices.map((price) => ({ ...price, season: 'January to December' })) }
  const starts = [gorillas, renamed, tripOf(6)].map((trip) => describeStart(priced(estimate(trip, partyOf(2), null))))
  expect(starts).toEqual(['In any month', 'In any month', 'In the cheapest season: January to June'])
})

test('five never pay more than six', () => {
  const amounts = { 2: 2240, 4: 2000, 6: 1500 }
  const steep = tripOf(15).prices.map((season) => ({
    ...season,
    parties: season.parties.map((party) => ({ ...party, amount: amounts[party.size] })),
  }))
  const one = priced(estimate({ ...tripOf(15), prices: steep }, partyOf(5), null))
  expect(one.total).toBe(6 * 150_000)
  expect(one.lines[0]?.why).toContain('The price for 6 people')
})

test('a trip by night takes each night from its own season, and shows the split', () => {
  const prices = tripOf(6).prices.map((price) => ({ ...price, isByNight: true }))
  const byNight = { ...tripOf(6), surcharges: [], prices }
  const one = priced(estimate(byNight, partyOf(2), '2027-06-28'))
  // Three of six nights in June.
  expect(one.lines.map(({ what, amount }) => [what, amount])).toEqual([
    ['The trip, 3 of 6 nights (January to June)', 229_000],
    ['The trip, 3 of 6 nights (July to December)', 264_000],
  ])
  expect(one.season).toBe('January to June, then July to December')
  expect(reasonOf(estimate(byNight, partyOf(2), '2027-12-28'))).toContain(
    'Our prices end on December 31, 2027. Ask us about 2028',
  )
})

test('a baby pays a charge that has no ages', () => {
  const fee = { ...asEverybody, name: 'Fee', amount: 44, currency: 'USD', unit: 'a person', usdPerPerson: 44 }
  const charges = [{ ...fee, paidTo: 'The gate', asOf: '2026-11-25', source: 'A fee of this test' }]
  const { lines } = priced(estimate({ ...tripOf(8), charges, suitability: null }, withAges(2, 0), '2027-11-01'))
  expect(lines.at(-1)).toMatchObject({ count: '3 people', amount: 3 * 4_400 })
})

test('whether ages matter, and what to know without them', () => {
  expect([5, 6, 15].map((id) => dependsOnAges(tripOf(id)))).toEqual([true, true, true])
  expect(dependsOnAges({ ...tripOf(8), suitability: null })).toBe(false)
  const notes = (id: number, party: Party, from: string | null) =>
    priced(estimate(tripOf(id), party, from)).notes.join(' ')
  expect(notes(5, partyOf(2, 1), '2027-07-12')).toContain('Give their ages')
  expect(notes(5, withAges(2, 9), '2027-07-12')).toBe('')
  const booked = (numberOfKids: number, childAges: string) =>
    notes(5, toEstimateQuestion({ numberOfAdults: 2, numberOfKids, childAges }).party, '2027-07-12')
  expect(booked(2, '6 and 9')).toBe('')
  expect(booked(2, '6, 9 and 13')).toBe('Ages given: 6, 9 and 13, for 2 children. They count as 6 and 9 here.')
  expect(booked(3, '6, 9 and 13')).toBe('Ages given: 6, 9 and 13, for 3 children. They count as 6, 9 and 12 here.')
  expect(booked(1, '13')).toBe('Ages given: 13, for 1 child. It counts as 12 here.')
  expect(booked(2, '6')).toContain('Give their ages')
  expect(notes(8, withAges(2, 12), '2027-07-12')).toContain('Children are counted as adults')
  expect(notes(6, partyOf(3), '2027-02-01')).toBe(
    'Three of you share a triple. Whoever sleeps alone instead pays the single supplement of US$240 as well.',
  )
  expect([notes(6, partyOf(4), '2027-02-01'), notes(14, partyOf(3), '2027-02-01')]).toEqual(['', ''])
  expect(notes(6, partyOf(2), null)).toContain('Easter: US$40 more per person per night.')
  expect(notes(6, partyOf(2), null)).toContain('New Year')
  expect(notes(5, { adults: 2, kids: 0, toddlers: 1 }, '2027-07-12')).toBe('')
})

test('lines add up, one more person of any age never lowers the total, and no day has a price past its date', () => {
  // The same parties in every run.
  let seed = 7
  const draw = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const rounds = sized(150, 500)
  const faults: unknown[] = []
  let checked = 0
  const rates = (withTwo: number, withChild: number, withOne: number) => {
    const children = { to: 11, withTwo, withChild, withOne, belowThree: 20 }
    return { ...tripOf(8), prices: tripOf(8).prices.map((price) => ({ ...price, children })) }
  }
  const invented = [rates(25, 100, 50), rates(0, 100, 50), rates(50, 50, 100), rates(100, 60, 80)]
  for (const trip of [...trips.values(), ...invented]) {
    for (let round = 0; round < rounds; round++) {
      const from = new Date(Date.UTC(2026, 11, 1 + draw(500))).toISOString().slice(0, 10)
      const ages = Array.from({ length: draw(6) }, () => draw(13))
      const party = withAges(1 + draw(round % 2 ? 7 : 19), ...ages)
      const before = estimate(trip, party, from)
      if (!before.isPriced) continue
      const more = [
        withAges(party.adults + 1, ...ages),
        ...[1, 4, 9, 11, 12].map((age) => withAges(party.adults, ...ages, age)),
      ]
      for (const one of more.map((larger) => estimate(trip, larger, from))) {
        checked++
        if (!one.isPriced) continue
        const sum = one.lines.reduce((all, { amount }) => all + amount, 0)
        const isWhole = one.lines.every(({ amount }) => Number.isInteger(amount) && amount >= 0)
        const isRight = isWhole && sum === one.total && one.total >= before.total && from <= one.validUntil
        if (!isRight) faults.push([before, one])
      }
    }
  }
  expect(faults.slice(0, 3)).toEqual([])
  expect(checked).toBeGreaterThan(60 * rounds)
})

test('a question has two adults and any day where nothing is said, or what is said', () => {
  expect(parseEstimateQuestion({}).question).toEqual({ party: { ...partyOf(2), ages: [] }, from: null })
  const from = '2027-07-12'
  const asked = { adults: '3', kids: '2', toddlers: '0', ages: '9,6', from }
  expect(parseEstimateQuestion(asked).question).toEqual({ party: { ...partyOf(3, 2), ages: [9, 6] }, from })
  const inWords = { adults: '3', kids: '2', ages: '6 and 11', month: '2027-08' }
  const party = { ...partyOf(3, 2), ages: [6, 11] }
  expect(parseEstimateQuestion(inWords).question).toEqual({ party, from: '2027-08' })
  expect(parseEstimateQuestion({ ...inWords, from }).question).toEqual({ party, from })
})

test.each([
  ['Arabic', { adults: '٢', kids: '٢', toddlers: '٠', ages: '٤, ٨', from: '٢٠٢٧-٠٧-١٢' }],
  ['Persian', { adults: '۲', kids: '۲', toddlers: '۰', ages: '۴، ۸', from: '۲۰۲۷-۰۷-۱۲' }],
  ['Devanagari', { adults: '२', kids: '२', toddlers: '०', ages: '४ और ८', from: '२०२७-०७-१२' }],
  ['full-width', { adults: '２', kids: ' ２ ', toddlers: '０', ages: '４，８', from: '２０２７-０７-１２' }],
])('a question in %s digits is read', (_script, asked) => {
  const party = { ...partyOf(2, 2), ages: [4, 8] }
  expect(parseEstimateQuestion(asked).question).toEqual({ party, from: '2027-07-12' })
})

test.each([
  [{ adults: '0' }, 'Please choose 1 to 20 adults.'],
  [{ adults: ['2', '3'] }, 'Please choose 1 to 20 adults.'],
  [{ kids: '-1' }, 'Please choose 0 to 20 kids.'],
  [{ toddlers: '11' }, 'Please choose 0 to 10 toddlers.'],
  [{ kids: '1', ages: '13' }, 'From 13 travellers count as adults'],
  [{ kids: '3', ages: '9, ١٧, 5' }, 'From 13 travellers count as adults'],
  [{ adults: '٢١' }, 'Please choose 1 to 20 adults.'],
  [{ kids: '1', ages: 'nine' }, 'Please give the ages'],
  [{ kids: '1', ages: '9,6' }, 'There are more ages than children.'],
  [{ from: '2027-02-29' }, 'Please give the first day as in 2027-07-12, or its month as in 2027-07.'],
  [{ month: 'augst' }, 'Please give the month as in august or 2027-08.'],
  [{ from: ['2027-02-01', '2027-02-02'] }, 'Please give the first day once'],
])('a question %o is refused with a sentence', (asked, sentence) => {
  expect(parseEstimateQuestion(asked).error).toContain(sentence)
})

const season = {
  ...{ season: 'All year', months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], validUntil: '2027-12-31' },
  ...{ singleSupplement: 0, children: null, isByNight: false },
  parties: ([2, 4, 6] as const).map((size) => ({ size, amount: 100 })),
}
const nights = (name: string, firstNight: string) => ({ name, firstNight, lastNight: firstNight, usdPerNight: 10 })
const trip = makeItinerary({
  duration: 3,
  prices: [season],
  surcharges: [nights('Christmas', '2026-12-24'), nights('New Year', '2027-01-01')],
})
const two = (from: string) => ({ adults: 2, kids: 0, ages: '', from })
const told = (from: string, today = '2026-11-25') => quotePrice(trip, two(from), today)

test('a month is its first day, and says which nights of it cost more', () => {
  expect(told('2026-12')).toEqual({
    each: 10_000,
    total: 20_000,
    people: 2,
    whose: '2 adults, December 2026 except Christmas',
    basis: 'December 2026 except Christmas',
  })
  expect(told('2027-01')).toEqual({
    each: 11_000,
    total: 22_000,
    people: 2,
    whose: '2 adults, January 2027',
    basis: 'January 2027',
  })
  expect(told('')).toEqual({ each: 10_000, total: 20_000, people: 2, whose: '2 adults', basis: '' })
})

test('the total for a month names the nights of it that cost more', () => {
  const notes = (from: string | null) => priced(estimate(trip, partyOf(2), from)).notes
  expect(notes('2026-12')).toEqual(['Christmas: US$10 more per person per night.'])
  expect([notes('2027-01'), notes('2026-12-24'), notes('2026-12-01')]).toEqual([[], [], []])
})

test('nights that are over are not named', () => {
  expect(told('2026-12', '2026-12-26')).toMatchObject({ whose: '2 adults, December 2026' })
  const notes = (from: string | null) => priced(estimate(trip, partyOf(2), from, '2026-12-26')).notes
  expect(notes('2026-12')).toEqual([])
  expect(notes(null)).toEqual(['New Year: US$10 more per person per night.'])
})

test('of this month what is left counts, and one that is over has no price', () => {
  expect(told('2026-12', '2026-12-24')).toMatchObject({ total: 22_000 })
  expect(told('2026-12', '2027-01-02')).toMatchObject({ reason: expect.stringContaining('passed') })
})
