// All or nothing.
import 'server-only'
import { type Db, databaseDay, db } from '../platform/db'
import { isUnavailable } from '../platform/unavailable'
import { canonical, compare, type Hashes, rowHashes } from './compare'
import { applyChanges, readContent } from './content'
import { describeChanges } from './describe'
import { openWorkbook } from './open-workbook'
import { dropUnusedPhotos, expectStored, storedPhotos } from './photos'
import type { Photo } from './pictures'
import { type Fault, WorkbookError } from './read'
import type { Change, Content } from './sheet'
import { sheets } from './sheets/all'
import { type Site, toContext } from './site'
import { writeWorkbook as writeFile } from './write-workbook'

const statesSaved = 10
const importLock = 710_015
// Repeatable read against lost updates. A first import may write every row.
const limits = { timeout: 120_000, maxWait: 10_000, isolationLevel: 'RepeatableRead' } as const

export type Outcome = {
  faults: Fault[]
  /** How many more there are. */
  unlistedFaults?: number
  lines: string[]
  /** What is allowed but seldom meant. */
  hint?: string
  before: Buffer | null
}

type Options = {
  source: string
  /** Or reads those that the workbook names, before the transaction. */
  photos: Photo[] | ((isNamed: (name: string) => boolean) => Promise<Photo[]>)
  isTrial?: boolean
  claim?: (tx: Db) => Promise<boolean>
  report?: (tx: Db, outcome: Outcome) => Promise<void>
}

/** Does nothing on faults or in a trial. Throws WorkbookError for other files. */
export async function importWorkbook(bytes: Buffer, options: Options): Promise<Outcome> {
  const photos = typeof options.photos === 'function' ? await options.photos(await namedIn(bytes)) : options.photos
  return db().$transaction(async (tx) => {
    await lock(tx)
    if (options.claim && !(await options.claim(tx))) return nothing
    const outcome = await applyWorkbook(tx, bytes, { ...options, photos })
    await options.report?.(tx, outcome)
    return outcome
  }, limits)
}

/** Whether a cell is the name of this file. */
async function namedIn(bytes: Buffer) {
  const found = new Set(await openWorkbook('listPhotoNames', { bytes }))
  return (name: string) => found.has(name.toLowerCase())
}

const nothing: Outcome = { faults: [], lines: [], before: null }

async function applyWorkbook(
  tx: Db,
  bytes: Buffer,
  { source, photos, isTrial }: Options & { photos: Photo[] },
): Promise<Outcome> {
  const site = await readState(tx, photos)
  const { pictures, changes: found, ...examined } = await openWorkbook('examine', { bytes, site })
  const changes = found.map((change): Change => ({ ...change, sheet: sheetNamed(change.sheet) }))
  const outcome = { ...examined, lines: await describeChanges(tx, changes), before: null }
  if (outcome.faults.length > 0 || changes.length === 0 || isTrial) return outcome
  await expectStored(tx, photos, pictures)
  const after = await apply(tx, changes)
  await saveState(tx, source, site.content, after)
  return { ...outcome, before: await writeFile(site.content, after, toContext(site)) }
}

function sheetNamed(name: string) {
  const found = sheets.find((sheet) => sheet.name === name)
  if (!found) throw new Error(`There is no sheet ${name}`)
  return found
}

async function apply(tx: Db, changes: Change[]) {
  try {
    await applyChanges(tx, changes)
    // Report violations of deferred constraints as faults of this import.
    await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`
  } catch (error) {
    // Also serialization conflicts.
    if (isUnavailable(error)) throw error
    throw new WorkbookError(`The database refused the changes: ${String(error).replace(/\s+/g, ' ').slice(-300)}`)
  }
  return rowHashes((await readState(tx)).content)
}

async function saveState(tx: Db, source: string, before: Content, after: Hashes) {
  await tx.contentState.create({ data: { source: source.slice(0, 200), before, after } })
  const old = await tx.contentState.findMany({ orderBy: { id: 'desc' }, skip: statesSaved, select: { id: true } })
  await tx.contentState.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } })
  await dropUnusedPhotos(tx)
}

/** For undo; null when there is none. */
export async function lastImport(tx: Db = db()) {
  return (await tx.contentState.findFirst({ orderBy: { id: 'desc' }, select: { id: true } }))?.id ?? null
}

export function readImport(id: number) {
  return db().contentState.findUnique({ where: { id }, select: { id: true, source: true, createdAt: true } })
}

type Undone = { source: string; lines: string[] }
type UndoOptions = { id?: number; report?: (tx: Db, undone: Undone) => Promise<void> }

/** Undoes the last import, if it is `id`; null without any. Throws WorkbookError if its rows changed since. */
export function undoImport({ id, report }: UndoOptions = {}): Promise<Undone | null> {
  return db().$transaction(async (tx) => {
    await lock(tx)
    const state = await tx.contentState.findFirst({ orderBy: { id: 'desc' } })
    if (!state || (id !== undefined && state.id !== id)) return null
    const { content: theirs } = await readState(tx)
    const { changes, conflicts } = compare(state.before as Content, theirs, state.after as Hashes)
    if (conflicts.length > 0) {
      const names = conflicts.map(({ sheet, key }) => `${sheet.name} ${key}`).join(', ')
      throw new WorkbookError(`The last import cannot be undone: ${names} was changed after it.`)
    }
    const lines = await describeChanges(tx, changes)
    await apply(tx, changes)
    await tx.contentState.delete({ where: { id: state.id } })
    const undone = { source: state.source, lines }
    await report?.(tx, undone)
    return undone
  }, limits)
}

export function exportWorkbook() {
  return db().$transaction(async (tx) => {
    const site = await readState(tx)
    return writeFile(site.content, rowHashes(site.content), toContext(site))
  }, limits)
}

/** Of a workbook beside the site, and whether it has changes of its own. Throws WorkbookError for other files. */
export function standingOf(bytes: Buffer) {
  return db().$transaction(async (tx) => openWorkbook('findStanding', { bytes, site: await readState(tx) }), limits)
}

/** Lines on what a workbook still says as it was installed. */
export function listInstalled(bytes: Buffer) {
  return db().$transaction(
    async (tx) => openWorkbook('describeInstalled', { bytes, site: await readState(tx) }),
    limits,
  )
}

/** Today's content, as a workbook with these photographs has it. */
async function readState(tx: Db, photos: Photo[] = []): Promise<Site> {
  const rows = await tx.itinerary.findMany({ select: { id: true, title: true, withdrawnAt: true } })
  const site = {
    titles: new Map(rows.map(({ id, title }) => [id, title])),
    withdrawn: new Map(rows.filter((row) => row.withdrawnAt).map(({ id, title }) => [id, title])),
    nextTrip: await nextTripNumber(tx),
    photos: [...(await storedPhotos(tx)), ...photos],
    today: await databaseDay(tx),
  }
  return { ...site, content: canonical(await readContent(tx), toContext(site)) }
}

async function nextTripNumber(tx: Db) {
  const [row] = await tx.$queryRaw<[{ next: number }]>`
    SELECT greatest(coalesce(max(id), 0), coalesce(
      pg_sequence_last_value(pg_get_serial_sequence('itineraries', 'id')::regclass), 0))::int + 1 AS next
    FROM itineraries`
  return row.next
}

async function lock(tx: Db) {
  const [row] = await tx.$queryRaw<{ mine: boolean }[]>`SELECT pg_try_advisory_xact_lock(${importLock}) AS mine`
  if (!row?.mine) throw new WorkbookError('Another import is under way. Try again in a minute.', true)
}
