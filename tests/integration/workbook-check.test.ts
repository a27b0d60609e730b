import path from 'node:path'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { getItinerary } from '@/lib/itineraries/queries'
import { ContentError } from '@/lib/publishing/content-error'
import { photosIn } from '@/lib/publishing/photos'
import { type Cell, withoutUnit } from '@/lib/publishing/sheet'
import { sheets } from '@/lib/publishing/sheets/all'
import { exportWorkbook, importWorkbook } from '@/lib/workbook/import'
import { faultLine } from '@/lib/workbook/read'
import { editFiles, sheetFile } from '../support/raw-workbook'
import { temporaryFolder } from '../support/temporary-folder'
import { testDb } from '../support/test-db'
import { type Book, type Formula, openWorkbook } from '../support/workbook'
import { exportBook, importBook } from '../support/workbook-import'

const mara = { Trip: '7 Mara Long Weekend' }
const winter = { ...mara, Season: 'January to June' }
const summer = { ...mara, Season: 'July to December' }

let exported: Book
let photos: Awaited<ReturnType<typeof photosIn>>
const folder = temporaryFolder()

beforeAll(async () => {
  exported = await exportBook()
  const grey = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#889' } })
  await grey(800, 600).jpeg().toFile(path.join(folder, 'small.jpg'))
  await grey(5000, 4000).jpeg({ progressive: true }).toFile(path.join(folder, 'vast.jpg'))
  await grey(1920, 1080).gif().toFile(path.join(folder, 'drawing.gif'))
  photos = await photosIn(folder)
})

async function importOf(change: (book: Book) => void, options: Parameters<typeof importBook>[1] = {}) {
  const book = exported.copy()
  change(book)
  const { faults, before, ...rest } = await importBook(book, { photos, ...options })
  expect(before).toBeNull()
  return { faults: faults.map(faultLine), ...rest }
}

const faultsOf = async (change: (book: Book) => void) => (await importOf(change)).faults

type Row = Record<string, Cell>
type Wrong = [name: string, column: string, value: Cell | Formula, words: string]

type Seeded = { name: string; sheet: string; row: Row; column: string; value: Cell | Formula; words: string }

const at = (sheet: string, row: Row, faults: Wrong[]) =>
  faults.map(([name, column, value, words]): Seeded => ({ name, sheet, row, column, value, words }))

