import { expect, test } from 'vitest'
import { readConstraints } from '@/lib/itineraries/search/constraints'

const read = (text: string) => readConstraints(text).found.map(({ constraint }) => constraint)
const months = (...numbers: number[]) => [{ kind: 'months', months: numbers }]
const days = (least: number, most: number, ideal?: number) => [{ kind: 'days', least, most, ideal }]
const price = (least: number, most: number) => [{ kind: 'price', least, most }]
const unlimited = Number.POSITIVE_INFINITY

test.each([
  ['in january', months(1)],
  ['sept', months(9)],
  ['june to august', months(6, 7, 8)],
  ['between november and february', months(11, 12, 1, 2)],
  ['july and october', months(7, 10)],
  ['july 2027', months(7)],
  ['in may', months(5)],
  ['where i may go', []],
  ['mara', []],
  ['marching', []],
  ['3 days', days(3, 3)],
  ['a 4-day trek', days(4, 4)],
  ['three days', days(3, 3)],
  ['a week', days(6, 8, 7)],
  ['two weeks', days(12, 15, 14)],
  ['5 nights', days(6, 6)],
  ['10 days or less', days(1, 10)],
  ['up to 5 days', days(1, 5)],
  ['less than 5 days', days(1, 4)],
  ['no more than 6 days', days(1, 6)],
  ['at least 7 days', days(7, unlimited)],
  ['more than a week', days(8, unlimited)],
  ['between 5 and 7 days', days(5, 7)],
  ['5-7 days', days(5, 7)],
  ['a few days', days(2, 5)],
  ['under 2000', price(1, 2000)],
  ['below $1,500', price(1, 1500)],
  ['max 900 usd', price(1, 900)],
  ['budget of 2k', price(1, 2000)],
  ['2000 dollars', price(1, 2000)],
  ['€1.500 per person', price(1, 1500)],
  ['1000-2000', price(1000, 2000)],
  ['between 1000 and 2000 euros', price(1000, 2000)],
  ['over 5000', price(5000, unlimited)],
  ['around 1000', price(800, 1200)],
  ['safari 1500', price(1, 1500)],
  ['kenya 2027', []],
  ['floor 124', []],
  ['family of 4', []],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))

test('a sentence of all three keeps its other words', () => {
  const { found, rest } = readConstraints('gorilla trek in june, up to 5 days, under $2000')
  expect(found.map(({ typed }) => typed)).toEqual(['june', 'up to 5 days', 'under $2000'])
  expect(rest.replace(/[|,\s]+/g, ' ').trim()).toBe('gorilla trek in')
})
