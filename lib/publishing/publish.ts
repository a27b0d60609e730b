// All or nothing.
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { subYears } from 'date-fns'
import * as z from 'zod'
import { readTakers } from '../departures/queries'
import { type Db, databaseDay, databaseTime, db } from '../platform/db'
import { isUnavailable } from '../platform/unavailable'
import { canonical, compareContent, type Hashes, reverse, rowHashes } from './compare'
import { applyChanges, readContent } from './content'
import { ContentError } from './content-error'
import { describeChange, describeChanges } from './describe'
import { dropUnusedPhotos, storedPhotos } from './photos'
import type { Photo } from './pictures'
import { type Change, type Content, type Row, rowKey, type Sheet, type TakenPlaces } from './sheet'
import { sheets } from './sheets/all'
import { departures } from './sheets/departures'
import { type Site, toContext } from './site'
import type { Thing } from './things'

const keptYears = 2
const publishingLock = 710_015
// Repeatable read against lost updates. A first import may write every row.
const limits = { timeout: 120_000, maxWait: 10_000, isolationLevel: 'RepeatableRead' } as const

const patience = 10_000 // ms
const pause = 200 // ms

/** One at a time. Waits for another, and throws ContentError if that takes long. */
export async function inPublishing<Result>(work: (tx: Db) => Promise<Result>): Promise<Result> {
  const until = performance.now() + patience
  for (;;) {
    const done = await db().$transaction(async (tx) => {
      const [row] = await tx.$queryRaw<{ mine: boolean }[]>`SELECT pg_try_advisory_xact_lock(${publishingLock}) AS mine`
      return row?.mine ? { result: await work(tx) } : null
    }, limits)
    if (done) return done.result
    if (performance.now() > until)
      throw new ContentError('Something else is being published. Try again in a minute.', true)
    await sleep(pause)
  }
}

/** A consistent view of the content, beside whatever is published meanwhile. */
export const readingContent = <Result>(work: (site: Site) => Promise<Result>): Promise<Result> =>
  db().$transaction(async (tx) => work(await readSite(tx)), limits)

type Publishing = {
  before: Content
  /** What is changed, in words. */
  lines: string[]
  /** The name of a workbook, or what else it comes from. */
  source: string
  /** The colleague at the desk, if it is one. */
  who?: string
  /** The publication that it takes back. */
  undoes?: number
}

/** Changes of `before`, which were checked. Returns the hashes of all rows after them. */
export async function publish(
  tx: Db,
  changes: Change[],
  { before, lines, source, who = '', undoes }: Publishing,
): Promise<Hashes> {
  await applyOrRefuse(tx, changes)
  const { content: after } = await readSite(tx)
  const done = compareContent(before, after).map(toStored)
  await tx.publication.create({ data: { source: source.slice(0, 200), who, lines, changes: done, undoes } })
  await tx.publication.deleteMany({ where: { createdAt: { lt: subYears(await databaseTime(tx), keptYears) } } })
  await dropUnusedPhotos(tx)
  return rowHashes(after)
}

