// What was drafted at the desk goes onto the site: now, or at a moment that was chosen. All of it or nothing.
import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import { type Db, db } from '../platform/db'
import { BadRequestError, ChangedError } from '../platform/errors'
import { isSerializationFailure } from '../platform/unavailable'
import { describeChanges } from './describe'
import {
  type Applied,
  applyDrafts,
  type Draft,
  type DraftFault,
  draftStamp,
  lockDrafts,
  readCells,
  readDrafts,
  untilUnlocked,
} from './drafts'
import { inPublishing, publish, readSite } from './publish'
import { rowsOf, withoutUnit } from './sheet'
import { ownerKey, rowTitle, thingOf } from './things'

type Chosen = {
  /** Of the drafts, as they were looked at. */
  stamps: string[]
  /** The problems that were said to be meant. */
  meant: string[]
  who: string
}

const changedMeanwhile = 'A colleague has changed something since you opened this page. Please look at it once more.'

/** Nobody types meanwhile. Throws ChangedError where somebody did just before. */
const inDraftsPublishing = <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> =>
  untilUnlocked(() =>
    inPublishing(async (tx) => {
      await lockDrafts(tx)
      return work(tx)
    }),
  ).catch((error: unknown) => {
    throw isSerializationFailure(error) ? new ChangedError(changedMeanwhile) : error
  })

/** Throws ChangedError if they are not as they were looked at, BadRequestError for what is to be mended first. */
async function readChosen(tx: Db, { stamps, meant }: Chosen) {
  const { drafts: all } = await readDrafts(null, tx)
  const drafts = all.filter((draft) => stamps.includes(draftStamp(draft)))
  if (drafts.length !== stamps.length) throw new ChangedError(changedMeanwhile)
  if (drafts.length === 0) throw new BadRequestError('Nothing was published: choose what is to go onto the site.')
  const site = await readSite(tx)
  const applied = applyDrafts(site, drafts)
  const open = applied.faults.filter(({ reason, problem }) => reason !== 'needs-yes' || !meant.includes(problem))
  if (open.length > 0)
    throw new BadRequestError(`Nothing was published. ${open.map((fault) => describeFault(fault, applied)).join(' ')}`)
  return { site, drafts, applied }
}

/** Such as "Prices, July to December, Party of 4: was 840 and becomes 8400." */
export function describeFault({ sheet, key, field, problem }: DraftFault, { content, keyOf }: Applied) {
  const row = rowsOf(content, sheet).find((one) => keyOf(sheet, one) === key)
  const column = sheet.columns.find((one) => one.field === field)
  const where = [sheet.name, row && rowTitle(sheet, row, content), column && withoutUnit(column.name)]
  return `${where.filter(Boolean).join(', ')}: ${problem}.`
}

/** Returns the publication's lines. */
export function publishDrafts(chosen: Chosen) {
  return inDraftsPublishing(async (tx) => {
    const { site, drafts, applied } = await readChosen(tx, chosen)
    return publishApplied(tx, { site, drafts, applied, who: chosen.who })
  })
}

type Ready = { site: Awaited<ReturnType<typeof readSite>>; drafts: Draft[]; applied: Applied; who: string }

async function publishApplied(tx: Db, { site, drafts, applied, who }: Ready) {
  const { changes } = applied
  const lines = await describeChanges(tx, changes)
  await removeDrafts(tx, drafts)
  if (changes.length > 0) {
    const source = titlesOf(drafts, applied).join(', ')
    await publish(tx, changes, { before: site.content, lines, source: source || 'The desk', who })
  }
  return lines
}

/** What this version of the site cannot read of them stays. */
async function removeDrafts(tx: Db, drafts: Draft[]) {
  for (const { id, sheet } of drafts) {
    const { cells } = await tx.contentDraft.findUniqueOrThrow({ where: { id } })
    const { others } = readCells(sheet, cells)
    if (Object.keys(others).length > 0)
      await tx.contentDraft.update({
        where: { id },
        data: { kind: 'changed', cells: others as Prisma.InputJsonObject },
      })
    else await tx.contentDraft.delete({ where: { id } })
  }
}

