// Small workbooks that would keep a reader busy: they are refused, and meanwhile the site goes on.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { ContentError } from '@/lib/publishing/content-error'
import { exportWorkbook, importWorkbook } from '@/lib/workbook/import'

import { columnLetter } from '@/lib/workbook/write-workbook'
import { setThread } from '../support/open-workbook'
import { editFiles, sheetFile } from '../support/raw-workbook'

let exported: Buffer

beforeAll(async () => {
  exported = await exportWorkbook()
  setThread(true)
})

afterAll(() => setThread(false))

const inTeam = (xml: string) =>
  editFiles(exported, (files) => {
    const team = sheetFile(files, 'Team')
    files[team] = (files[team] ?? '').replace('</sheetData>', `${xml}</sheetData>`)
  })

const rows = (count: number, cells: (row: number) => string) =>
  Array.from({ length: count }, (_, index) => `<row r="${index + 100}">${cells(index + 100)}</row>`).join('')

const text = (address: string, value: string) => `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`
const check = (bytes: Buffer) => importWorkbook(bytes, { source: 'test.xlsx', photos: [], isTrial: true })

/** Of the process, while it waits. */
async function turnsDuring(work: Promise<unknown>) {
  let turns = 0
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await over
  return turns
}

const unreadable = 'cannot be read as an Excel workbook'
const farTooLarge = 'far larger than a workbook of this site'

test.each<[string, () => Buffer, string]>([
  [
    '20 sheets of one part',
    () =>
      editFiles(exported, (files) => {
        const sheets = Array.from(
          { length: 20 },
          (_, index) => `<sheet name="S${index}" sheetId="${index + 100}" r:id="rId1"/>`,
        )
        files['xl/workbook.xml'] = (files['xl/workbook.xml'] ?? '').replace('</sheets>', `${sheets.join('')}</sheets>`)
      }),
    unreadable,
  ],
  [
    'array formulas over all rows',
    () => inTeam(rows(20_000, (row) => `<c r="B${row}"><f t="array" ref="A1:XFD${100_000 + row}">1</f><v>1</v></c>`)),
    farTooLarge,
  ],
  ['cells in the last column', () => inTeam(rows(2000, (row) => text(`XFD${row}`, 'x'))), farTooLarge],
  ['a cell longer than a cell can be', () => inTeam(rows(1, (row) => text(`B${row}`, 'x'.repeat(60_000)))), unreadable],
  [
    '200,000 attributes',
    () =>
      inTeam(
        rows(1, () => `<c ${Array.from({ length: 5_000_000 }, (_, index) => `a${index % 100_000}=""`).join(' ')}/>`),
      ),
    farTooLarge,
  ],
])('%s are refused, and the process goes on', async (_, make, words) => {
  const failure = check(make()).catch((error: unknown) => error)
  expect(await turnsDuring(failure)).toBeGreaterThan(10)
  expect(await failure).toBeInstanceOf(ContentError)
  expect(await failure).toMatchObject({ message: expect.stringContaining(words) })
})

test('of very many faults the first are named, and all are counted', async () => {
  const { faults, unlistedFaults } = await check(inTeam(rows(10_000, (row) => text(`B${row}`, 'Ana'))))
  expect(faults).toHaveLength(500)
  expect(unlistedFaults).toBeGreaterThan(9500)
})

test('of very many unknown columns too', async () => {
  const heads = Array.from({ length: 9000 }, (_, index) => text(`${columnLetter(index + 100)}1`, `C${index}`)).join('')
  const bytes = editFiles(exported, (files) => {
    const team = sheetFile(files, 'Team')
    files[team] = (files[team] ?? '').replace('</row>', `${heads}</row>`)
  })
  const { faults, unlistedFaults } = await check(bytes)
  expect([faults.length, unlistedFaults]).toEqual([500, 8500])
})
