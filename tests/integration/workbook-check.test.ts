// The check names every fault of a workbook by its sheet and cell, in words, and nothing is changed while there is one.
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { exportWorkbook, importWorkbook } from '@/lib/workbook/import'
import type { Cell } from '@/lib/workbook/kinds'
import { faultLine } from '@/lib/workbook/parse'
import { photosIn } from '@/lib/workbook/photos'
import { temporaryFolder } from '../support/temporary-folder'
import { type Formula, openWorkbook } from '../support/workbook'

type Book = Awaited<ReturnType<typeof openWorkbook>>

let exported: Buffer
let photos: Awaited<ReturnType<typeof photosIn>>
const folder = temporaryFolder()

beforeAll(async () => {
  exported = await exportWorkbook()
  const grey = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#889' } })
  await grey(800, 600).jpeg().toFile(path.join(folder, 'small.jpg'))
  await grey(1920, 1080).png().toFile(path.join(folder, 'drawing.png'))
  photos = await photosIn(folder)
})

async function faultsOf(change: (book: Book) => void) {
  const book = await openWorkbook(exported)
  change(book)
  const { faults, before } = await importWorkbook(await book.save(), { source: 'test.xlsx', photos })
  expect(before).toBeNull()
  return { book, lines: faults.map(faultLine) }
}

const mara = { Trip: '7 Mara Long Weekend' }
const dubai = { Title: 'Dubai Desert and Skyline' }

type Seeded = [
  name: string,
  sheet: string,
  row: Record<string, Cell>,
  column: string,
  value: Cell | Formula,
  words: string,
]

const seeded: Seeded[] = [
  ['a formula', 'Trips', { Id: 7 }, 'Days', { formula: '=1+2' }, 'holds a formula; write what it comes to'],
  ['a script', 'Trips', { Id: 7 }, 'Description', 'Hello <script>alert(1)</script>', 'holds a script or markup'],
  ['an empty title', 'Trips', { Id: 7 }, 'Title', null, '"Title" is empty'],
  ['a title too long', 'Trips', { Id: 7 }, 'Title', 'x'.repeat(161), 'has 161 characters, of which 160 may be there'],
  [
    'an unknown country',
    'Trips',
    { Id: 7 },
    'Country',
    'France',
    '"France" is not one of: Kenya, Tanzania, Uganda, Dubai',
  ],
  ['Dubai without Dubai', 'Trips', dubai, 'Location', 'The Gulf', 'does not name Dubai'],
  ['a thirteenth month', 'Trips', { Id: 7 }, 'Best months', '13', '"13" is no month'],
  [
    'a fee left out',
    'Trips',
    { Id: 7 },
    'Not included',
    'Park fees\nTips',
    '"Park fees" names a charge that the price leaves out',
  ],
  [
    'a missing picture',
    'Trips',
    { Id: 7 },
    'Picture',
    '/images/trips/none.jpg',
    'there is no picture /images/trips/none.jpg',
  ],
  [
    'a missing photograph',
    'Trips',
    { Id: 7 },
    'Picture',
    'mine.jpg',
    'there is no photograph "mine.jpg" in the folder photos',
  ],
  ['a small photograph', 'Trips', { Id: 7 }, 'Picture', 'small.jpg', 'has 800 x 600 pixels; it needs 1920 x 1080'],
  ['a photograph of another format', 'Team', { Id: 1 }, 'Picture', 'drawing.png', 'is no JPEG photograph'],
  ['days of no number', 'Trips', { Id: 7 }, 'Days', 'three', '"three" is no number'],
  ['half a day', 'Trips', { Id: 7 }, 'Days', 2.5, '2.5 is no whole number'],
  [
    'an unknown place',
    'Days',
    { ...mara, Day: 1 },
    'To',
    'talec',
    'there is no place "talec" on the sheet Places; is it talek?',
  ],
  [
    'a range made a date',
    'Days',
    { ...mara, Day: 1 },
    'Road hours',
    new Date('2026-06-05'),
    'was made a date by the spreadsheet',
  ],
  ['a range that goes down', 'Days', { ...mara, Day: 1 }, 'Road hours', '6 to 5', '"6 to 5" is no range'],
  [
    'a trip that is not there',
    'Days',
    { ...mara, Day: 1 },
    'Trip',
    '99 Gone',
    'there is no trip 99 on the sheet Trips',
  ],
  ['a stop after the last day', 'Stops', { ...mara, Stop: 3 }, 'Day', 4, 'day 4 is after the last, which is day 3'],
  ['a price of nothing', 'Prices', { ...mara, Season: 'January to June' }, 'Party of 6', 0, '0 is not between 1 and'],
  [
    'a price that is over',
    'Prices',
    { ...mara, Season: 'January to June' },
    'Valid until',
    '2025-12-31',
    'the price held until 2025-12-31, which is over',
  ],
  [
    'a month twice',
    'Prices',
    { ...mara, Season: 'July to December' },
    'Months',
    'Jun to Dec',
    'month 6 is in the season',
  ],
  [
    'a day of no date',
    'Prices',
    { ...mara, Season: 'January to June' },
    'Valid until',
    'next year',
    '"next year" is no day',
  ],
  ['a place beyond the pole', 'Places', { Id: 'talek' }, 'Latitude', 99, '99 is not between -90 and 90'],
  ['a month in no known word', 'Places', { Id: 'talek' }, 'Jan', 'lovely', '"lovely" is not one of: dry, rains'],
  ['a claim without proof', 'Claims', { Id: 'donated' }, 'Proof', null, '"Proof" is empty'],
  [
    'a claim checked too early',
    'Claims',
    { Id: 'donated' },
    'Next check',
    '2020-01-01',
    'the next check is not after the last',
  ],
  [
    'a dead link',
    'Words',
    { Where: 'home.about.story' },
    'Text',
    'See /itineraries/99 for it',
    'the link /itineraries/99 leads nowhere',
  ],
  [
    'a green word',
    'Words',
    { Where: 'home.hero.headline' },
    'Text',
    'Eco-friendly trips',
    '"Eco-friendly" needs a proof',
  ],
  [
    'an unknown claim',
    'Words',
    { Where: 'home.hero.headline' },
    'Text',
    '{made-up} of it',
    'there is no claim {made-up}',
  ],
  ['a wrong telephone', 'Words', { Where: 'contact.phone' }, 'Text', 'call us', '"call us" is no international number'],
]

