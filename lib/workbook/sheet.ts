import type { CellType, Value } from './cell'

export type Column = {
  name: string
  field: string
  type: CellType
  /** In characters. */
  width: number
}

export type Row = Record<string, Value>

export type Sheet = {
  name: string
  table: string
  key: string[]
  /** The site gives the key, so it is locked; a row without one is new. */
  isKeyOurs?: boolean
  columns: Column[]
  about: string
  /** A row that is taken out is withdrawn, not deleted: what visitors wrote points to it. */
  keepsRows?: true
  /** What a new row gets in fields outside the sheet. */
  newRow?: Row
  /** The field with the number of the trip. */
  tripField?: string
}

export const column = (name: string, field: string, type: CellType, width = 14): Column => ({
  name,
  field,
  type,
  width,
})

export const wide = 60

export const idColumn = (type: CellType) => column('Id', 'id', { ...type, isRequired: false }, 8)

export const rowKey = ({ key }: Sheet, row: Row) => key.map((field) => String(row[field] ?? '')).join(' / ')

export type Content = Record<string, Row[]>

export type Change = { sheet: Sheet; key: string; kind: 'added' | 'changed' | 'removed'; before?: Row; after?: Row }
