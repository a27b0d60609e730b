// The workbook as a way to publish: in, and out again.
import 'server-only'
import type { Db } from '../platform/db'
import { type Hashes, rowHashes } from '../publishing/compare'
import { describeChanges } from '../publishing/describe'
import { expectStored } from '../publishing/photos'
import type { Photo } from '../publishing/pictures'
import { inPublishing, publish, readingContent, readSite } from '../publishing/publish'
import type { Change } from '../publishing/sheet'
import { sheets } from '../publishing/sheets/all'
import type { Site } from '../publishing/site'
import { openWorkbook } from './open-workbook'
import type { WorkbookFault } from './read'

export type Outcome = {
  faults: WorkbookFault[]
  /** How many more there are. */
  unlistedFaults?: number
  lines: string[]
  /** Changes of rows that somebody else has changed too, which the site keeps as they are there. */
  left: string[]
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

/** Does nothing on faults or in a trial, and leaves rows that somebody else has changed. Throws ContentError for other files. */
export async function importWorkbook(bytes: Buffer, options: Options): Promise<Outcome> {
  const photos = typeof options.photos === 'function' ? await options.photos(await namedIn(bytes)) : options.photos
  return inPublishing(async (tx) => {
    if (options.claim && !(await options.claim(tx))) return nothing
    const outcome = await publishWorkbook(tx, bytes, { ...options, photos })
    await options.report?.(tx, outcome)
    return outcome
  })
}

/** Whether a cell is the name of this file. */
async function namedIn(bytes: Buffer) {
  const found = new Set(await openWorkbook('listPhotoNames', { bytes }))
  return (name: string) => found.has(name.toLowerCase())
}

const nothing: Outcome = { faults: [], lines: [], left: [], before: null }

async function publishWorkbook(
  tx: Db,
  bytes: Buffer,
  { source, photos, isTrial }: Options & { photos: Photo[] },
): Promise<Outcome> {
  const site = await readSite(tx, photos)
  const { pictures, changes: found, ...examined } = await openWorkbook('examine', { bytes, site })
  const changes = found.map((change): Change => ({ ...change, sheet: sheetNamed(change.sheet) }))
  const outcome = { ...examined, lines: await describeChanges(tx, changes), before: null }
  if (outcome.faults.length > 0 || changes.length === 0 || isTrial) return outcome
  await expectStored(tx, photos, pictures)
  const after = await publish(tx, changes, { source, before: site.content, lines: outcome.lines })
  return { ...outcome, before: await writeFor(site, after) }
}

function sheetNamed(name: string) {
  const found = sheets.find((sheet) => sheet.name === name)
  if (!found) throw new Error(`There is no sheet ${name}`)
  return found
}

export const exportWorkbook = () => readingContent((site) => writeFor(site, rowHashes(site.content)))

const writeFor = async (site: Site, hashes: Hashes) => Buffer.from(await openWorkbook('write', { site, hashes }))

/** Of a workbook beside the site, and whether it has changes of its own. Throws ContentError for other files. */
export const standingOf = (bytes: Buffer) => readingContent((site) => openWorkbook('findStanding', { bytes, site }))

/** Lines on what a workbook still says as it was installed. */
export const listInstalled = (bytes: Buffer) =>
  readingContent((site) => openWorkbook('describeInstalled', { bytes, site }))
