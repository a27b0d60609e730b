import 'server-only'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobHelpers, WithPgClient } from 'graphile-worker'
import nodemailer from 'nodemailer'
import type { PoolClient } from 'pg'
import type { Mail } from '../../prisma/generated/client'
import { readContacts } from '../content/contacts'
import { config } from '../platform/config'

const columns = `id, reference, role, "to", reply_to AS "replyTo", subject, text, html,
  attachment, attachment_name AS "attachmentName",
  message_id AS "messageId", created_at AS "createdAt", status`

/** The row stays locked until the result is stored, to send once. Throws for a retry; the last failure is final. */
export async function deliverMail(payload: unknown, { job, withPgClient, abortSignal }: JobHelpers) {
  const { id } = payload as { id: number }
  const isLast = job.attempts >= job.max_attempts
  const outcome = { isAccepted: false }
  const problem = await withPgClient((client) => deliver(client, id, isLast, outcome)).catch(async (error: unknown) => {
    if (!outcome.isAccepted) throw error
    await recordUntilDone(withPgClient, id, abortSignal)
  })
  if (problem && !isLast) throw new Error(problem)
}

async function deliver(client: PoolClient, id: number, isLast: boolean, outcome: { isAccepted: boolean }) {
  await client.query('BEGIN')
  try {
    const mail = await lockMail(client, id)
    const problem = mail && (await sendMail(mail).then(() => '', describeProblem))
    outcome.isAccepted = problem === ''
    if (mail) await recordResult(client, id, problem ? (isLast ? 'failed' : 'queued') : 'sent', problem || null)
    await client.query('COMMIT')
    return problem
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

// The mail was accepted but the database is down: keep the job until it is recorded, or the mail is sent twice.
async function recordUntilDone(withPgClient: WithPgClient, id: number, signal: AbortSignal | undefined) {
  const write = () => withPgClient((client) => recordResult(client, id, 'sent', null))
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
  return rows[0]?.status === 'queued' ? rows[0] : undefined
}

async function recordResult(client: PoolClient, id: number, status: string, problem: string | null) {
  await client.query(
    `UPDATE mails SET status = $2::varchar, last_error = $3, attempts = attempts + 1,
       sent_at = CASE WHEN $2 = 'sent' THEN now() END WHERE id = $1 AND status = 'queued'`,
    [id, status, problem],
  )
}

// Fits the column; no stack.
function describeProblem(error: unknown) {
  const { code, message = '' } = error as { code?: string; message?: string }
  // File errors start with their code already.
  const parts = message.startsWith(`${code}:`) ? [message] : [code, message]
  return parts.filter(Boolean).join(': ').replace(/\s+/g, ' ').slice(0, 500) || 'unknown error'
}

export type OutgoingMail = Pick<
  Mail,
  'id' | 'role' | 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'messageId' | 'createdAt'
> & {
  reference: string | null
  attachment?: Uint8Array | null
  attachmentName?: string | null
}

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
    from: { name: config.brand, address: from },
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachment
      ? [{ filename: mail.attachmentName ?? 'file', content: Buffer.from(mail.attachment) }]
      : [],
    messageId: mail.messageId,
    date: mail.createdAt,
    headers: mail.role === 'answer' ? {} : autoSubmitted(mail.role),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

// Suppresses out-of-office replies.
const autoSubmitted = (role: string) => ({ 'Auto-Submitted': role === 'visitor' ? 'auto-replied' : 'auto-generated' })

let hasNoticed = false

async function writeMail(mail: OutgoingMail, message: ReturnType<typeof toMessage>) {
  const folder = mailFolder()
  if (!hasNoticed) console.info(`Mails are written to ${folder}, not sent: SMTP_URL is not set.`)
  hasNoticed = true
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: source } = await writer.sendMail(message)
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `${mail.reference ?? 'site'}-${mail.role}-${mail.id}.eml`)
  // Atomic, even on a full disk or power loss.
  await writeFile(`${file}.unfinished`, source, { mode: 0o600, flush: true })
  await rename(`${file}.unfinished`, file)
}
