// What was changed at the desk and is not on the site yet: cells as they were typed, sound or not.
import 'server-only'
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { type Db, db } from '../platform/db'
import { isLockTimeout } from '../platform/unavailable'
import { checkContent } from './check'
import { compareContent } from './compare'
import { withoutPartsOfDeleted } from './references'
import {
  type CellContext,
  CellFault,
  type Change,
  type Column,
  type Content,
  type Proposal,
  type Row,
  rowKey,
  rowsOf,
  type Sheet,
  type Value,
} from './sheet'
import { sheets } from './sheets/all'
import { trips } from './sheets/trips'
import { type Site, toContext } from './site'
import { sheetNamed, thingOf } from './things'

/** `was`: what the site said when it was first typed. */
export type DraftCell = { text: string; was: string; who: string }
export type DraftKind = 'changed' | 'added' | 'removed'
export type Draft = {
  id: number
  sheet: Sheet
  /** Of the row on the site; of an added one `new:` and a number. */
  key: string
  kind: DraftKind
  cells: Record<string, DraftCell>
  who: string
  updatedAt: Date
  publishAt: Date | null
}

const storedKind = z.enum(['changed', 'added', 'removed'])
const storedCell = z.object({ text: z.string(), was: z.string(), who: z.string() })
const storedCells = z.record(z.string(), z.unknown())

/** Texts of a sheet or of fields that this version of the site does not have. */
export type UnreadDraft = { id: number; sheet: string; key: string; texts: string[] }

const draftsLock = 710_016

/** One after the other, until the end of the transaction. */
export const lockDrafts = (tx: Db) => tx.$queryRaw`SELECT pg_advisory_xact_lock(${draftsLock})::text`

const longestWait = 15_000 // ms

/** A publication may take longer than one waits for a lock. */
export async function untilUnlocked<Result>(run: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + longestWait
  for (;;)
    try {
      return await run()
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > end) throw error
    }
}

/** Key of a row that is not on the site yet. */
export const isNewKey = (key: string) => key.startsWith('new:')

/** Open ones, or those that are planned for this moment; unread ones are kept too. */
export async function readDrafts(publishAt: Date | null = null, tx: Db = db()) {
  const rows = await tx.contentDraft.findMany({ where: { publishAt }, orderBy: { id: 'asc' } })
  const drafts: Draft[] = []
  const unread: UnreadDraft[] = []
  for (const { sheet: name, kind, cells, ...row } of rows) {
    const sheet = sheetNamed(name)
    const { known, others } = readCells(sheet, cells)
    const texts = Object.entries(others).map(
      ([field, { text, ...cell }]) => `${field}: ${text ?? JSON.stringify(cell)}`,
    )
    if (!sheet || texts.length > 0) unread.push({ id: row.id, sheet: name, key: row.key, texts })
    const isEmpty = kind === 'changed' && Object.keys(known).length === 0
    if (sheet && !isEmpty) drafts.push({ ...row, sheet, kind: storedKind.parse(kind), cells: known })
  }
  return { drafts, unread }
}

/** Those of fields that the sheet has, and what else is stored. */
export function readCells(sheet: Sheet | undefined, stored: unknown) {
  const known: Draft['cells'] = {}
  const others: Record<string, { text?: string }> = {}
  for (const [field, cell] of Object.entries(storedCells.parse(stored))) {
    const { data } = storedCell.safeParse(cell)
    if (data && sheet?.columns.some((column) => column.field === field)) known[field] = data
    else others[field] = cell as { text?: string }
  }
  return { known, others }
}

/** Of a draft as it was looked at: another one as soon as it is changed. */
export const draftStamp = ({ id, kind, cells }: Draft) =>
  `${id}.${createHash('sha256')
    .update(JSON.stringify([kind, cells]))
    .digest('base64url')
    .slice(0, 22)}`

/** A value as a form has it. Of a picture the whole address, since several have the same name; of a trip its number. */
export const toText = ({ type }: Column, value: Value | undefined, context: CellContext) =>
  type.isMoreThanCell || type.list === 'trips'
    ? String(value ?? '')
    : String(type.toCell(value ?? type.empty, context) ?? '')

/** Throws CellFault. */
function fromText({ type }: Column, text: string, context: CellContext) {
  if (text.trim() !== '') return type.parse(text.trim(), context)
  if (type.isRequired) throw new CellFault('is needed')
  return type.empty
}

export type DraftFault = {
  sheet: Sheet
  /** Of the draft, or of the row on the site. */
  key: string
  field: string
  problem: string
  /** Sent on purpose, or changed on the site since it was typed. */
  reason?: 'needs-yes' | 'changed'
}

export type Applied = {
  content: Content
  changes: Change[]
  faults: DraftFault[]
  /** Of its draft, or its own. */
  keyOf: (sheet: Sheet, row: Row) => string
}

