import 'server-only'
import { cache } from 'react'
import { readExamplesLeft } from '../content/contacts'
import { digestTexts } from '../content/mail'
import { largestId } from '../domain/ids'
import { latestEvent } from '../leads/handling'
import { answerTimes, formatTimes } from '../leads/reply-times'
import { databaseTime, db } from '../platform/db'
import { overdueContent } from '../publishing/overdue-content'
import { countTabs, findLeads, readTab } from './find-leads'
import { readLeadName } from './lead-view'
import type { ListQuery } from './query'
import { readDuesOf } from './read-reservation'
import { readRows } from './rows'

const onPage = 50
/** Of what is held as spam, below Now. */
const lookOnce = 3

/** Beside the names of the lists; once for a page, however many parts show them. */
export const readCounts = cache(async (who: string) => {
  const [lists, reviews] = await Promise.all([
    countTabs(db(), await databaseTime(), who),
    db().review.count({ where: { status: 'held' } }),
  ])
  return { ...lists, reviews }
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

/** What was just done with a request, if it is the newest and can be undone. */
export async function readUndoable(reference = '', event = '') {
  const id = Number(event)
  if (!reference || !Number.isSafeInteger(id) || id < 1 || id > largestId) return null
  const latest = await latestEvent(db(), reference)
  if (latest?.id !== id || latest.before === null) return null
  return { id, reference, action: latest.action, name: (await readLeadName(reference)) || reference }
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
