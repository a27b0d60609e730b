import 'server-only'
import { readExamplesLeft } from '../content/contacts'
import { digestTexts } from '../content/mail'
import { countTabs, findLeads, readTab } from '../leads/find-leads'
import { answerTimes, formatTimes } from '../leads/reply-times'
import { databaseTime, db } from '../platform/db'
import { overdueContent } from '../workbook/overdue-content'
import type { ListQuery } from './query'
import { readDuesOf } from './read-reservation'

const onPage = 50

/** A page of the list: those found, or those of a tab. `left`: how many come after it. */
export async function readList({ find, tab, page }: ListQuery) {
  const now = await databaseTime()
  const part = { take: onPage, skip: (page - 1) * onPage }
  const [counts, found, unsent] = await Promise.all([
    countTabs(db(), now),
    find ? findLeads(db(), find, part) : null,
    db().mail.count({ where: { status: 'queued', failure: 'outage' } }),
  ])
  const { lines, count } = found ?? { lines: await readTab(db(), now, tab, part), count: counts[tab] }
  const references = lines.map(({ reference }) => reference)
  const dues = await readDuesOf(references)
  return { now, counts, lines, count, left: count - part.skip - lines.length, dues, unsent }
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
