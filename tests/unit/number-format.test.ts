import { expect, test } from 'vitest'
import type { Shown } from '@/lib/publishing/sheet'
import { toShownCell } from '@/lib/workbook/number-format'

const day = new Date('2028-09-04')

test.each<[number, string, number | Date]>([
  [5, 'General', 5],
  [7, '@', 7],
  [0.1 + 0.2, 'General', 0.3],
  [5, '0.##', 5],
  [-5, '#,##0;[Red]-#,##0', -5],
  [-5, '#,##0_);(#,##0)', -5],
  [0, '_-* #,##0_-;-* #,##0_-;_-* "-"_-;_-@_-', 0],
  [0, '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)', 0],
  [47_000, 'm/d/yyyy', day],
  [47_000.75, 'dd/mm/yyyy hh:mm', day],
  [47_000, '[$-809]dd mmmm yyyy;@', day],
  [47_000, '[$-F800]dddd, mmmm dd, yyyy', day],
])('%d in the format %s is what it says', (value, format, cell) => {
  expect(toShownCell(value, format, false)).toEqual(cell)
})

test.each<[number, string, Shown['kind'], number]>([
  [1, '0%', 'percent', 100],
  [0.07, '0%', 'percent', 7],
  [0.58, '0.00%', 'percent', 58],
  [860, '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)', 'dollars', 860],
  [860, '[$USD] #,##0', 'dollars', 860],
  [860, '[$KES] #,##0', 'currency', 860],
  [860, '#,##0 "€"', 'currency', 860],
  [0.5, '# ?/?', 'fraction', 0.5],
  [1500, '0.00E+00', 'scientific', 1500],
  [0.5, '[h]:mm', 'duration', 0.5],
  [0.5, 'h:mm AM/PM', 'time', 0.5],
  [47_000, 'mmm yyyy', 'part of a date', 47_000],
  [47_000, 'dddd', 'part of a date', 47_000],
  [47_000, 'd-mmm', 'part of a date', 47_000],
  [820.4, '#,##0', 'rounded', 820.4],
  [5, '0.0', 'number', 5],
  [7, '000', 'number', 7],
  [1040, '#,##0', 'number', 1040],
  [5, 'General" km"', 'format', 5],
  [1500, '0,', 'format', 1500],
  [-5, '0;0', 'format', -5],
  [5, ';;;', 'hidden', 5],
])('%d in the format %s is of the kind %s', (value, format, kind, shown) => {
  expect(toShownCell(value, format, false)).toMatchObject({ kind, value: shown })
})

test('a workbook may count its days from 1904', () => {
  expect(toShownCell(47_000 - 1462, 'yyyy-mm-dd', true)).toEqual(day)
})
