import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { getItinerary } from '@/lib/data/itineraries'
import { exportWorkbook, importWorkbook } from '@/lib/workbook/import'
import { WorkbookError } from '@/lib/workbook/read'
import { testDb } from '../support/test-db'
import { openWorkbook } from '../support/workbook'
import { exportBook, importBook } from '../support/workbook-import'

test('cells that begin like formulas come out as the text they are, and come back as it', async () => {
  const hostile = ['=1+1', '+49 30', '-cmd|calc', '@SUM(A1)', '=HYPERLINK("http://x.example")', "'quoted"]
  await testDb.teamMember.update({ where: { id: 1 }, data: { specialty: hostile[0], role: hostile[4] ?? '' } })
  const bytes = await exportWorkbook()
  const sheets = Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith('xl/worksheets/sheet'))
  for (const [, sheet] of sheets) expect(strFromU8(sheet)).not.toMatch(/<f[\s>]/)
  const book = await openWorkbook(bytes)
  expect(book.get('Team', { Id: 1 }, 'Specialty')).toBe('=1+1')
  book.set('Trips', { Id: 7 }, { Highlights: hostile.join('\n') })
  expect((await importBook(book)).faults).toEqual([])
  expect((await getItinerary(7))?.highlights).toEqual(hostile)
})

test.each([
  ['no workbook at all', Buffer.from('hello'), 'cannot be read as an Excel workbook'],
  ['a workbook of another kind', null, 'its hidden sheet State is missing'],
  ['a file far too large', Buffer.alloc(10_000_001), 'more than 10 MB'],
])('%s is refused in a sentence', async (_, bytes, words) => {
  const book = await exportBook()
  book.removeSheet('State')
  const other = bytes ?? (await book.save())
  const failure = importWorkbook(other, { source: 'test.xlsx', photos: [] })
  await expect(failure).rejects.toThrow(WorkbookError)
  await expect(failure).rejects.toThrow(words)
})

// From ECMA-376: Excel reports a damaged file when the parts come in another order.
const order = ['sheetViews', 'cols', 'sheetData', 'sheetProtection', 'mergeCells', 'dataValidations']

test('every sheet is built in the order that Excel wants, with lists, locked names and two hidden sheets', async () => {
  const files = unzipSync(await exportWorkbook())
  const source = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const sheets = [...source('xl/workbook.xml').matchAll(/<sheet ([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const hidden = sheets.filter((attributes) => attributes.includes('state="hidden"'))
  expect(hidden.map((attributes) => /name="(\w+)"/.exec(attributes)?.[1])).toEqual(['State', 'Lists'])
  for (const index of sheets.keys()) {
    const parts = source(`xl/worksheets/sheet${index + 1}.xml`).replace(/<sheetData>.*<\/sheetData>/s, '<sheetData/>')
    const found = [...parts.matchAll(/<(\w+)[ />]/g)].map(([, tag = '']) => tag).filter((tag) => order.includes(tag))
    expect(found).toEqual(order.filter((tag) => found.includes(tag)))
  }
  const trips = source('xl/worksheets/sheet2.xml')
  expect(trips).toContain('<sheetProtection sheet="1"')
  expect(trips).toMatch(/<dataValidation type="list"[^>]* sqref="C2:C\d+"><formula1>Lists!\$/)
  // Names have the one style that is not unlocked.
  const styles = [...source('xl/styles.xml').matchAll(/<xf (.*?)<\/xf>/gs)].map(([, style = '']) => style)
  const styleOf = (cell: string) => Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(trips)?.[1])
  expect(styles[styleOf('A2')]).not.toContain('locked="0"')
  expect(styles[styleOf('B2')]).toContain('locked="0"')
})
