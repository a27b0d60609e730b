// The promise on receipts, from the answer times of the last 90 days.
import 'server-only'
import { subDays } from 'date-fns'
import { usualReplyTime } from '../forms/form-definition'
import { type Db, databaseTime } from '../platform/db'
import { perProcess } from '../platform/per-process'
import { kindsOfLead, type LeadKind } from './kinds'
import { workingMinutes } from './working-time'

type Times = { createdAt: Date; answeredAt: Date | null }

const hour = 60
const day = 11 * hour
const promises: [minutes: number, words: string][] = [
  [hour, 'within one working hour'],
  [2 * hour, 'within two working hours'],
  [4 * hour, 'within four working hours'],
  [day, 'within one working day'],
  [2 * day, 'within two working days'],
  [5 * day, 'within five working days'],
  [10 * day, 'within ten working days'],
]
const noPromise = 'as soon as we can'

const fewest = 10
const borneOut = 0.9

/** The shortest promise met for nine of ten leads; `otherwise` before ten answers. */
export function bestPromise(leads: Times[], now: Date, otherwise: string) {
  if (leads.filter(({ answeredAt }) => answeredAt).length < fewest) return otherwise
  const isMet = ([minutes]: (typeof promises)[number]) => {
    const judged = leads.filter(({ createdAt, answeredAt }) => answeredAt ?? workingMinutes(createdAt, now) > minutes)
    const inTime = judged.filter(
      ({ createdAt, answeredAt }) => answeredAt && workingMinutes(createdAt, answeredAt) <= minutes,
    )
    return inTime.length >= borneOut * judged.length
  }
  return promises.find(isMet)?.[1] ?? noPromise
}

const period = 90
const most = 1000
const goodFor = 10 * 60_000

const known = () => perProcess('reply-times', () => new Map<LeadKind, { words: string; until: number }>())

export async function promisedReplyTime(tx: Db, kind: LeadKind) {
  const held = known().get(kind)
  if (held && performance.now() < held.until) return held.words
  const now = await databaseTime(tx)
  const rows = await tx.lead.findMany({
    where: { kind, status: { notIn: ['held', 'closed'] }, createdAt: { gte: subDays(now, period) } },
    select: { createdAt: true, answeredAt: true },
    orderBy: { createdAt: 'desc' },
    take: most,
  })
  const words = bestPromise(rows, now, kindsOfLead[kind].form.replyTime ?? usualReplyTime)
  known().set(kind, { words, until: performance.now() + goodFor })
  return words
}
