// What a colleague types at the desk, kept as drafts. Nobody locks anything: who typed last is told what the other wrote.
import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { Prisma } from '../../prisma/generated/client'
import { type Db, db } from '../platform/db'
import { BadRequestError, NotFoundError } from '../platform/errors'
import { applyDrafts, type Draft, lockDrafts, readCells, readDrafts, toText, untilUnlocked } from './drafts'
import { readSite } from './publish'
import { type CellContext, type Column, type Row, rowKey, rowsOf, type Sheet } from './sheet'
import { departures } from './sheets/departures'
import { extensions, trips } from './sheets/trips'
import { type Site, toContext } from './site'
import { orderField, type Thing, thingOf } from './things'

/** One field as its form has it. `seen`: `hashText` of what the form showed. */
export type Edit = { sheet: Sheet; key: string; field: string; text: string; seen: string }
/** Somebody else has changed the field, or taken its row off, since the form was opened. */
export type Clash = { sheet: Sheet; key: string; field: string; theirs: string; who: string; isGone?: true }

export const hashText = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

type Work = { tx: Db; site: Site; drafts: Draft[]; who: string; context: CellContext }

/** One colleague after the other. */
function inDrafts<Result>(who: string, work: (work: Work) => Promise<Result>): Promise<Result> {
  return untilUnlocked(() =>
    db().$transaction(async (tx) => {
      await lockDrafts(tx)
      const site = await readSite(tx)
      const { drafts } = await readDrafts(null, tx)
      return work({ tx, site, drafts, who, context: toContext(site) })
    }),
  )
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
      const text = storable(typed)
      const { ofSite, current, by } = textsOf(work, sheet, key, column)
      if (isSame(column, text, current) || hashText(text) === seen) continue
      if (!isThere(work, sheet, key)) {
        clashes.push({ sheet, key, field, theirs: '', who: '', isGone: true })
        continue
      }
      const isFresh = hashText(current) === seen || by === who
      if (isFresh) await setCells(work, sheet, key, { [field]: text === ofSite ? null : text })
      else clashes.push({ sheet, key, field, theirs: current, who: by })
    }
    return clashes
  })
}

/** As browsers send it elsewhere, without what PostgreSQL stores in no text. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n')

/** Boxes have no order. */
function isSame({ type }: Column, text: string, other: string) {
  if (type.control !== 'choices') return text === other
  const [one, two] = [text, other].map((list) => list.split(', ').sort().join())
  return one === two
}

const isThere = (work: Work, sheet: Sheet, key: string) =>
  Boolean(draftOf(work, sheet, key) ?? siteRow(work, sheet, key))

const nowhere = 'This is not on the site any more, nor among the drafts.'

/** Null puts a field back. A draft that says what the site says is none. */
async function setCells(work: Work, sheet: Sheet, key: string, texts: Record<string, string | null>) {
  const { who } = work
  const known = draftOf(work, sheet, key)
  if (!isThere(work, sheet, key)) throw new NotFoundError(nowhere)
  const cells = { ...known?.cells }
  for (const column of sheet.columns) {
    const text = texts[column.field]
    if (text === undefined) continue
    if (text === null) delete cells[column.field]
    else cells[column.field] = { text: storable(text), was: textsOf(work, sheet, key, column).ofSite, who }
  }
  await store(work, { sheet, key, kind: known?.kind ?? 'changed', cells })
}

type Stored = Pick<Draft, 'sheet' | 'key' | 'kind' | 'cells'>

async function store(work: Work, { sheet, key, kind, cells }: Stored) {
  const { tx, drafts, who } = work
  const known = draftOf(work, sheet, key)
  const stored = await tx.contentDraft.findFirst({ where: { sheet: sheet.name, key, publishAt: null } })
  const { others } = readCells(sheet, stored?.cells ?? {})
  if (known) drafts.splice(drafts.indexOf(known), 1)
  if (kind === 'changed' && Object.keys({ ...others, ...cells }).length === 0) {
    if (stored) await tx.contentDraft.delete({ where: { id: stored.id } })
    return
  }
  const all = { ...others, ...cells } as Prisma.InputJsonObject
  const data = { sheet: sheet.name, key, kind, cells: all, who, updatedAt: new Date() }
  const { id, updatedAt, publishAt } = stored
    ? await tx.contentDraft.update({ where: { id: stored.id }, data })
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
    else if (draft.kind === 'added') await takeOff(work, sheet, key)
    else await store(work, { sheet, key, kind: 'changed', cells: {} })
  })
}

/** One that has no row of the site any more, or what this version of the site cannot read of it. */
export const dropDraft = (id: number, who: string) =>
  inDrafts(who, async ({ tx, drafts }) => {
    const { unread } = await readDrafts(null, tx)
    const draft = drafts.find((one) => one.id === id)
    if (draft && unread.some((one) => one.id === id))
      await tx.contentDraft.update({ where: { id }, data: { cells: draft.cells as Prisma.InputJsonObject } })
    else await tx.contentDraft.deleteMany({ where: { id, publishAt: null } })
  })

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

/** A new row, with these texts. Returns its key. */
async function add(work: Work, sheet: Sheet, texts: Record<string, string>) {
  const key = `new:${randomUUID().slice(0, 8)}`
  const cells = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, { text: storable(text), was: '', who: work.who }]),
  )
  await store(work, { sheet, key, kind: 'added', cells })
  return key
}

