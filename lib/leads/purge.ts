import 'server-only'
import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { subMonths, subYears } from 'date-fns'
import { Prisma } from '../../prisma/generated/client'
import { deleteOldQuestions } from '../answers/unanswered'
import { dayAfter } from '../domain/day-after'
import { dayInNairobi } from '../domain/nairobi'
import { retention } from '../domain/retention'
import { config } from '../platform/config'
import { type Db, databaseTime, db } from '../platform/db'
import { log } from '../platform/log'
import { leadKinds } from './kinds'

// Fits well within the statement timeout.
const atOnce = 500

type Counts = Record<string, number>

/** Deletes old leads with their mails, who travelled, and emergency contacts. Returns the numbers. */
export async function purge(now: Date): Promise<Counts> {
  const { leads, loose, contacts } = whatIsOld(now)
  const counts: Counts = { ...Object.fromEntries(leadKinds.map((kind) => [kind, 0])), mail: 0, emergency_contact: 0 }
  const add = (kind: string, count: number) => {
    counts[kind] = (counts[kind] ?? 0) + count
    return count
  }
  await inBatches(async (tx) => {
    const found = await tx.lead.findMany({ where: leads, select: { reference: true, kind: true }, ...oldest })
    const where = { reference: { in: found.map(({ reference }) => reference) } }
    add('mail', await tx.mail.count({ where }))
    await tx.lead.deleteMany({ where })
    for (const { kind } of found) add(kind, 1)
    return found.length
  })
  await inBatches(async (tx) => {
    const found = await tx.mail.findMany({ where: loose, select: { id: true }, ...oldest })
    return add('mail', (await tx.mail.deleteMany({ where: { id: { in: found.map(({ id }) => id) } } })).count)
  })
  await inBatches(async (tx) => {
    const found = await tx.submissionKey.findMany({ where: loose, select: { key: true }, ...oldest })
    return (await tx.submissionKey.deleteMany({ where: { key: { in: found.map(({ key }) => key) } } })).count
  })
  await inBatches(async (tx) => {
    const found = await tx.volunteerApplication.findMany({ where: contacts, select: { id: true }, take: atOnce })
    const where = { id: { in: found.map(({ id }) => id) } }
    const { count } = await tx.volunteerApplication.updateMany({ where, data: { emergencyContact: '' } })
    return add('emergency_contact', count)
  })
  counts.payment = await deleteOldPayments(db(), now)
  counts.traveller = await db().$executeRaw`DELETE FROM travellers WHERE ${isOldTraveller(now)}`
  await deleteOldVouchers(now)
  // Of what stands at no request, only that it came in: as long as a mailbox may show it again.
  await db().receivedMail.deleteMany({ where: { reference: null, createdAt: { lt: subMonths(now, 6) } } })
  return counts
}

/** Those of deleted leads that are older than ACCOUNTING_YEARS, and their papers. Returns their number. */
export async function deleteOldPayments(tx: Db, now: Date) {
  const booksUntil = subYears(now, config.accountingYears)
  // What a supplier got is not of the books. What was taken back goes with its credit note.
  await tx.$executeRaw`
    DELETE FROM papers WHERE (kind = 'voucher' OR created_at <= ${booksUntil})
      AND NOT EXISTS (SELECT FROM leads WHERE leads.reference = papers.reference)
      AND NOT EXISTS (
        SELECT FROM papers AS credit WHERE credit.credits_id = papers.id AND credit.created_at > ${booksUntil})`
  return tx.$executeRaw`DELETE FROM payments WHERE ${isOldPayment(now)}`
}

const isOldPayment = (now: Date) => Prisma.sql`
  day <= ${subYears(now, config.accountingYears)}::date
  AND NOT EXISTS (SELECT FROM leads WHERE leads.reference = payments.reference)`

/** Vouchers name travellers, and so do papers and files that were mailed: what could not be sent goes with them. */
async function deleteOldVouchers(now: Date) {
  await db().$executeRaw`DELETE FROM papers WHERE kind = 'voucher' AND ${isLongHome(now, 'papers', 'created_at')}`
  await db().$executeRaw`
    UPDATE mails SET attachment = NULL
    WHERE attachment IS NOT NULL AND role = 'answer' AND created_at < ${keptUntil(now)}::date`
  await db().$executeRaw`DELETE FROM reply_files WHERE created_at < ${keptUntil(now)}::date`
}

/** What belongs to trips that ended on this day or before is deleted. */
const keptUntil = (now: Date) => dayAfter(dayInNairobi(now), -retention.travellerDays)

