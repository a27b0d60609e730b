// Leads unanswered for two working hours go to ESCALATION_EMAIL.
import 'server-only'
import { subDays } from 'date-fns'
import { config } from '../platform/config'
import { databaseTime, db } from '../platform/db'
import { escalationId, queueEscalation } from './mails'
import { readLeads } from './queries'
import { workingMinutes } from './working-time'

const after = 2 * 60
// Older ones are only in the digest, so that setting ESCALATION_EMAIL does not mail the backlog.
const days = 7

/** Runs every minute, once per lead. Returns their number. */
export async function escalateUnanswered(now?: Date) {
  const to = config.escalationEmail
  if (!to) return 0
  const present = now ?? (await databaseTime())
  const where = { status: 'new', remindOn: null, createdAt: { gte: subDays(present, days) } }
  const rows = await readLeads(db(), where, { orderBy: [{ createdAt: 'asc' }], take: 5000 })
  const waiting = rows.filter(({ createdAt }) => workingMinutes(createdAt, present) >= after)
  const names = waiting.map(({ reference }) => escalationId(reference))
  const sent = await db().mail.findMany({ where: { messageId: { in: names } }, select: { messageId: true } })
  const isSent = new Set(sent.map(({ messageId }) => messageId))
  const due = waiting.filter(({ reference }) => !isSent.has(escalationId(reference)))
  for (const row of due) await db().$transaction((tx) => queueEscalation(tx, row, to))
  return due.length
}