/** A new trip, lodge or colleague. */
export const addThing = ({ sheet }: Thing, who: string) =>
  inDrafts(who, (work) => add(work, sheet, sheet === trips ? { id: nextTripNumber(work) } : {}))

/** Should it be taken meanwhile, the trip gets the next one (applyDrafts). */
function nextTripNumber({ site, drafts }: Work) {
  const drafted = drafts.filter(({ sheet, kind }) => sheet === trips && kind === 'added')
  return String(Math.max(site.nextTrip, ...drafted.map(({ cells }) => Number(cells.id?.text) + 1).filter(Boolean)))
}

/** A new row of a part, after the others. `like`: the key of one to copy. Of a new thing it names the draft. */
export function addPart(
  sheet: Sheet,
  thingKey: string,
  like: string | undefined,
  who: string,
  given: Record<string, string> = {},
) {
  return inDrafts(who, async (work) => {
    const { owner: field, sheet: main } = thingOf(sheet)
    if (sheet === main) throw new BadRequestError('It has no such part.')
    if (!isThere(work, main, thingKey) || (like !== undefined && !isThere(work, sheet, like)))
      throw new NotFoundError(nowhere)
    const order = orderField(sheet)
    const texts = like === undefined ? {} : textsOfRow(work, sheet, like)
    const last = Math.max(0, ...rowsOfOwner(work, sheet, thingKey).map(({ row }) => Number(row[order ?? '']) || 0))
    return add(work, sheet, { ...texts, ...given, [field]: thingKey, ...(order && { [order]: String(last + 1) }) })
  })
}

/** A draft of a departure for each of these days that has none yet, like `texts`. Returns the days that had one. */
export function addDepartures(tripKey: string, days: string[], texts: Record<string, string>, who: string) {
  return inDrafts(who, async (work) => {
    const { owner, sheet: main } = thingOf(departures)
    if (!isThere(work, main, tripKey)) throw new NotFoundError(nowhere)
    const known = new Set(rowsOfOwner(work, departures, tripKey).map(({ row }) => row.first_day))
    const isNew = (day: string) => !known.has(day)
    for (const day of days.filter(isNew)) await add(work, departures, { ...texts, [owner]: tripKey, first_day: day })
    return days.filter((day) => !isNew(day))
  })
}

/** As they will be, with the keys of their drafts. `ownerKey`: of the thing, or of its draft. */
function rowsOfOwner({ site, drafts }: Work, sheet: Sheet, ownerKey: string) {
  const { content, keyOf } = applyDrafts(site, drafts)
  const { owner: field, sheet: main } = thingOf(sheet)
  const id = rowsOf(content, main).find((row) => keyOf(main, row) === ownerKey)?.id ?? ownerKey
  return rowsOf(content, sheet)
    .filter((row) => String(row[field]) === String(id))
    .map((row) => ({ row, key: keyOf(sheet, row) }))
}

function textsOfRow(work: Work, sheet: Sheet, key: string) {
  const texts = sheet.columns.map((column) => [column.field, textsOf(work, sheet, key, column).current] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** A thing like this one, with all that belongs to it but the days on which it leaves. Returns its key. */
export function copyThing({ sheet, parts, owner, isGrouped }: Thing, key: string, who: string) {
  return inDrafts(who, async (work) => {
    if (isGrouped || !isThere(work, sheet, key)) throw new NotFoundError(nowhere)
    const { id: _, ...texts } = textsOfRow(work, sheet, key)
    const isTrip = sheet === trips
    const copied = await add(work, sheet, { ...texts, ...(isTrip && { id: nextTripNumber(work) }) })
    for (const part of isTrip ? parts.filter((one) => one !== departures) : [])
      for (const row of rowsOfOwner(work, part, key))
        await add(work, part, { ...textsOfRow(work, part, row.key), [owner]: copied })
    return copied
  })
}

/** Off the site with the next publication. What is not on it yet goes at once. Returns whether it is still there. */
export function removeRow(sheet: Sheet, key: string, who: string) {
  if (thingOf(sheet).isGrouped) throw new BadRequestError('Texts stay: empty one to get the original back.')
  return inDrafts(who, async (work) => {
    await takeOff(work, sheet, key)
    return siteRow(work, sheet, key) !== undefined
  })
}

async function takeOff(work: Work, sheet: Sheet, key: string) {
  const draft = draftOf(work, sheet, key)
  if (draft?.kind === 'removed' || !isThere(work, sheet, key)) return
  await renumber(work, sheet, key, -1)
  if (draft?.kind === 'added') await dropAdded(work, sheet, draft)
  else await store(work, { sheet, key, kind: 'removed', cells: draftOf(work, sheet, key)?.cells ?? {} })
}

async function dropAdded({ tx, drafts }: Work, sheet: Sheet, draft: Draft) {
  const thing = thingOf(sheet)
  const isPart = ({ kind, sheet: of }: Draft) => sheet === thing.sheet && kind === 'added' && thing.parts.includes(of)
  const id = draft.cells.id?.text ?? ''
  const gone = drafts.filter(
    (one) =>
      one === draft ||
      (isPart(one) && isOf(one, thing.owner, draft.key)) ||
      (sheet === trips && one.sheet === extensions && isOf(one, 'extension_id', id)),
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
