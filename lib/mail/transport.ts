// By SMTP, or without SMTP_URL as files in the data folder.
import 'server-only'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Mail } from '../../prisma/generated/client'
import { readContacts } from '../content/contacts'
import { config } from '../platform/config'

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

/** Resolves when the SMTP server has accepted the mail or the file is written. */
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
