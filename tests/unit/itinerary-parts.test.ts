import { describe, expect, test } from 'vitest'
import { describeMonths, markMonths, paragraphs, parseDays, parseStops } from '@/lib/itineraries/details'

test('day10 comes after day9, whatever the order of the keys', () => {
  const dayByDay = Object.fromEntries([10, 2, 1, 9, 11].map((n) => [`day${n}`, { title: `T${n}`, description: 'x' }]))
  expect(parseDays(dayByDay).map(({ number }) => number)).toEqual([1, 2, 9, 10, 11])
})

test.each([
  ['may be a plain text', 'Arrive in Nairobi.', { description: 'Arrive in Nairobi.' }],
  [
    'loses what is empty or of another shape',
    { title: ' ', description: 'Up', meals: '', driveTime: 4 },
    { description: 'Up' },
  ],
])('a day %s', (_, day1, day) => {
  expect(parseDays({ day1, day2: null, note: 'x', day: 'y' })).toEqual([{ number: 1, title: null, ...day }])
})

test('a stop is a place and, in brackets, the way to it', () => {
  expect(parseStops(['Nairobi', 'Maasai Mara (5-6 h by road)', 'Odd (one'])).toEqual([
    { place: 'Nairobi', way: null },
    { place: 'Maasai Mara', way: '5-6 h by road' },
    { place: 'Odd (one', way: null },
  ])
})

test('blank lines divide a description', () => {
  expect(paragraphs(' One.\n\n \nTwo,\nstill two.\n\n')).toEqual(['One.', 'Two,\nstill two.'])
})

describe('best months', () => {
  test.each([
    [[6, 7, 8, 9, 10], 'June to October'],
    [[1, 2, 6, 7, 8, 12], 'June to August and December to February'],
    [[1, 2, 11, 12], 'November to February'],
    [[3], 'March'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
    [[], ''],
    [[0, 13], ''],
  ])('%o reads "%s"', (months, words) => {
    expect(describeMonths(months)).toBe(words)
  })

  test('twelve months are marked, January first', () => {
    const months = markMonths([1, 12])
    expect(months).toHaveLength(12)
    expect(months.filter(({ isBest }) => isBest).map(({ name }) => name)).toEqual(['January', 'December'])
  })
})
