import { expect, test } from 'vitest'
import { listNames, parkRows, periodsOf, sightRows } from '@/lib/itineraries/calendar'

const year = (...words: [word: string, from: number, to: number][]) =>
  words.flatMap(([word, from, to]) => Array.from({ length: to - from + 1 }, (_, i) => ({ month: from + i, word })))
const mara = year(['dry', 1, 2], ['rains', 3, 5], ['dry', 6, 6], ['migration', 7, 10], ['short rains', 11, 12])

test('says each run of months once', () => {
  expect(periodsOf(['a', 'a', null, 'a', 'rains', null, null, null, null, null, null, null])).toEqual([
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
  expect(rows).toEqual([
    {
      title: 'Elephants at the water',
      periods: [
        { from: 6, to: 6, text: 'Amboseli', isWet: false },
        { from: 7, to: 7, text: 'Amboseli and Samburu', isWet: false },
        { from: 8, to: 8, text: 'Amboseli', isWet: false },
      ],
    },
  ])
})

test('says where the herds are by the sheet Animals, whatever the month is called', () => {
  const rows = sightRows([
    { name: 'Ndutu', months: year(['calving', 1, 3]), herds: [1, 2, 3, 12] },
    { name: 'Grumeti', months: year(['dry', 6, 6]), herds: [6] },
  ])
  expect(rows[0]).toEqual({
    title: 'Migration herds',
    periods: [
      { from: 1, to: 3, text: 'Ndutu', isWet: false },
      { from: 6, to: 6, text: 'Grumeti', isWet: false },
      { from: 12, to: 12, text: 'Ndutu', isWet: false },
    ],
  })
})

test('names four places at most', () => {
  expect(listNames(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and d')
  expect(listNames(['a'])).toBe('a')
})
