import 'server-only'
import { createHash } from 'node:crypto'
import writeExcelFile, { type Cell as XlsxCell } from 'write-excel-file/node'
import { tripLabel } from '../publishing/cell-types'
import type { Hashes } from '../publishing/compare'
import {
  type CellContext,
  type CellType,
  type Column,
  type Content,
  type Row,
  rowsOf,
  type Sheet,
} from '../publishing/sheet'
import { sheets } from '../publishing/sheets/all'
import { lodges } from '../publishing/sheets/lodges'
import { places } from '../publishing/sheets/places'
import { trips } from '../publishing/sheets/trips'
import { exampleCells } from './examples'
import { bigChangesLabel, describeSheet, type HowToRow, howToRows } from './how-to'

export const stateSheet = 'State'
const listsSheet = 'Lists'

/** Those without content. */
export const ownSheets = ['How to', stateSheet, listsSheet]

// Extra rows with drop-down lists.
const spare = 300
const head = { fontWeight: 'bold', backgroundColor: '#F2B134', wrap: true, alignVertical: 'center' } as const
const exampleStyle = { backgroundColor: '#F1F1F1', textColor: '#777777', fontStyle: 'italic' } as const
const body = { wrap: true, alignVertical: 'top' } as const

export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26) - 1
  return `${rest >= 0 ? columnLetter(rest) : ''}${String.fromCharCode(65 + (index % 26))}`
}

/** Changes when an upgrade changes what a new workbook looks like or says about itself. */
export function layoutHash() {
  const layout = sheets.map((sheet) => [
    ...[sheet.name, describeSheet(sheet), sheet.columns.map(({ name }) => name)],
    exampleCells(sheet),
  ])
  return createHash('sha256')
    .update(JSON.stringify([layout, howToRows('', 0)]))
    .digest('hex')
    .slice(0, 16)
}

/** `hashes`: the state the workbook was written from. */
export async function writeWorkbook(content: Content, hashes: Hashes, context: CellContext) {
  const lists = new Map<string, readonly string[]>()
  const formulaSource = (list: NonNullable<CellType['list']>) => {
    const entries = typeof list === 'string' ? toEntries(list, content) : list
    const name = entries.join('|')
    lists.set(name, entries)
    const letter = columnLetter([...lists.keys()].indexOf(name))
    return `${listsSheet}!$${letter}$1:$${letter}$${entries.length}`
  }
  const howTo = howToRows(new Date().toISOString(), context.nextTrip)
  const extras: SheetExtras[] = [
    { dropDowns: [bigChangesList(howTo)] },
    ...sheets.map((sheet) => toExtras(sheet, rowsOf(content, sheet), formulaSource)),
    { dropDowns: [], isProtected: true },
    { dropDowns: [], isProtected: true },
  ]
  const state = Object.entries({ ...hashes, [stateSheet]: { layout: layoutHash() } }).flatMap(([sheet, rows]) =>
    Object.entries(rows).map(([key, hash]) => [textCell(sheet), textCell(key), textCell(hash)]),
  )
  const listRows = Array.from({ length: Math.max(...[...lists.values()].map(({ length }) => length)) }, (_, row) =>
    [...lists.values()].map((entries) => textCell(entries[row] ?? null)),
  )
  const workbook = writeExcelFile(
    [
      { sheet: 'How to', data: howTo.map(howToRow), columns: [{ width: 34 }, { width: 100 }] },
      ...sheets.map((sheet) => ({
        sheet: sheet.name,
        data: [
          sheet.columns.map(({ name }) => ({ ...head, height: 48, value: name })),
          toExampleCells(sheet),
          ...rowsOf(content, sheet).map((row) => toCells(sheet, row, context)),
        ],
        columns: sheet.columns.map(({ width }) => ({ width })),
        stickyRowsCount: 1,
        stickyColumnsCount: Math.min(2, sheet.columns.length - 1),
      })),
      { sheet: stateSheet, data: [['Sheet', 'Key', 'Hash'].map(textCell), ...state] },
      { sheet: listsSheet, data: listRows },
    ],
    { fontFamily: 'Calibri', fontSize: 11, features: [extrasFeature(extras)] },
  )
  return workbook.toBuffer()
}

// Text that begins with = must not become a formula.
const textCell = (value: string | null) => (value === null ? null : { value, type: String, format: '@' as const })

// Up to six lines. Not every program sizes wrapped rows.
function rowHeight(values: (string | number | null)[], widths: number[]) {
  const linesIn = (value: string | number | null, width: number) =>
    String(value ?? '')
      .split('\n')
      .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / width)), 0)
  const most = Math.max(...values.map((value, index) => linesIn(value, widths[index] ?? 10)))
  return 2 + 15 * Math.min(most, 6)
}

function toCells({ columns, key, isKeyOurs }: Sheet, row: Row, context: CellContext): XlsxCell[] {
  const values = columns.map(({ field, type }) => type.toCell(row[field] ?? type.empty, context))
  const widths = columns.map(({ width }) => width)
  const style = { ...body, height: rowHeight(values, widths) }
  return columns.map(({ field, type }, index) => {
    const value = values[index] ?? null
    const grey = isKeyOurs && key.includes(field) ? { backgroundColor: keyFill } : {}
    if (typeof value === 'number') return { ...style, ...grey, value }
    if (isText(type) && value === null)
      return { ...style, ...grey, type: String, format: '@', value: undefined } as XlsxCell
    if (value === null) return { ...style, ...grey, value: undefined }
    if (type.sqlType === 'date')
      return { ...style, value: new Date(value), type: Date, format: 'yyyy-mm-dd' } as XlsxCell
    return { ...style, ...grey, ...textCell(value) } as XlsxCell
  })
}

