// Reads the mailboxes of IMAP_URL. Of several processes the one with the advisory lock of a mailbox reads it.
import 'server-only'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ImapFlow, MailboxObject } from 'imapflow'
import pg from 'pg'
import { msPerDay, msPerMinute, msPerSecond } from '../domain/duration'
import { config } from '../platform/config'
import type { Mailbox } from '../platform/config-schema'
import { type Db, db } from '../platform/db'
import { isRefusedValue, isUnavailable } from '../platform/unavailable'
import { fetchMail, largestMail } from './fetch-mail'
import { receiveMail } from './receive'

/** In milliseconds. Tests shorten them. */
export const inboxPauses = {
  /** Until a process that does not read asks again for its turn. */
  turn: 30 * msPerSecond,
  /** Between two looks, if the server says nothing. */
  look: 2 * msPerMinute,
  /** After a failure; twice as long after each further one. */
  first: 5 * msPerSecond,
  longest: 5 * msPerMinute,
}
const storingLimit = msPerMinute
const tries = 3

/** Until the signal aborts. `url`: of the database, without a pooler. */
export async function readMailboxes(url: string, signal: AbortSignal) {
  await Promise.all(config.mailboxes.map((mailbox) => keepReading(url, mailbox, signal)))
}

async function keepReading(url: string, mailbox: Mailbox, signal: AbortSignal) {
  let failures = 0
  const noteSuccess = () => {
    if (failures > 0) console.info(`The mailbox ${mailbox.name} is read again.`)
    failures = 0
  }
  while (!signal.aborted) {
    let pause = inboxPauses.turn
    try {
      await readInTurn(url, mailbox, signal, noteSuccess)
    } catch (error) {
      if (signal.aborted) return
      pause = Math.min(inboxPauses.first * 2 ** failures, inboxPauses.longest)
      failures += 1
      const seconds = Math.round(pause / msPerSecond)
      console.warn(`The mailbox ${mailbox.name} cannot be read (${describe(error)}). Next try in ${seconds} s.`)
    }
    await sleep(pause, undefined, { signal }).catch(() => undefined)
  }
}

/** Ends at once where another process reads the mailbox. The lock ends with the connection, so also with the process. */
async function readInTurn(url: string, mailbox: Mailbox, signal: AbortSignal, noteSuccess: () => void) {
  const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  const lost = new AbortController()
  for (const event of ['error', 'end'] as const) connection.on(event, () => lost.abort())
  await connection.connect()
  try {
    const sql = "SELECT pg_try_advisory_lock(hashtext('mailbox'), hashtext($1)) AS mine"
    const { rows } = await connection.query<{ mine: boolean }>(sql, [mailbox.name])
    if (!rows[0]?.mine) return
    const isOver = AbortSignal.any([signal, lost.signal])
    await readWhileConnected(mailbox, isOver, noteSuccess).catch((error: unknown) => {
      if (!lost.signal.aborted) throw error
    })
    if (lost.signal.aborted) throw new LostTurnError()
  } finally {
    await connection.end().catch(() => undefined)
  }
}

/** Until the connection or the turn is lost. */
async function readWhileConnected(mailbox: Mailbox, signal: AbortSignal, noteSuccess: () => void) {
  signal.throwIfAborted()
  const client = await openClient(mailbox)
  const close = () => client.close()
  signal.addEventListener('abort', close)
  let arrivals = 0
  client.on('exists', () => {
    arrivals += 1
  })
  try {
    await client.connect()
    while (!signal.aborted) {
      // Anew each time: only this tells of another UIDVALIDITY. Read-only means EXAMINE.
      const opened = await client.mailboxOpen('INBOX', { readOnly: true })
      const known = arrivals
      await readNew(client, mailbox.name, opened)
      noteSuccess()
      if (arrivals === known) await nextArrival(client)
    }
  } finally {
    signal.removeEventListener('abort', close)
    client.close()
  }
}

async function openClient({ host, port, isSecure, login }: Mailbox) {
  // Only here: most processes read no mailbox.
  const { ImapFlow } = await import('imapflow')
  const limits = { connectionTimeout: 30_000, socketTimeout: 2 * msPerMinute, maxLiteralSize: 2 * largestMail }
  const quiet = { logger: false, disableAutoIdle: true, disableCompression: true } as const
  const client = new ImapFlow({ host, port, secure: isSecure, doSTARTTLS: false, auth: login, ...limits, ...quiet })
  // The commands fail as well.
  client.on('error', () => undefined)
  return client
}

