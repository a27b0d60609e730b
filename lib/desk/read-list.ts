import 'server-only'
import { cache } from 'react'
import { Prisma } from '../../prisma/generated/client'
import { readExamplesLeft } from '../content/contacts'
import { counted } from '../content/format'
import { digestTexts } from '../content/mail'
import { labelOfEvent } from '../leads/event-kinds'
import { answerTimes, formatTimes } from '../leads/reply-times'
import { databaseTime, db } from '../platform/db'
import { overdueContent } from '../publishing/overdue-content'
import { countTabs, findLeads, readTab } from './find-leads'
import { formatTime } from './format'
import { readLeadName } from './lead-view'
import { eventList, type ListQuery, leadReference } from './query'
import { readDuesOf } from './read-reservation'
import { readRows } from './rows'

const onPage = 50
/** Of what is held as spam, below Now. */
const lookOnce = 3

/** Beside the names of the lists; once for a page, however many parts show them. */
export const readCounts = cache(async (who: string) => {
  const now = await databaseTime()
  const [lists, reviews, drafts] = await Promise.all([
    countTabs(db(), now, who),
    db().review.count({ where: { status: 'held' } }),
    db().contentDraft.count({ where: { publishAt: null } }),
  ])
  return { ...lists, reviews, drafts, asOf: formatTime(now) }
})

/** A page of the list: those found, or those of a tab. `left`: how many come after it. */
export async function readList({ find, tab, page, mine }: ListQuery, who: string) {
  const now = await databaseTime()
  const part = { take: onPage, skip: (page - 1) * onPage }
  const holder = mine && who
  const [counts, found, unsent] = await Promise.all([
    readCounts(who),
    find ? findLeads(db(), find, part) : null,
    db().mail.count({ where: { status: 'queued', failure: 'outage' } }),
  ])
  const isNow = !find && tab === 'now'
  const count = found?.count ?? (holder && isNow ? counts.mine : counts[tab])
  const [lines, held] = await Promise.all([
    found?.lines ?? readTab(db(), now, { tab, holder: isNow ? holder : undefined }, part),
    isNow && !holder && page === 1 ? readTab(db(), now, { tab: 'spam' }, { take: lookOnce }) : [],
  ])
  const all = [...lines, ...held]
  const rows = await readRows(all, await readDuesOf(all.map(({ reference }) => reference)), now)
  return {
    counts,
    rows: rows.slice(0, lines.length),
    held: rows.slice(lines.length),
    count,
    left: count - part.skip - lines.length,
    unsent,
  }
}

export type LeadList = Awaited<ReturnType<typeof readList>>

/** The requests above and below one on a page of the list. */
export function neighboursOf({ rows, held }: LeadList, reference: string) {
  const all = [...rows, ...held]
  const at = all.findIndex((row) => row.reference === reference)
  return at < 0 ? {} : { previous: all[at - 1], next: all[at + 1] }
}

/** Of these events those that can be undone: nothing was done with their requests since. */
export async function findUndoable(ids: number[]) {
  const events = await db().leadEvent.findMany({
    where: { id: { in: ids }, undoneAt: null, before: { not: Prisma.AnyNull } },
    select: { id: true, reference: true, action: true },
    orderBy: { id: 'asc' },
  })
  const latest = await db().leadEvent.groupBy({
    by: ['reference'],
    where: { reference: { in: events.map(({ reference }) => reference) }, undoneAt: null },
    _max: { id: true },
  })
  const isLatest = new Set(latest.map(({ _max }) => _max.id))
  return events.filter(({ id }) => isLatest.has(id))
}

/** 'Anna Berg: taken.', '3 requests: closed.' Null where nothing of it can be undone. */
export async function readUndoable(done: string | undefined) {
  const { success, data } = eventList.safeParse(done)
  const events = success ? await findUndoable(data) : []
  const [first] = events
  if (!first) return null
  const who = events.length > 1 ? counted(events.length, 'request') : await readLeadName(first.reference)
  const what = labelOfEvent(first.action).toLowerCase()
  return { events: events.map(({ id }) => id).join('.'), text: `${who || first.reference}: ${what}.` }
}

/** The names of requests that were left as they are. */
export async function readRefused(refused = '') {
  const references = refused.split('.').filter((one) => leadReference.safeParse(one).success)
  const names = await Promise.all(references.slice(0, 60).map(async (one) => (await readLeadName(one)) || one))
  return new Intl.ListFormat('en-GB').format(names)
}

/** What waits beside requests, by its heading. */
export async function readOfficeTasks() {
  const now = await databaseTime()
  const [examples, overdue, times] = await Promise.all([
    readExamplesLeft(),
    overdueContent(db(), now),
    answerTimes(db(), now),
  ])
  const lists: [heading: string, lines: string[]][] = [
    [digestTexts.examples, examples],
    ...overdue,
    [digestTexts.times, times.map(formatTimes)],
  ]
  return lists.filter(([, lines]) => lines.length > 0)
}

export async function readOverdueContent() {
  return overdueContent(db(), await databaseTime())
}