/** The site as it will be with these drafts, and what keeps it from that. */
export function applyDrafts(site: Site, drafts: Draft[]): Applied {
  const numbers = numberTrips(site, drafts)
  const context = { ...toContext(site), newTitles: titlesOf(drafts, numbers) }
  const newIds = new Map<string, string>()
  const keys = new WeakMap<Row, string>()
  const found: (DraftFault & { row?: Row })[] = []

  function applyTo(site: Row, draft: Draft) {
    const row = { ...site }
    keys.set(row, draft.key)
    const number = numbers.get(draft.key)
    const { owner } = thingOf(draft.sheet)
    for (const column of draft.sheet.columns) {
      const cell = draft.cells[column.field]
      const text = column.field === owner ? newIds.get(cell?.text ?? '') : column.field === 'id' ? number : undefined
      const problem = applyCell(row, column, draft, context, cell && { ...cell, text: text ?? cell.text })
      if (problem) found.push({ sheet: draft.sheet, key: draft.key, field: column.field, row, ...problem })
    }
    if (isNewKey(draft.key) && row.id) newIds.set(draft.key, String(row.id))
    return row
  }

  const content = Object.fromEntries(
    sheets.map((sheet) => {
      const open = new Map(drafts.filter((one) => one.sheet === sheet).map((draft) => [draft.key, draft]))
      const kept = rowsOf(site.content, sheet).flatMap((row) => {
        const draft = open.get(rowKey(sheet, row))
        if (!draft) return [row]
        open.delete(draft.key)
        // One that is back on the site meanwhile is changed there.
        return draft.kind === 'removed' ? [] : [applyTo(row, { ...draft, kind: 'changed' })]
      })
      const left = [...open.values()]
      for (const { key } of left.filter(({ kind }) => kind === 'changed'))
        found.push({
          sheet,
          key,
          field: lastKey(sheet),
          problem: 'was taken off the site meanwhile',
          reason: 'changed',
        })
      const added = left.filter(({ kind }) => kind === 'added')
      return [sheet.name, [...kept, ...added.map((draft) => applyTo(emptyRow(sheet), draft))]]
    }),
  )

  const keyOf = (sheet: Sheet, row: Row) => keys.get(row) ?? rowKey(sheet, row)
  const isSound: Proposal['isSound'] = (row, ...fields) =>
    !found.some((fault) => fault.row === row && fields.includes(fault.field) && fault.reason !== 'changed')
  const isWhole: Proposal['isWhole'] = (sheet, ...fields) =>
    rowsOf(content, sheet).every((row) => isSound(row, ...fields))
  const whole = withoutPartsOfDeleted({ content, isSound, isWhole }, site.content)
  const related = checkContent(
    { content: whole.content, isSound, isWhole },
    { today: site.today, taken: site.taken, before: site.content, allowsBigChanges: false },
  )
  return {
    content: whole.content,
    changes: compareContent(site.content, whole.content),
    faults: [
      ...found.filter(({ row }) => !row || !whole.left.has(row)).map(({ row: _, ...fault }) => fault),
      ...related.map(({ row, twin: _, ...fault }) => ({ ...fault, key: keyOf(fault.sheet, row) })),
    ],
    keyOf,
  }
}

const lastKey = ({ key }: Sheet) => key.at(-1) ?? ''

const emptyRow = ({ columns }: Sheet): Row => Object.fromEntries(columns.map(({ field, type }) => [field, type.empty]))

const isNewTrip = ({ sheet, kind }: Draft) => sheet === trips && kind === 'added'

/** The numbers of new trips by their keys: others than in their drafts where the site has used those meanwhile. */
function numberTrips({ titles, nextTrip }: Site, drafts: Draft[]) {
  const used = new Set(titles.keys())
  const numbers = new Map<string, string>()
  for (const { key, cells } of drafts.filter((draft) => isNewTrip(draft) && isNewKey(draft.key))) {
    let number = Number(cells.id?.text) || nextTrip
    while (used.has(number)) number++
    used.add(number)
    numbers.set(key, String(number))
  }
  return numbers
}

const titlesOf = (drafts: Draft[], numbers: Map<string, string>) =>
  new Map(
    drafts
      .filter(isNewTrip)
      .map(({ key, cells }) => [Number(numbers.get(key) ?? cells.id?.text), cells.title?.text ?? '']),
  )

/** Into the row, if it can be read. Returns what is wrong with it. */
function applyCell(row: Row, column: Column, { sheet, kind }: Draft, context: CellContext, cell?: DraftCell) {
  const { field, type } = column
  // The site numbers new rows that have no number of their own.
  const isOurs = sheet.isKeyOurs && sheet.key.includes(field)
  if (!cell && (kind === 'changed' || isOurs || !type.isRequired)) return null
  const now = toText(column, row[field], context)
  try {
    row[field] = fromText(column, cell?.text ?? '', context)
  } catch (error) {
    if (!(error instanceof CellFault)) throw error
    return { problem: error.message }
  }
  const isOverwritten = cell && kind === 'changed' && now !== cell.was && now !== cell.text
  return isOverwritten
    ? {
        problem: `was changed on the site meanwhile; it says ${now ? `"${shorten(now)}"` : 'nothing'} now`,
        reason: 'changed' as const,
      }
    : null
}

const longestShown = 70
const shorten = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text)
