// All or nothing.
import 'server-only'
import { type Db, databaseDay, db } from '../platform/db'
import { isUnavailable } from '../platform/unavailable'
import { canonical, compare, type Hashes, rowHashes } from './compare'
import { applyChanges, readContent } from './content'
import { ContentError } from './content-error'
import { describeChanges } from './describe'
import { dropUnusedPhotos, storedPhotos } from './photos'
import type { Photo } from './pictures'
import type { Change, Content } from './sheet'
import { type Site, toContext } from './site'

const statesSaved = 10
const publishingLock = 710_015
// Repeatable read against lost updates. A first import may write every row.
const limits = { timeout: 120_000, maxWait: 10_000, isolationLevel: 'RepeatableRead' } as const

/** One at a time. Throws ContentError while another goes on. */
export function inPublishing<Result>(work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db().$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ mine: boolean }[]>`SELECT pg_try_advisory_xact_lock(${publishingLock}) AS mine`
    if (!row?.mine) throw new ContentError('Another import is under way. Try again in a minute.', true)
    return work(tx)
  }, limits)
}

/** A consistent view of the content, beside whatever is published meanwhile. */
export const readingContent = <Result>(work: (site: Site) => Promise<Result>): Promise<Result> =>
  db().$transaction(async (tx) => work(await readSite(tx)), limits)

/** Changes against `before`, checked before. `by`: what they came from, for the list of publications. Returns the rows' hashes. */
export async function publish(tx: Db, changes: Change[], before: Content, by: string): Promise<Hashes> {
  const after = await apply(tx, changes)
  await tx.contentState.create({ data: { source: by.slice(0, 200), before, after } })
  const old = await tx.contentState.findMany({ orderBy: { id: 'desc' }, skip: statesSaved, select: { id: true } })
  await tx.contentState.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } })
  await dropUnusedPhotos(tx)
  return after
}

async function apply(tx: Db, changes: Change[]) {
  try {
    await applyChanges(tx, changes)
    // Report violations of deferred constraints as faults of these changes.
    await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`
  } catch (error) {
    // Also serialization conflicts.
    if (isUnavailable(error)) throw error
    throw new ContentError(`The database refused the changes: ${String(error).replace(/\s+/g, ' ').slice(-300)}`)
  }
  return rowHashes((await readSite(tx)).content)
}

/** For undo; null when there is none. */
export async function lastPublication(tx: Db = db()) {
  return (await tx.contentState.findFirst({ orderBy: { id: 'desc' }, select: { id: true } }))?.id ?? null
}

export function readPublication(id: number) {
  return db().contentState.findUnique({ where: { id }, select: { id: true, source: true, createdAt: true } })
}

type Undone = { source: string; lines: string[] }
type UndoOptions = { id?: number; report?: (tx: Db, undone: Undone) => Promise<void> }

/** Undoes the last publication, if it is `id`; null without any. Throws ContentError if its rows changed since. */
export function undoPublication({ id, report }: UndoOptions = {}): Promise<Undone | null> {
  return inPublishing(async (tx) => {
    const state = await tx.contentState.findFirst({ orderBy: { id: 'desc' } })
    if (!state || (id !== undefined && state.id !== id)) return null
    const { content: theirs } = await readSite(tx)
    const { changes, conflicts } = compare(state.before as Content, theirs, state.after as Hashes)
    if (conflicts.length > 0) {
      const names = conflicts.map(({ sheet, key }) => `${sheet.name} ${key}`).join(', ')
      throw new ContentError(`The last import cannot be undone: ${names} was changed after it.`)
    }
    const lines = await describeChanges(tx, changes)
    await apply(tx, changes)
    await tx.contentState.delete({ where: { id: state.id } })
    const undone = { source: state.source, lines }
    await report?.(tx, undone)
    return undone
  })
}

/** Today's content, as somebody with these photographs sees it. */
export async function readSite(tx: Db, photos: Photo[] = []): Promise<Site> {
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
