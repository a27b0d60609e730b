import 'server-only'
import path from 'node:path'
import { strFromU8, Unzip, UnzipInflate } from 'fflate'
import type { Hashes } from '../publishing/compare'
import { ContentError } from '../publishing/content-error'
import { type FoundFile, readFileUpTo } from '../publishing/files'
import {
  type Cell,
  type CellContext,
  CellFault,
  cellText,
  type Proposal,
  type Row,
  rowsOf,
  type Sheet,
  withoutUnit,
} from '../publishing/sheet'
import { sheets } from '../publishing/sheets/all'
import { texts } from '../publishing/sheets/texts'
import { trips } from '../publishing/sheets/trips'
import { exampleCells, isExample } from './examples'
import { bigChangesLabel } from './how-to'
import { type CellSheet, type Files, readCells, TooMuchWork } from './read-cells'
import { columnLetter, ownSheets, stateSheet } from './write-workbook'

export type Book = {
  sheets: Map<string, CellSheet>
  allowsBigChanges: boolean
  hashes: Hashes
  /** Of the sheets, columns and rules that it was written with. */
  layout: string | undefined
}

const largestFile = 10_000_000
const largestUnpacked = 50_000_000
// Of the packed file. It may become a thousand times as large before its size is looked at.
const piece = 16_384

const saveAs = 'Save it as an Excel workbook (.xlsx).'
const otherKinds: Record<string, string> = {
  '.ods': `This is an OpenDocument spreadsheet (.ods), which the site does not read. ${saveAs}`,
  '.xls': `This is a workbook of the old kind (.xls), which the site does not read. ${saveAs}`,
  '.xlsm': `This is a workbook with macros (.xlsm), which the site does not read. ${saveAs}`,
  '.xlsb': `This is a binary workbook (.xlsb), which the site does not read. ${saveAs}`,
}
const withPassword =
  'The workbook is protected by a password, so the site cannot read it. Save it as .xlsx without a password.'

/** A spreadsheet of any kind. Only .xlsx is read, and others are refused by name. */
export const isSpreadsheet = (name: string) => ['.xlsx', ...Object.keys(otherKinds)].includes(extensionOf(name))
export const extensionOf = (name: string) => path.extname(name).toLowerCase()

/** Throws ContentError if it is too large, or no .xlsx by its name. */
export async function readWorkbookFile(file: FoundFile) {
  const otherKind = otherKinds[extensionOf(file.path)]
  if (otherKind) throw new ContentError(otherKind)
  const bytes = await readFileUpTo(file, largestFile)
  if (!bytes) throw tooLarge()
  return bytes
}

const tooLarge = () => new ContentError('The file has more than 10 MB, so it is not a workbook of this site.')
export const farTooLarge = () => new ContentError('The file is far larger than a workbook of this site.')
const unreadable = () => new ContentError('The file cannot be read as an Excel workbook (.xlsx).')

// OLE: Excel 97 to 2003, and the envelope of an encrypted .xlsx.
const oleStart = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le')

export function readWorkbook(bytes: Buffer): Book {
  if (bytes.length > largestFile) throw tooLarge()
  if (bytes.subarray(0, oleStart.length).equals(oleStart))
    throw new ContentError(bytes.includes(encryptedPart) ? withPassword : (otherKinds['.xls'] ?? ''))
  const files = unpack(bytes)
  const otherKind = otherKinds[kindOf(files)]
  if (otherKind) throw new ContentError(otherKind)
  const sheets = readSheets(files)
  const state = sheets.get(stateSheet)
  if (!state)
    throw new ContentError(
      'The file is not a workbook of this site: its hidden sheet State is missing. Export a new one and work in that.',
    )
  const allowed = sheets.get('How to')?.rows.find(([label]) => cellText(label ?? null) === bigChangesLabel)?.[1]
  const allowsBigChanges = allowed === true || cellText(allowed ?? null).toLowerCase() === 'yes'
  const { [stateSheet]: own, ...hashes } = hashesIn(state.rows)
  return { sheets, allowsBigChanges, hashes, layout: own?.layout }
}

function kindOf(files: Files) {
  if (strFromU8(files.mimetype ?? new Uint8Array()).includes('opendocument')) return '.ods'
  if (files['xl/workbook.bin']) return '.xlsb'
  return files['xl/vbaProject.bin'] ? '.xlsm' : ''
}

function readSheets(files: Files) {
  try {
    return readCells(files)
  } catch (error) {
    throw error instanceof TooMuchWork ? farTooLarge() : unreadable()
  }
}

