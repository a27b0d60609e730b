import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { faultLine } from '@/lib/workbook/parse'
import { photosIn } from '@/lib/workbook/photos'
import { type Seeded, seededFaults } from '../support/seeded-faults'
import { temporaryFolder } from '../support/temporary-folder'
import type { Book } from '../support/workbook'
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

async function faultsOf(change: (book: Book) => void) {
  const book = exported.copy()
  change(book)
  const { faults, before } = await importBook(book, { photos })
  expect(before).toBeNull()
  return faults.map(faultLine)
}

async function tryOut(change: (book: Book) => void, isAllowed = false) {
  const book = exported.copy()
  change(book)
  if (isAllowed)
    book
      .rowsOf('How to')
      .find(([label]) => label === 'Allow big changes')
      ?.splice(1, 1, 'yes')
  const { faults, lines } = await importBook(book, { photos, isTrial: true })
  return { faults: faults.map(faultLine), lines }
}

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

const known = new Map<Seeded[], ReturnType<typeof faultsOf>>()

function faultsTogether(group: Seeded[]) {
  const found =
    known.get(group) ??
    faultsOf((book) => {
      for (const { sheet, row, column, value } of group) book.set(sheet, row, { [column]: value })
    })
  known.set(group, found)
  return found
}

const mara = { Trip: '7 Mara Long Weekend' }
const summer = { ...mara, Season: 'July to December' }

describe('a fault is named by sheet and cell:', () => {
  test.each(seededFaults)('$name', async (fault) => {
    const lines = await faultsTogether(groups.find((group) => group.includes(fault)) ?? [])
    // Once: what depends on a faulty cell stays silent.
    const cell = `${fault.sheet}!${exported.cell(fault.sheet, fault.row, fault.column)}: `
    expect(lines.filter((line) => line.startsWith(cell))).toEqual([expect.stringContaining(fault.words)])
  })

  test('and nothing else is', async () => {
    for (const group of groups)
      expect(await faultsTogether(group), group.map(({ name }) => name).join(', ')).toHaveLength(group.length)
  })

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

  test.each(['Fleet', 'Trips', 'Places', 'Claims', 'Days'])(
    'the sheet %s that is gone, and only that',
    async (sheet) => {
      expect(await faultsOf((book) => book.removeSheet(sheet))).toEqual([`${sheet}!A1: the sheet is missing`])
    },
  )

  test('a number that is there twice, and a new trip without one', async () => {
    const lines = await faultsOf((book) => {
      book.add('Trips', { Title: 'Again' }, { Id: 7 })
      book.add('Trips', { Id: null, Title: 'Own' }, { Id: 7 })
    })
    expect(lines).toContain('Trips!A20: is there twice: 7 stands in A8 already')
    expect(lines).toContain('Trips!A21: a new trip needs a number of its own here')
  })

  test('a column that is gone, and one that the site does not know', async () => {
    const lines = await faultsOf((book) => {
      const head = book.rowsOf('Team')[0] ?? []
      head[head.indexOf('Role')] = 'Rolle'
    })
    expect(lines).toContain('Team!C1: the site knows no column "Rolle", and would lose what is in it; delete it')
    expect(lines).toContain('Team!A1: the column "Role" is missing')
  })

  test.each<[string, (book: Book) => void, string]>([
    [
      'three trips of eighteen deleted',
      (book) => {
        for (const id of [16, 17, 18]) book.removeTrip(id)
      },
      'Trips!A2: 3 of 18 trips would be withdrawn (16, 17, 18); if that is meant',
    ],
    [
      'a price ten times as high in a season that is called anew',
      (book) => book.set('Prices', summer, { Season: 'High season', 'Party of 2': 10_700 }),
      'was 1070 (7 / July to December) and becomes 10700, which is more than double; if that',
    ],
  ])('%s, unless How to says yes', async (_, change, words) => {
    expect(await faultsOf(change)).toEqual([expect.stringContaining(words)])
    expect(await tryOut(change, true)).toMatchObject({ faults: [] })
  })

  test('a trip whose number is changed', async () => {
    const lines = await faultsOf((book) => book.set('Trips', { Id: 18 }, { Id: 19 }))
    expect(lines.join('\n')).toContain('links to the old number would break')
  })

  test('no yes for a season that is new at a usual price, nor for days that move down', async () => {
    const trip = { Trip: '13 Kilimanjaro by Lemosho' }
    const { faults } = await tryOut((book) => {
      book.set('Prices', summer, { Months: 'Jul to Nov' })
      book.add('Prices', { Season: 'Christmas', Months: 'Dec' }, summer)
      const days = book.rowsOf('Days').filter(([name]) => name === trip.Trip)
      for (const day of days) day[1] = Number(day[1]) + 1
      book.set('Trips', { Id: 13 }, { Days: days.length + 1 })
      book.add('Days', { Day: 1, Title: 'A day before', 'Metres at the bed': null }, { ...trip, Day: 2 })
    })
    expect(faults).toEqual([])
  })
})

test('what is emptied is said to be', async () => {
  const { faults, lines } = await tryOut((book) => {
    book.set('Words', { Where: 'home.hero.headline' }, { Text: null })
    book.set('Team', { Id: 1 }, { Specialty: null })
  })
  expect(faults).toEqual([])
  expect(lines).toEqual([
    expect.stringMatching(/^Team 1 \(.*\): Specialty: emptied, it was Routes that leave time to look$/),
    'Words home.hero.headline: Text: emptied, so the site shows the original text again',
  ])
})
