import { expect, test } from 'vitest'
import { sheets } from '@/lib/workbook/sheets/all'

test('every column that names a trip or a place has the list that its values are checked against', () => {
  const columns = sheets.flatMap(({ columns }) => columns)
  const listsOf = (field: RegExp) => columns.filter((column) => field.test(column.field)).map(({ type }) => type.list)
  expect(new Set(listsOf(/(?:^|_)itinerary_id$/))).toEqual(new Set(['trips']))
  expect(new Set(listsOf(/(?:^|_)place_id$/))).toEqual(new Set(['places']))
  for (const { columns, tripField } of sheets.filter((sheet) => sheet.tripField))
    expect(columns.find(({ field }) => field === tripField)?.type.list).toBe('trips')
})
