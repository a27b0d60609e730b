import 'server-only'
import { subDays } from 'date-fns'
import { counted } from '../content/format'
import { minutesPerHour, msPerMinute } from '../domain/duration'
import { usualReplyTime } from '../forms/form-definition'
import { type Db, databaseTime } from '../platform/db'
import { perProcess } from '../platform/per-process'
import { kindsOfLead, type LeadKind } from './kinds'
import { formatWorkingTime, workingMinutes } from './working-time'

type Times = { createdAt: Date; answeredAt: Date | null }

const workingDay = 11 * minutesPerHour
const promises: [minutes: number, promise: string][] = [
  [minutesPerHour, 'within one working hour'],
  [2 * minutesPerHour, 'within two working hours'],
  [4 * minutesPerHour, 'within four working hours'],
  [workingDay, 'within one working day'],
  [2 * workingDay, 'within two working days'],
  [5 * workingDay, 'within five working days'],
  [10 * workingDay, 'within ten working days'],
]
const noPromise = 'as soon as we can'

const fewestAnswers = 10
const metShare = 0.9

/** The shortest promise met for nine of ten leads; `otherwise` before ten answers. */
export function bestPromise(leads: Times[], now: Date, otherwise: string) {
  if (leads.filter(({ answeredAt }) => answeredAt).length < fewestAnswers) return otherwise
  const isMet = ([minutes]: (typeof promises)[number]) => {
    const judged = leads.filter(({ createdAt, answeredAt }) => answeredAt ?? workingMinutes(createdAt, now) > minutes)
    const inTime = judged.filter(
      ({ createdAt, answeredAt }) => answeredAt && workingMinutes(createdAt, answeredAt) <= minutes,
    )
    return inTime.length >= metShare * judged.length
  }
  return promises.find(isMet)?.[1] ?? noPromise
}

// Excludes leads closed without an answer: spam or duplicates.
const answeredOrOpen = [
  { answeredAt: { not: null }, status: { not: 'held' } },
  { status: { notIn: ['held', 'closed'] } },
]

const promiseDays = 90
const most = 1000
const validFor = 10 * msPerMinute

const known = () => perProcess('reply-times', () => new Map<LeadKind, { promise: string; until: number }>())

/** What receipts promise, from the answer times of the last 90 days, or what the kind always promises. */
export async function promisedReplyTime(tx: Db, kind: LeadKind) {
  const { replyTime = usualReplyTime, isReplyTimeFixed } = kindsOfLead[kind].form
  if (isReplyTimeFixed) return replyTime
  const held = known().get(kind)
  if (held && performance.now() < held.until) return held.promise
  const now = await databaseTime(tx)
  const rows = await tx.lead.findMany({
    where: { kind, createdAt: { gte: subDays(now, promiseDays) }, OR: answeredOrOpen },
    select: { createdAt: true, answeredAt: true },
    orderBy: { createdAt: 'desc' },
    take: most,
  })
  const promise = bestPromise(rows, now, replyTime)
  known().set(kind, { promise, until: performance.now() + validFor })
  return promise
}

const overviewDays = 30
const mostInOverview = 5000
const mostPages = 10

type TimesLine = { of: string; count: number; median: number; withinAnHour: number }

/** Waiting leads count with their time so far, from one hour on. Null when none counts. */
export function summarizeTimes(leads: Times[], now: Date): Omit<TimesLine, 'of'> | null {
  const minutes = leads
    .filter(({ createdAt, answeredAt }) => answeredAt ?? workingMinutes(createdAt, now) > minutesPerHour)
    .map(({ createdAt, answeredAt }) => workingMinutes(createdAt, answeredAt ?? now))
    .sort((a, b) => a - b)
  if (minutes.length === 0) return null
  const middle = minutes.length / 2
  const median = ((minutes[Math.ceil(middle) - 1] ?? 0) + (minutes[Math.floor(middle)] ?? 0)) / 2
  return {
    count: minutes.length,
    median,
    withinAnHour: minutes.filter((time) => time <= minutesPerHour).length / minutes.length,
  }
}

/** Of the newest leads of the last days, by kind and by the most frequent pages. */
export async function answerTimes(db: Db, now: Date): Promise<TimesLine[]> {
  const createdAt = { gte: subDays(now, overviewDays), lt: now }
  const leads = await db.lead.findMany({
    where: { createdAt, OR: answeredOrOpen },
    select: { kind: true, page: true, createdAt: true, answeredAt: true },
    orderBy: { createdAt: 'desc' },
    take: mostInOverview,
  })
  const groups: [string, Times[]][] = [
    ['all', leads],
    ...grouped(leads, ({ kind }) => kind.replaceAll('_', ' ')),
    ...grouped(leads, ({ page }) => page?.split(/[?#]/)[0] || 'page not known').slice(0, mostPages),
  ]
  return groups.flatMap(([of, group]) => {
    const times = summarizeTimes(group, now)
    return times ? [{ of, ...times }] : []
  })
}

export function formatTimes({ of, count, median, withinAnHour }: TimesLine) {
  const leads = counted(count, 'lead')
  return `${of}: ${leads}, median ${formatWorkingTime(median)}, ${Math.round(withinAnHour * 100)}% within an hour`
}

function grouped<Row>(leads: Row[], nameOf: (lead: Row) => string) {
  const groups = new Map<string, Row[]>()
  for (const lead of leads) {
    const group = groups.get(nameOf(lead))
    if (group) group.push(lead)
    else groups.set(nameOf(lead), [lead])
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length)
}
