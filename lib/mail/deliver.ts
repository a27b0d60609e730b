import 'server-only'
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobHelpers, WithPgClient } from 'graphile-worker'
import nodemailer from 'nodemailer'
import type { PoolClient } from 'pg'
import type { Mail } from '../../prisma/generated/client'
import { readContacts } from '../content/contacts'
import { config } from '../platform/config'
import { isPermanent, readFailure } from './failure'
import { reopenUnsent } from './reopen-unsent'

const columns = `id, reference, role, from_name AS "fromName", "to", reply_to AS "replyTo", subject, text, html,
  attachment, attachment_name AS "attachmentName", unsubscribe_url AS "unsubscribeUrl",
  message_id AS "messageId", "references", created_at AS "createdAt", status`

/**
 * The row stays locked until the result is stored, to send once. Throws for a retry; the last failure and a permanent
 * one are final.
 */
export async function deliverMail(payload: unknown, { job, withPgClient, abortSignal }: JobHelpers) {
  const { id } = payload as { id: number }
  const isLast = job.attempts >= job.max_attempts
  try {
    const retryFor = await withPgClient((client) => deliver(client, id, isLast))
    if (retryFor) throw new Error(retryFor)
  } catch (error) {
    if (!(error instanceof UnrecordedError)) throw error
    await recordUntilDone(withPgClient, id, abortSignal)
  }
}

/** A mail was accepted by the mail server, but the database did not take that down. */
class UnrecordedError extends Error {}

/** Returns the problem of a mail that is to be tried again. */
async function deliver(client: PoolClient, id: number, isLast: boolean) {
  let isAccepted = false
  await client.query('BEGIN')
  try {
    const mail = await lockMail(client, id)
    const failed = mail && (await sendMail(mail).then(() => null, readFailure))
    isAccepted = failed === null
    const isFinal = isLast || (failed && isPermanent(failed.failure))
    if (failed) await recordResult(client, id, isFinal ? 'failed' : 'queued', failed)
    else if (mail) await recordSent(client, id)
    await client.query('COMMIT')
    return failed && !isFinal ? failed.problem : null
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw isAccepted ? new UnrecordedError('The mail was sent.', { cause: error }) : error
  }
}

// The mail was accepted but the database is down: keep the job until it is recorded, or the mail is sent twice.
async function recordUntilDone(withPgClient: WithPgClient, id: number, signal: AbortSignal | undefined) {
  const write = () => withPgClient((client) => recordSent(client, id))
  while (!(await isDone(write)) && !signal?.aborted) await sleep(500)
}

function isDone(work: () => Promise<unknown>) {
  return work().then(
    () => true,
    () => false,
  )
}

async function lockMail(client: PoolClient, id: number) {
  const { rows } = await client.query<OutgoingMail & { status: string }>(
    `SELECT ${columns} FROM mails WHERE id = $1 FOR UPDATE NOWAIT`,
    [id],
  )
  const [mail] = rows
  if (mail?.status !== 'queued') return undefined
  const { rows: files } = await client.query<AttachedFile>(
    'SELECT name, type, bytes FROM reply_files WHERE mail_id = $1 ORDER BY id',
    [id],
  )
  return { ...mail, files }
}

async function recordSent(client: PoolClient, id: number) {
  await recordResult(client, id, 'sent', null)
  await client.query('DELETE FROM reply_files WHERE mail_id = $1', [id])
  await wakeAfterOutage(client)
}

type Failed = ReturnType<typeof readFailure>

async function recordResult(client: PoolClient, id: number, status: string, failed: Failed | null) {
  await client.query(
    `UPDATE mails SET status = $2::varchar, last_error = $3, failure = $4, attempts = attempts + 1,
       sent_at = CASE WHEN $2 = 'sent' THEN now() END,
       -- A paper that has gone out may name travellers, and can be made again.
       attachment = CASE WHEN $2 = 'sent' AND role = 'answer' THEN NULL ELSE attachment END WHERE id = $1 AND status = 'queued'`,
    [id, status, failed?.problem ?? null, failed?.failure ?? null],
  )
  if (status === 'failed') await openAgain(client, id)
}

