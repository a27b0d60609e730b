// Walks the XML of an .xlsx file (ECMA-376, also in its strict form) and keeps what its author sees in each cell.
import { Parser } from 'saxen'
import { type Cell, Shown } from '../publishing/sheet'
import { builtInFormat, toShownCell } from './number-format'
import { columnLetter } from './write-workbook'

export type Files = Record<string, Uint8Array>

export type CellSheet = {
  /** By row and column. Sparse. */
  rows: Cell[][]
  /** Addresses such as B5. */
  formulas: Set<string>
  /** Ranges such as A2:A5. */
  merged: string[]
  /** What lies above the cells or hangs on them. */
  extras: { kind: 'picture' | 'chart' | 'drawing' | 'comment'; cell: string }[]
}

export class NotReadable extends Error {}
export class TooMuchWork extends Error {}

// Elements, attributes, places that are passed over, and several for what is kept. A hundred trips take half of them.
const mostSteps = 3_000_000
const stepsToKeep = 5
const bytesPerStep = 32
// A cell of Excel has room for 32,767 characters, one of Google for 50,000.
const longestText = 50_000
const lastRow = 1_048_576
const lastColumn = 16_384
const piece = 65_536

type Visitor = {
  open?: (name: string, attributes: Record<string, string>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

type Reader = { file: (part: string) => Uint8Array | undefined; spend: (steps: number) => void }

/** Every part is read once, whatever names it, and all of them share one bound on work. */
function readerOf(files: Files): Reader {
  const taken = new Set<string>()
  let steps = 0
  const spend = (more: number) => {
    steps += more
    if (!(steps <= mostSteps)) throw new TooMuchWork()
  }
  const file = (part: string) => {
    const found = files[part]
    if (!found) return undefined
    if (taken.has(part)) throw new NotReadable(`${part} is named twice`)
    taken.add(part)
    spend(found.length / bytesPerStep)
    return found
  }
  return { file, spend }
}

/** Elements and attributes come without their prefixes. In pieces, because a sheet may have 50 MB. */
function walk(reader: Reader, part: string, { open, close, text }: Visitor) {
  const file = reader.file(part)
  if (!file) return
  const parser = new Parser()
  parser.on('error', (error) => {
    throw new NotReadable(error.message)
  })
  parser.on('openTag', (name, attributes, decode) => {
    reader.spend(1)
    if (!open) return
    const found = Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)])
    reader.spend(found.length)
    open(local(name), Object.fromEntries(found))
  })
  parser.on('closeTag', (name) => close?.(local(name)))
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)))
    parser.on('cdata', text)
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for (let start = 0; start < file.length; start += piece)
    parser.write(decoder.decode(file.subarray(start, start + piece), { stream: true }))
  parser.write(decoder.decode())
  parser.end()
}

/** Throws NotReadable for what is no workbook, and TooMuchWork for what takes far more than any of ours. */
export function readCells(files: Files): Map<string, CellSheet> {
  const reader = readerOf(files)
  const found: [name: string, target: string][] = []
  let startsIn1904 = false
  const targets = relationsOf(reader, 'xl/workbook.xml')
  walk(reader, 'xl/workbook.xml', {
    open: (name, { date1904, name: sheet = '', id = '' }) => {
      if (name === 'workbookPr') startsIn1904 = date1904 === '1' || date1904 === 'true'
      if (name === 'sheet') found.push([sheet, targets.get(id)?.target ?? ''])
    },
  })
  if (found.length === 0) throw new NotReadable('no sheets')
  const partOf = (type: string) => [...targets.values()].find((one) => one.type === type)?.target ?? ''
  const book = {
    strings: readStrings(reader, partOf('sharedStrings')),
    formats: readFormats(reader, partOf('styles')),
    startsIn1904,
  }
  return new Map(
    found.map(([name, target]) => [name, { ...readSheet(reader, target, book), extras: readExtras(reader, target) }]),
  )
}

function relationsOf(reader: Reader, part: string) {
  const relations = new Map<string, { type: string; target: string }>()
  walk(reader, part.replace(/([^/]+)$/, '_rels/$1.rels'), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      const target = new URL(Target, `file:///${part}`).pathname.slice(1)
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: decodeURIComponent(target) })
    },
  })
  return relations
}

const decodeEscapes = (text: string) =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

// Phonetic runs (rPh) are a reading aid beside the text.
function textCollector() {
  let isText = false
  let phonetics = 0
  let collected = ''
  return {
    open: (name: string) => {
      if (name === 'rPh') phonetics += 1
      if (name === 't') isText = phonetics === 0
    },
    close: (name: string) => {
      if (name === 'rPh') phonetics -= 1
      if (name === 't') isText = false
    },
    text: (part: string) => {
      if (isText) collected += part
    },
    take: () => {
      const text = decodeEscapes(collected)
      collected = ''
      return text
    },
  }
}

function readStrings(reader: Reader, part: string) {
  const strings: string[] = []
  const collector = textCollector()
  walk(reader, part, {
    ...collector,
    close: (name) => {
      collector.close(name)
      if (name === 'si') strings.push(collector.take())
    },
  })
  return strings
}

