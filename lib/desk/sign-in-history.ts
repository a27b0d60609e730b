// What happened at the sign-in, by mailbox: the office can see it, and wrong codes make the next ones longer.
import 'server-only'
import { subDays } from 'date-fns'
import { type Db, db } from '../platform/db'

/** 'full': somebody asked for more codes than a mailbox gets in an hour. */
export type SignInKind = 'signed in' | 'wrong code' | 'full' | 'longer codes'

const daysKept = 30
// Of a mailbox and kind: wrong codes push out no sign-in, and fill no disk.
const mostOfAKind = 100
const failuresADay = 10
const failuresAMonth = 20

export const toMailbox = (email: string) => email.trim().toLowerCase()

/** Until the end of the transaction: requests and guesses of several browsers are counted one after the other. */
export async function lockMailbox(tx: Db, email: string) {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('desk mailbox'), hashtext(${toMailbox(email)}))`
}

export async function recordSignIn(tx: Db, mail: string, kind: SignInKind, device: string) {
  const email = toMailbox(mail)
  await tx.deskSignIn.create({ data: { email, kind, device } })
  const older = await tx.deskSignIn.findMany({ where: { email, kind }, orderBy: { id: 'desc' }, skip: mostOfAKind })
  await tx.deskSignIn.deleteMany({ where: { id: { in: older.map(({ id }) => id) } } })
}

/** Whether it was the first of its kind in 24 hours; only that is recorded. */
export async function recordOnceADay(tx: Db, mail: string, kind: SignInKind, device: string) {
  const [found] = await tx.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM desk_sign_ins
    WHERE email = ${toMailbox(mail)} AND kind = ${kind} AND created_at > now() - interval '1 day'`
  if (found.count > 0) return false
  await recordSignIn(tx, mail, kind, device)
  return true
}

/** After so many wrong codes that somebody may be guessing. */
export async function needsLongCodes(tx: Db, mail: string) {
  const [wrong] = await tx.$queryRaw<[{ day: number; month: number }]>`
    SELECT count(*) FILTER (WHERE created_at > now() - interval '1 day')::int AS day, count(*)::int AS month
    FROM desk_sign_ins
    WHERE email = ${toMailbox(mail)} AND kind = 'wrong code' AND created_at > now() - interval '30 days'`
  return wrong.day >= failuresADay || wrong.month >= failuresAMonth
}

const mostShown = 200

/** Newest first. */
export async function readSignIns() {
  const rows = await db().deskSignIn.findMany({ orderBy: { id: 'desc' }, take: mostShown })
  return rows.map((row) => ({ ...row, kind: row.kind as SignInKind }))
}

export async function purgeSignIns(tx: Db, now: Date) {
  await tx.deskSignIn.deleteMany({ where: { createdAt: { lt: subDays(now, daysKept) } } })
}
