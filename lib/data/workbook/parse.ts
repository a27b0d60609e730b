// From cells to rows of values, reporting every fault of a single cell.

import { type Cell, type CellContext, CellFault, textOf } from './kinds'
import type { Book } from './read'
import type { Content, Row, Sheet } from './sheet'
import { sheets } from './sheets/all'
import { letterOf } from './write'

/** Where and what: the sheet, a cell such as E14, and the words after them. */
export type Fault = {
  sheet: string
  cell: string
  words: string
  /** The fault is accepted with a yes on How to, or comes from a workbook older than the site. */
  reason?: 'needs-yes' | 'outdated'
}

export type Parsed = {
  content: Content
  faults: Fault[]
  cellOf: (row: Row, field: string) => string
}

export function parseBook(book: Book, context: CellContext): Parsed {
  const faults: Fault[] = []
  const places = new WeakMap<Row, { number: number; letters: Map<string, string> }>()
  const content = Object.fromEntries(
    sheets.map((sheet) => {
      const cells = book.sheets.get(sheet.name)
      if (!cells) {
        faults.push({ sheet: sheet.name, cell: 'A1', words: 'the sheet is missing' })
        return [sheet.name, []]
      }
      const letters = columnsOf(sheet, cells[0] ?? [], faults)
      const rows = cells.slice(1).flatMap((row, index) => {
        const number = index + 2
        const parsed = parseRow(sheet, row, number, letters, { book, context, faults })
        if (parsed) places.set(parsed, { number, letters: new Map([...letters].map(([f, { letter }]) => [f, letter])) })
        return parsed ? [parsed] : []
      })
      return [sheet.name, rows]
    }),
  )
  const cellOf = (row: Row, field: string) => {
    const place = places.get(row)
    return `${place?.letters.get(field) ?? 'A'}${place?.number ?? 1}`
  }
  return { content, faults, cellOf }
}

type Letters = Map<string, { index: number; letter: string }>

function columnsOf({ name: sheet, columns }: Sheet, head: Cell[], faults: Fault[]): Letters {
  const names = head.map((cell) => textOf(cell ?? null))
  names.forEach((name, index) => {
    const words = `the site knows no column "${name}", and would lose what is in it; delete it`
    if (name && !columns.some((column) => column.name === name))
      faults.push({ sheet, cell: `${letterOf(index)}1`, words })
  })
  const found = columns.flatMap(({ field, name }) => {
    const index = names.indexOf(name)
    if (index < 0) faults.push({ sheet, cell: 'A1', words: `the column "${name}" is missing` })
    return index < 0 ? [] : [[field, { index, letter: letterOf(index) }] as const]
  })
  return new Map(found)
}

type Tools = { book: Book; context: CellContext; faults: Fault[] }

// A row with only its locked name left counts as deleted.
function parseRow(sheet: Sheet, cells: Cell[], number: number, letters: Letters, { book, context, faults }: Tools) {
  const at = (field: string) => cells[letters.get(field)?.index ?? -1] ?? null
  const own = sheet.columns.filter(({ field }) => !(sheet.isKeyOurs && sheet.key.includes(field)))
  if (own.every(({ field }) => textOf(at(field)) === '') && sheet.name !== 'Words') return null
  if (sheet.columns.every(({ field }) => textOf(at(field)) === '')) return null
  const row: Row = {}
  for (const { field, kind, name } of sheet.columns) {
    const place = letters.get(field)
    if (!place) continue
    const cell = `${place.letter}${number}`
    const fault = (words: string) => faults.push({ sheet: sheet.name, cell, words })
    row[field] = kind.empty
    if (book.formulas.has(`${sheet.name}!${cell}`)) fault('holds a formula; write what it comes to')
    else if (textOf(at(field)) === '') {
      if (kind.isRequired) fault(`"${name}" is empty`)
    } else {
      try {
        row[field] = kind.parse(at(field), context)
      } catch (error) {
        if (!(error instanceof CellFault)) throw error
        fault(error.message)
      }
    }
  }
  return row
}

/** 'Days!E14: 7 days are described, the trip says 8'. */
export const faultLine = ({ sheet, cell, words }: Fault) => `${sheet}!${cell}: ${words}`
