// More leads than the office can have a mail about each, by one stranger or by a success: all are stored.
import 'server-only'
import { readContacts } from '../content/contacts'
import { surgeTexts } from '../content/mail'
import { config } from '../platform/config'
import { type Db, db } from '../platform/db'
import { queueGathered, queueReceipt } from './mails'
import { readLeads } from './queries'
import { promisedReplyTime } from './reply-times'

/** Whether the next lead is above MAILED_LEADS_PER_HOUR. What is held as spam sends no mails and does not count. */
export async function isSurge(tx: Db) {
  const mark = config.mailedLeadsPerHour
  const [counted] = await tx.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM leads WHERE created_at > now() - interval '1 hour' AND status <> 'held' LIMIT ${mark}) AS recent`
  return counted.count >= mark
}

const note = 'gathered leads'

/** Mails the office once an hour about the leads without a mail of their own; runs every minute. */
export async function mailGatheredLeads() {
  return db().$transaction(async (tx) => {
    const told = await tx.$queryRaw<{ reference: string; createdAt: Date }[]>`
      UPDATE leads SET receipt_status = 'held'
      WHERE receipt_status = 'untold' AND status <> 'held' AND NOT EXISTS (
        SELECT FROM site_notes WHERE name = ${note} AND text::timestamptz > now() - interval '1 hour')
      RETURNING reference, created_at AS "createdAt"`
    if (told.length === 0) return 0
    await tx.$executeRaw`
      INSERT INTO site_notes VALUES (${note}, now()::text) ON CONFLICT (name) DO UPDATE SET text = excluded.text`
    const oldestFirst = told.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    const references = oldestFirst.map(({ reference }) => reference)
    await queueGathered(tx, (await readContacts(tx)).emails.reservations, surgeTexts, references)
    return told.length
  })
}

// What is held as spam has no receipt to wait for: its mails are made when it is released.
const isWaiting = { receiptStatus: 'held', status: { not: 'held' } }

/** Of leads the office has been told about. */
export const countHeldReceipts = (tx: Db) => tx.lead.count({ where: isWaiting })

/** Lets these receipts go, or drops them. The worker sends them within a minute. Returns their number. */
export async function decideReceipts(decision: 'send' | 'drop') {
  const receiptStatus = decision === 'send' ? 'released' : null
  const [, { count }] = await db().$transaction([
    db().lead.updateMany({ where: { receiptStatus: 'held', status: 'held' }, data: { receiptStatus: null } }),
    db().lead.updateMany({ where: isWaiting, data: { receiptStatus } }),
  ])
  return count
}

const atOnce = 100

/** Runs every minute. */
export async function sendReleasedReceipts() {
  let sent: number
  do {
    sent = await db().$transaction(sendSomeReceipts)
  } while (sent === atOnce)
}

async function sendSomeReceipts(tx: Db) {
  const due = await tx.$queryRaw<{ reference: string }[]>`
    SELECT reference FROM leads WHERE receipt_status = 'released'
    ORDER BY created_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`
  const where = { reference: { in: due.map(({ reference }) => reference) } }
  // Others were answered, closed or marked as spam meanwhile.
  const open = await readLeads(tx, { ...where, status: { in: ['new', 'waiting'] } }, { orderBy: { createdAt: 'asc' } })
  for (const row of open) await queueReceipt(tx, row, await promisedReplyTime(tx, row.kind))
  await tx.lead.updateMany({ where, data: { receiptStatus: null } })
  return due.length
}
