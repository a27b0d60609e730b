import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { getItinerary } from '@/lib/itineraries/queries'
import { exportWorkbook, importWorkbook } from '@/lib/workbook/import'
import { faultLine } from '@/lib/workbook/parse'
import { photosIn } from '@/lib/workbook/photos'
import { WorkbookError } from '@/lib/workbook/read'
import { type Seeded, seededFaults } from '../support/seeded-faults'
import { temporaryFolder } from '../support/temporary-folder'
import { testDb } from '../support/test-db'
import { type Book, openWorkbook } from '../support/workbook'
import { exportBook, importBook } from '../support/workbook-import'

let exported: Book
let photos: Awaited<ReturnType<typeof photosIn>>
const folder = temporaryFolder()

beforeAll(async () => {
  exported = await exportBook()
  const grey = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#889' } })
  await grey(800, 600).jpeg().toFile(path.join(folder, 'small.jpg'))
  await grey(1920, 1080).png().toFile(path.join(folder, 'drawing.png'))
  photos = await photosIn(folder)
})

async function importOf(change: (book: Book) => void, options: Parameters<typeof importBook>[1] = {}) {
  const book = exported.copy()
  change(book)
  const { faults, lines, before } = await importBook(book, { photos, ...options })
  expect(before).toBeNull()
  return { faults: faults.map(faultLine), lines }
}

const faultsOf = async (change: (book: Book) => void) => (await importOf(change)).faults

// One import tells many faults, but for those of one row, and of cells that say what a row is about.
const alone = ['Id', 'Trip', 'Day', 'Days', 'Where', 'Season', 'Months', 'To', 'Place']
const groups: Seeded[][] = []

for (const fault of seededFaults) {
  const isOther = ({ sheet, row, column }: Seeded) =>
    !alone.includes(column) && (sheet !== fault.sheet || JSON.stringify(row) !== JSON.stringify(fault.row))
  const group = alone.includes(fault.column) ? undefined : groups.find((one) => one.every(isOther))
  if (group) group.push(fault)
  else groups.push([fault])
}

const mara = { Trip: '7 Mara Long Weekend' }
const summer = { ...mara, Season: 'July to December' }

describe('a fault is named by sheet and cell:', () => {
  test.each(groups.map((faults) => ({ names: faults.map(({ name }) => name).join(', '), faults })))(
    '$names',
    async ({ faults }) => {
      const lines = await faultsOf((book) => {
        for (const { sheet, row, column, value } of faults) book.set(sheet, row, { [column]: value })
      })
      for (const { sheet, row, column, name, words } of faults) {
        const cell = `${sheet}!${exported.cell(sheet, row, column)}: `
        const told = lines.filter((line) => line.startsWith(cell))
        expect(told, name).toEqual([expect.stringContaining(words)])
      }
      // What depends on a faulty cell stays silent.
      expect(lines).toHaveLength(faults.length)
    },
  )

  test.each<[string, (book: Book) => void, (book: Book) => string]>([
    [
      'a day that is missing, at the last day of the trip',
      (book) => book.remove('Days', { ...mara, Day: 2 }),
      (book) => `Days!${book.cell('Days', { ...mara, Day: 3 }, 'Day')}: 2 days are described, the trip says 3`,
    ],
    [
      'latitude and longitude exchanged, at the place and not at every trip that goes there',
      (book) => book.set('Places', { Id: 'talek' }, { Latitude: 35.21, Longitude: -1.44 }),
      (book) =>
        `Places!${book.cell('Places', { Id: 'talek' }, 'Latitude')}: this is not in Kenya: are latitude and longitude exchanged?`,
    ],
    [
      'a contact whose row is gone',
      (book) => book.remove('Words', { Where: 'contact.whatsapp' }),
      () => 'Words!A2: the row contact.whatsapp is gone, it was +254 700 000 000; the pages need it',
    ],
  ])('%s', async (_, change, line) => {
    const book = exported.copy()
    change(book)
    expect(await faultsOf(change)).toEqual([line(book)])
  })

  test.each(['Fleet', 'Trips', 'Places', 'Claims', 'Days'])('the sheet %s that is gone, and only that', async (sheet) =>
    expect(await faultsOf((book) => book.removeSheet(sheet))).toEqual([`${sheet}!A1: the sheet is missing`]),
  )

  test('a number that is there twice, a new trip without one, a column that is gone, and one that is not known', async () => {
    const lines = await faultsOf((book) => {
      book.add('Trips', { Title: 'Again' }, { Id: 7 })
      book.add('Trips', { Id: null, Title: 'Own' }, { Id: 7 })
      const head = book.rowsOf('Team')[0] ?? []
      head[head.indexOf('Role')] = 'Rolle'
    })
    expect(lines).toContain('Trips!A20: is there twice: 7 stands in A8 already')
    expect(lines).toContain('Trips!A21: a new trip needs a number of its own here')
    expect(lines).toContain('Team!C1: the site has no column "Rolle" and would lose its contents; delete it')
    expect(lines).toContain('Team!A1: the column "Role" is missing')
  })

  test.each<[string, (book: Book) => void, string]>([
    [
      'three trips of eighteen deleted',
      (book) => [16, 17, 18].forEach(book.removeTrip),
      'Trips!A2: 3 of 18 trips would be withdrawn (16, 17, 18); if that is intended',
    ],
    [
      'a price ten times as high in a season that is called anew',
      (book) => book.set('Prices', summer, { Season: 'High season', 'Party of 2': 10_700 }),
      'was 1070 (7 / July to December) and becomes 10700, which is more than double; if that',
    ],
  ])('%s, unless How to says yes', async (_, change, words) => {
    expect(await faultsOf(change)).toEqual([expect.stringContaining(words)])
    const allow = (book: Book) => {
      change(book)
      for (const row of book.rowsOf('How to')) if (row[0] === 'Allow big changes') row[1] = 'yes'
    }
    expect((await importOf(allow, { isTrial: true })).faults).toEqual([])
  })

  test('a trip whose number is changed', async () => {
    const lines = await faultsOf((book) => book.set('Trips', { Id: 18 }, { Id: 19 }))
    expect(lines.join('\n')).toContain('links to the old number would break')
  })

  test('no yes for a season that is new at a usual price, nor for days that move down', async () => {
    const trip = { Trip: '13 Kilimanjaro by Lemosho' }
    const change = (book: Book) => {
      book.set('Prices', summer, { Months: 'Jul to Nov' })
      book.add('Prices', { Season: 'Christmas', Months: 'Dec' }, summer)
      const days = book.rowsOf('Days').filter(([name]) => name === trip.Trip)
      for (const day of days) day[1] = Number(day[1]) + 1
      book.set('Trips', { Id: 13 }, { Days: days.length + 1 })
      book.add('Days', { Day: 1, Title: 'A day before', 'Metres at the bed': null }, { ...trip, Day: 2 })
    }
    expect((await importOf(change, { isTrial: true })).faults).toEqual([])
  })
})

test('what is emptied is said to be', async () => {
  const change = (book: Book) => {
    book.set('Words', { Where: 'home.hero.headline' }, { Text: null })
    book.set('Team', { Id: 1 }, { Specialty: null })
  }
  const team = /^Team 1 \(.*\): Specialty: emptied, it was Routes that leave time to look$/
  const words = 'Words home.hero.headline: Text: emptied, so the site shows the original text again'
  expect(await importOf(change, { isTrial: true })).toEqual({ faults: [], lines: [expect.stringMatching(team), words] })
})

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
