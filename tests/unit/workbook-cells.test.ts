import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  choice,
  choices,
  date,
  lines,
  months,
  number,
  place,
  range,
  text,
  trip,
  yesNo,
} from '@/lib/publishing/cell-types'
import { liesInCountry, reachOfDay, reachOfStop } from '@/lib/publishing/map-rules'
import { type Cell, type CellContext, CellFault, type CellType, rowsOf } from '@/lib/publishing/sheet'
import { sheets } from '@/lib/publishing/sheets/all'
import { team } from '@/lib/publishing/sheets/company'
import { prices } from '@/lib/publishing/sheets/prices'
import { exampleCells, isExample } from '@/lib/workbook/examples'
import { parseBook, readWorkbook } from '@/lib/workbook/read'
import { editFiles, sheetFile } from '../support/raw-workbook'

const context: CellContext = {
  titles: new Map([[7, 'Mara 3 Days']]),
  nextTrip: 8,
  newTitles: new Map([[8, 'Loop']]),
  photos: new Map(),
  pictureFault: () => null,
}

const monthSet = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 })
  .map((list) => list.sort((a, b) => a - b))
const ranges = fc
  .tuple(fc.double({ min: 0.01, max: 24, noNaN: true }), fc.double({ min: 0.01, max: 24, noNaN: true }))
  .map((pair) => pair.map((value) => Number(value.toFixed(4))).sort((a, b) => a - b))
const plain = fc.stringMatching(/^[A-Za-z0-9=+@][A-Za-z0-9 ,.=+@-]{0,40}[a-z]$/)

test.each<[string, CellType, fc.Arbitrary<unknown>]>([
  ['months', months(), monthSet],
  ['a range', range(24), ranges],
  ['a text', text(100), plain],
  ['lines', lines(100), fc.array(plain, { minLength: 1 })],
  ['yes or no', yesNo(), fc.boolean()],
])('%s: every value comes back from its cell', (_, type, values) => {
  fc.assert(
    fc.property(values, (value) => {
      expect(type.parse(type.toCell(value as never, context), context)).toEqual(value)
    }),
  )
})

const degrees = number(-90, 90, { decimals: 5, sqlType: 'float8' })
const usd = number(1, 99_999_999, { decimals: 2, unit: '$' })