/** IDLE, until something comes, the connection ends, or it is time to look. */
async function nextArrival(client: ImapFlow) {
  const waiting = new AbortController()
  const { signal } = waiting
  client.idle().catch(() => undefined)
  const events = ['exists', 'close'].map((event) => once(client, event, { signal }))
  await Promise.race([...events, sleep(inboxPauses.look, undefined, { signal })]).finally(() => waiting.abort())
}

async function readNew(client: ImapFlow, name: string, opened: MailboxObject) {
  const position = await db().inboxPosition.findUnique({ where: { mailbox: name } })
  if (position?.uidValidity === opened.uidValidity) await readOn(client, name, opened, Number(position.uid))
  else await readAnew(client, name, opened, position?.readAt)
  await db().inboxPosition.update({ where: { mailbox: name }, data: { readAt: new Date() } })
}

async function readOn(client: ImapFlow, name: string, { uidValidity, uidNext }: MailboxObject, last: number) {
  if (last >= uidNext - 1) return
  // `n:*` has the newest mail even if its UID is smaller.
  const found = await search(client, { uid: `${last + 1}:*` })
  for (const uid of found.filter((uid) => uid > last)) {
    const position = { mailbox: name, uidValidity, uid: BigInt(uid) }
    await handOn(client, name, uid, (tx) => moveOn(tx, position))
  }
}

/**
 * The first time, and when the server has numbered its mails anew. The position is stored after the last one, because
 * new numbers may be in any order: after a kill it begins again, and Message-IDs keep doubles out.
 */
async function readAnew(client: ImapFlow, name: string, opened: MailboxObject, readAt: Date | undefined) {
  const { mailsSince } = config
  // A day early, because servers compare the days of their own time zone.
  const since = readAt ? new Date(readAt.getTime() - msPerDay) : mailsSince && new Date(`${mailsSince}T00:00:00+03:00`)
  const found = since ? await search(client, { since }) : []
  for (const uid of found) await handOn(client, name, uid, async () => undefined)
  const position = { uidValidity: opened.uidValidity, uid: BigInt(Math.max(opened.uidNext - 1, found.at(-1) ?? 0)) }
  await db().inboxPosition.upsert({
    where: { mailbox: name },
    create: { mailbox: name, ...position },
    update: position,
  })
}

/** Ascending. */
async function search(client: ImapFlow, query: Parameters<ImapFlow['search']>[0]) {
  const found = await client.search(query, { uid: true })
  if (!Array.isArray(found)) throw new Error('The server does not search.')
  return found.toSorted((one, other) => one - other)
}

type Position = { mailbox: string; uidValidity: bigint; uid: bigint }

/** Throws if another process has gone further, as one may whose lock was lost unseen. */
async function moveOn(tx: Db, { mailbox, uidValidity, uid }: Position) {
  const where = { mailbox, uidValidity, uid: { lt: uid } }
  const { count } = await tx.inboxPosition.updateMany({ where, data: { uid } })
  if (count === 0) throw new LostTurnError()
}

class LostTurnError extends Error {}

/** The mail and the position are stored together, so that a kill neither loses a mail nor stores it twice. */
async function handOn(client: ImapFlow, name: string, uid: number, advance: (tx: Db) => Promise<void>) {
  const raw = await fetchMail(client, uid)
  for (let count = 1; raw && count <= tries; count += 1) {
    try {
      return await db().$transaction(
        async (tx) => {
          await advance(tx)
          await receiveMail(tx, raw)
        },
        { timeout: storingLimit },
      )
    } catch (error) {
      if (!isOfMail(error)) throw error
      if (count === tries)
        console.warn(`A mail in ${name} was left out because it cannot be stored: UID ${uid}.`, error)
    }
  }
  // It cannot be stored, or somebody has deleted it meanwhile.
  await advance(db())
}

/** Not of the database or of the mail server: another mail may do. */
function isOfMail(error: unknown) {
  if (isRefusedValue(error)) return true
  const { name = '' } = error as Error
  return !(error instanceof LostTurnError || isUnavailable(error) || /^Prisma|^DriverAdapter/.test(name))
}

/** Without what a server writes: it may quote a mail. */
function describe(error: unknown) {
  const { authenticationFailed, code } = error as { authenticationFailed?: boolean; code?: unknown }
  if (authenticationFailed) return 'user or password refused'
  if (isUnavailable(error) || error instanceof LostTurnError) return 'database'
  return typeof code === 'string' ? code.slice(0, 40) : 'no connection'
}
