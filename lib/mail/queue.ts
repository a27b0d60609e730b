import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Prisma } from '../../prisma/generated/client'
import { type Contacts, readContacts } from '../content/contacts'
import { config } from '../platform/config'
import { isExample } from '../platform/contact-settings'
import type { Db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import { isTrial } from '../platform/trial-address'
import { type Letter, letterHtml, letterText } from './letter'
import { readReferences } from './thread'

type NewMail = Parties & {
  /** The mail is deleted with this lead. */
  reference?: string
  to: string
  subject: string
  letter: Letter
  attachment?: { name: string; bytes: Buffer }
  /** A POST to it unsubscribes (RFC 8058). */
  unsubscribeUrl?: string
  /** Unique: a second mail of this name is not queued. */
  name?: string
  /** The colleague who writes it, named before our address. */
  writer?: string
  /** Seconds in which it can be taken back. */
  waits?: number
}

/** Desk links only go to the operator. Replies quote them, so none that opens without signing in may reach a visitor. */
type Parties =
  /** `replyTo`: who sent the request. */
  | { role: 'operator'; replyTo?: string }
  /** 'answer': written by a person. */
  | { role: 'visitor' | 'answer'; replyTo: string }

// graphile-worker backs off e^attempts seconds, e^10 at most: the 17th attempt comes 46 hours after the first.
const tries = 17

/** Returns the id of the mail; undefined for one whose name is queued already. */
export async function queueMail(tx: Db, mail: NewMail, contacts?: Contacts) {
  const signature = mail.role === 'operator' ? config.siteUrl : toSignature(contacts ?? (await readContacts(tx)))
  const text = letterText(mail.letter, signature)
  if (mail.role !== 'operator' && text.includes(`${config.siteUrl}/desk/`))
    throw new BadRequestError('A link to the desk can go to the office only. Please take it out.')
  if (mail.replyTo && text.includes(`${config.siteUrl}/desk/link/`))
    throw new Error('A reply to this mail would quote a link that opens the desk.')
  const [stored] = await tx.mail.createManyAndReturn({
    data: {
      reference: mail.reference,
      role: mail.role,
      fromName: mail.writer && oneLine(`${mail.writer} at ${config.brand}`, 250),
      to: oneLine(mail.to, 254),
      replyTo: mail.replyTo && oneLine(mail.replyTo, 254),
      subject: oneLine(mail.subject, 200),
      text,
      html: letterHtml(mail.letter, signature),
      attachment: mail.attachment && new Uint8Array(mail.attachment.bytes),
      attachmentName: mail.attachment?.name,
      unsubscribeUrl: mail.unsubscribeUrl,
      messageId: toMessageId(mail.name ?? randomUUID()),
      references: mail.role === 'answer' && mail.reference ? await readReferences(tx, mail.reference, mail.to) : [],
    },
    skipDuplicates: true,
    select: { id: true },
  })
  if (stored) await addJobs(tx, [stored.id], mail.waits)
  return stored?.id
}

function toSignature({ phone }: Contacts) {
  const isShown = isTrial() || !isExample(['contact.phone', phone])
  return [config.brand, isShown && phone, config.siteUrl].filter(Boolean).join(', ')
}

function toMessageId(name: string) {
  return `<${name}@${new URL(config.siteUrl).hostname}>`
}

/** Returns their number. */
export async function requeueMails(tx: Db, where: Prisma.MailWhereInput) {
  const mails = await tx.mail.findMany({ where, select: { id: true } })
  const ids = mails.map(({ id }) => id)
  await tx.mail.updateMany({
    where: { id: { in: ids } },
    data: { status: 'queued', sentAt: null, attempts: 0, lastError: null, failure: null },
  })
  await addJobs(tx, ids)
  return ids.length
}

/** Cancels waiting mails, except answers; their jobs then do nothing. */
export async function cancelMails(tx: Db, reference: string) {
  await tx.mail.updateMany({
    where: { reference, status: 'queued', role: { not: 'answer' } },
    data: { status: 'cancelled' },
  })
}

/** Cancels the mail of this name. `wasSent`: it has gone out already. */
export async function cancelMail(tx: Db, name: string) {
  const messageId = toMessageId(name)
  await tx.mail.updateMany({ where: { messageId, status: 'queued' }, data: { status: 'cancelled' } })
  return { wasSent: (await tx.mail.count({ where: { messageId, status: 'sent' } })) > 0 }
}

/** Deletes the mail of this name. False for one that has gone out, or that a worker is about to send. */
export async function takeMailBack(tx: Db, name: string) {
  const deleted = await tx.$executeRaw`
    DELETE FROM mails WHERE id = (
      SELECT id FROM mails WHERE message_id = ${toMessageId(name)} AND status = 'queued' AND NOT EXISTS (
        SELECT FROM graphile_worker.jobs WHERE key = 'mail:' || mails.id AND locked_at IS NOT NULL)
      -- A worker holds the row while it sends.
      FOR UPDATE SKIP LOCKED)`
  return deleted > 0
}

/** Of those with these names. */
export async function findWaitingMails(tx: Db, names: string[]) {
  const messageIds = names.map(toMessageId)
  const waiting = await tx.mail.findMany({
    where: { messageId: { in: messageIds }, status: 'queued' },
    select: { messageId: true },
  })
  return new Set(names.filter((name) => waiting.some(({ messageId }) => messageId === toMessageId(name))))
}

async function addJobs(tx: Db, ids: number[], waits = 0) {
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      'send-mail', json_build_object('id', id), run_at => now() + make_interval(secs => ${waits}::int),
      max_attempts => ${tries}::int, job_key => 'mail:' || id)
    FROM unnest(${ids}::int[]) AS id`
}

// Prevents header injection.
function oneLine(text: string, max: number) {
  return text.replace(/\s+/g, ' ').trim().slice(0, max)
}