describe('a fault is named by sheet and cell:', () => {
  test.each(seeded)('%s', async (_, sheet, row, column, value, words) => {
    const address = (await openWorkbook(exported)).cell(sheet, row, column)
    const { lines } = await faultsOf((book) => book.set(sheet, row, { [column]: value }))
    expect(lines.filter((line) => line.startsWith(`${sheet}!${address}: `)).join('\n')).toContain(words)
  })

  test('a day that is missing, at the last day of the trip', async () => {
    const { lines, book } = await faultsOf((one) => one.remove('Days', { ...mara, Day: 2 }))
    expect(lines).toEqual([
      `Days!${book.cell('Days', { ...mara, Day: 3 }, 'Day')}: 2 days are described, the trip says 3`,
    ])
  })

  test('a number that is there twice', async () => {
    let row = 0
    const { lines } = await faultsOf((book) => {
      row = book.add('Trips', { Title: 'Again' }, { Id: 7 })
    })
    expect(lines).toContain(`Trips!A${row}: is there twice: 7 stands in A8 already`)
  })

  test('a new trip without a number', async () => {
    let row = 0
    const { lines } = await faultsOf((book) => {
      row = book.add('Trips', { Id: null, Title: 'Own' }, { Id: 7 })
    })
    expect(lines).toContain(`Trips!A${row}: a new trip needs a number of its own here`)
  })

  test('a column that is gone, and one that the site does not know', async () => {
    const { lines } = await faultsOf((book) => {
      const head = book.rowsOf('Team')[0] ?? []
      head[head.indexOf('Role')] = 'Rolle'
    })
    expect(lines).toEqual(
      expect.arrayContaining([
        'Team!C1: the site knows no column "Rolle", and would lose what is in it; delete it',
        'Team!A1: the column "Role" is missing',
      ]),
    )
  })

  test('a sheet that is gone', async () => {
    const { lines } = await faultsOf((book) => book.removeSheet('Fleet'))
    expect(lines).toContain('Fleet!A1: the sheet is missing')
  })

  test('three trips of eighteen deleted, or a number changed, unless How to says yes', async () => {
    const takeOut = (book: Book) => {
      for (const id of [16, 17, 18]) {
        const title = String(book.get('Trips', { Id: id }, 'Title'))
        book.remove('Trips', { Id: id })
        for (const sheet of ['Days', 'Stops', 'Prices', 'Charges']) {
          const rows = book.rowsOf(sheet)
          rows.splice(0, rows.length, ...rows.filter(([trip]) => trip !== `${id} ${title}`))
        }
      }
    }
    const { lines } = await faultsOf(takeOut)
    expect(lines).toEqual([
      expect.stringMatching(/^Trips!A2: 3 of 18 trips would be deleted \(16, 17, 18\); if that is meant/),
    ])
    const renumbered = await faultsOf((book) => book.set('Trips', { Id: 18 }, { Id: 19 }))
    expect(renumbered.lines.join('\n')).toContain('links to the old number would break')
    const book = await openWorkbook(exported)
    takeOut(book)
    const howTo = book.rowsOf('How to').find(([label]) => label === 'Allow big changes') ?? []
    howTo[1] = 'yes'
    const trial = await importWorkbook(await book.save(), { source: 'test.xlsx', photos, isTrial: true })
    expect(trial.faults).toEqual([])
  })
})