/** Of the trips, lodges and texts that are changed, each once. */
function titlesOf(drafts: Draft[], { content, keyOf }: Applied) {
  const titles = drafts.map(({ sheet, key }) => {
    const row = content[sheet.name]?.find((one) => keyOf(sheet, one) === key)
    const thing = thingOf(sheet)
    const owner = row && content[thing.sheet.name]?.find((one) => ownerKey(thing.sheet, one) === ownerKey(sheet, row))
    return owner && !thing.isGrouped ? rowTitle(thing.sheet, owner, content) : thing.name
  })
  return [...new Set(titles)]
}

const task = 'publish-drafts'

/** They are published at that moment, if they are sound then. */
export function planDrafts(chosen: Chosen, at: Date) {
  return inDraftsPublishing(async (tx) => {
    const { drafts } = await readChosen(tx, chosen)
    await moveDrafts(tx, drafts, at, chosen.who)
    const when = at.toISOString()
    await tx.$executeRaw`
      SELECT graphile_worker.add_job(${task}, json_build_object('at', ${when}::text),
        run_at => ${when}::timestamptz, job_key => ${`${task}:${when}`})`
  })
}

/** Those planned for that moment can be changed again. */
export function unplanDrafts(at: Date, who: string) {
  return inDraftsPublishing(async (tx) => {
    const { drafts } = await readDrafts(at, tx)
    await moveDrafts(tx, drafts, null, who)
    await tx.contentDraft.updateMany({ where: { publishAt: at }, data: { publishAt: null } })
  })
}

/** Where both are of one row they become one; what is open counts, since it was typed later. */
async function moveDrafts(tx: Db, drafts: Draft[], publishAt: Date | null, who: string) {
  const { drafts: there } = await readDrafts(publishAt, tx)
  for (const { id, sheet, key, kind, cells } of drafts) {
    const other = there.find((one) => one.sheet === sheet && one.key === key)
    const stored = await tx.contentDraft.findMany({ where: { OR: [{ id }, { sheet: sheet.name, key, publishAt }] } })
    const others = Object.assign({}, ...stored.map((one) => readCells(sheet, one.cells).others))
    const both = { ...others, ...(publishAt ? { ...other?.cells, ...cells } : { ...cells, ...other?.cells }) }
    await tx.contentDraft.deleteMany({ where: { id: { in: stored.map((one) => one.id), not: id } } })
    await tx.contentDraft.update({
      where: { id },
      data: { publishAt, who, kind: (!publishAt && other?.kind) || kind, cells: both as Prisma.InputJsonObject },
    })
  }
}

/** Those that are planned, the next first. */
export async function readPlanned(tx: Db = db()) {
  const rows = await tx.contentDraft.groupBy({
    by: ['publishAt'],
    where: { publishAt: { not: null } },
    _count: true,
    orderBy: { publishAt: 'asc' },
  })
  return rows.flatMap(({ publishAt, _count: count }) => (publishAt ? [{ at: publishAt, count }] : []))
}

type Report = (tx: Db, outcome: { lines: string[]; problems: string[] }) => Promise<void>

/** At its moment. What is not sound can be changed again; `report` tells the office of either. */
export function publishPlanned(at: Date, report: Report) {
  return inDraftsPublishing(async (tx) => {
    const { drafts, unread } = await readDrafts(at, tx)
    if (drafts.length + unread.length === 0) return
    const site = await readSite(tx)
    const applied = applyDrafts(site, drafts)
    // That it is meant was said when it was planned.
    const faults = applied.faults.filter(({ reason }) => reason !== 'needs-yes')
    const problems = [
      ...faults.map((fault) => describeFault(fault, applied)),
      ...unread.map(({ sheet, key }) => `${sheet} ${key} was typed in another version of the site.`),
    ]
    const who = drafts[0]?.who ?? ''
    if (problems.length > 0) {
      await moveDrafts(tx, drafts, null, who)
      await tx.contentDraft.updateMany({ where: { publishAt: at }, data: { publishAt: null } })
      return report(tx, { lines: [], problems })
    }
    await report(tx, { lines: await publishApplied(tx, { site, drafts, applied, who }), problems: [] })
  })
}
