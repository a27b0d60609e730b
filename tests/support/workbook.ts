// Edits a workbook as an operator does, by sheet and column names.
import { createHash } from 'node:crypto'
import readExcelFile from 'read-excel-file/node'
import { type Cell, Shown, withoutUnit } from '@/lib/publishing/sheet'
import { isExample } from '@/lib/workbook/examples'
import { columnLetter } from '@/lib/workbook/write-workbook'
import { saveWorkbook } from './save-workbook'

export type Formula = { formula: string }
type Rows = (Cell | Formula)[][]

export type Book = ReturnType<typeof workbookOf>

const mostRead = 20
const read = new Map<string, Promise<Map<string, Rows>>>()

export async function openWorkbook(bytes: Buffer) {
  const key = createHash('sha256').update(bytes).digest('hex')
  // Most tests begin with the same workbook.
  const sheets = read.get(key) ?? readSheets(bytes)
  read.set(key, sheets)
  if (read.size > mostRead) read.delete([...read.keys()][0] ?? '')
  return workbookOf(structuredClone(await sheets))
}

async function readSheets(bytes: Buffer) {
  const sheets = await readExcelFile(bytes, { trim: false })
  return new Map(sheets.map(({ sheet, data }) => [sheet, data as Rows]))
}

function workbookOf(sheets: Map<string, Rows>) {
  const rowsOf = (sheet: string) => sheets.get(sheet) ?? []
  const columnOf = (sheet: string, column: string) => {
    // Without its unit, for brevity.
    const index = rowsOf(sheet)[0]?.findIndex((head) => head === column || withoutUnit(String(head)) === column) ?? -1
    if (index < 0) throw new Error(`${sheet} has no column ${column}`)
    return index
  }
  const rowOf = (sheet: string, where: Record<string, Cell>) => {
    const index = rowsOf(sheet).findIndex(
      (row, number) =>
        number > 0 &&
        !isExample(row as Cell[]) &&
        Object.entries(where).every(([column, cell]) => row[columnOf(sheet, column)] === cell),
    )
    if (index < 0) throw new Error(`${sheet} has no row ${JSON.stringify(where)}`)
    return index
  }
  return {
    rowsOf,
    /** Such as E14. */
    cell: (sheet: string, where: Record<string, Cell>, column: string) =>
      `${columnLetter(columnOf(sheet, column))}${rowOf(sheet, where) + 1}`,
    get: (sheet: string, where: Record<string, Cell>, column: string) =>
      rowsOf(sheet)[rowOf(sheet, where)]?.[columnOf(sheet, column)] as Cell,
    set: (sheet: string, where: Record<string, Cell>, values: Record<string, Cell | Formula>) => {
      const row = rowsOf(sheet)[rowOf(sheet, where)] ?? []
      for (const [column, value] of Object.entries(values)) row[columnOf(sheet, column)] = value
    },
    /** Appends a row: a copy of `like`, if given, with these values. */
    add: (sheet: string, values: Record<string, Cell>, like?: Record<string, Cell>) => {
      const row = like ? [...(rowsOf(sheet)[rowOf(sheet, like)] ?? [])] : (rowsOf(sheet)[0] ?? []).map(() => null)
      for (const [column, value] of Object.entries(values)) row[columnOf(sheet, column)] = value
      rowsOf(sheet).push(row)
      return rowsOf(sheet).length
    },
    remove: (sheet: string, where: Record<string, Cell>) => rowsOf(sheet).splice(rowOf(sheet, where), 1),
    /** A trip with everything of it. */
    removeTrip: (id: number) => {
      const name = `${id} ${rowsOf('Trips')[rowOf('Trips', { Id: id })]?.[columnOf('Trips', 'Title')]}`
      rowsOf('Trips').splice(rowOf('Trips', { Id: id }), 1)
      for (const sheet of ['Days', 'Stops', 'Prices', 'Charges', 'Suits', 'Pictures'])
        sheets.set(
          sheet,
          rowsOf(sheet).filter(([trip]) => trip !== name),
        )
    },
    removeSheet: (sheet: string) => sheets.delete(sheet),
    copy: () => workbookOf(structuredClone(sheets)),
    save: () => save(sheets),
  }
}

function save(sheets: Map<string, Rows>) {
  const cells = [...sheets].map(([sheet, rows]) => [sheet, rows.map((row) => Array.from(row, toPlain))] as const)
  return saveWorkbook(new Map(cells))
}

function toPlain(cell: Cell | Formula | undefined) {
  if (cell instanceof Shown) throw new Error('No cell of this kind can be written')
  return cell
}
