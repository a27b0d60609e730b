// What a mail says, whichever program wrote it: HTML becomes text, and what it quotes is parted from what was written.
import ReplyParser from 'email-reply-parser'
import { convert } from 'html-to-text'
import PostalMime, { type Email } from 'postal-mime'
import { largestFile } from './stored'

export type ReceivedFile = { name: string; type: string; size: number; bytes: Uint8Array | null }

export type ParsedMail = {
  messageId: string
  /** Message-IDs that it answers, the oldest first. */
  references: string[]
  from: { address: string; name: string }
  /** Addresses in To and Cc. */
  to: string[]
  subject: string
  text: string
  quoted: string
  sentAt: Date
  files: ReceivedFile[]
  /** A robot, a newsletter, a notice that somebody is away. */
  isAutomatic: boolean
  isSpam: boolean
  /** The server of the mailbox says that the sender is not who it seems. */
  isForged: boolean
  bounce: Bounce | null
}

/** `messageIds`: those that its parts name; one of them is of the mail that did not arrive. */
export type Bounce = { messageIds: string[]; address: string; problem: string; isPermanent: boolean }

const longestText = 50_000
const mostFiles = 20

/** `id`: of a mail without a Message-ID. */
export async function parseMail(raw: Uint8Array, { id, now }: { id: string; now: Date }): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' })
  const body = mail.text?.trim() ? mail.text : toText(mail.html ?? '')
  const { text, quoted } = partQuoted(clean(body).slice(0, longestText))
  const sentAt = new Date(mail.date ?? '')
  return {
    messageId: toIds(mail.messageId)[0] ?? id,
    references: [...new Set([...toIds(mail.references), ...toIds(mail.inReplyTo)])].slice(-50),
    from: toSender(mail),
    to: [...(mail.to ?? []), ...(mail.cc ?? [])]
      .flatMap(({ address, group = [] }) => [address, ...group.map((one) => one.address)])
      .flatMap((address) => address?.toLowerCase() ?? []),
    subject: clean(mail.subject ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 300),
    text,
    quoted,
    // A clock that is wrong, or no day at all.
    sentAt: Number.isNaN(sentAt.getTime()) || sentAt > now ? now : sentAt,
    files: toFiles(mail),
    isAutomatic: isAutomatic(mail),
    isSpam: /^yes\b/i.test(header(mail, 'x-spam-flag')) || /^yes\b/i.test(header(mail, 'x-spam-status')),
    isForged: isForged(mail),
    bounce: readBounce(mail),
  }
}

const header = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value ?? ''

const toIds = (text = '') => [...text.matchAll(/<[^<>\s]{1,298}>/g)].map(([id]) => id)

function toSender({ from }: Email) {
  const address = from?.address ?? ''
  return { address: address.toLowerCase().slice(0, 254), name: clean(from?.name ?? '').slice(0, 200) }
}

/** Links and pictures of HTML are left out: nothing of a mail is ever fetched. */
const toText = (html: string) =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
      { selector: 'table', format: 'dataTable' },
    ],
    limits: { maxInputLength: 2_000_000 },
  })

// What PostgreSQL does not store, and what nobody can see.
const clean = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u200b\ufeff]/g, '')
    .replace(/\n{4,}/g, '\n\n\n')

function partQuoted(body: string) {
  const fragments = new ReplyParser().read(body).getFragments()
  const join = (isHidden: boolean) =>
    fragments
      .filter((fragment) => fragment.isHidden() === isHidden)
      .map((fragment) => fragment.getContent())
      .join('\n')
      .trim()
  const text = join(false)
  // A mail that is all quotation was written between the lines of ours.
  return text ? { text, quoted: join(true) } : { text: body.trim(), quoted: '' }
}

function toFiles({ attachments }: Email): ReceivedFile[] {
  return attachments
    .filter(
      ({ mimeType }) => !/^(?:message\/delivery-status|text\/rfc822-headers|application\/pgp-signature)/.test(mimeType),
    )
    .slice(0, mostFiles)
    .map(({ filename, mimeType, content }, index) => {
      const bytes =
        typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content as ArrayBuffer)
      return {
        name:
          clean(filename ?? '')
            .replace(/[\\/\n]/g, ' ')
            .trim()
            .slice(0, 200) || `attachment ${index + 1}`,
        type: mimeType.slice(0, 120),
        size: bytes.length,
        bytes: bytes.length <= largestFile ? bytes : null,
      }
    })
}

function isAutomatic(mail: Email) {
  const auto = header(mail, 'auto-submitted')
  return (
    (auto !== '' && !/^no\b/i.test(auto)) ||
    /^(?:bulk|list|junk|auto_reply)$/i.test(header(mail, 'precedence').trim()) ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some(
      (name) =>
        header(mail, name) !== '' && !(name === 'x-auto-response-suppress' && !/oof|all/i.test(header(mail, name))),
    ) ||
    /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?)(?:[+-].*)?@/i.test(mail.from?.address ?? '')
  )
}

/** By the first of these headers: the server of the mailbox has put it there, others may have come with the mail. */
function isForged(mail: Email) {
  const results = header(mail, 'authentication-results')
  if (/\bdmarc=fail\b/i.test(results)) return true
  return /\bspf=(?:fail|softfail)\b/i.test(results) && !/\bdkim=pass\b/i.test(results)
}

/** RFC 3464. */
function readBounce(mail: Email): Bounce | null {
  const type = header(mail, 'content-type')
  const parts = mail.attachments.map(({ mimeType, content }) => ({
    mimeType,
    text: typeof content === 'string' ? content : new TextDecoder().decode(content as ArrayBuffer),
  }))
  const status = parts.find(({ mimeType }) => mimeType === 'message/delivery-status')?.text ?? ''
  if (!/report-type="?delivery-status/i.test(type) && !status) return null
  const field = (name: string) =>
    new RegExp(`^${name}:\\s*(?:rfc822;|smtp;)?\\s*(.+)$`, 'im').exec(status)?.[1]?.trim() ?? ''
  const action = field('Action').toLowerCase()
  if (action && action !== 'failed') return null
  const returned = parts.filter(({ mimeType }) => /^(?:message\/rfc822|text\/rfc822-headers)/.test(mimeType))
  const all = returned.map(({ text }) => text).join('\n') || mail.text || ''
  return {
    messageIds: [
      ...new Set([...toIds(/^message-id:(.*)$/im.exec(all)?.[1]), ...toIds(mail.references), ...toIds(mail.inReplyTo)]),
    ],
    address: field('Final-Recipient').toLowerCase(),
    problem: (field('Diagnostic-Code') || field('Status') || 'It came back.').replace(/\s+/g, ' ').slice(0, 400),
    isPermanent: /^5/.test(field('Status')) || action === 'failed',
  }
}
