import { type Cell, type CellContext, CellFault, cellText } from './cell'
import type { Book } from './read'
import { type Content, type Row, rowsOf, type Sheet } from './sheet'
import { sheets } from './sheets/all'
import { trips } from './sheets/trips'
import { columnLetter } from './write-workbook'

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

export function parseBook(book: Book, today: CellContext): Parsed {
  const newTitles = new Map<number, string>()
  const context = { ...today, newTitles }
  const faults: Fault[] = []
  const faulty: Faulty = new WeakMap()
  const missing = new Set<string>()
  const places = new WeakMap<Row, { number: number; letters: Map<string, string> }>()
  const content = Object.fromEntries(
    sheets.map((sheet) => {
      const cells = book.sheets.get(sheet.name)
      if (!cells) {
        faults.push({ sheet: sheet.name, cell: 'A1', words: 'the sheet is missing' })
        missing.add(sheet.name)
        return [sheet.name, []]
      }
      const letters = findColumns(sheet, cells[0] ?? [], faults)
      const rows = cells.slice(1).flatMap((row, index) => {
        const number = index + 2
        const parsed = parseRow(sheet, row, number, letters, { book, context, faults, faulty })
        if (parsed) places.set(parsed, { number, letters: new Map([...letters].map(([f, { letter }]) => [f, letter])) })
        return parsed ? [parsed] : []
      })
      if (sheet === trips) for (const { id, title } of rows) newTitles.set(Number(id), String(title ?? ''))
      return [sheet.name, rows]
    }),
  )
  const cellOf = (row: Row, field: string) => {
    const place = places.get(row)
    return `${place?.letters.get(field) ?? 'A'}${place?.number ?? 1}`
  }
  // A missing column gives undefined.
  const isSound = (row: Row, ...fields: string[]) =>
    fields.every((field) => row[field] !== undefined && !faulty.get(row)?.has(field))
  const isWhole = (sheet: Sheet, ...fields: string[]) =>
    !missing.has(sheet.name) && rowsOf(content, sheet).every((row) => isSound(row, ...fields))
  return { content, faults, cellOf, isSound, isWhole }
}

type Letters = Map<string, { index: number; letter: string }>

function findColumns({ name: sheet, columns }: Sheet, head: Cell[], faults: Fault[]): Letters {
  const names = head.map((cell) => cellText(cell ?? null))
  names.forEach((name, index) => {
    const words = `the site has no column "${name}" and would lose its contents; delete it`
    if (name && !columns.some((column) => column.name === name))
      faults.push({ sheet, cell: `${columnLetter(index)}1`, words })
  })
  const found = columns.flatMap(({ field, name }) => {
    const index = names.indexOf(name)
    if (index < 0) faults.push({ sheet, cell: 'A1', words: `the column "${name}" is missing` })
    return index < 0 ? [] : [[field, { index, letter: columnLetter(index) }] as const]
  })
  return new Map(found)
}

type Faulty = WeakMap<Row, Set<string>>
type Tools = { book: Book; context: CellContext; faults: Fault[]; faulty: Faulty }

// A row with only its locked cells counts as deleted.
function parseRow(sheet: Sheet, cells: Cell[], number: number, letters: Letters, tools: Tools) {
  const at = (field: string) => cells[letters.get(field)?.index ?? -1] ?? null
  const own = sheet.columns.filter(({ field }) => !(sheet.isKeyOurs && sheet.key.includes(field)))
  if (own.every(({ field }) => cellText(at(field)) === '') && sheet.name !== 'Words') return null
  if (sheet.columns.every(({ field }) => cellText(at(field)) === '')) return null
  const { book, context, faults, faulty } = tools
  const [row, wrong]: [Row, Set<string>] = [{}, new Set()]
  faulty.set(row, wrong)
  for (const { field, type, name } of sheet.columns) {
    const place = letters.get(field)
    if (!place) continue
    const cell = `${place.letter}${number}`
    const fault = (words: string) => {
      faults.push({ sheet: sheet.name, cell, words })
      wrong.add(field)
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
