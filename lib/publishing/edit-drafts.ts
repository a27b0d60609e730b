// What a colleague types at the desk, kept as drafts. Nobody locks anything: who typed last is told what the other wrote.
import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { Prisma } from '../../prisma/generated/client'
import { type Db, db } from '../platform/db'
import { NotFoundError } from '../platform/errors'
import { applyDrafts, type Draft, readDrafts, toText } from './drafts'
import { readingContent } from './publish'
import { type CellContext, type Column, type Row, rowKey, rowsOf, type Sheet } from './sheet'
import { extensions, trips } from './sheets/trips'
import { type Site, toContext } from './site'
import { orderField, type Thing, thingOf } from './things'

/** One field as its form has it. `seen`: `hashText` of what the form showed. */
export type Edit = { sheet: Sheet; key: string; field: string; text: string; seen: string }
/** Somebody else has changed the field since the form was opened. */
export type Clash = { sheet: Sheet; key: string; field: string; theirs: string; who: string }

export const hashText = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

type Work = { tx: Db; site: Site; drafts: Draft[]; who: string; context: CellContext }

const draftsLock = 710_016

/** One colleague after the other; the site, which takes longest to read, before it is one's turn. */
async function inDrafts<Result>(who: string, work: (work: Work) => Promise<Result>): Promise<Result> {
  const site = await readingContent(async (found) => found)
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${draftsLock})::text`
    const { drafts } = await readDrafts(null, tx)
    return work({ tx, site, drafts, who, context: toContext(site) })
  })
}

const draftOf = ({ drafts }: Work, sheet: Sheet, key: string) =>
  drafts.find((draft) => draft.sheet === sheet && draft.key === key)

const siteRow = ({ site }: Work, sheet: Sheet, key: string) =>
  rowsOf(site.content, sheet).find((row) => rowKey(sheet, row) === key)

/** What the site says in this field, and what the draft makes of it. */
function textsOf(work: Work, sheet: Sheet, key: string, column: Column) {
  const draft = draftOf(work, sheet, key)
  const row = siteRow(work, sheet, key)
  const ofSite = row && draft?.kind !== 'added' ? toText(column, row[column.field], work.context) : ''
  return { ofSite, current: draft?.cells[column.field]?.text ?? ofSite, by: draft?.cells[column.field]?.who ?? '' }
}

/** Stores what was typed; a field that somebody else has changed meanwhile stays theirs and is returned. */
export function saveEdits(edits: Edit[], who: string): Promise<Clash[]> {
  return inDrafts(who, async (work) => {
    const clashes: Clash[] = []
    for (const { sheet, key, field, text: typed, seen } of edits) {
      const column = sheet.columns.find((one) => one.field === field)
      if (!column) continue
      const text = typed.replace(/\r\n?/g, '\n')
      const { ofSite, current, by } = textsOf(work, sheet, key, column)
      if (text === current || hashText(text) === seen) continue
      const isFresh = hashText(current) === seen || by === who
      if (isFresh) await setCells(work, sheet, key, { [field]: text === ofSite ? null : text })
      else clashes.push({ sheet, key, field, theirs: current, who: by })
    }
    return clashes
  })
}

/** Null puts a field back. A draft that says what the site says is none. */
async function setCells(work: Work, sheet: Sheet, key: string, texts: Record<string, string | null>) {
  const { who } = work
  const known = draftOf(work, sheet, key)
  if (!known && !siteRow(work, sheet, key)) throw new NotFoundError('This is not on the site any more.')
  const cells = { ...known?.cells }
  for (const column of sheet.columns) {
    const text = texts[column.field]
    if (text === undefined) continue
    if (text === null) delete cells[column.field]
    else cells[column.field] = { text, was: textsOf(work, sheet, key, column).ofSite, who }
  }
  await store(work, { sheet, key, kind: known?.kind ?? 'changed', cells })
}

type Stored = Pick<Draft, 'sheet' | 'key' | 'kind' | 'cells'>

async function store(work: Work, { sheet, key, kind, cells }: Stored) {
  const { tx, drafts, who } = work
  const known = draftOf(work, sheet, key)
  const isNothing = kind === 'changed' && Object.keys(cells).length === 0
  if (known) drafts.splice(drafts.indexOf(known), 1)
  if (isNothing) {
    if (known) await tx.contentDraft.delete({ where: { id: known.id } })
    return
  }
  const data = { sheet: sheet.name, key, kind, cells: cells as Prisma.InputJsonObject, who, updatedAt: new Date() }
  const { id, updatedAt, publishAt } = known
    ? await tx.contentDraft.update({ where: { id: known.id }, data })
    : await tx.contentDraft.create({ data })
  drafts.push({ id, sheet, key, kind, cells, who, updatedAt, publishAt })
}

/** Into a field, whatever it says now. */
export const setField = (sheet: Sheet, key: string, field: string, text: string, who: string) =>
  inDrafts(who, (work) => setCells(work, sheet, key, { [field]: text }))

/** The field, or all of the row, says again what the site says. */
export function putBack(sheet: Sheet, key: string, field: string | undefined, who: string) {
  return inDrafts(who, async (work) => {
    const draft = draftOf(work, sheet, key)
    if (!draft) return
    if (field) await setCells(work, sheet, key, { [field]: null })
    else await work.tx.contentDraft.delete({ where: { id: draft.id } })
  })
}

/** What was typed counts, though the site was changed since. */
export function keepMine(sheet: Sheet, key: string, who: string) {
  return inDrafts(who, async (work) => {
    const draft = draftOf(work, sheet, key)
    if (!draft) return
    const row = siteRow(work, sheet, key)
    const kind = draft.kind === 'changed' && !row ? 'added' : draft.kind
    const cells = Object.fromEntries(
      sheet.columns.flatMap((column) => {
        const cell = draft.cells[column.field]
        return cell
          ? [[column.field, { ...cell, was: row ? toText(column, row[column.field], work.context) : '' }]]
          : []
      }),
    )
    await store(work, { sheet, key, kind, cells })
  })
}

const newKey = () => `new:${randomUUID().slice(0, 8)}`

/** A new row, with these texts. Returns its key. */
async function add(work: Work, sheet: Sheet, texts: Record<string, string>) {
  const key = newKey()
  const cells = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, { text, was: '', who: work.who }]),
  )
  await store(work, { sheet, key, kind: 'added', cells })
  return key
}

/** A new trip, lodge or colleague. */
export const addThing = ({ sheet }: Thing, who: string) =>
  inDrafts(who, (work) => add(work, sheet, sheet === trips ? { id: String(nextTripNumber(work)) } : {}))

function nextTripNumber({ site, drafts }: Work) {
  const drafted = drafts.filter(({ sheet, kind }) => sheet === trips && kind === 'added')
  return Math.max(site.nextTrip, ...drafted.map(({ cells }) => Number(cells.id?.text) + 1).filter(Boolean))
}

/** A new row of a part, after the others. `like`: the key of one to copy. */
export function addPart(
  sheet: Sheet,
  thingKey: string,
  like: string | undefined,
  who: string,
  given: Record<string, string> = {},
) {
  return inDrafts(who, async (work) => {
    const { owner: field, sheet: main } = thingOf(sheet)
    const owner = draftOf(work, main, thingKey)?.cells.id?.text ?? thingKey
    const order = orderField(sheet)
    const texts = like === undefined ? {} : textsOfRow(work, sheet, like)
    const last = Math.max(0, ...rowsOfOwner(work, sheet, owner).map(({ row }) => Number(row[order ?? '']) || 0))
    return add(work, sheet, { ...texts, ...given, [field]: owner, ...(order && { [order]: String(last + 1) }) })
  })
}

/** As they will be, with the keys of their drafts. */
function rowsOfOwner({ site, drafts }: Work, sheet: Sheet, owner: string) {
  const { content, keyOf } = applyDrafts(site, drafts)
  const { owner: field } = thingOf(sheet)
  return rowsOf(content, sheet)
    .filter((row) => String(row[field]) === owner)
    .map((row) => ({ row, key: keyOf(sheet, row) }))
}

function textsOfRow(work: Work, sheet: Sheet, key: string) {
  const texts = sheet.columns.map((column) => [column.field, textsOf(work, sheet, key, column).current] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** A thing like this one, with all that belongs to it. Returns its key. */
export function copyThing({ sheet, parts, owner }: Thing, key: string, who: string) {
  return inDrafts(who, async (work) => {
    const { id: known = '', ...texts } = textsOfRow(work, sheet, key)
    const id = sheet === trips ? String(nextTripNumber(work)) : ''
    const copied = await add(work, sheet, { ...texts, ...(id && { id }) })
    for (const part of id ? parts : [])
      for (const row of rowsOfOwner(work, part, known))
        await add(work, part, { ...textsOfRow(work, part, row.key), [owner]: id })
    return copied
  })
}

/** Off the site with the next publication. What is not on it yet goes at once. */
export function removeRow(sheet: Sheet, key: string, who: string) {
  return inDrafts(who, async (work) => {
    const draft = draftOf(work, sheet, key)
    if (draft?.kind === 'removed') return
    await renumber(work, sheet, key, -1)
    if (draft?.kind === 'added') await dropAdded(work, sheet, draft)
    else await store(work, { sheet, key, kind: 'removed', cells: draftOf(work, sheet, key)?.cells ?? {} })
  })
}

async function dropAdded({ tx, drafts }: Work, sheet: Sheet, draft: Draft) {
  const thing = thingOf(sheet)
  const id = sheet === thing.sheet ? draft.cells.id?.text : undefined
  const gone = drafts.filter(
    (one) =>
      one === draft ||
      (id !== undefined && one.kind === 'added' && thing.parts.includes(one.sheet) && isOf(one, thing.owner, id)) ||
      (id !== undefined && sheet === trips && one.sheet === extensions && isOf(one, 'extension_id', id)),
  )
  await tx.contentDraft.deleteMany({ where: { id: { in: gone.map((one) => one.id) } } })
}

const isOf = ({ cells }: Draft, field: string, id: string) => cells[field]?.text.split(' ')[0] === id

export function restoreRow(sheet: Sheet, key: string, who: string) {
  return inDrafts(who, async (work) => {
    const draft = draftOf(work, sheet, key)
    if (draft?.kind !== 'removed') return
    await store(work, { sheet, key, kind: 'changed', cells: draft.cells })
    await renumber(work, sheet, key, 1)
  })
}

/** The numbers of the rows after one that goes or comes. */
async function renumber(work: Work, sheet: Sheet, key: string, by: number) {
  const order = orderField(sheet)
  const row = siteRow(work, sheet, key)
  const column = sheet.columns.find(({ field }) => field === order)
  if (!order || !column) return
  const at = Number(textsOf(work, sheet, key, column).current)
  const draft = draftOf(work, sheet, key)
  const { owner } = thingOf(sheet)
  const of = String(row?.[owner] ?? draft?.cells[owner]?.text.split(' ')[0] ?? '')
  for (const other of rowsOfOwner(work, sheet, of)) {
    const number = Number(other.row[order])
    if (other.key === key || number < at || (by < 0 && number === at)) continue
    await setNumber(work, sheet, other.key, column, number + by)
  }
}

async function setNumber(work: Work, sheet: Sheet, key: string, column: Column, number: number) {
  const { ofSite } = textsOf(work, sheet, key, column)
  await setCells(work, sheet, key, { [column.field]: String(number) === ofSite ? null : String(number) })
}

/** One place up or down among those of the same owner. */
export function moveRow(sheet: Sheet, key: string, by: 1 | -1, who: string) {
  return inDrafts(who, async (work) => {
    const order = orderField(sheet)
    const column = sheet.columns.find(({ field }) => field === order)
    const all = allRows(work, sheet)
    const own = all.find((one) => one.key === key)
    if (!order || !column || !own) return
    const { owner } = thingOf(sheet)
    const beside = all
      .filter(
        ({ row }) => row[owner] === own.row[owner] && Math.sign(Number(row[order]) - Number(own.row[order])) === by,
      )
      .sort((a, b) => by * (Number(a.row[order]) - Number(b.row[order])))[0]
    if (!beside) return
    await setNumber(work, sheet, key, column, Number(beside.row[order]))
    await setNumber(work, sheet, beside.key, column, Number(own.row[order]))
  })
}

function allRows({ site, drafts }: Work, sheet: Sheet) {
  const { content, keyOf } = applyDrafts(site, drafts)
  return rowsOf(content, sheet).map((row) => ({ row, key: keyOf(sheet, row) }))
}

type Former = { sheet: Sheet; row: Row }

/** Drafts of rows that were on the site before, such as those of a withdrawn trip. */
export function addFormer(rows: Former[], who: string) {
  return inDrafts(who, async (work) => {
    for (const { sheet, row } of rows) {
      const key = rowKey(sheet, row)
      const texts = sheet.columns.map((column) => [column.field, toText(column, row[column.field], work.context)])
      const cells = texts.flatMap(([field = '', text = '']) => (text ? [[field, { text, was: '', who }]] : []))
      if (!siteRow(work, sheet, key)) await store(work, { sheet, key, kind: 'added', cells: Object.fromEntries(cells) })
    }
  })
}