// Each wrong cell of a workbook, with the words that must report it. Some are wrong only beside other cells, or beside
// what the site says today.
const seededFaults: Seeded[] = [
  ...at('Trips', { Id: 7 }, [
    ['a formula', 'Days', { formula: '=1+2' }, 'contains a formula; write its result'],
    ['a script', 'Description', 'Hello <script>alert(1)</script>', 'contains a script or markup'],
    ['an empty title', 'Title', null, '"Title" is empty'],
    ['a title too long', 'Title', 'x'.repeat(161), 'has 161 characters, of which 160 may be there'],
    ['an unknown country', 'Country', 'France', '"France" is not one of: Kenya, Tanzania, Uganda, Dubai'],
    ['a month that begins like one', 'Best months', 'Juno', '"Juno" is no month'],
    ['a thirteenth month', 'Best months', '13', '"13" is no month'],
    ['a fee left out', 'Not included', 'Park fees\nTips', '"Park fees" names a charge that the price leaves out'],
    ['a missing picture', 'Picture', '/images/trips/none.jpg', 'there is no picture /images/trips/none.jpg'],
    ['a missing photograph', 'Picture', 'mine.jpg', 'there is no photograph "mine.jpg" in the folder photos'],
    ['a vast photograph', 'Picture', 'vast.jpg', 'vast.jpg is a progressive JPEG of 20 megapixels'],
    ['a small photograph', 'Picture', 'small.jpg', 'small.jpg is 800 x 600 pixels; it needs at least 1920 x 1080'],
    ['days of no number', 'Days', 'three', '"three" is no number'],
    ['a trip without its number', 'Id', 'seven', '"seven" is no number'],
    ['half a day', 'Days', 2.5, '2.5 is not a whole number'],
    ['ten times the days', 'Days', 30, 'was 3 (7) and becomes 30, which is more than double'],
    ['an unknown claim', 'Description', 'Three days, {no-such} of them dry.', 'there is no claim {no-such}'],
    ['a claim where none is filled in', 'Title', '{founded} in the Mara', '{founded} cannot be used here'],
    ['emptied highlights', 'Highlights', null, '"Highlights" is empty; each row of Trips needs it'],
  ]),
  ...at('Trips', { Title: 'Dubai Desert and Skyline' }, [['not Dubai', 'Location', 'The Gulf', 'does not name Dubai']]),
  ...at('Days', { ...mara, Day: 1 }, [
    ['a day of no number', 'Day', 'first', '"first" is no number'],
    ['a range made a date', 'Road hours', new Date('2026-06-05'), 'the spreadsheet has made a date of this'],
    ['a range that goes down', 'Road hours', '6 to 5', '"6 to 5" is no range'],
    ['an unknown place', 'To', 'talec', 'there is no place "talec" on the sheet Places; is it talek?'],
    ['a trip that is not there', 'Trip', '99 Gone', 'there is no trip 99 on the sheet Trips'],
    ['the number of a trip in a word', 'Trip', 'Mara', '"Mara" is not a trip'],
    ['a day that ends too far away', 'To', 'diani', 'the way of day 1 of trip 7 leads 300 km'],
    ['hours too few for the way', 'Road hours', '0.5 to 1', 'leads 115 km at most'],
    [
      'an unknown lodge',
      'Lodge',
      'whooping',
      'there is no lodge "whooping" on the sheet Lodges; is it whooping-hyena?',
    ],
    [
      'a lodge of another kind',
      'Lodge',
      'hundred-pelicans',
      'hundred-pelicans is of the kind lodge on the sheet Lodges, and this night of the kind tented camp',
    ],
    ['an emptied day', 'Description', null, 'is emptied, it was '],
  ]),
  ...at('Days', { Trip: '13 Kilimanjaro by Lemosho', Day: 3 }, [
    ['a height a tenth as high', 'Metres at the bed', 350, 'becomes 350, which is less than half'],
  ]),
  ...at('Extensions', { ...mara, Extension: '5 Zanzibar Spice and Sea' }, [
    ['a trip that extends itself', 'Extension', '7 Mara Long Weekend', 'is the trip itself'],
    ['an extension not there', 'Extension', '4711', 'there is no trip 4711 on the sheet Trips'],
    ['a position that is none', 'Before or after', 'between', '"between" is not one of: after, before'],
    ['a transfer ten times as dear', 'Transfer', 3600, 'becomes 3600, which is more than double'],
  ]),
  ...at('Lodges', { Id: 'whooping-hyena' }, [
    ['a lodge at a place not there', 'Place', 'talec', 'there is no place "talec" on the sheet Places; is it talek?'],
    ['a lodge of no kind', 'Kind of bed', 'villa', '"villa" is not one of: hotel, lodge'],
  ]),
  ...at('Stops', { ...mara, Stop: 3 }, [
    ['a stop after the last day', 'Day', 4, 'day 4 is after the last, which is day 3'],
  ]),
  ...at('Stops', { ...mara, Stop: 2 }, [
    ['a stop at a place not there', 'Place', 'narobi', 'there is no place "narobi"'],
    ['a stop too far away', 'Place', 'stone-town', 'the way to stop 2 of trip 7 leads'],
  ]),
  ...at('Prices', winter, [
    ['a season without a name', 'Season', null, '"Season" is empty'],
    ['a price of nothing', 'Party of 6', 0, '0 is not between 1 and'],
    ['a price that is over', 'Valid until', '2025-12-31', 'the price was valid until 2025-12-31, which has passed'],
    ['a day of no date', 'Valid until', 'next year', '"next year" is no day'],
  ]),
  ...at('Prices', summer, [
    ['a month twice', 'Months', 'Jun to Dec', 'month 6 is in the season'],
    ['a price ten times as high', 'Party of 6', 8200, 'was 820 (7 / July to December) and becomes 8200, which is'],
  ]),
  ...at('Prices', { Trip: '6 Mara, Nakuru, Naivasha, Amboseli', Season: 'January to June' }, [
    ['the number of a trip and another title', 'Trip', '6 Mara Long Weekend', 'the title of another, which is 7'],
  ]),
  ...at('Charges', { Charge: 'Tourism Dirham' }, [
    ['a charge without a name', 'Charge', null, '"Charge" is empty'],
    ['a currency of no country', 'Currency', 'dollars', '"dollars" is not one of'],
    ['a charge a tenth as high', 'US$ a person in all', 0.5, 'becomes 0.5, which is less than half'],
  ]),
  ...at('Places', { Id: 'talek' }, [
    ['a latitude in degrees', 'Latitude', '1°26 S', '"1°26 S" is no number'],
    ['a place beyond the pole', 'Latitude', 99, '99 is not between -90 and 90'],
    ['a month in no known word', 'Jan', 'lovely', '"lovely" is not one of: dry, rains'],
    ['a place without a name for it', 'Id', 'Talek Camp', 'is not a name such as lake-nakuru'],
    ['a place ten times as high', 'Metres', 160, 'becomes 160, which is less than half'],
    ['a place in another country', 'Latitude', 36.8, 'not in Kenya: are latitude and longitude exchanged?'],
    ['a place elsewhere in its country', 'Longitude', 40.5, 'from nairobi to talek it is 409 km in a straight line'],
  ]),
  ...at('Places', { Id: 'diani' }, [['a place whose name is gone', 'Id', null, '"Id" is empty']]),
  ...at('Team', { Id: 1 }, [
    ['a photograph of another format', 'Picture', 'drawing.gif', 'is not a JPEG, PNG or WebP'],
  ]),
  ...at('Claims', { Id: 'donated' }, [
    ['a claim of no status', 'Status', 'maybe', '"maybe" is not one of: checked, to confirm, sample'],
    ['a claim without proof', 'Proof', null, '"Proof" is empty'],
    ['a claim checked too early', 'Next check', '2020-01-01', 'the next check must be later than the last'],
  ]),
  ...at('Claims', { Id: 'balance-days' }, [
    ['days that are a sentence', 'Shown as', 'about 60 days', '"about 60 days" is counted with in offers'],
  ]),
  ...at('Claims', { Id: 'deposit-share' }, [
    ['a share that is a sentence', 'Shown as', '30 % of the price', 'is counted with in offers'],
  ]),
  ...at('Claims', { Id: 'share-of-proceeds' }, [['a claim of no name', 'Id', 'Share', 'is not a name such as']]),
  ...at('Words', { Where: 'home.hero.headline' }, [
    ['a green word', 'Text', 'Eco-friendly trips', '"Eco-friendly" needs proof'],
    ['a text that is not on the site', 'Where', 'home.hero', 'has no text "home.hero"; export a new workbook'],
    ['an unknown claim in a word', 'Text', '{made-up} of it', 'there is no claim {made-up}'],
  ]),
  ...at('Words', { Where: 'contact.phone' }, [
    ['a wrong telephone', 'Text', 'call us', '"call us" is not an international number'],
    ['a telephone of spaces', 'Text', '+        ', 'is not an international number'],
    ['an emptied telephone', 'Text', null, 'is emptied, it was +'],
  ]),
  ...at('Words', { Where: 'home.about.story' }, [
    ['a dead link', 'Text', 'See /itineraries/99', '/itineraries/99 leads nowhere'],
  ]),
  ...at('Words', { Where: 'contact.emails.sales' }, [['an emptied e-mail', 'Text', null, 'is emptied, it was ']]),
  ...at('Words', { Where: 'contact.postalAddress' }, [
    ['an emptied postal address', 'Text', ' ', 'is emptied, it was '],
  ]),
]

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
      () => 'Words!A3: the row contact.whatsapp is gone, it was +254 700 000 000; the pages need it',
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
    expect(lines).toContain('Trips!A22: is there twice: 7 stands in A9 already')
    expect(lines).toContain('Trips!A23: a new trip needs a number of its own here')
    expect(lines).toContain('Team!C1: the site has no column "Rolle" and would lose its contents; delete it')
    expect(lines).toContain('Team!A1: the column "Role" is missing')
  })

  test('a column that may be empty may be missing: the site keeps what it has there', async () => {
    const { faults, lines } = await importOf(
      (book) => {
        const head = book.rowsOf('Days')[0] ?? []
        const column = head.indexOf('Best moment')
        expect(column).toBeGreaterThan(0)
        for (const row of book.rowsOf('Days')) row.splice(column, 1)
        book.set('Days', { Trip: '7 Mara Long Weekend', Day: 1 }, { Title: 'Another title' })
      },
      { isTrial: true },
    )
    expect([faults, lines]).toEqual([[], [expect.stringMatching(/^Days 7 \/ 1 .*: Title: .* -> Another title$/)]])
  })

  test('an example stands on each sheet, is not imported, and is not the place for a row of one’s own', async () => {
    for (const sheet of sheets) expect(String(exported.rowsOf(sheet.name)[1]?.[0])).toMatch(/^Example/)
    const faults = await faultsOf((book) => void book.rowsOf('Synonyms')[1]?.splice(1, 1, 'lion'))
    expect(faults).toEqual([expect.stringMatching(/^Synonyms!A2: the example row is changed, and it is not imported/)])
  })

  test('headings say units, and those of earlier workbooks, which had none, are read too', async () => {
    expect(exported.rowsOf('Prices')[0]).toContain('Party of 2 (US$)')
    const { faults, lines } = await importOf(
      (book) => {
        for (const sheet of ['Prices', 'Charges', 'Suits', 'Places']) {
          const head = book.rowsOf(sheet)[0] ?? []
          head.forEach((name, index) => {
            head[index] = withoutUnit(String(name))
          })
        }
        book.set('Prices', winter, { 'Party of 2': 860 })
      },
      { isTrial: true },
    )
    expect([faults, lines]).toEqual([[], ['Prices 7 / January to June: Party of 2: 840 -> 860']])
  })

  test.each<[string, (book: Book) => void, string]>([
    [
      'three trips of nineteen deleted',
      (book) => [16, 17, 18].forEach(book.removeTrip),
      'Trips!A3: 3 of 19 trips would be withdrawn (16, 17, 18); if that is intended',
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
    const lines = await faultsOf((book) => book.set('Trips', { Id: 18 }, { Id: 20 }))
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

test('new trips without prices, stops or suitability are named as a hint, on one line', async () => {
  const addTrip = (book: Book, id: number, title: string, sheets: string[]) => {
    book.add('Trips', { Id: id, Title: title }, { Id: 7 })
    for (const sheet of ['Days', ...sheets])
      for (const row of book.rowsOf(sheet).filter(([trip]) => trip === mara.Trip))
        book.rowsOf(sheet).push([`${id} ${title}`, ...row.slice(1)])
  }
  const hintOf = async (change: (book: Book) => void) => {
    const { faults, hint } = await importOf(change, { isTrial: true })
    expect(faults).toEqual([])
    return hint
  }
  expect(await hintOf((book) => addTrip(book, 20, 'Mara Again', ['Prices', 'Stops', 'Suits']))).toBeUndefined()
  const both = await hintOf((book) => {
    addTrip(book, 20, 'Mara Again', ['Stops', 'Suits'])
    addTrip(book, 21, 'Mara Once More', ['Prices'])
  })
  expect(both).toBe(
    'Not complete yet: 20 Mara Again has no rows on Prices; 21 Mara Once More has no rows on Stops and Suits.',
  )
  // Trips of the site are as they were.
  expect(await hintOf((book) => book.remove('Suits', mara))).toBeUndefined()
})

test('what is emptied is said to be', async () => {
  const change = (book: Book) => {
    book.set('Words', { Where: 'home.hero.headline' }, { Text: null })
    book.set('Team', { Id: 1 }, { Specialty: null })
  }
  const team = /^Team 1 \(.*\): Specialty: emptied, it was Routes that leave time to look$/
  const words = 'Words home.hero.headline: Text: emptied, so the site shows the original text again'
  expect(await importOf(change, { isTrial: true })).toMatchObject({
    faults: [],
    lines: [expect.stringMatching(team), words],
  })
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

test('an entity that a workbook defines is not read', async () => {
  const bytes = editFiles(await exportWorkbook(), (files) => {
    const name = sheetFile(files, 'Team')
    const cell = /<c r="([A-Z]+2)"/.exec(files[name] ?? '')?.[1] ?? ''
    files[name] = (files[name] ?? '').replace(
      /^(<\?xml[^>]*\?>)?/,
      '$1<!DOCTYPE a [<!ENTITY stolen SYSTEM "file:///etc/hostname"><!ENTITY many "secret">]>',
    )
    files[name] = files[name].replace(
      new RegExp(`<c r="${cell}".*?</c>`),
      `<c r="${cell}" t="inlineStr"><is><t>&stolen;&many;</t></is></c>`,
    )
  })
  const outcome = await importWorkbook(bytes, { source: 'test.xlsx', photos: [] }).catch((error: unknown) => error)
  expect(outcome instanceof ContentError || (outcome as { faults?: unknown }).faults).toBeTruthy()
  expect(JSON.stringify(await testDb.teamMember.findMany())).not.toMatch(/secret|stolen/)
})

/** A small file that becomes 60 MB, though it says a kilobyte. */
function bomb() {
  const bytes = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) }))
  const declared = { ofEntry: 22, inDirectory: bytes.indexOf('PK\x01\x02') + 24 }
  for (const place of Object.values(declared)) bytes.writeUInt32LE(1000, place)
  return bytes
}

test.each([
  ['a file that becomes far too large', bomb(), 'far larger than a workbook of this site'],
  ['a file that ends too early', bomb().subarray(0, 9000), 'cannot be read as an Excel workbook'],
  ['no workbook at all', Buffer.from('hello'), 'cannot be read as an Excel workbook'],
  ['a workbook of another kind', null, 'its hidden sheet State is missing'],
  ['a file far too large', Buffer.alloc(10_000_001), 'more than 10 MB'],
])('%s is refused in a sentence', async (_, bytes, words) => {
  const book = await exportBook()
  book.removeSheet('State')
  const other = bytes ?? (await book.save())
  const failure = importWorkbook(other, { source: 'test.xlsx', photos: [] })
  await expect(failure).rejects.toThrow(ContentError)
  await expect(failure).rejects.toThrow(words)
})

// From ECMA-376: Excel reports a damaged file when the parts come in another order.
const order = ['sheetViews', 'cols', 'sheetData', 'sheetProtection', 'mergeCells', 'dataValidations']

test('every sheet is built in the order that Excel wants, with lists, warnings and two hidden sheets', async () => {
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
  // Protected sheets do not let one delete rows, so grey cells ask instead.
  for (const index of sheets.slice(0, -2).keys())
    expect(source(`xl/worksheets/sheet${index + 1}.xml`)).not.toContain('<sheetProtection')
  expect(trips).toMatch(/<dataValidation type="custom"[^>]* errorStyle="warning"[^>]* sqref="A3:A21"><formula1>FALSE</)
  expect(trips).toMatch(/<dataValidation type="list"[^>]* sqref="C2:C\d+"><formula1>Lists!\$/)
})