/** The number format of each style of a cell. */
function readFormats(reader: Reader, part: string) {
  const own = new Map<number, string>()
  const formats: string[] = []
  let isOfCells = false
  walk(reader, part, {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'cellXfs') isOfCells = true
      if (name === 'numFmt') own.set(Number(numFmtId), formatCode ?? '')
      if (name === 'xf' && isOfCells) formats.push(own.get(Number(numFmtId)) ?? builtInFormat(Number(numFmtId ?? 0)))
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}

type Open = { row: number; column: number; type: string; format: string; value: string }

type BookParts = { strings: string[]; formats: string[]; startsIn1904: boolean }

function readSheet(reader: Reader, part: string, book: BookParts): Omit<CellSheet, 'extras'> {
  const sheet: Omit<CellSheet, 'extras'> = { rows: [], formulas: new Set(), merged: [] }
  const collector = textCollector()
  let row = 0
  let column = 0
  let cell: Open | null = null
  let isValue = false
  const ranges = new Set<string>()
  walk(reader, part, {
    open: (name, attributes) => {
      const { r = '', s, t = 'n', ref = '' } = attributes
      if (name === 'row') {
        row = r ? Number(r) : row + 1
        column = 0
      } else if (name === 'c') {
        const [, letters = '', number = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(r) ?? []
        column = letters ? columnNumber(letters) : column + 1
        if (number) row = Number(number)
        if (!(row >= 1 && row <= lastRow && column <= lastColumn)) throw new NotReadable(`no cell ${r}`)
        cell = { row, column, type: t, format: book.formats[Number(s ?? 0)] ?? 'General', value: '' }
      } else if (name === 'mergeCell') {
        reader.spend(stepsToKeep)
        sheet.merged.push(ref)
      } else if (!cell) return
      else if (name === 'f') {
        reader.spend(stepsToKeep)
        sheet.formulas.add(`${columnLetter(cell.column - 1)}${cell.row}`)
        // A formula of many cells may be written at the first only.
        if (attributes.t === 'array' || attributes.t === 'dataTable') ranges.add(ref)
      } else if (name === 'v') isValue = true
      else collector.open(name)
    },
    close: (name) => {
      if (name === 'v') isValue = false
      else if (name === 'c' && cell) {
        const value = toCell(cell, collector.take(), book)
        if (value !== null) {
          const cells = sheet.rows[cell.row - 1] ?? []
          // What goes through all rows and cells passes over the empty ones too.
          reader.spend(
            Math.max(0, cell.row - sheet.rows.length) + Math.max(0, cell.column - cells.length) + stepsToKeep,
          )
          sheet.rows[cell.row - 1] = cells
          cells[cell.column - 1] = value
        }
        cell = null
      } else collector.close(name)
    },
    text: (text) => {
      if (cell && isValue) cell.value += text
      else collector.text(text)
    },
  })
  for (const range of ranges) for (const address of cellsIn(range, sheet.rows, reader)) sheet.formulas.add(address)
  return sheet
}

type Extra = CellSheet['extras'][number]

/** Once a cell and kind: a picture may have several parts, and Excel writes a comment twice. */
function readExtras(reader: Reader, part: string): Extra[] {
  const found = new Map<string, Extra>()
  const add = (kind: Extra['kind'], cell: string) => found.set(`${kind} ${cell}`, { kind, cell })
  for (const { type, target } of relationsOf(reader, part).values()) {
    if (type === 'drawing') readDrawing(reader, target, add)
    if (type === 'image') add('picture', 'A1')
    if (type === 'comments' || type === 'threadedComment')
      walk(reader, target, {
        open: (name, { ref = 'A1' }) => {
          if (name === 'comment' || name === 'threadedComment') add('comment', ref)
        },
      })
  }
  return [...found.values()]
}

function readDrawing(reader: Reader, part: string, add: (kind: Extra['kind'], cell: string) => void) {
  let kind: Extra['kind'] = 'drawing'
  let position: 'row' | 'col' | null = null
  let from = { row: '', col: '' }
  let isFrom = false
  walk(reader, part, {
    open: (name) => {
      if (name.endsWith('Anchor')) {
        kind = 'drawing'
        from = { row: '', col: '' }
      }
      if (name === 'from') isFrom = true
      position = isFrom && (name === 'row' || name === 'col') ? name : null
      if (name === 'pic') kind = 'picture'
      if (name === 'graphicFrame') kind = 'chart'
    },
    close: (name) => {
      if (name === 'from') isFrom = false
      position = null
      if (name.endsWith('Anchor')) add(kind, `${columnLetter(Number(from.col))}${Number(from.row) + 1}`)
    },
    text: (text) => {
      if (position) from[position] += text
    },
  })
}

function toCell({ type, format, value }: Open, text: string, { strings, startsIn1904 }: BookParts): Cell {
  const { length } = type === 's' ? (strings[Number(value)] ?? '') : value
  if (Math.max(length, text.length) > longestText) throw new NotReadable('a cell is too long')
  if (type === 'inlineStr') return text === '' ? null : text
  if (value === '') return null
  if (type === 's') return strings[Number(value)] || null
  if (type === 'str') return decodeEscapes(value)
  if (type === 'b') return value === '1' || value === 'true'
  if (type === 'e') return new Shown('error', 0, value)
  if (type === 'd') return dayOfIso(value)
  const number = Number(value)
  if (!Number.isFinite(number)) throw new NotReadable(`no number ${value}`)
  return toShownCell(number, format, startsIn1904)
}

function dayOfIso(value: string) {
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? new Shown('time', 0, value) : day
}

const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** The filled cells of a range. */
function cellsIn(range: string, rows: Cell[][], { spend }: Reader) {
  const [, fromLetters = '', from = '', toLetters = '', to = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? []
  const [first, last] = [columnNumber(fromLetters), columnNumber(toLetters)]
  const found: string[] = []
  for (let row = Number(from); row >= 1 && row <= Math.min(Number(to), rows.length); row += 1) {
    const cells = rows[row - 1] ?? []
    spend(1 + cells.length)
    cells.forEach((_, column) => {
      if (column + 1 >= first && column + 1 <= last) found.push(`${columnLetter(column)}${row}`)
    })
  }
  return found
}
