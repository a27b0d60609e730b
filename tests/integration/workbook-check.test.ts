import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { exportWorkbook, importWorkbook } from '@/lib/data/workbook/import'
import { faultLine } from '@/lib/data/workbook/parse'
import { photosIn } from '@/lib/data/workbook/photos'
import { type Seeded, seededFaults } from '../support/seeded-faults'
import { temporaryFolder } from '../support/temporary-folder'
import { openWorkbook } from '../support/workbook'

type Book = Awaited<ReturnType<typeof openWorkbook>>

let exported: Book
let photos: Awaited<ReturnType<typeof photosIn>>
const folder = temporaryFolder()

beforeAll(async () => {
  exported = await openWorkbook(await exportWorkbook())
  const grey = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#889' } })
  await grey(800, 600).jpeg().toFile(path.join(folder, 'small.jpg'))
  await grey(1920, 1080).png().toFile(path.join(folder, 'drawing.png'))
  photos = await photosIn(folder)
})

async function faultsOf(change: (book: Book) => void) {
  const book = exported.copy()
  change(book)
  const { faults, before } = await importWorkbook(await book.save(), { source: 'test.xlsx', photos })
  expect(before).toBeNull()
  return { book, lines: faults.map(faultLine) }
}

// One import tells many faults, but for those of one row, and of cells that say what a row is about.
const alone = ['Id', 'Trip', 'Day', 'Days', 'Where', 'Season', 'Months', 'To', 'Place']
const groups: Seeded[][] = []

for (const fault of seededFaults) {
  const [, sheet, row, column] = fault
  const isOther = ([, otherSheet, otherRow, otherColumn]: Seeded) =>
    !alone.includes(otherColumn) && (sheet !== otherSheet || JSON.stringify(row) !== JSON.stringify(otherRow))
  const group = alone.includes(column) ? undefined : groups.find((one) => one.every(isOther))
  if (group) group.push(fault)
  else groups.push([fault])
}

const known = new Map<Seeded[], ReturnType<typeof faultsOf>>()

function faultsTogether(group: Seeded[]) {
  const found =
    known.get(group) ??
    faultsOf((book) => {
      for (const [, sheet, row, column, value] of group) book.set(sheet, row, { [column]: value })
    })
  known.set(group, found)
  return found
}

const mara = { Trip: '7 Mara Long Weekend' }

