import 'server-only'
import { strFromU8, Unzip, UnzipInflate, zipSync } from 'fflate'
import readExcelFile from 'read-excel-file/node'
import type { Hashes } from './compare'
import { type FoundFile, readFileUpTo } from './files'
import { bigChangesLabel } from './how-to'
import { type Cell, type CellContext, CellFault, type Content, cellText, type Row, rowsOf, type Sheet } from './sheet'
import { sheets } from './sheets/all'
import { words } from './sheets/texts'
import { trips } from './sheets/trips'
import { columnLetter, stateSheet } from './write-workbook'

/** Not one of our workbooks. The message is for the operator. */
export class WorkbookError extends Error {
  override name = 'WorkbookError'
  /** Whether a retry may succeed. */
  constructor(
    message: string,
    readonly isTemporary = false,
  ) {
    super(message)
  }
}

export type Book = {
  sheets: Map<string, Cell[][]>
  formulas: Set<string>
  allowsBigChanges: boolean
  hashes: Hashes
}

const largestFile = 10_000_000
const largestUnpacked = 50_000_000
// Of the packed file. It may become a thousand times as large before its size is looked at.
const piece = 16_384

/** Throws WorkbookError if it is too large. */
export async function readWorkbookFile(file: FoundFile) {
  const bytes = await readFileUpTo(file, largestFile)
  if (!bytes) throw tooLarge()
  return bytes
}

const tooLarge = () => new WorkbookError('The file has more than 10 MB, so it is not a workbook of this site.')

export async function readWorkbook(bytes: Buffer): Promise<Book> {
  if (bytes.length > largestFile) throw tooLarge()
  const files = unpack(bytes)
  // Packed anew, so that the reader unpacks nothing that was not counted.
  const counted = Buffer.from(zipSync(files, { level: 0 }))
  const found = await readExcelFile(counted, { trim: false }).catch(() => {
    throw new WorkbookError('The file cannot be read as an Excel workbook (.xlsx).')
  })
  const cells = new Map(found.map(({ sheet, data }) => [sheet, data as Cell[][]]))
  const state = cells.get(stateSheet)
  if (!state)
    throw new WorkbookError(
      'The file is not a workbook of this site: its hidden sheet State is missing. Export a new one and work in that.',
    )
  const allowed = cells.get('How to')?.find(([label]) => cellText(label ?? null) === bigChangesLabel)?.[1]
  const allowsBigChanges = cellText(allowed ?? null).toLowerCase() === 'yes'
  return { sheets: cells, formulas: formulasIn(files), allowsBigChanges, hashes: hashesIn(state) }
}

function hashesIn(state: Cell[][]): Hashes {
  const rows = state.slice(1).map((cells) => cells.map((cell) => cellText(cell ?? null)))
  const names = [...new Set(rows.map(([sheet = '']) => sheet))]
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(rows.filter(([sheet]) => sheet === name).map(([, key = '', hash = '']) => [key, hash])),
    ]),
  )
}

