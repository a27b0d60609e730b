import { ContentError } from '../publishing/content-error'
import { lastPublication } from '../publishing/publish'
import 'server-only'
import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readContacts } from '../content/contacts'
import { counted } from '../content/format'
import { deskTexts, workbookTexts } from '../content/mail'
import { queueMail } from '../mail/queue'
import { type Db, db } from '../platform/db'
import { type FoundFile, findFile, isIgnored, readFileUpTo } from '../publishing/files'
import { noteOpened, noteOpening, onOneInstance } from '../publishing/open-once'
import { listPhotoFiles, photosIn } from '../publishing/photos'
import type { Photo } from '../publishing/pictures'
import { deskLink, newestWorkbook } from '../submissions/desk-link'
import { exportWorkbook, importWorkbook, type Outcome, standingOf } from './import'
import { tooMuch } from './open-workbook'
import { extensionOf, faultLine, isSpreadsheet, readWorkbookFile } from './read'

type Options = { folder: string; stableFor: number }

type Seen = {
  fingerprint: string
  since: number
  isDone: boolean
  /** The last import when it was found to say what the site says. */
  agreesWith?: number | null
}

/**
 * Imports the synced workbook once it is stable, on one instance. Retries failures. Writes it anew after an undo or an
 * upgrade. Runs until the signal aborts.
 */
export async function watchFolder({ folder, stableFor }: Options, signal: AbortSignal) {
  const seen = new Map<string, Seen>()
  let photos: Photo[] = []
  const readPhotos = async (isNamed: (name: string) => boolean) => {
    photos = await photosIn(path.join(folder, 'photos'), { earlier: photos, isNamed, isNoted: true })
    return photos
  }
  const offer = offering(folder, stableFor * offerEvery)
  const readLastImport = every(stableFor, () => lastPublication().catch(() => undefined))
  await mkdir(path.join(folder, 'photos'), { recursive: true }).catch(() => undefined)
  // Writing a workbook takes a second, in which no page is served: not while the first ones are.
  await sleep(stableFor, undefined, { signal, ref: false }).catch(() => undefined)
  while (!signal.aborted) {
    await offer()
    const imported = await readLastImport()
    const photoFiles = await listPhotoFiles(path.join(folder, 'photos'))
    for (const file of await workbooksIn(folder)) {
      const fingerprint = fingerprintOf([file, ...photoFiles])
      const known = seen.get(file.path)
      if (known?.fingerprint !== fingerprint)
        seen.set(file.path, { fingerprint, since: performance.now(), isDone: false })
      else if (!known.isDone) {
        if (performance.now() - known.since >= stableFor)
          known.isDone = await importFile(file, photoFiles, readPhotos).catch(warn)
      } else if (imported !== undefined && known.agreesWith !== imported) {
        const isDone = await followSite(file, photoFiles).catch(warn)
        if (isDone) known.agreesWith = imported
      }
    }
    await sleep(Math.min(2000, stableFor / 4), undefined, { signal, ref: false }).catch(() => undefined)
  }
}

// Of the time for which a workbook must be stable: a minute, usually.
const offerEvery = 6

/** Calls it again once so many milliseconds have passed, and returns what it returned last. */
function every<Result>(milliseconds: number, call: () => Promise<Result>) {
  let last: { at: number; result: Result } | null = null
  return async () => {
    if (!last || performance.now() - last.at >= milliseconds) last = { at: performance.now(), result: await call() }
    return last.result
  }
}

/** Offers a workbook until one is there, and says each reason once why that fails. */
function offering(folder: string, milliseconds: number) {
  let isThere = false
  let told = ''
  return every(milliseconds, async () => {
    if (isThere) return
    try {
      await offerWorkbook(folder)
      isThere = true
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== told) console.warn(`The content folder ${folder} cannot be written: ${reason}. Trying again.`)
      told = reason
    }
  })
}

function warn(error: unknown) {
  if (!(error instanceof ContentError)) console.warn('The content folder could not be imported. Trying again.', error)
  return false
}

async function workbooksIn(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => isSpreadsheet(name) && !isIgnored(name))
  const files = await Promise.all(names.map((name) => findFile(path.join(folder, name))))
  return files.filter((file) => file !== null)
}

function fingerprintOf(files: FoundFile[]) {
  return sha256(files.map(({ path: file, stamp }) => `${path.basename(file)} ${stamp}`).join('\n'))
}

type ReadPhotos = (isNamed: (name: string) => boolean) => Promise<Photo[]>

