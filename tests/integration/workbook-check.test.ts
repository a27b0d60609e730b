import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { exportWorkbook, importWorkbook } from '@/lib/data/workbook/import'
import { faultLine } from '@/lib/data/workbook/parse'
import { photosIn } from '@/lib/data/workbook/photos'
import { seededFaults } from '../support/seeded-faults'
import { temporaryFolder } from '../support/temporary-folder'
import { openWorkbook } from '../support/workbook'

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

describe('a fault is named by sheet and cell:', () => {
  test.each(seededFaults)('%s', async (_, sheet, row, column, value, words) => {
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