/** Stops at what really comes out, whatever sizes the file declares. */
function unpack(bytes: Buffer) {
  const files: Record<string, Uint8Array> = {}
  let size = 0
  const unzip = new Unzip((file) => {
    const chunks: Uint8Array[] = []
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      size += chunk.length
      if (size > largestUnpacked) throw new WorkbookError('The file is far larger than a workbook of this site.')
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
    if (error instanceof WorkbookError) throw error
    throw new WorkbookError('The file cannot be read as an Excel workbook (.xlsx).')
  }
}

// The reader hides formulas; only the sheet's XML shows them.
function formulasIn(files: Record<string, Uint8Array>) {
  const source = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const targets = new Map(
    [...source('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )
  const found = new Set<string>()
  for (const [tag] of source('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)) {
    const file = targets.get(attribute(tag, 'r:id')) ?? ''
    for (const [, cell = ''] of source(file).matchAll(
      /<(?:\w+:)?c\b([^>]*)>(?:(?!<\/(?:\w+:)?c>).)*?<(?:\w+:)?f[\s/>]/gs,
    ))
      found.add(`${attribute(tag, 'name')}!${attribute(`<c${cell}>`, 'r')}`)
  }
  return found
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''

export type Fault = {
  sheet: string
  cell: string
  words: string
  /** Accepted with "Allow big changes", or caused by a workbook older than the site. */
  reason?: 'needs-yes' | 'outdated'
}

export type Parsed = {
  content: Content
  faults: Fault[]
  cellOf: (row: Row, field: string) => string
  /** False if a cell has its own fault, to avoid follow-up faults. */
  isSound: (row: Row, ...fields: string[]) => boolean
  /** Whether the sheet exists and these fields are sound in every row. */
  isWhole: (sheet: Sheet, ...fields: string[]) => boolean
}

/** Where a row stands, and which of its cells have faults. */
type Place = { number: number; columns: Columns; faulty: Set<string> }
/** Index of each field. */
type Columns = Map<string, number>

const addressOf = ({ number, columns }: Place, field: string) => `${columnLetter(columns.get(field) ?? 0)}${number}`

export function parseBook(book: Book, today: CellContext): Parsed {
  const newTitles = new Map<number, string>()
  const context = { ...today, newTitles }
  const faults: Fault[] = []
  const places = new WeakMap<Row, Place>()
  const content = Object.fromEntries(
    sheets.map((sheet) => {
      const cells = book.sheets.get(sheet.name)
      if (!cells) {
        faults.push({ sheet: sheet.name, cell: 'A1', words: 'the sheet is missing' })
        return [sheet.name, []]
      }
      const columns = findColumns(sheet, cells[0] ?? [], faults)
      const rows = cells.slice(1).flatMap((row, index) => {
        const place = { number: index + 2, columns, faulty: new Set<string>() }
        const parsed = parseRow(sheet, row, place, { book, context, faults })
        if (parsed) places.set(parsed, place)
        return parsed ? [parsed] : []
      })
      if (sheet === trips) for (const { id, title } of rows) newTitles.set(Number(id), String(title ?? ''))
      return [sheet.name, rows]
    }),
  )
  const cellOf = (row: Row, field: string) => {
    const place = places.get(row)
    return place ? addressOf(place, field) : 'A1'
  }
  // A missing column gives undefined.
  const isSound = (row: Row, ...fields: string[]) =>
    fields.every((field) => row[field] !== undefined && !places.get(row)?.faulty.has(field))
  const isWhole = (sheet: Sheet, ...fields: string[]) =>
    book.sheets.has(sheet.name) && rowsOf(content, sheet).every((row) => isSound(row, ...fields))
  return { content, faults, cellOf, isSound, isWhole }
}

function findColumns({ name: sheet, columns }: Sheet, head: Cell[], faults: Fault[]): Columns {
  const names = head.map((cell) => cellText(cell ?? null))
  names.forEach((name, index) => {
    const words = `the site has no column "${name}" and would lose its contents; delete it`
    if (name && !columns.some((column) => column.name === name))
      faults.push({ sheet, cell: `${columnLetter(index)}1`, words })
  })
  const found: Columns = new Map()
  for (const { field, name } of columns) {
    const index = names.indexOf(name)
    if (index < 0) faults.push({ sheet, cell: 'A1', words: `the column "${name}" is missing` })
    else found.set(field, index)
  }
  return found
}

type Tools = { book: Book; context: CellContext; faults: Fault[] }

// A row with only its locked cells counts as deleted, but for words, whose text may be empty.
function parseRow(sheet: Sheet, cells: Cell[], place: Place, { book, context, faults }: Tools) {
  const at = (field: string) => cells[place.columns.get(field) ?? -1] ?? null
  const isLocked = sheet.isKeyOurs && sheet !== words
  const own = sheet.columns.filter(({ field }) => !(isLocked && sheet.key.includes(field)))
  if (own.every(({ field }) => cellText(at(field)) === '')) return null
  const row: Row = {}
  for (const { field, type, name } of sheet.columns) {
    if (!place.columns.has(field)) continue
    const cell = addressOf(place, field)
    const fault = (words: string) => {
      faults.push({ sheet: sheet.name, cell, words })
      place.faulty.add(field)
    }
    row[field] = type.empty
    if (book.formulas.has(`${sheet.name}!${cell}`)) fault('contains a formula; write its result')
    else if (cellText(at(field)) === '') {
      if (type.isRequired) fault(`"${name}" is empty`)
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

export const faultLine = ({ sheet, cell, words }: Fault) => `${sheet}!${cell}: ${words}`