function toExampleCells(sheet: Sheet): XlsxCell[] {
  const values = exampleCells(sheet)
  const widths = sheet.columns.map(({ width }) => width)
  const style = { ...body, height: rowHeight(values, widths), ...exampleStyle }
  return values.map((value): XlsxCell => {
    if (typeof value === 'number') return { ...style, value }
    return value === null ? { ...style, value: undefined } : ({ ...style, ...textCell(value) } as XlsxCell)
  })
}

// Months, ranges and trips are words to a spreadsheet too.
const isText = ({ sqlType, list }: CellType) => sqlType.includes('[]') || sqlType === 'text' || list !== undefined

function howToRow([label, value]: HowToRow): XlsxCell[] {
  if (value === null)
    return [
      { ...head, value: label },
      { ...head, value: undefined },
    ]
  const height = rowHeight([label, value], [34, 100])
  return [{ ...body, value: label, fontWeight: 'bold', height }, { ...body, ...textCell(value) } as XlsxCell]
}

const toEntries = (name: 'trips' | 'places' | 'lodges', content: Content) =>
  name === 'trips'
    ? rowsOf(content, trips).map(({ id, title }) => tripLabel(Number(id), String(title)))
    : rowsOf(content, name === 'places' ? places : lodges).map(({ id }) => String(id))

function toExtras(
  { columns, key, isKeyOurs }: Sheet,
  rows: Row[],
  formulaSource: (list: NonNullable<CellType['list']>) => string,
): SheetExtras {
  const dropDowns = columns.flatMap(({ type: { list } }, index) => {
    if (!list) return []
    const range = `${columnLetter(index)}2:${columnLetter(index)}${rows.length + 2 + spare}`
    return [{ range, source: formulaSource(list), isLoose: typeof list === 'string' }]
  })
  const keys = isKeyOurs && rows.length > 0 ? columns.filter(({ field }) => key.includes(field)) : []
  const guarded = keys.map((column) => columnLetter(columns.indexOf(column)))
  return { dropDowns, guards: guarded.map((letter) => `${letter}3:${letter}${rows.length + 2}`) }
}

function bigChangesList(howTo: HowToRow[]) {
  const row = howTo.findIndex(([label]) => label === bigChangesLabel) + 1
  return { range: `B${row}`, source: '"yes,no"', isLoose: false }
}

// write-excel-file does not export this type.
type Feature = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number]

const keyFill = '#E6E0D2'

type DropDown = { range: string; source: string; isLoose: boolean }

/**
 * What write-excel-file leaves to features, as it does hidden sheets. Where guarded cells are changed the spreadsheet
 * asks first: locked ones would keep their rows from being deleted.
 */
type SheetExtras = { dropDowns: DropDown[]; guards?: string[]; isProtected?: boolean }

const hidden = new RegExp(`<sheet (?=[^>]*\\bname="(?:${stateSheet}|${listsSheet})")`, 'g')

const protection = '<sheetProtection sheet="1" objects="1" scenarios="1"/>'

function dropDownXml({ range, source, isLoose }: DropDown) {
  const how = `type="list" allowBlank="1" showErrorMessage="1" ${isLoose ? 'errorStyle="warning" ' : ''}`
  const error = 'errorTitle="Not in the list" error="Choose one from the list."'
  return `<dataValidation ${how}${error} sqref="${range}"><formula1>${source}</formula1></dataValidation>`
}

function guardXml(range: string) {
  const error = 'errorTitle="A grey cell" error="It identifies the row. Leave it as it is, or delete the whole row."'
  return `<dataValidation type="custom" allowBlank="1" showErrorMessage="1" errorStyle="warning" ${error} sqref="${range}"><formula1>FALSE</formula1></dataValidation>`
}

function extrasXml({ dropDowns, guards = [], isProtected }: SheetExtras) {
  const rules = [...guards.map(guardXml), ...dropDowns.map(dropDownXml)]
  const count = `<dataValidations count="${rules.length}">`
  return `${isProtected ? protection : ''}${rules.length > 0 ? `${count}${rules.join('')}</dataValidations>` : ''}`
}

function extrasFeature(extras: SheetExtras[]): Feature {
  let textStyle = ''
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            // The first sheet is How to, whose texts have the style of all texts.
            textStyle ||= /<c r="B\d+" s="(\d+)" t="s">/.exec(xml)?.[1] ?? ''
            const formatted = formatColumns(xml, sheets[sheetIndex - 1]?.columns ?? [], textStyle)
            return formatted.replace(
              '</sheetData>',
              `</sheetData>${extrasXml(extras[sheetIndex] ?? { dropDowns: [] })}`,
            )
          },
        },
        'xl/workbook.xml': {
          transform: (xml) => xml.replace(hidden, '<sheet state="hidden" '),
        },
      },
    },
  }
}

/** Below the last row the format of a column decides what a spreadsheet makes of typed text. */
function formatColumns(xml: string, columns: Column[], textStyle: string) {
  let index = 0
  return xml.replace(/<col (?=[^>]*\bmin=)/g, (tag) => {
    const type = columns[index]?.type
    index += 1
    return type && isText(type) ? `${tag}style="${textStyle}" ` : tag
  })
}