test.each<[string, CellType, Cell, unknown]>([
  ['months by name and run', months(), 'January, Jun to Aug', [1, 6, 7, 8]],
  ['months over New Year', months(), 'Nov-Feb', [1, 2, 11, 12]],
  ['short names of any length', months(), 'Sept., Sep, JUNE to Aug.', [6, 7, 8, 9]],
  ['all of them', months(), 'All year', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['a range with a dash', range(24), '5-6', [5, 6]],
  ['a range in halves', range(24), '1½ to 2½', [1.5, 2.5]],
  ['one number', range(24), 3, [3]],
  ['dollars with commas', number(1, 99_999, { decimals: 2, unit: '$' }), 'US$1,650', 1650],
  ['dollars as a German writes them', usd, '1.650,50', 1650.5],
  ['dollars as a Swiss writes them', usd, "1'650.50", 1650.5],
  ['dollars with one decimal', usd, '1650,5', 1650.5],
  ['dollars with the sign behind', usd, '1,650 $', 1650],
  ['dollars with their code', usd, 'USD 1 650', 1650],
  ['dollars of India', usd, '1,00,000', 100_000],
  ['a number with its sign', degrees, '+1.28333', 1.28333],
  ['degrees with a comma', degrees, '-1,28333', -1.28333],
  ['degrees with three decimals', degrees, '-1.283', -1.283],
  ['degrees that cannot be thousands', degrees, '-1,440', -1.44],
  ['a rate below one', number(0.0001, 9_999_999, { decimals: 4 }), '0.921', 0.921],
  ['a percentage with a comma', number(0, 100, { decimals: 1, unit: '%' }), '12,5 %', 12.5],
  ['a full-width number', number(1, 99), '１２', 12],
  ['an Arabic number', usd, '١٬٦٥٠', 1650],
  ['a Persian day', date(), '۲۰۲۷-۱۲-۳۱', '2027-12-31'],
  ['a range in Devanagari', range(24), '१½ to २½', [1.5, 2.5]],
  ['a month in Thai digits', months(), '๖ to ๘', [6, 7, 8]],
  ['a trip by its Bengali number', trip(), '৭', 7],
  ['a text with signs that nobody sees', text(100), '\ufeffMaa\u00adsai\u200b Mara\u2060', 'Maasai Mara'],
  ['Persian with its joiner', text(100), 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a choice with them', choice(['Kenya', 'Mid Range']), 'Ke\u200bn\u200dya\u202c', 'Kenya'],
  ['a choice with a no-break space', choice(['Kenya', 'Mid Range']), 'mid\u00a0\u200b range', 'Mid Range'],
  ['several', choices(['Kenya', 'Uganda']), 'Kenya\u200b, \ufeffUganda', ['Kenya', 'Uganda']],
  ['a number with them', number(1, 99), '\u200e12\u200b', 12],
  ['a day with them', date(), '\u200e2027-12-31', '2027-12-31'],
  ['a place with them', place(), 'Tal\u00adek', 'talek'],
  ['a date of the spreadsheet', date(), new Date('2027-12-31'), '2027-12-31'],
  ['a trip by its label', trip(), '7 Mara 3 Days', 7],
  ['a trip by a title that it no longer has', trip(), '8 Long Loop', 8],
  ['a trip by its number', trip(), 7, 7],
  ['a place in capitals', place(), 'Talek', 'talek'],
  ['Windows line ends', lines(50), 'a\r\n\r\nb', ['a', 'b']],
  ['yes as a tick of the spreadsheet', yesNo(), true, true],
])('one may write %s', (_, type, cell, value) => expect(type.parse(cell, context)).toEqual(value))

test.each<[string, CellType, Cell]>([
  ['a bell', text(100), 'ding\u0007'],
  ['another control character', text(100), 'ding\u0085dong'],
  ['a month that is none', months(), 'Jan, Smarch'],
  ['a run to a month that begins like one', months(), 'June to Octember'],
  ['a run of three months', months(), 'Jan to Mar to Jun'],
  ['month zero', months(), 0],
  ['three numbers', range(24), '1 to 2 to 3'],
  ['nothing of a number', range(24), '-'],
  ['a range from nothing', range(24), '0 to 2'],
  ['the thirty-first of June', date(), '2027-06-31'],
  ['a trip with the new title of another', trip(), '7 Loop'],
  ['euros among dollars', usd, '€1,650'],
  ['dollars of Canada', usd, 'C$ 1650'],
  ['an age in dollars', number(0, 18), 'US$12'],
  ['groups of two', usd, '1,65,0'],
  ['three decimals', usd, '1,650.505'],
  ['half a trip', trip(), 7.5],
])('nobody may write %s', (_, type, cell) => expect(() => type.parse(cell, context)).toThrow(CellFault))

test.each([
  ['1.650', usd, /\b1650\b.*\b1\.65\b/],
  ['1.650.50', usd, /\b1650\.5\b.*\b165050\b/],
  ['0,450', usd, /\b0\.45\b.*\b450\b/],
  ['1,440', number(0.0001, 9_999_999, { decimals: 4 }), /\b1440\b.*\b1\.44\b/],
])('%s is refused with both ways to read it', (written, type, readings) => {
  expect(() => type.parse(written, context)).toThrow(readings)
})

test('every column that names a trip or a place has the list that its values are checked against', () => {
  const columns = sheets.flatMap(({ columns }) => columns)
  const listsOf = (field: RegExp) => columns.filter((column) => field.test(column.field)).map(({ type }) => type.list)
  expect(new Set(listsOf(/(?:^|_)itinerary_id$/))).toEqual(new Set(['trips']))
  expect(new Set(listsOf(/(?:^|_)place_id$/))).toEqual(new Set(['places']))
})

const at = (country: string, latitude: number, longitude: number) => ({ country, latitude, longitude })

test.each([
  ['an island', at('Tanzania', -7.85, 39.75), true],
  ['a place south of the map', at('Tanzania', -11.1, 37.35), true],
  ['a place a little over the border', at('Kenya', -3.3, 37.3), true],
  ['a place far over the border', at('Kenya', -6.2, 35.7), false],
  ['the sea', at('Kenya', -4, 43), false],
  ['where the equator meets Greenwich', at('Uganda', 0, 0), false],
])('%s', (_, place, isThere) => expect(liesInCountry(place)).toBe(isThere))

test.each([
  ['hours by road', { road_hours: [5, 6] }, 6 * 85 + 30],
  ['kilometres, when they are less', { road_hours: [5, 6], road_km: [270] }, 300],
  ['kilometres alone', { road_km: [100, 120] }, 150],
  ['a flight and a drive', { flight_hours: [1], road_hours: [0.5] }, 450 + 42.5 + 30],
  ['nothing', {}, null],
])('a day reaches as far as it may by %s', (_, day, km) => expect(reachOfDay(day)).toBe(km))

test.each([
  ['5-6 h by road', 'road', 0, 6 * 85 + 30],
  ['5 to 6 h by road', 'road', 0, 6 * 85 + 30],
  ['1½-2½ h by air', 'air', 3, 2.5 * 450 + 30],
  ['45 min', 'boat', 1, 60],
  ['short flight or 2 h by road', 'road', 1, 2 * 450 + 30],
  ['1 h from Nanyuki', 'road', 0, 12 * 85 + 30],
  ['2 days on foot', 'foot', 2, 2 * 15 * 6 + 30],
] as const)('a stop is reached by %s', (way, by, days, km) => {
  expect(reachOfStop(by, way, days)).toBe(km)
})

test.each(sheets.map((sheet) => [sheet.name, sheet] as const))(
  'the example of %s is one that the site would take',
  (_, sheet) => {
    const cells = exampleCells(sheet)
    const titles = new Map([
      [7, 'Mara Long Weekend'],
      [17, 'Dubai Desert and Skyline'],
    ])
    expect(isExample(cells)).toBe(true)
    sheet.columns.forEach(({ name, type }, index) => {
      const cell = typeof cells[index] === 'string' ? String(cells[index]).replace(/^Example(?:: )?/, '') : cells[index]
      if (cell === null || cell === undefined || cell === '') expect([name, type.isRequired]).toEqual([name, false])
      else expect(() => type.parse(cell, { ...context, titles })).not.toThrow()
    })
  },
)

// Sheets of ours in which LibreOffice 7.4 typed a price, 75%, a day and 6-10, and deleted and added a row.
test('what LibreOffice saves means what was typed', async () => {
  const book = readWorkbook(await readFile('tests/support/libreoffice.xlsx'))
  const { content, faults } = parseBook(book, context)
  const typed = { for_two: 860, child_with_two: 75, valid_until: '2028-06-30', months: [6, 7, 8, 9, 10] }
  expect(rowsOf(content, prices)).toContainEqual(expect.objectContaining(typed))
  expect(rowsOf(content, prices)).toHaveLength(3)
  expect(rowsOf(content, team).at(-1)).toMatchObject({ id: null, name: 'Ana Wanjiru', years_of_experience: 7 })
  expect(faults.filter(({ sheet }) => sheet === 'Prices')).toEqual([])
})

test('reading stops at 300,000 rows, whatever else would stop it', async () => {
  const rows = Array.from(
    { length: 300_000 },
    (_, index) => `<row r="${index + 100}"><c r="B${index + 100}"><v>1</v></c></row>`,
  )
  const bytes = editFiles(await readFile('tests/support/libreoffice.xlsx'), (files) => {
    const sheet = sheetFile(files, 'Team')
    files[sheet] = (files[sheet] ?? '').replace('</sheetData>', `${rows.join('')}</sheetData>`)
  })
  expect(() => readWorkbook(bytes)).toThrow('far larger than a workbook of this site')
})
