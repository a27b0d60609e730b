// What a sheet of the workbook is.
import type { Kind, Value } from './kinds'

export type Column = {
  name: string
  /** The column of the table. */
  field: string
  kind: Kind
  /** In characters. */
  width: number
}

export type Row = Record<string, Value>

export type Sheet = {
  name: string
  table: string
  /** The fields that name a row. */
  key: string[]
  /** Whether the site gives the key, which may not be typed over; an empty one is a new row. */
  isKeyOurs?: boolean
  columns: Column[]
  /** What the sheet is for, in one sentence. */
  about: string
  /** What a new row has in fields that are not in the sheet. */
  newRow?: Row
  /** Rows that belong to the trip of this field. */
  tripField?: string
}

export const column = (name: string, field: string, kind: Kind, width = 14): Column => ({ name, field, kind, width })

/** Long texts are read in wide columns. */
export const wide = 60

/** The number of a row, which the site gives. */
export const idColumn = (kind: Kind) => column('Id', 'id', { ...kind, isRequired: false }, 8)

/** The fields of a key as one text. */
export const keyOf = ({ key }: Sheet, row: Row) => key.map((field) => String(row[field] ?? '')).join(' / ')

/** The rows of each sheet, by its name. */
export type Content = Record<string, Row[]>

export type Change = { sheet: Sheet; key: string; kind: 'added' | 'changed' | 'removed'; before?: Row; after?: Row }
