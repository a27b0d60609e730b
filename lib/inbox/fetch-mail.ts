import type { ImapFlow, MessageStructureObject } from 'imapflow'

export const largestMail = 25 * 1024 * 1024
const mostText = 256 * 1024
const mostHeaders = 256 * 1024

/** As it was sent; of one above 25 MB the headers and the beginning of its text. Null if it is gone meanwhile. */
export async function fetchMail(client: ImapFlow, uid: number) {
  // The size that a server names may be a guess.
  const mail = await fetchParts(client, uid, { source: { maxLength: largestMail } })
  if (!mail?.source) return null
  return mail.source.length < largestMail ? mail.source : fetchBeginning(client, uid)
}

// PEEK is imapflow's way for both, so that nothing is marked as seen.
async function fetchParts(client: ImapFlow, uid: number, parts: Parameters<ImapFlow['fetchOne']>[1]) {
  return (await client.fetchOne(String(uid), parts, { uid: true })) || null
}

const notice =
  'This mail is larger than 25 MB. Its attachments, and the rest of a long text, are in the mailbox, where you can open it.'

async function fetchBeginning(client: ImapFlow, uid: number) {
  const mail = await fetchParts(client, uid, { bodyStructure: true })
  const part = mail?.bodyStructure && findText(mail.bodyStructure)
  const key = part?.part ?? '1'
  const wanted = [{ key: 'HEADER', start: 0, maxLength: mostHeaders }]
  if (part) wanted.push({ key, start: 0, maxLength: mostText })
  const found = await fetchParts(client, uid, { bodyParts: wanted })
  if (!found) return null
  const none = Buffer.alloc(0)
  return asMail(uid, found.headers ?? none, part && { ...part, bytes: found.bodyParts?.get(key) ?? none })
}

/** The plain text, else the HTML; no attachment. */
function findText(mail: MessageStructureObject) {
  const texts = allParts(mail).filter(
    ({ type, disposition }) => disposition !== 'attachment' && /^text\/(plain|html)$/.test(type),
  )
  return texts.find(({ type }) => type === 'text/plain') ?? texts[0]
}

const allParts = (part: MessageStructureObject): MessageStructureObject[] => [
  part,
  ...(part.childNodes ?? []).flatMap(allParts),
]

type Text = MessageStructureObject & { bytes: Buffer }

function asMail(uid: number, headers: Buffer, text: Text | undefined) {
  const boundary = `beginning-of-${uid}`
  const charset = text?.parameters?.charset?.replace(/[^\w.:-]/g, '')
  const begin = [
    // Latin-1 keeps every byte.
    wholeLines(headers).toString('latin1').replace(mimeHeaders, '').trimEnd(),
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...(text
      ? [
          `--${boundary}`,
          `Content-Type: ${text.type}${charset ? `; charset="${charset}"` : ''}`,
          `Content-Transfer-Encoding: ${text.encoding ?? '7bit'}`,
          '',
          '',
        ]
      : []),
  ]
  const end = ['', `--${boundary}`, 'Content-Type: text/plain; charset="utf-8"', '', notice, `--${boundary}--`, '']
  const [before, after] = [begin, end].map((lines) => Buffer.from(lines.join('\r\n'), 'latin1'))
  return Buffer.concat([before ?? '', wholeLines(text?.bytes ?? Buffer.alloc(0)), after ?? ''] as Buffer[])
}

const mimeHeaders = /^(?:content-[\w-]+|mime-version):.*(?:\r?\n[ \t].*)*(?:\r?\n|$)/gim

/** What is cut off may end within a character, or a line of Base64. */
function wholeLines(bytes: Buffer) {
  return bytes.subarray(0, bytes.lastIndexOf('\n') + 1 || bytes.length)
}
