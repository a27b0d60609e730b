import { utcDay } from '../domain/utc-day'

export type Cell = string | number | boolean | Date | null
export type Value = string | number | boolean | null | string[] | number[]

export type CellContext = {
  titles: Map<number, string>
  nextTrip: number
  newTitles?: Map<number, string>
  photos: Map<string, string>
  /** The fault of a picture for this use, or null. Takes its address or file name. */
  pictureFault: (picture: string, use: PictureUse) => string | null
}

export type PictureUse = 'trip' | 'person' | 'vehicle' | 'programme'

export type CellType = {
  sqlType: 'text' | 'integer' | 'numeric' | 'float8' | 'boolean' | 'date' | 'text[]' | 'smallint[]' | 'float8[]'
  toCell: (value: Value, context: CellContext) => string | number | null
  parse: (cell: Cell, context: CellContext) => Value
  isRequired: boolean
  empty: Value
  /** Stored values may have more than the cell, such as a photograph's hash. */
  isMoreThanCell?: true
  /** A drop-down list: entries, or the content that its values must be in. */
  list?: readonly string[] | 'trips' | 'places'
  /** Several entries, so no drop-down list, but each must exist. */
  names?: 'places'
}

export class CellFault extends Error {}

export function cellText(cell: Cell) {
  if (cell === null) return ''
  if (cell instanceof Date) return utcDay(cell)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return String(cell)
    .replace(/_x000D_/g, '')
    .replace(/\r\n?/g, '\n')
    .trim()
}
