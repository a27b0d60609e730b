import { expect, test } from 'vitest'
import { describeWildlife, type Sighting, seenLabels } from '@/lib/domain/wildlife'
import { describeOtherLength, describeTripMonth } from '@/lib/itineraries/trip-month'
import { bestOfMonth, listNames, parkRows, sightRows, toPeriods } from '@/lib/search/calendar-rows'

const year = (...words: [word: string, from: number, to: number][]) =>
  words.flatMap(([word, from, to]) => Array.from({ length: to - from + 1 }, (_, i) => ({ month: from + i, word })))
const mara = year(['dry', 1, 2], ['rains', 3, 5], ['dry', 6, 6], ['migration', 7, 10], ['short rains', 11, 12])

/** Each row with its runs of months, such as '1-3 Ndutu'. */
const said = (rows: ReturnType<typeof sightRows>) =>
  rows.map(({ title, periods }) => [title, ...periods.map(({ from, to, text }) => `${from}-${to} ${text}`)])

test('says each run of months once', () => {
  expect(toPeriods(['a', 'a', null, 'a', 'rains', null, null, null, null, null, null, null])).toEqual([
    { from: 1, to: 2, text: 'a', isWet: false },
    { from: 4, to: 4, text: 'a', isWet: false },
    { from: 5, to: 5, text: 'rains', isWet: true },
  ])
})

test('has places of one year in one row', () => {
  const rows = parkRows([
    { name: 'Maasai Mara', months: mara, herds: [] },
    { name: 'Amboseli', months: year(['elephants', 6, 10]), herds: [] },
    { name: 'Maasai Mara', months: mara, herds: [] },
    { name: 'Northern Serengeti', months: mara, herds: [] },
  ])
  expect(rows.map(({ title }) => title)).toEqual(['Maasai Mara and Northern Serengeti', 'Amboseli'])
  expect(rows[0]?.periods.map(({ text }) => text)).toEqual(['dry', 'rains', 'dry', 'migration', 'short rains'])
})

test('says where an animal is, month by month, and leaves out those that are nowhere', () => {
  const rows = sightRows([
    { name: 'Amboseli', months: year(['elephants', 6, 8]), herds: [] },
    { name: 'Samburu', months: year(['elephants', 7, 7]), herds: [] },
  ])
  expect(said(rows)).toEqual([['Elephants at the water', '6-6 Amboseli', '7-7 Amboseli and Samburu', '8-8 Amboseli']])
})

test('says where the herds are by the sheet Animals, whatever the month is called', () => {
  const rows = sightRows([
    { name: 'Ndutu', months: year(['calving', 1, 3]), herds: [1, 2, 3, 12] },
    { name: 'Grumeti', months: year(['dry', 6, 6]), herds: [6] },
  ])
  expect(said(rows)[0]).toEqual(['Migration herds', '1-3 Ndutu', '6-6 Grumeti', '12-12 Ndutu'])
})

test('says that apes are there all year, and which months are drier', () => {
  const rows = sightRows([{ name: 'Bwindi', months: year(['gorilla tracking', 1, 2], ['rains', 3, 12]), herds: [] }])
  expect(said(rows)).toEqual([['Gorilla tracking', '1-2 Bwindi, drier', '3-12 Bwindi']])
})

test('says what a month is best for', () => {
  const rows = sightRows([
    { name: 'Bwindi', months: year(['gorilla tracking', 1, 2]), herds: [] },
    { name: 'Ndutu', months: year(['calving', 2, 3]), herds: [2] },
  ])
  expect(bestOfMonth(rows, 1)).toBe('Gorilla tracking: Bwindi')
  expect(bestOfMonth(rows, 2)).toBe('Migration herds: Ndutu; gorilla tracking: Bwindi')
  expect(bestOfMonth(rows, 3)).toBe('Calving season: Ndutu')
  expect(bestOfMonth(rows, 4)).toBe('')
})

test('names four places at most', () => {
  expect(listNames(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and d')
  expect(listNames(['a'])).toBe('a')
})

test('a month is told place by place, and whether it is a good one', () => {
  const places = [
    { name: 'Maasai Mara', word: 'migration', note: '' },
    { name: 'Lake Nakuru', word: 'dry', note: '' },
  ]
  expect(describeTripMonth({ month: 8, isBest: true, places })).toBe(
    'August on this trip. Maasai Mara: migration. Lake Nakuru: dry. One of its best months.',
  )
  expect(describeTripMonth({ month: 4, isBest: false, places: [] })).toBe(
    'April on this trip. Not one of its best months.',
  )
})

test.each([
  [7, 12, 18, ''],
  [7, 12, 19, ''],
  [7, 12, 17, /^This trip takes 7 days, your dates 6\. We can shorten it/],
  [7, 12, 20, /^This trip takes 7 days, your dates 9\. What would you like/],
  [1, 12, 12, ''],
  [1, 12, 15, /^This trip takes 1 day, your dates 4\./],
])('a trip of %i days from the %i to the %i', (duration, from, to, said) => {
  expect(describeOtherLength(duration, new Date(2027, 5, from), new Date(2027, 5, to))?.text ?? '').toMatch(
    said || /^$/,
  )
})

const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const seen = (animal: string, likelihood: Sighting['likelihood'], months = allYear) => ({ animal, likelihood, months })

test('a trip says what one sees by how likely it is, each animal once', () => {
  const wildlife = [
    seen('rhinos', 'rarely'),
    seen('elephants', 'often'),
    seen('elephants', 'nearly always'),
    seen('migration', 'often', [7, 8, 9, 10]),
  ]
  expect(describeWildlife(wildlife, allYear)).toBe(
    'Nearly always: elephants. Often: the great migration (July to October). With luck: rhinos.',
  )
  expect(describeWildlife(wildlife.slice(3), [7, 8, 9, 10])).toBe('Often: the great migration.')
  expect(describeWildlife([], allYear)).toBe('')
  // What one sees with luck is nothing a trip is for.
  expect(seenLabels([seen('rhinos', 'rarely'), seen('birds', 'often')])).toEqual(['Birds'])
})
