import { expect, test } from 'vitest'
import { toCsv } from '@/lib/leads/csv'

test.each(['=1+1', '+46 700', '-2', '@SUM(A1)', '\t=1', '\r\n=1', ' =1', '|calc', '＝1'])(
  'a spreadsheet takes %j as text',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  },
)

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(toCsv([['a "b", c\nd', 7, null, new Date(0)]])).toBe(
    '\uFEFF"a ""b"", c\nd","7","","1970-01-01T00:00:00.000Z"\r\n',
  )
})
