// Three-way: workbook, today's content and the content the workbook was written from.
import { createHash } from 'node:crypto'
import { type CellContext, type Change, type Content, type Row, rowKey, rowsOf, type Sheet, type Value } from './sheet'
import { sheets } from './sheets/all'

/** Changed on both sides since `base`: the row as the site has it, and as its author wants it. */
export type Conflict = { sheet: Sheet; key: string; before?: Row; after?: Row }

export type Hashes = Record<string, Record<string, string>>

// One publication compares each row up to ten times. Rows are complete before they are first compared.
const hashes = new WeakMap<Row, string>()

/** Empty cells do not count, so that a workbook from before a column was added still compares. */
export function rowHash(sheet: Sheet, row: Row) {
  const hash = hashes.get(row) ?? hashRow(sheet, row)
  hashes.set(row, hash)
  return hash
}

function hashRow({ columns }: Sheet, row: Row) {
  const filled = columns.flatMap(({ field, type }) => {
    const value = row[field] ?? type.empty
    const isEmpty = value === type.empty || (Array.isArray(type.empty) && Array.isArray(value) && value.length === 0)
    return isEmpty ? [] : [[field, value]]
  })
  return createHash('sha256').update(JSON.stringify(filled)).digest('hex').slice(0, 16)
}

export function rowHashes(content: Content): Hashes {
  return Object.fromEntries(
    sheets.map((sheet) => [
      sheet.name,
      Object.fromEntries(rowsOf(content, sheet).map((row) => [rowKey(sheet, row), rowHash(sheet, row)])),
    ]),
  )
}

/** Round trip through cells, so that tables and workbook compare equal. */
export function canonical(content: Content, context: CellContext): Content {
  const stored = { ...context, pictureFault: () => null }
  const through = (sheet: Sheet, row: Row) =>
    Object.fromEntries(
      sheet.columns.map(({ field, type }) => {
        const cell = type.toCell(row[field] ?? type.empty, context)
        if (cell === null) return [field, type.empty]
        if (type.isMoreThanCell) return [field, row[field] ?? null]
        try {
          return [field, type.parse(cell, stored)]
        } catch {
          // Tables allow some values that cells do not; validation reports them on edit.
          return [field, row[field] ?? null] as [string, Value]
        }
      }),
    )
  return Object.fromEntries(
    sheets.map((sheet) => [sheet.name, rowsOf(content, sheet).map((row) => through(sheet, row))]),
  )
}

/** Where the workbook has no such column, its rows keep what the site has; new rows have none. */
export function fillMissingColumns(mine: Content, theirs: Content) {
  for (const sheet of sheets) {
    const today = new Map(rowsOf(theirs, sheet).map((row) => [rowKey(sheet, row), row]))
    for (const row of rowsOf(mine, sheet))
      for (const { field, type } of sheet.columns)
        if (row[field] === undefined) row[field] = today.get(rowKey(sheet, row))?.[field] ?? type.empty
  }
}

/** Rows unchanged since the export (`base`) keep their state on the site. */
export function compare(mine: Content, theirs: Content, base: Hashes) {
  const changes: Change[] = []
  const conflicts: Conflict[] = []
  for (const sheet of sheets) {
    const today = new Map(rowsOf(theirs, sheet).map((row) => [rowKey(sheet, row), row]))
    const written = new Map(Object.entries(base[sheet.name] ?? {}))
    const found = new Set<string>()
    for (const after of rowsOf(mine, sheet)) {
      const key = rowKey(sheet, after)
      if (sheet.isKeyOurs && key === '') {
        changes.push({ sheet, key: 'new', kind: 'added', after })
        continue
      }
      found.add(key)
      const before = today.get(key)
      const [now, then, wanted] = [before && rowHash(sheet, before), written.get(key), rowHash(sheet, after)]
      if (wanted === now || wanted === then) continue
      if (now === then) changes.push({ sheet, key, kind: before ? 'changed' : 'added', before, after })
      else conflicts.push({ sheet, key, before, after })
    }
    for (const [key, hash] of written) {
      const before = today.get(key)
      if (found.has(key) || !before) continue
      if (rowHash(sheet, before) === hash) changes.push({ sheet, key, kind: 'removed', before })
      else conflicts.push({ sheet, key, before })
    }
  }
  return { changes, conflicts }
}

/** What has become of each row. */
export function compareContent(before: Content, after: Content) {
  const [was, is] = [withoutShared(before, after), withoutShared(after, before)]
  return compare(is, was, rowHashes(was)).changes
}

/** Rows that are the same object in both need no comparison. */
function withoutShared(content: Content, other: Content): Content {
  return Object.fromEntries(
    sheets.map((sheet) => {
      const shared = new Set(rowsOf(other, sheet))
      return [sheet.name, rowsOf(content, sheet).filter((row) => !shared.has(row))]
    }),
  )
}

const opposite = { added: 'removed', changed: 'changed', removed: 'added' } as const

/** What takes these changes back; in conflict are rows that are not as they left them. */
export function reverse(done: Change[], now: Content) {
  const changes: Change[] = []
  const conflicts: Conflict[] = []
  for (const { sheet, key, kind, before, after } of done) {
    const row = rowsOf(now, sheet).find((one) => rowKey(sheet, one) === key)
    const isAsLeft = row && after ? rowHash(sheet, row) === rowHash(sheet, after) : !row && !after
    if (isAsLeft)
      changes.push({ sheet, key, kind: opposite[kind], before: row, after: before && withAllFields(sheet, before) })
    else conflicts.push({ sheet, key })
  }
  return { changes, conflicts }
}

/** Columns that are newer than the row are empty. */
const withAllFields = ({ columns }: Sheet, row: Row): Row =>
  Object.fromEntries(columns.map(({ field, type }) => [field, row[field] ?? type.empty]))

/** Whether all rows are as they were written. `others` gives pictures that a cell cannot tell from its own. */
export function isAsWritten(mine: Content, written: Hashes, others: (picture: string) => string[]) {
  const isSame = (sheet: Sheet, row: Row, hash: string | undefined) => {
    if (rowHash(sheet, row) === hash) return true
    const pictures = sheet.columns.filter(({ type }) => type.isMoreThanCell).map(({ field }) => field)
    return pictures.some((field) =>
      others(String(row[field] ?? '')).some((picture) => rowHash(sheet, { ...row, [field]: picture }) === hash),
    )
  }
  return sheets.every((sheet) => {
    const rows = rowsOf(mine, sheet)
    const hashes = written[sheet.name] ?? {}
    const isComplete = rows.length === Object.keys(hashes).length
    return isComplete && rows.every((row) => isSame(sheet, row, hashes[rowKey(sheet, row)]))
  })
}
