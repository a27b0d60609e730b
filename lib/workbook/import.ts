// All or nothing.
import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { activities } from '../content/community'
import { pages } from '../content/pages'
import { type Db, databaseDay, db } from '../platform/db'
import { isUnavailable } from '../platform/unavailable'
import { asInstalled } from './as-installed'
import { checkWorkbook } from './check'
import { canonical, compare, fillMissingColumns, type Hashes, isAsWritten, rowHashes } from './compare'
import { applyChanges, readContent } from './content'
import { describeChanges, describeIncomplete } from './describe'
import { dropUnusedPhotos, expectStored, type Photo, photoPath, pictureContext, storedPhotos } from './photos'
import { type Book, type Fault, type Parsed, parseBook, readWorkbook, WorkbookError } from './read'
import { withoutPartsOfDeleted } from './references'
import { type CellContext, type Change, type Content, cellText } from './sheet'
import { trips } from './sheets/trips'
import { addedTrips } from './trip-rules'
import { layoutHash, writeWorkbook as writeFile } from './write-workbook'

const statesSaved = 10
const importLock = 710_015
// Repeatable read against lost updates. A first import may write every row.
const limits = { timeout: 120_000, maxWait: 10_000, isolationLevel: 'RepeatableRead' } as const

export type Outcome = {
  faults: Fault[]
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
  const book = await readWorkbook(bytes)
  const photos = typeof options.photos === 'function' ? await options.photos(namedIn(book)) : options.photos
  return db().$transaction(async (tx) => {
    await lock(tx)
    if (options.claim && !(await options.claim(tx))) return nothing
    const outcome = await applyWorkbook(tx, book, { ...options, photos })
    await options.report?.(tx, outcome)
    return outcome
  }, limits)
}

/** Whether a cell is the name of this file. */
function namedIn({ sheets }: Book) {
  const texts = [...sheets.values()].flatMap(({ rows }) =>
    rows.flatMap((cells) =>
      cells.map((cell) =>
        cellText(cell ?? null)
          .trim()
          .toLowerCase(),
      ),
    ),
  )
  const found = new Set(texts)
  return (name: string) => found.has(name.toLowerCase())
}

const nothing: Outcome = { faults: [], lines: [], before: null }

async function applyWorkbook(
  tx: Db,
  book: Book,
  { source, photos, isTrial }: Options & { photos: Photo[] },
): Promise<Outcome> {
  const { context, content: theirs } = await readState(tx, photos)
  const { faults, changes, content } = await examine(tx, book, theirs, context)
  const lines = await describeChanges(tx, changes)
  const hint = faults.length > 0 ? undefined : describeIncomplete(changes, content)
  if (faults.length > 0 || changes.length === 0 || isTrial) return { faults, lines, hint, before: null }
  await expectStored(tx, photos, picturesIn(content))
  const after = await apply(tx, changes)
  await saveState(tx, source, theirs, after)
  return { faults, lines, hint, before: await writeFile(theirs, after, context) }
}

async function examine(tx: Db, book: Book, theirs: Content, context: CellContext) {
  const parsed = withoutPartsOfDeleted(parseBook(book, context), theirs)
  fillMissingColumns(parsed.content, theirs)
  const faults = checkWorkbook(parsed, {
    today: await databaseDay(tx),
    before: theirs,
    allowsBigChanges: book.allowsBigChanges,
    isPage: (page) => paths.has(page),
  })
  const { changes, conflicts } = compare(parsed.content, theirs, book.hashes)
  const outdated = conflicts.map(({ sheet, key, row }): Fault => {
    const problem = `${key} was changed on the site after this workbook was written; export a new one and change it there`
    return { sheet: sheet.name, cell: row ? parsed.cellOf(row, sheet.key[0] ?? '') : 'A1', problem, reason: 'outdated' }
  })
  const taken = await numberFaults(tx, parsed, theirs, context)
  return { faults: [...faults, ...taken, ...outdated], changes, content: parsed.content }
}

/** A restored trip has its old number and title; a new one an unused number. */
async function numberFaults(tx: Db, book: Parsed, before: Content, { nextTrip }: CellContext) {
  const withdrawn = await tx.itinerary.findMany({
    where: { NOT: { withdrawnAt: null } },
    select: { id: true, title: true },
  })
  return addedTrips(book, before).flatMap((row): Fault[] => {
    const earlier = withdrawn.find(({ id }) => id === row.id)?.title
    if (earlier === row.title || (!earlier && Number(row.id) >= nextTrip)) return []
    const owner = earlier
      ? `number ${row.id} belongs to ${earlier}, which is withdrawn`
      : `number ${row.id} may be that of an earlier trip`
    const remedy = earlier ? ', or put it back under its title' : ''
    const problem = `${owner}; give this trip the number ${nextTrip}${remedy}`
    return [{ sheet: trips.name, cell: book.cellOf(row, 'id'), problem }]
  })
}

const paths = new Set<string>([...Object.keys(pages), ...activities.map(({ slug }) => `/community/${slug}`)])

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

/** Undoes the last import, if it is `id`; null without any. Throws WorkbookError if its rows changed since. */
export function undoImport(id?: number) {
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
    return { source: state.source, lines }
  }, limits)
}

export function exportWorkbook() {
  return db().$transaction(async (tx) => {
    const { context, content } = await readState(tx)
    return writeFile(content, rowHashes(content), context)
  }, limits)
}

/** `site` changes with the content and with the layout of new workbooks. */
type Standing = { kind: 'current' | 'older' | 'older and changed'; site: string }

/** Of a workbook beside the site, and whether it has changes of its own. Throws WorkbookError for other files. */
export async function standingOf(bytes: Buffer): Promise<Standing> {
  const book = await readWorkbook(bytes)
  return db().$transaction(async (tx) => {
    const { context, content } = await readState(tx)
    const today = rowHashes(content)
    const site = createHash('sha256')
      .update(JSON.stringify([layoutHash(), today]))
      .digest('hex')
    if (book.layout === layoutHash() && isDeepStrictEqual(withRows(today), book.hashes))
      return { kind: 'current', site }
    const parsed = parseBook(book, context)
    const stored = (await storedPhotos(tx)).map(photoPath)
    const others = (picture: string) =>
      stored.filter((one) => one.startsWith('/photos/') && path.basename(one) === path.basename(picture))
    const isUnchanged =
      parsed.faults.every(({ reason }) => reason === 'missing') && isAsWritten(parsed.content, book.hashes, others)
    return { kind: isUnchanged ? 'older' : 'older and changed', site }
  }, limits)
}

/** Lines on what a workbook still says as it was installed. */
export async function listInstalled(bytes: Buffer) {
  const book = await readWorkbook(bytes)
  return db().$transaction(async (tx) => asInstalled(parseBook(book, (await readState(tx)).context).content), limits)
}

const withRows = (hashes: Hashes): Hashes =>
  Object.fromEntries(Object.entries(hashes).filter(([, rows]) => Object.keys(rows).length > 0))

/** Today's content, as a workbook with these photographs has it. */
async function readState(tx: Db, photos: Photo[] = []) {
  const rows = await tx.itinerary.findMany({ select: { id: true, title: true } })
  const context: CellContext = {
    titles: new Map(rows.map(({ id, title }) => [id, title])),
    nextTrip: await nextTripNumber(tx),
    ...pictureContext([...(await storedPhotos(tx)), ...photos]),
  }
  return { context, content: canonical(await readContent(tx), context) }
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

const picturesIn = (content: Content) =>
  Object.values(content).flatMap((rows) => rows.flatMap(({ image_url }) => (image_url ? [String(image_url)] : [])))