async function openAgain(client: PoolClient, id: number) {
  const { text, values } = reopenUnsent(id)
  await client.query(text, values)
}

// The mail server works again: what waits for it need not wait for hours.
async function wakeAfterOutage(client: PoolClient) {
  await client.query(`
    SELECT graphile_worker.reschedule_jobs(array_agg(jobs.id), run_at => now())
    FROM mails JOIN graphile_worker.jobs ON jobs.key = 'mail:' || mails.id
    WHERE mails.status = 'queued' AND mails.failure = 'outage' AND jobs.run_at > now() AND jobs.locked_at IS NULL
    HAVING count(*) > 0`)
}

export type OutgoingMail = Pick<
  Mail,
  'id' | 'role' | 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'messageId' | 'createdAt'
> & {
  reference: string | null
  attachment?: Uint8Array | null
  attachmentName?: string | null
  files?: AttachedFile[]
  fromName?: string | null
  references?: string[]
  unsubscribeUrl?: string | null
}

type AttachedFile = { name: string; type: string; bytes: Uint8Array }

/** Milliseconds. */
export const mailTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
}

/** By SMTP, or without SMTP_URL as a file. Resolves when the server has accepted the mail or the file is written. */
export async function sendMail(mail: OutgoingMail) {
  const message = toMessage(mail, config.mailFrom ?? (await readContacts()).emails.reservations)
  if (!config.smtpUrl) return writeMail(mail, message)
  const transport = nodemailer.createTransport({ url: config.smtpUrl, ...mailTimeouts })
  try {
    await transport.sendMail(message)
  } finally {
    transport.close()
  }
}

export function mailFolder() {
  return path.join(/* turbopackIgnore: true */ process.env.DATA_DIR || '.data', 'mail')
}

// Address objects: strings are parsed, which could add recipients.
function toMessage(mail: OutgoingMail, from: string) {
  return {
    // The address stays ours, for SPF, DKIM and DMARC.
    from: { name: mail.fromName ?? config.brand, address: from },
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: toAttachments(mail),
    messageId: mail.messageId,
    inReplyTo: mail.references?.at(-1),
    references: mail.references,
    date: mail.createdAt,
    list: mail.unsubscribeUrl ? { unsubscribe: mail.unsubscribeUrl } : undefined,
    headers: { ...(mail.role !== 'answer' && autoSubmitted(mail.role)), ...(mail.unsubscribeUrl && oneClick) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function toAttachments({ attachment, attachmentName, files = [] }: OutgoingMail) {
  const paper = attachment ? [{ filename: attachmentName ?? 'file', content: Buffer.from(attachment) }] : []
  const others = files.map(({ name, type, bytes }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(bytes),
  }))
  return [...paper, ...others]
}

// Suppresses out-of-office replies.
const autoSubmitted = (role: string) => ({ 'Auto-Submitted': role === 'visitor' ? 'auto-replied' : 'auto-generated' })

// Lets the mail program unsubscribe by itself (RFC 8058).
const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

let hasNoticed = false

async function writeMail(mail: OutgoingMail, message: ReturnType<typeof toMessage>) {
  const folder = mailFolder()
  if (!hasNoticed) console.info(`Mails are written to ${folder}, not sent: SMTP_URL is not set.`)
  hasNoticed = true
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: source } = await writer.sendMail(message)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const file = path.join(folder, `${mail.reference ?? 'site'}-${mail.role}-${mail.id}.eml`)
  // Atomic, even on a full disk or power loss.
  await writeFile(`${file}.unfinished`, source, { mode: 0o600, flush: true })
  await rename(`${file}.unfinished`, file)
}