describe('a fault is named by sheet and cell:', () => {
  test.each(seededFaults)('%s', async (name, sheet, row, column, _, words) => {
    const { lines } = await faultsTogether(groups.find((group) => group.some(([other]) => other === name)) ?? [])
    // Once: what depends on a faulty cell stays silent.
    const own = lines.filter((line) => line.startsWith(`${sheet}!${exported.cell(sheet, row, column)}: `))
    expect(own).toEqual([expect.stringContaining(words)])
  })

  test('and nothing else is', async () => {
    for (const group of groups) {
      const { lines } = await faultsTogether(group)
      expect(lines, group.map(([name]) => name).join(', ')).toHaveLength(group.length)
    }
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
    expect(lines).toEqual(['Fleet!A1: the sheet is missing'])
  })

  test.each(['Trips', 'Places', 'Claims', 'Days'])(
    'the sheet %s that others depend on, and only that',
    async (name) => {
      const { lines } = await faultsOf((book) => book.removeSheet(name))
      expect(lines).toEqual([`${name}!A1: the sheet is missing`])
    },
  )

  test('latitude and longitude exchanged, at the place and not at every trip that goes there', async () => {
    const exchanged = { Latitude: 35.21, Longitude: -1.44 }
    const { lines, book } = await faultsOf((one) => one.set('Places', { Id: 'talek' }, exchanged))
    expect(lines).toEqual([
      `Places!${book.cell('Places', { Id: 'talek' }, 'Latitude')}: this is not in Kenya: are latitude and longitude exchanged?`,
    ])
  })

  test('a contact whose row is gone', async () => {
    const { lines, book } = await faultsOf((one) => one.remove('Words', { Where: 'contact.whatsapp' }))
    expect(lines).toEqual([expect.stringMatching(/^Words!A2: the row contact.whatsapp is gone, it was \+/)])
    expect(book.rowsOf('Words')[1]?.[0]).toBe('contact.phone')
  })

  test('three trips of eighteen deleted, or a number changed, unless How to says yes', async () => {
    const takeOut = (book: Book) => {
      for (const id of [16, 17, 18]) {
        const title = String(book.get('Trips', { Id: id }, 'Title'))
        book.remove('Trips', { Id: id })
        for (const sheet of ['Days', 'Stops', 'Prices', 'Charges', 'Suits']) {
          const rows = book.rowsOf(sheet)
          rows.splice(0, rows.length, ...rows.filter(([trip]) => trip !== `${id} ${title}`))
        }
      }
    }
    const { lines } = await faultsOf(takeOut)
    expect(lines).toEqual([
      expect.stringMatching(/^Trips!A2: 3 of 18 trips would be withdrawn \(16, 17, 18\); if that is meant/),
    ])
    const renumbered = await faultsOf((book) => book.set('Trips', { Id: 18 }, { Id: 19 }))
    expect(renumbered.lines.join('\n')).toContain('links to the old number would break')
    expect(await faultsWithYes(takeOut)).toEqual([])
  })

  test('a price ten times as high in a season that is called anew, unless How to says yes', async () => {
    const row = { ...mara, Season: 'July to December' }
    const dear = (book: Book) => book.set('Prices', row, { Season: 'High season', 'Party of 2': 10_700 })
    const { lines } = await faultsOf(dear)
    expect(lines).toEqual([
      expect.stringContaining('was 1070 (7 / July to December) and becomes 10700, which is more than double; if that'),
    ])
    expect(await faultsWithYes(dear)).toEqual([])
  })

  test('no yes for a season that is new at a usual price, nor for days that move down', async () => {
    const trip = { Trip: '13 Kilimanjaro by Lemosho' }
    const book = exported.copy()
    book.set('Prices', { ...mara, Season: 'July to December' }, { Months: 'Jul to Nov' })
    book.add('Prices', { Season: 'Christmas', Months: 'Dec' }, { ...mara, Season: 'July to December' })
    const days = book.rowsOf('Days').filter(([name]) => name === trip.Trip)
    for (const day of days) day[1] = Number(day[1]) + 1
    book.set('Trips', { Id: 13 }, { Days: days.length + 1 })
    book.add('Days', { Day: 1, Title: 'A day before', 'Metres at the bed': null }, { ...trip, Day: 2 })
    const { faults } = await importWorkbook(await book.save(), { source: 'test.xlsx', photos, isTrial: true })
    expect(faults.map(faultLine)).toEqual([])
  })
})

test('what is emptied is said to be', async () => {
  const book = exported.copy()
  book.set('Words', { Where: 'home.hero.headline' }, { Text: null })
  book.set('Team', { Id: 1 }, { Specialty: null })
  const { faults, lines } = await importWorkbook(await book.save(), { source: 'test.xlsx', photos, isTrial: true })
  expect(faults).toEqual([])
  expect(lines).toEqual([
    expect.stringMatching(/^Team 1 \(.*\): Specialty: emptied, it was Routes that leave time to look$/),
    'Words home.hero.headline: Text: emptied, so the site shows the original text again',
  ])
})

async function faultsWithYes(change: (book: Book) => void) {
  const book = exported.copy()
  change(book)
  const howTo = book.rowsOf('How to').find(([label]) => label === 'Allow big changes') ?? []
  howTo[1] = 'yes'
  const trial = await importWorkbook(await book.save(), { source: 'test.xlsx', photos, isTrial: true })
  return trial.faults
}