/** Throws ContentError if the database refuses the changes. */
export async function applyOrRefuse(tx: Db, changes: Change[]) {
  try {
    await applyChanges(tx, changes)
    // Report violations of deferred constraints as faults of these changes.
    await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`
  } catch (error) {
    // Also serialization conflicts.
    if (isUnavailable(error)) throw error
    throw new ContentError(`The database refused the changes: ${String(error).replace(/\s+/g, ' ').slice(-300)}`)
  }
}

const storedRow = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()), z.array(z.number())]),
)
const storedChanges = z.array(
  z.object({
    sheet: z.string(),
    key: z.string(),
    kind: z.enum(['added', 'changed', 'removed']),
    before: storedRow.optional(),
    after: storedRow.optional(),
  }),
)

const toStored = ({ sheet, ...change }: Change) => ({ ...change, sheet: sheet.name })

/** Null where an earlier version of the site had other sheets. */
function fromStored(stored: unknown): Change[] | null {
  const { data } = storedChanges.safeParse(stored)
  const changes = data?.flatMap(({ sheet: name, ...change }) => {
    const sheet = sheets.find((one) => one.name === name)
    return sheet ? [{ ...change, sheet }] : []
  })
  return changes && changes.length === data?.length ? changes : null
}

/** The newest; null when there is none. */
export async function lastPublication(tx: Db = db()) {
  return (await tx.publication.findFirst({ orderBy: { id: 'desc' }, select: { id: true } }))?.id ?? null
}

const shown = {
  ...{ id: true, source: true, who: true, lines: true, createdAt: true, undoes: true },
  undoneBy: { select: { who: true, createdAt: true } },
} as const

export type Publication = NonNullable<Awaited<ReturnType<typeof readPublication>>>

export function readPublication(id: number) {
  return db().publication.findUnique({ where: { id }, select: shown })
}

/** Newest first. */
export function readPublications(take: number): Promise<Publication[]> {
  return db().publication.findMany({ orderBy: { id: 'desc' }, take, select: shown })
}

const mostOfHistory = 50

/** What was published of a thing and its parts, newest first, in words. */
export async function readHistory({ sheet, parts }: Thing, key: string) {
  const ids = await db().$queryRaw<{ id: number }[]>`
    SELECT id FROM publications WHERE EXISTS (
      SELECT FROM jsonb_array_elements(changes) AS change
      WHERE change->>'sheet' = ANY(${[sheet, ...parts].map(({ name }) => name)})
        AND (change->>'key' = ${key} OR starts_with(change->>'key', ${`${key} / `}) OR starts_with(change->>'key', ${`${key}.`})))
    ORDER BY id DESC LIMIT ${mostOfHistory}`
  const found = await db().publication.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    select: { ...shown, changes: true },
    orderBy: { id: 'desc' },
  })
  const isOwn = ({ sheet: of, key: own }: Change) =>
    [sheet, ...parts].includes(of) && (own === key || own.startsWith(`${key} / `) || own.startsWith(`${key}.`))
  return found.map(({ changes, ...one }) => ({
    ...one,
    lines: (fromStored(changes) ?? []).filter(isOwn).flatMap(describeChange),
  }))
}

/** The rows of a thing and its parts as the publication that took it off the site found them. */
export async function readRemoved({ sheet, parts, owner }: Thing, key: string): Promise<{ sheet: Sheet; row: Row }[]> {
  const found = await db().publication.findFirst({
    where: { changes: { array_contains: [{ sheet: sheet.name, key, kind: 'removed' }] } },
    orderBy: { id: 'desc' },
  })
  return (fromStored(found?.changes) ?? []).flatMap(({ sheet: of, kind, before, key: own }) => {
    const isPart = parts.includes(of) && String(before?.[owner]) === key
    return kind === 'removed' && before && (isPart || (of === sheet && own === key)) ? [{ sheet: of, row: before }] : []
  })
}

type Undone = { source: string; lines: string[] }
type UndoOptions = { id?: number; who?: string; report?: (tx: Db, undone: Undone) => Promise<void> }

/**
 * Takes one publication back, the last without `id`, also after later ones; null without any. Throws ContentError if one
 * of its rows was changed since.
 */
export function undoPublication({ id, who, report }: UndoOptions = {}): Promise<Undone | null> {
  return inPublishing(async (tx) => {
    const found = await tx.publication.findFirst({
      where: { id, undoes: null, undoneBy: null },
      orderBy: { id: 'desc' },
    })
    if (!found) return null
    const done = fromStored(found.changes)
    if (!done) throw new ContentError(`${found.source} cannot be undone: the site has changed its sheets since.`)
    const { content: before } = await readSite(tx)
    const { changes, conflicts } = reverse(done, before)
    if (conflicts.length > 0) {
      const names = conflicts.map(({ sheet, key }) => `${sheet.name} ${key}`).join(', ')
      throw new ContentError(`${found.source} cannot be undone: ${names} was changed after it.`)
    }
    const lines = await describeChanges(tx, changes)
    await publish(tx, changes, { before, lines, source: `Undo of ${found.source}`, who, undoes: found.id })
    const undone = { source: found.source, lines }
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
    taken: await readTaken(tx),
  }
  return { ...site, content: canonical(await readContent(tx), toContext(site)) }
}

async function readTaken(tx: Db) {
  const taken: TakenPlaces = {}
  for (const { itineraryId, firstDay, people, name } of await readTakers(tx)) {
    const key = rowKey(departures, { itinerary_id: itineraryId, first_day: firstDay })
    const of = taken[key] ?? { people: 0, names: [] }
    taken[key] = { people: of.people + people, names: [...new Set([...of.names, name])] }
  }
  return taken
}

async function nextTripNumber(tx: Db) {
  const [row] = await tx.$queryRaw<[{ next: number }]>`
    SELECT greatest(coalesce(max(id), 0), coalesce(
      pg_sequence_last_value(pg_get_serial_sequence('itineraries', 'id')::regclass), 0))::int + 1 AS next
    FROM itineraries`
  return row.next
}
