// A cell of the workbook, and what a type of cells is: how a value is written, read and checked.
import { utcDay } from '../domain/utc-day'

export type Cell = string | number | boolean | Date | null
export type Value = string | number | boolean | null | string[] | number[]

export type CellContext = {
  titles: Map<number, string>
  /** No trip has ever had this number, or one above it. */
  nextTrip: number
  /** The titles that the workbook itself gives to trips. */
  newTitles?: Map<number, string>
  /** The address of each photograph, by file name. */
  photos: Map<string, string>
  /** What is wrong with a picture for this use, or null. Takes its address or file name. */
  pictureFault: (picture: string, use: PictureUse) => string | null
}

export type PictureUse = 'trip' | 'person' | 'vehicle' | 'programme'

export type CellType = {
  sqlType: 'text' | 'integer' | 'numeric' | 'float8' | 'boolean' | 'date' | 'text[]' | 'smallint[]' | 'float8[]'
  toCell: (value: Value, context: CellContext) => string | number | null
  /** Throws CellFault. The cell is not empty. */
  parse: (cell: Cell, context: CellContext) => Value
  isRequired: boolean
  empty: Value
  /** A stored value may say more than its cell: the address of a photograph has its hash. */
  isMoreThanCell?: true
  /** A drop-down list: its entries, or the name of the content that it is made from, which a value must be in. */
  list?: readonly string[] | 'trips' | 'places'
  /** Each entry of the cell must be there, but several have no drop-down list. */
  names?: 'places'
}

/** Its message says what is wrong with the cell. */
export class CellFault extends Error {}

/** Trimmed, with one kind of line break. */
export function cellText(cell: Cell) {
  if (cell === null) return ''
  if (cell instanceof Date) return utcDay(cell)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return String(cell)
    .replace(/_x000D_/g, '')
    .replace(/\r\n?/g, '\n')
    .trim()
}