/** Notes it while it is open. False if another instance opens files just now. */
function openFile(file: FoundFile, open: (name: string) => Promise<void>) {
  const name = path.basename(file.path)
  return onOneInstance(async () => {
    if (!(await noteOpening(name, file.stamp))) return reportOnce(name, sha256(file.stamp), tooMuch)
    try {
      await open(name)
    } finally {
      await noteOpened(name)
    }
  })
}

function importFile(file: FoundFile, photoFiles: FoundFile[], readPhotos: ReadPhotos) {
  const fingerprint = fingerprintOf([file, ...photoFiles])
  return openFile(file, async (name) => {
    if ((await db().contentFile.count({ where: { name, fingerprint } })) > 0) return
    // Stands for the content of files that are too large to be read.
    let version = fingerprint
    try {
      const bytes = await readWorkbookFile(file)
      version = sha256(bytes)
      const readNamed: ReadPhotos = async (isNamed) => {
        // Of what is noted at the end of a process, one file is to blame.
        await noteOpened(name)
        const found = await readPhotos(isNamed)
        await noteOpening(name, file.stamp)
        version = sha256(bytes, ...found.map((photo) => `${photo.name} ${photo.hash || photo.fault}`))
        return found
      }
      // The workbook is opened once more for the names of its photographs.
      const photos = photoFiles.length > 0 ? readNamed : []
      const claim = (tx: Db) => claimVersion(name, version)(tx)
      const report = (tx: Db, outcome: Outcome) => reportImport(tx, name, bytes, outcome)
      const { faults, before, left } = await importWorkbook(bytes, { source: name, photos, claim, report })
      if (faults.length === 0 && (before || left.length > 0)) await renew(file.path, bytes)
    } catch (error) {
      if (!(error instanceof ContentError) || error.isTemporary) throw error
      await reportOnce(name, version, error.message)
    }
    await db().contentFile.updateMany({ where: { name, hash: version }, data: { fingerprint } })
  })
}

async function reportOnce(name: string, version: string, why: string) {
  await db().$transaction(async (tx) => {
    if (await claimVersion(name, version)(tx)) await reportUnreadable(tx, name, why)
  })
}

function sha256(...parts: (Buffer | string)[]) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** False if another instance has this version. Rolled back with the import. */
function claimVersion(name: string, hash: string) {
  return async (tx: Db) => {
    const rows = await tx.$queryRaw<unknown[]>`
      INSERT INTO content_files (name, hash) VALUES (${name}, ${hash})
      ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, fingerprint = NULL, checked_at = now()
        WHERE content_files.hash <> excluded.hash
      RETURNING 1`
    return rows.length > 0
  }
}

async function offerWorkbook(folder: string) {
  await mkdir(path.join(folder, 'photos'), { recursive: true })
  const workbooks = await workbooksIn(folder)
  if (!workbooks.some((file) => extensionOf(file.path) === '.xlsx'))
    await replace(path.join(folder, 'content.xlsx'), await exportWorkbook())
}

// A file saved meanwhile stays for the next import.
async function renew(file: string, taken: Buffer) {
  const renewed = await exportWorkbook()
  const current = await findFile(file)
  const isSame = current && (await readFileUpTo(current, taken.length))?.equals(taken)
  return isSame ? replace(file, renewed) : null
}

/** Writes the workbook anew when the site says something else, unless it has changes of its own. */
function followSite(file: FoundFile, photoFiles: FoundFile[]) {
  return openFile(file, async (name) => {
    try {
      const bytes = await readWorkbookFile(file)
      // What was saved meanwhile is imported first.
      if ((await findFile(file.path))?.stamp !== file.stamp) return
      const standing = await standingOf(bytes)
      if (standing === 'older') {
        const written = await renew(file.path, bytes)
        // Photographs in the folder may be those of an import that was undone.
        if (written) await rememberFile(name, written.bytes, fingerprintOf([written.file, ...photoFiles]))
      }
      if (standing === 'older and changed')
        await db().$transaction(async (tx) => {
          // No file has such a name.
          if (await claimVersion(`${name}/left`, sha256(bytes))(tx)) await reportLeft(tx, name)
        })
    } catch (error) {
      if (!(error instanceof ContentError) || error.isTemporary) throw error
    }
  })
}

async function rememberFile(name: string, bytes: Buffer, fingerprint: string) {
  const state = { hash: sha256(bytes), fingerprint }
  await db().contentFile.upsert({ where: { name }, create: { name, ...state }, update: state })
}