/** 30 days after the trip, or after it was cancelled, or after it was written where nothing is agreed any more. */
function isLongHome(now: Date, table: 'papers' | 'travellers', writtenAt: 'created_at' | 'updated_at') {
  const [row, written] = [Prisma.raw(table), Prisma.raw(`${table}.${writtenAt}`)]
  return Prisma.sql`
    coalesce((
      SELECT CASE WHEN kind = 'cancelled' THEN (created_at AT TIME ZONE 'Africa/Nairobi')::date ELSE date_to END
      FROM reservations WHERE reservations.reference = ${row}.reference ORDER BY id DESC LIMIT 1
    ), (${written} AT TIME ZONE 'Africa/Nairobi')::date) <= ${keptUntil(now)}::date`
}

const isOldTraveller = (now: Date) => isLongHome(now, 'travellers', 'updated_at')

export async function countOld(now: Date): Promise<Counts> {
  const { leads, loose, contacts } = whatIsOld(now)
  const counts: Counts = Object.fromEntries(leadKinds.map((kind) => [kind, 0]))
  const byKind = await db().lead.groupBy({ by: ['kind'], where: leads, _count: true })
  for (const { kind, _count } of byKind) counts[kind] = _count
  counts.mail = await db().mail.count({ where: { OR: [{ lead: leads }, loose] } })
  const left = { AND: [contacts, { NOT: { lead: leads } }] }
  counts.emergency_contact = await db().volunteerApplication.count({ where: left })
  const [payments] = await db().$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM payments WHERE ${isOldPayment(now)}`
  counts.payment = payments.count
  const [travellers] = await db().$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM travellers WHERE ${isOldTraveller(now)}`
  counts.traveller = travellers.count
  return counts
}

const oldest = { orderBy: { createdAt: 'asc' }, take: atOnce } as const

function whatIsOld(now: Date) {
  const old = { createdAt: { lt: subMonths(now, retention.leadMonths) } }
  // A trip may be booked long ahead.
  const leads = { ...old, reservations: { none: { dateTo: { gte: old.createdAt.lt } } } }
  const before = subMonths(now, retention.emergencyContactMonths)
  return {
    leads,
    // Of no lead: mails such as the digest, and the keys of reviews.
    loose: { ...old, reference: null },
    contacts: { lead: { createdAt: { lt: before } }, emergencyContact: { not: '' } },
  }
}

async function inBatches(deleteBatch: (tx: Db) => Promise<number>) {
  let deleted: number
  do {
    deleted = await db().$transaction(deleteBatch)
  } while (deleted === atOnce)
}

export async function purgeDaily() {
  const now = await databaseTime()
  const counts: Counts = { ...(await purge(now)), question: await deleteOldQuestions(now) }
  log().info({ deleted: counts }, 'Deleted what is older than the privacy policy allows.')
}

// Requests and reviews deleted on demand, hashed, outside the database: restoring a backup must not bring them back.

const listFile = () => path.join(/* turbopackIgnore: true */ process.env.DATA_DIR || '.data', 'deleted-requests')
const hashReference = (reference: string) => createHash('sha256').update(reference).digest('hex')

/** With its time: after a restore the number is used again. */
export const reviewName = ({ id, createdAt }: { id: number; createdAt: Date }) => `R-${id} ${createdAt.toISOString()}`

export async function noteDeleted(references: string[]) {
  await mkdir(path.dirname(listFile()), { recursive: true, mode: 0o700 })
  await appendFile(listFile(), references.map((reference) => `${hashReference(reference)}\n`).join(''), { mode: 0o600 })
}

/** Deletes them again after a restore. Returns their number. */
export async function deleteAgain() {
  const list = await readFile(listFile(), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const hashes = new Set(list.split('\n'))
  const all = await db().lead.findMany({ select: { reference: true } })
  const gone = all.filter(({ reference }) => hashes.has(hashReference(reference)))
  for (const { reference } of gone)
    await db().$transaction([
      db().mail.deleteMany({ where: { reference: null, text: { contains: reference } } }),
      db().lead.deleteMany({ where: { reference } }),
    ])
  const reviews = await db().review.findMany({ select: { id: true, createdAt: true } })
  const ids = reviews.filter((review) => hashes.has(hashReference(reviewName(review)))).map(({ id }) => id)
  await db().review.deleteMany({ where: { id: { in: ids } } })
  await deleteOldPayments(db(), await databaseTime())
  return gone.length + ids.length
}