function hashesIn(state: Cell[][]): Hashes {
  const found = new Map<string, [key: string, hash: string][]>()
  for (const cells of state.slice(1)) {
    const [sheet = '', key = '', hash = ''] = Array.from(cells ?? [], (cell) => cellText(cell ?? null))
    const rows = found.get(sheet) ?? []
    rows.push([key, hash])
    found.set(sheet, rows)
  }
  return Object.fromEntries([...found].map(([sheet, rows]) => [sheet, Object.fromEntries(rows)]))
}

/** Stops at what really comes out, whatever sizes the file declares. */
function unpack(bytes: Buffer) {
  const files: Files = {}
  let size = 0
  const unzip = new Unzip((file) => {
    const chunks: Uint8Array[] = []
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      size += chunk.length
      if (size > largestUnpacked) throw farTooLarge()
      chunks.push(chunk)
      if (isLast) files[file.name] = Buffer.concat(chunks)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let start = 0; start < bytes.length; start += piece)
      unzip.push(bytes.subarray(start, start + piece), start + piece >= bytes.length)
    return files
  } catch (error) {
    if (error instanceof ContentError) throw error
    throw unreadable()
  }
}

export type WorkbookFault = {
  sheet: string
  /** Null for a row that only the site has. */
  cell: string | null
  problem: string
  /** Accepted with "Allow big changes", or a sheet or column that is missing. */
  reason?: 'needs-yes' | 'missing'
}

export type Parsed = Proposal & {
  faults: (WorkbookFault & { row?: Row })[]
  /** Null for a row that is not in the workbook. */
  cellOf: (row: Row, field: string) => string | null
}

/** Where a row stands, and which of its cells have faults. */
type Place = { number: number; columns: Columns; faulty: Set<string> }
/** Index of each field. */
type Columns = Map<string, number>

const addressOf = ({ number, columns }: Place, field: string) => `${columnLetter(columns.get(field) ?? 0)}${number}`

export function parseBook(book: Book, today: CellContext): Parsed {
  const newTitles = new Map<number, string>()
  const context = { ...today, newTitles }
  const faults: Parsed['faults'] = wholeSheetFaults(book)
  const places = new WeakMap<Row, Place>()
  const content = Object.fromEntries(
    sheets.map((sheet) => {
      const found = book.sheets.get(sheet.name)
      if (!found) {
        if (!sheet.mayBeMissing || book.hashes[sheet.name])
          faults.push({ sheet: sheet.name, cell: 'A1', problem: 'the sheet is missing', reason: 'missing' })
        return [sheet.name, []]
      }
      const columns = findColumns(sheet, found.rows, faults)
      const rows = numbered(found).flatMap(([number, row]) => {
        if (isExample(row)) {
          if (!isOurExample(sheet, row, columns))
            faults.push({ sheet: sheet.name, cell: `A${number}`, problem: ownExample })
          return []
        }
        const place = { number, columns, faulty: new Set<string>() }
        const parsed = parseRow(sheet, row, place, { formulas: found.formulas, context, faults })
        if (parsed) places.set(parsed, place)
        return parsed ? [parsed] : []
      })
      if (sheet === trips) for (const { id, title } of rows) newTitles.set(Number(id), String(title ?? ''))
      return [sheet.name, rows]
    }),
  )
  const cellOf = (row: Row, field: string) => {
    const place = places.get(row)
    return place ? addressOf(place, field) : null
  }
  // A missing column gives undefined.
  const isSound = (row: Row, ...fields: string[]) =>
    fields.every((field) => row[field] !== undefined && !places.get(row)?.faulty.has(field))
  const isWhole = (sheet: Sheet, ...fields: string[]) =>
    book.sheets.has(sheet.name) && rowsOf(content, sheet).every((row) => isSound(row, ...fields))
  return { content, faults, cellOf, isSound, isWhole }
}

const ownExample =
  'the example row is changed, and it is not imported; write your own row below it, without the word Example'

/** Sorted or not, it is as the site wrote it: columns may be in another order. */
function isOurExample(sheet: Sheet, row: Cell[], found: Columns) {
  const expected = exampleCells(sheet)
  return sheet.columns.every(({ field }, index) => {
    const at = found.get(field)
    const cell = cellText(row[at ?? -1] ?? null)
    return at === undefined || cell === '' || cell === cellText(expected[index] ?? null)
  })
}

const extraProblems: Record<CellSheet['extras'][number]['kind'], string> = {
  picture:
    'a picture lies here, which the site does not read; put its file into the folder photos, write its name into a column Picture, and delete it here',
  chart: 'a chart lies here, and the site would lose it; delete it',
  drawing: 'a drawing or text box lies here, and the site would lose it; delete it',
  comment: 'has a comment, and the site would lose it; delete it',
}