/** Returns the file as it will be found. */
async function replace(file: string, bytes: Buffer) {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.unfinished`)
  await writeFile(unfinished, bytes)
  const found = await findFile(unfinished)
  await rename(unfinished, file)
  return found && { bytes, file: { ...found, path: file } }
}

type ContentMail = {
  subject: string
  opening: string[]
  lists?: List[]
  attachment?: { name: string; bytes: Buffer }
  /** Its button leads to the undo. */
  canUndo?: boolean
}

type List = [heading: string, text: string]

async function reportImport(tx: Db, name: string, sent: Buffer, outcome: Outcome) {
  const { lines, left, hint, before } = outcome
  if (outcome.faults.length > 0) return queueContentMail(tx, refusal(name, outcome))
  const hints = hint ? [hint] : []
  const changes = counted(lines.length, 'change')
  if (left.length > 0)
    await queueContentMail(tx, {
      subject: before ? `${name} was imported in part: ${changes}` : `${name} is older than the site`,
      opening: [...(before ? [workbookTexts.takenInPart] : []), workbookTexts.leftAsOnSite, ...hints],
      lists: [...listOf(workbookTexts.leftRows, left), ...listOf(workbookTexts.changes, lines)],
      attachment: { name: 'as-sent.xlsx', bytes: sent },
      canUndo: Boolean(before),
    })
  else if (before)
    await queueContentMail(tx, {
      subject: `${name} was imported: ${changes}`,
      opening: [workbookTexts.taken, ...hints, workbookTexts.undo],
      lists: listOf(workbookTexts.changes, lines),
      attachment: { name: 'before.xlsx', bytes: before },
      canUndo: true,
    })
}

/** For the office, as of an import. `why`: who undid it, and when. */
export async function reportUndo(tx: Db, { source, lines }: { source: string; lines: string[] }, why: string) {
  await queueContentMail(tx, {
    subject: `Undone: ${counted(lines.length, 'change')} (${source})`,
    opening: [why],
    lists: listOf(workbookTexts.changes, lines),
  })
}

/** For the office: what was planned at the desk is on the site, or can be changed again with these problems. */
export async function reportPlanned(tx: Db, { lines, problems }: { lines: string[]; problems: string[] }) {
  if (problems.length === 0)
    return queueContentMail(tx, {
      subject: `What was planned is on the site: ${counted(lines.length, 'change')}`,
      opening: [workbookTexts.plannedDone],
      lists: listOf(workbookTexts.changes, lines),
      canUndo: lines.length > 0,
    })
  await queueContentMail(tx, {
    subject: 'What was planned is not on the site',
    opening: [workbookTexts.plannedRefused, workbookTexts.unchanged],
    lists: listOf(workbookTexts.faults, problems),
  })
}

async function reportUnreadable(tx: Db, name: string, why: string) {
  await queueContentMail(tx, { subject: `${name} cannot be read`, opening: [why, workbookTexts.unchanged] })
}

async function reportLeft(tx: Db, name: string) {
  await queueContentMail(tx, {
    subject: `${name} was left as it is`,
    opening: [workbookTexts.siteChanged, workbookTexts.left],
  })
}

const mostLines = 500

/** None without lines. */
function listOf(heading: string, lines: string[], unlisted = 0): List[] {
  const more = unlisted + Math.max(0, lines.length - mostLines)
  const shown = more > 0 ? [...lines.slice(0, mostLines), `and ${more} more`] : lines
  return shown.length > 0 ? [[heading, shown.join('\n')]] : []
}

function refusal(name: string, { faults, unlistedFaults = 0, left }: Outcome): ContentMail {
  const lists = [
    ...listOf(workbookTexts.faults, faults.map(faultLine), unlistedFaults),
    ...listOf(workbookTexts.leftRows, left),
  ]
  const refused = (what: string, why: string) => ({
    subject: `${name} ${what}`,
    opening: [why, workbookTexts.unchanged],
    lists,
  })
  if (faults.every(({ reason }) => reason === 'needs-yes')) return refused('needs your yes', workbookTexts.needsYes)
  return refused(`has ${counted(faults.length + unlistedFaults, 'error')}`, workbookTexts.faulty)
}

async function queueContentMail(tx: Db, { subject, opening, lists, attachment, canUndo }: ContentMail) {
  const href = await deskLink(tx, 'workbook', canUndo ? String(await lastPublication(tx)) : newestWorkbook)
  await queueMail(tx, {
    role: 'operator',
    to: (await readContacts(tx)).emails.reservations,
    subject,
    letter: {
      heading: subject,
      opening,
      messages: lists ?? [],
      button: href ? { label: canUndo ? deskTexts.workbook : deskTexts.newestWorkbook, href } : undefined,
    },
    attachment,
  })
}
