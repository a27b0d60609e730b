// Leads left unanswered for two working hours are mailed once more, to ESCALATION_EMAIL.
import 'server-only'
import { subDays } from 'date-fns'
import { config } from '../config'
import { databaseTime, db } from '../server/db'
import { type LeadKind, leadKinds } from './leads'
import { escalationId, queueEscalation } from './mails'
import { leadTable } from './rows'
import { workingMinutes } from './working-time'

const after = 2 * 60
// Older ones are in the digest only, so that setting ESCALATION_EMAIL does not mail the whole backlog.
const days = 7

/** Runs every minute; mails each lead once. Returns how many. */
export async function escalateUnanswered(now?: Date) {
  if (!config.escalationEmail) return 0
  const present = now ?? (await databaseTime())
  let count = 0
  for (const kind of leadKinds) count += await escalate(kind, present, config.escalationEmail)
  return count
}

async function escalate<Kind extends LeadKind>(kind: Kind, now: Date, to: string) {
  const rows = await leadTable(db(), kind).findMany({
    where: { status: 'new', createdAt: { gte: subDays(now, days) } },
    orderBy: [{ createdAt: 'asc' }],
    take: 1000,
  })
  const waiting = rows.filter(({ createdAt, remindOn }) => !remindOn && workingMinutes(createdAt, now) >= after)
  const names = waiting.map(({ reference }) => escalationId(reference))
  const sent = await db().mail.findMany({ where: { messageId: { in: names } }, select: { messageId: true } })
  const isSent = new Set(sent.map(({ messageId }) => messageId))
  const due = waiting.filter(({ reference }) => !isSent.has(escalationId(reference)))
  for (const row of due) await db().$transaction((tx) => queueEscalation(tx, kind, row, to))
  return due.length
}
