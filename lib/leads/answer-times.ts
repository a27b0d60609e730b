import 'server-only'
import { subDays } from 'date-fns'
import type { Lead } from '../../prisma/generated/client'
import { counted } from '../content/format'
import type { Db } from '../platform/db'
import { formatWorkingTime, workingMinutes } from './working-time'

type Times = { createdAt: Date; answeredAt: Date | null }

const hour = 60
const overviewDays = 30

export type TimesLine = { of: string; count: number; median: number; withinAnHour: number }

/** Waiting leads count with their time so far, from one hour on. Null when none counts. */
export function summarizeTimes(leads: Times[], now: Date): Omit<TimesLine, 'of'> | null {
  const minutes = leads
    .filter(({ createdAt, answeredAt }) => answeredAt ?? workingMinutes(createdAt, now) > hour)
    .map(({ createdAt, answeredAt }) => workingMinutes(createdAt, answeredAt ?? now))
    .sort((a, b) => a - b)
  if (minutes.length === 0) return null
  const middle = minutes.length / 2
  const median = ((minutes[Math.ceil(middle) - 1] ?? 0) + (minutes[Math.floor(middle)] ?? 0)) / 2
  return { count: minutes.length, median, withinAnHour: minutes.filter((time) => time <= hour).length / minutes.length }
}

export async function answerTimes(db: Db, now: Date): Promise<TimesLine[]> {
  const createdAt = { gte: subDays(now, overviewDays), lt: now }
  // Excludes leads closed without an answer: spam or duplicates.
  const OR = [{ answeredAt: { not: null } }, { status: { notIn: ['held', 'closed'] } }]
  const leads = await db.lead.findMany({ where: { createdAt, OR }, orderBy: { createdAt: 'desc' } })
  const groups: [string, Lead[]][] = [
    ['all', leads],
    ...grouped(leads, ({ kind }) => kind.replaceAll('_', ' ')),
    ...grouped(leads, ({ page }) => page?.split(/[?#]/)[0] || 'page not known'),
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

function grouped(leads: Lead[], nameOf: (lead: Lead) => string) {
  const groups = new Map<string, Lead[]>()
  for (const lead of leads) groups.set(nameOf(lead), [...(groups.get(nameOf(lead)) ?? []), lead])
  return [...groups].sort(([, a], [, b]) => b.length - a.length)
}
