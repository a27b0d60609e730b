// Signing in by a code that is mailed to an address of the office. No passwords and no accounts.
import 'server-only'
import { randomBytes } from 'node:crypto'
import { subDays, subHours, subMinutes } from 'date-fns'
import { readContacts } from '../content/contacts'
import { queueMail } from '../mail/queue'
import { config } from '../platform/config'
import { type Db, databaseTime, db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import { log } from '../platform/log'
import { limitEach, limitRate, limitShare } from '../submissions/rate-limit'
import { hashWithKey } from '../submissions/signed-link'
import { formatCode, makeCode, readCode } from './codes'
import { formatTime } from './format'
import { signInTexts } from './notices'
import { lockMailbox, needsLongCodes, purgeSignIns, recordOnceADay, recordSignIn, toMailbox } from './sign-in-history'

const codeMinutes = 10
const codeTries = 5
// More would fill a mailbox; a code can still be had by the command.
const codesAnHour = 20
// Of one mailbox, so that no network fills it.
const codesOfNetwork = 4
// Of a browser in which the mailbox has signed in before: strangers do not count against it.
const codesOfBrowser = 10
/** A session that is not used ends after this, any after the second. */
const idleDays = 30
export const longestDays = 365

const keyName = 'desk sign-in'

type Person = { name: string; email: string }

/** Who may sign in: DESK_USERS, or the mailboxes of the office. */
export async function readDeskUsers(tx: Db): Promise<Person[]> {
  if (config.deskUsers.length > 0) return config.deskUsers
  const { emails } = await readContacts(tx)
  return [...new Set(Object.values(emails))].map((email) => ({ name: '', email }))
}

async function findDeskUser(tx: Db, email: string) {
  const users = await readDeskUsers(tx)
  return users.find((user) => user.email.toLowerCase() === email.trim().toLowerCase())
}

export const newSecret = () => randomBytes(32).toString('base64url')

type Browser = {
  /** The value of its cookie: a code is good for the browser that asked. */
  secret: string
  /** 'an Android phone' */
  device: string
}

/** For the worker. `browser`: an HMAC of its cookie; `at`: when it was asked for, as ISO 8601. */
export type CodeRequest = { email: string; browser: string; device: string; at: string }

/** Does and takes the same for any address, so that nobody learns which is of the office. Throws RateLimitError. */
export async function queueCode(typed: string, { secret, device }: Browser, address: string | null) {
  await db().$transaction(async (tx) => {
    const email = toMailbox(typed)
    const browser = await hashWithKey(tx, keyName, secret)
    if (await isKnown(tx, browser, email)) await limitEach(tx, 'desk browser', `${browser} ${email}`, codesOfBrowser)
    else {
      await limitRate(tx, 'desk code', address)
      await limitShare(tx, 'desk mailbox', address, email, codesOfNetwork)
    }
    const at = (await databaseTime(tx)).toISOString()
    const request = JSON.stringify({ email, browser, device, at } satisfies CodeRequest)
    // Before mails that wait.
    await tx.$executeRaw`
      SELECT graphile_worker.add_job('mail-code', ${request}::json, max_attempts => 5, priority => -10)`
  })
}

async function isKnown(tx: Db, browser: string, email: string) {
  return (await tx.deskBrowser.count({ where: { browser, email: toMailbox(email) } })) > 0
}

/** The job: mails a code, if the address is one of the office. */
export async function mailCode({ email, browser, device, at }: CodeRequest) {
  const asked = await db().$transaction(async (tx) => {
    const user = await findDeskUser(tx, email)
    if (!user) return null
    await lockMailbox(tx, user.email)
    const now = await databaseTime(tx)
    // Who asked has left, or has asked again.
    if (new Date(at) < subMinutes(now, codeMinutes)) return { email: user.email, isLate: true }
    const recent = { email: user.email, isMailed: true, createdAt: { gte: subHours(now, 1) } }
    const isFull =
      !(await isKnown(tx, browser, user.email)) && (await tx.deskCode.count({ where: recent })) >= codesAnHour
    // What nobody can guess, until the command replaces it.
    const code = isFull ? newSecret() : makeCode({ isLong: await needsLongCodes(tx, user.email) })
    // One code for a browser: a guess is compared with no more. The earlier ones still count.
    if (!isFull) await tx.deskCode.updateMany({ where: { email: user.email, browser }, data: { tries: codeTries } })
    const hash = await hashCode(tx, browser, code)
    await tx.deskCode.create({ data: { email: user.email, browser, device, code: hash, isMailed: !isFull } })
    if (isFull) {
      if (await recordOnceADay(tx, user.email, 'full', device)) await warnOwner(tx, user.email, signInTexts.full)
      return { email: user.email, isFull }
    }
    const asked = signInTexts.asked(formatTime(new Date(at)), device)
    await queueMail(tx, {
      role: 'operator',
      to: user.email,
      subject: signInTexts.subject,
      letter: {
        heading: formatCode(code),
        opening: [signInTexts.opening(codeMinutes), asked],
        closing: [signInTexts.notYou],
      },
    })
    return { email: user.email, isFull }
  })
  // Not what was typed: it may be the address of a visitor.
  if (!asked) log().warn({ device }, 'A code for the desk was asked for with an address that is not of the office.')
  else if (asked.isLate) log().warn({ email: asked.email, device }, 'A code for the desk was asked for too long ago.')
  else if (asked.isFull) log().warn({ email: asked.email, device }, 'Too many codes for the desk in an hour.')
  else log().info({ email: asked.email, device }, 'A code for the desk was mailed.')
}

async function warnOwner(tx: Db, email: string, { heading, opening, closing }: typeof signInTexts.full) {
  await queueMail(tx, { role: 'operator', to: email, subject: heading, letter: { heading, opening, closing } })
}

const hashCode = (tx: Db, browser: string, code: string) => hashWithKey(tx, keyName, `${browser} ${code}`)

type Asked = { device: string; at: string; email: string; code: string }

/** For the command, when mails do not arrive: gives the browser that asked last a new code. Null if none asks. */
export async function replaceLastCode(): Promise<Asked | null> {
  return db().$transaction(async (tx) => {
    const since = subMinutes(await databaseTime(tx), codeMinutes)
    const last = await tx.deskCode.findFirst({ where: { createdAt: { gte: since } }, orderBy: { id: 'desc' } })
    if (!last) return null
    await lockMailbox(tx, last.email)
    const code = makeCode({ isLong: await needsLongCodes(tx, last.email) })
    await tx.deskCode.update({
      where: { id: last.id },
      data: { code: await hashCode(tx, last.browser, code), tries: 0 },
    })
    return { code, email: last.email, device: last.device, at: formatTime(last.createdAt) }
  })
}

/** Returns the value of the session's cookie. Throws BadRequestError for a wrong or old code. */
export async function signIn(typed: string, name: string, { secret, device }: Browser) {
  const session = await db().$transaction(async (tx) => {
    const browser = await hashWithKey(tx, keyName, secret)
    const since = subMinutes(await databaseTime(tx), codeMinutes)
    const asked = await tx.deskCode.findMany({ where: { browser }, distinct: 'email', orderBy: { email: 'asc' } })
    const emails = asked.map(({ email }) => email)
    for (const email of emails) await lockMailbox(tx, email)
    const live = { browser, email: { in: emails }, createdAt: { gte: since }, tries: { lt: codeTries } }
    const codes = await tx.deskCode.findMany({ where: live })
    const hash = await hashCode(tx, browser, readCode(typed))
    const found = codes.find(({ code }) => code === hash)
    if (!found) {
      await tx.deskCode.updateMany({ where: live, data: { tries: { increment: 1 } } })
      for (const email of new Set(codes.map(({ email }) => email))) await countWrongCode(tx, email, device)
      return null
    }
    await tx.deskCode.deleteMany({ where: { browser } })
    const user = await findDeskUser(tx, found.email)
    if (!user) return null
    const now = await databaseTime(tx)
    await deleteEndedSessions(tx, now)
    const token = newSecret()
    // Colleagues who share a mailbox type theirs.
    const who = user.name || name.trim() || user.email
    await tx.deskSession.create({
      data: { token: await hashWithKey(tx, keyName, token), email: user.email, name: who, device, browser },
    })
    const known = { browser, email: toMailbox(user.email) }
    await tx.deskBrowser.upsert({ where: { browser_email: known }, create: known, update: { createdAt: now } })
    await recordSignIn(tx, user.email, 'signed in', device)
    return { token, email: user.email }
  })
  if (!session) {
    log().warn({ device }, 'A wrong or old code for the desk was refused.')
    throw new BadRequestError(signInTexts.wrong)
  }
  log().info({ email: session.email, device }, 'A colleague signed in at the desk.')
  return session.token
}

/** Earlier codes end when they become longer: whoever guesses has no more tries at six digits. */
async function countWrongCode(tx: Db, email: string, device: string) {
  const hadLongCodes = await needsLongCodes(tx, email)
  await recordSignIn(tx, email, 'wrong code', device)
  if (hadLongCodes || !(await needsLongCodes(tx, email))) return
  await tx.deskCode.updateMany({ where: { email }, data: { tries: codeTries } })
  if (await recordOnceADay(tx, email, 'longer codes', device)) await warnOwner(tx, email, signInTexts.longer)
}

/** What is no longer needed of codes, browsers and sign-ins. */
export async function purgeDesk() {
  await db().$transaction(async (tx) => {
    const now = await databaseTime(tx)
    await tx.deskCode.deleteMany({ where: { createdAt: { lt: subDays(now, 1) } } })
    await tx.deskBrowser.deleteMany({ where: { createdAt: { lt: subDays(now, longestDays) } } })
    await deleteEndedSessions(tx, now)
    await purgeSignIns(tx, now)
    // Those that failed for good.
    await tx.$executeRaw`
      SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
      WHERE task_identifier = 'mail-code' AND created_at < now() - interval '1 day'`
  })
}

async function deleteEndedSessions(tx: Db, now: Date) {
  const isIdle = { endedAt: null, seenAt: { lt: subDays(now, idleDays) } }
  await tx.deskSession.deleteMany({ where: { OR: [isIdle, { createdAt: { lt: subDays(now, longestDays) } }] } })
}

const isOpenAt = (now: Date) => ({
  endedAt: null,
  seenAt: { gte: subDays(now, idleDays) },
  createdAt: { gte: subDays(now, longestDays) },
})

export type OpenSession = Awaited<ReturnType<typeof readSessions>>[number]

/** Of the whole office, the one of this browser first. */
export async function readSessions(ownToken = '') {
  const own = await hashWithKey(db(), keyName, ownToken)
  const where = isOpenAt(await databaseTime())
  const sessions = await db().deskSession.findMany({ where, orderBy: [{ seenAt: 'desc' }, { createdAt: 'desc' }] })
  const users = new Set((await readDeskUsers(db())).map(({ email }) => toMailbox(email)))
  const open = sessions.filter(({ email }) => users.has(toMailbox(email)))
  return open
    .map(({ token: hash, ...session }) => ({ ...session, hash, isOwn: hash === own }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
}

/** By the hash that `readSessions` gives; its browser is no longer known. */
export async function endSessionOfColleague(hash: string, endedBy: string) {
  await db().$transaction(async (tx) => {
    const where = { token: hash, endedAt: null }
    const session = await tx.deskSession.findUnique({ where })
    if (!session) return
    await tx.deskSession.update({ where, data: { endedAt: await databaseTime(tx), endedBy } })
    if (session.browser) await tx.deskBrowser.deleteMany({ where: { browser: session.browser } })
  })
}

/** As it is stored. */
export const hashSession = (tx: Db, token: string) => hashWithKey(tx, keyName, token)

export type Session = { email: string; name: string }

/** Null for a session that has ended, or whose address is no longer one of the office. */
export async function readSession(tx: Db, token: string | undefined): Promise<Session | null> {
  if (!token) return null
  const now = await databaseTime(tx)
  const where = { token: await hashWithKey(tx, keyName, token) }
  const found = await tx.deskSession.findUnique({ where: { ...where, ...isOpenAt(now) } })
  if (!found) return null
  if (!(await findDeskUser(tx, found.email))) return null
  if (found.seenAt < subHours(now, 1)) await tx.deskSession.updateMany({ where, data: { seenAt: now } })
  return { email: found.email, name: found.name }
}

export async function endSession(token: string) {
  await db().deskSession.deleteMany({ where: { token: await hashWithKey(db(), keyName, token) } })
}

/** All of the office but this one, for a phone that was lost; those browsers are no longer known. Returns their number. */
export async function endOtherSessions(token: string) {
  return db().$transaction(async (tx) => {
    const own = await hashWithKey(tx, keyName, token)
    const session = await tx.deskSession.findUnique({ where: { token: own } })
    await tx.deskBrowser.deleteMany({ where: { browser: { not: session?.browser ?? '' } } })
    const ended = { endedAt: await databaseTime(tx), endedBy: session?.email }
    const { count } = await tx.deskSession.updateMany({ where: { token: { not: own }, endedAt: null }, data: ended })
    return count
  })
}

/** Not one that ran out: what was typed in that browser is still its colleague's. */
export async function wasEndedByColleague(token: string | undefined) {
  if (!token) return false
  const where = { token: await hashWithKey(db(), keyName, token), endedAt: { not: null } }
  return (await db().deskSession.count({ where })) > 0
}

export async function endAllSessions(tx: Db) {
  await tx.deskSession.deleteMany()
  await tx.deskBrowser.deleteMany()
}

/** 'an Android phone', for the mail with the code. */
export function describeDevice(userAgent: string) {
  const devices: [sign: RegExp, device: string][] = [
    [/iPhone/, 'an iPhone'],
    [/iPad/, 'an iPad'],
    [/Android.*Mobile/, 'an Android phone'],
    [/Android/, 'an Android tablet'],
    [/Windows/, 'a Windows computer'],
    [/Macintosh/, 'a Mac'],
    [/Linux|CrOS/, 'a Linux computer'],
  ]
  return devices.find(([sign]) => sign.test(userAgent))?.[1] ?? 'a browser we do not know'
}