/** Unknown sheets, and formulas, merged cells, pictures and comments, wherever they stand. */
function wholeSheetFaults({ sheets: found }: Book) {
  const known = new Set([...sheets.map(({ name }) => name), ...ownSheets])
  return [...found].flatMap(([sheet, { rows, formulas, merged, extras }]): WorkbookFault[] => {
    if (!known.has(sheet)) {
      const problem = 'the site has no sheet of this name and would lose its contents; delete the sheet'
      return rows.length + formulas.size + extras.length > 0 ? [{ sheet, cell: 'A1', problem }] : []
    }
    return [
      ...[...formulas].map((cell) => ({ sheet, cell, problem: 'contains a formula; write its result' })),
      ...merged.map((range) => ({
        sheet,
        cell: range.split(':')[0] ?? '',
        problem: `the cells ${range} are merged; split them and fill each`,
      })),
      ...extras.map(({ kind, cell }) => ({ sheet, cell, problem: extraProblems[kind] })),
    ]
  })
}

/** Rows with cells or formulas, below the head, by the numbers that a spreadsheet shows. */
function numbered({ rows, formulas }: CellSheet) {
  const found = new Map<number, Cell[]>()
  for (const address of formulas) found.set(Number(address.replace(/\D/g, '')), [])
  rows.forEach((cells, index) => {
    found.set(index + 1, cells)
  })
  found.delete(1)
  return [...found].sort(([a], [b]) => a - b)
}

/** Columns that may be empty may be missing: the site keeps what it has there. */
function findColumns({ name: sheet, columns, key }: Sheet, rows: Cell[][], faults: WorkbookFault[]): Columns {
  const names = Array.from(rows[0] ?? [], (cell) => {
    const heading = cellText(cell ?? null)
    return columns.find(({ name }) => heading === withoutUnit(name))?.name ?? heading
  })
  const report = (column: number, row: number, problem: string) =>
    faults.push({ sheet, cell: `${columnLetter(column)}${row}`, problem })
  names.forEach((name, index) => {
    if (!name) return
    if (!columns.some((column) => column.name === name))
      report(index, 1, `the site has no column "${name}" and would lose its contents; delete it`)
    else if (names.indexOf(name) < index) report(index, 1, `the column "${name}" is there twice; delete one of them`)
  })
  const nameless = new Set<number>()
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      if (names[column] || nameless.has(column) || cellText(cell) === '') return
      nameless.add(column)
      report(column, row + 1, 'stands in a column without a heading, and would be lost; delete it')
    })
  })
  const found: Columns = new Map()
  for (const { field, name, type } of columns) {
    const index = names.indexOf(name)
    if (index >= 0) found.set(field, index)
    else if (type.isRequired || key.includes(field))
      faults.push({ sheet, cell: 'A1', problem: `the column "${name}" is missing`, reason: 'missing' })
  }
  return found
}

type Tools = { formulas: Set<string>; context: CellContext; faults: Parsed['faults'] }

// A row with only its grey cells counts as deleted, but for texts, which may be empty.
function parseRow(sheet: Sheet, cells: Cell[], place: Place, { formulas, context, faults }: Tools) {
  const at = (field: string) => cells[place.columns.get(field) ?? -1] ?? null
  const isGrey = sheet.isKeyOurs && sheet !== texts
  const own = sheet.columns.filter(({ field }) => !(isGrey && sheet.key.includes(field)))
  const hasFormula = (field: string) => place.columns.has(field) && formulas.has(addressOf(place, field))
  if (own.every(({ field }) => cellText(at(field)) === '' && !hasFormula(field))) return null
  const row: Row = {}
  for (const { field, type, name } of sheet.columns) {
    if (!place.columns.has(field)) continue
    const cell = addressOf(place, field)
    const fault = (problem: string) => {
      faults.push({ sheet: sheet.name, cell, problem, row })
      place.faulty.add(field)
    }
    row[field] = type.empty
    if (hasFormula(field)) place.faulty.add(field)
    else if (cellText(at(field)) === '') {
      if (type.isRequired) fault(`"${name}" is empty; each row of ${sheet.name} needs it`)
    } else {
      try {
        row[field] = type.parse(at(field), context)
      } catch (error) {
        if (!(error instanceof CellFault)) throw error
        fault(error.message)
      }
    }
  }
  return row
}

export const faultLine = ({ sheet, cell, problem }: WorkbookFault) =>
  cell ? `${sheet}!${cell}: ${problem}` : `${sheet} ${problem}`
