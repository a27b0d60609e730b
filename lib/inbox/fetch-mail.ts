import type { ImapFlow, MessageStructureObject } from 'imapflow'

const megabyte = 1024 * 1024
export const largestMail = 25 * megabyte
const smallestLimit = 2 * megabyte
// Of a mail of 24 MB, parsing took 110 MB more; what it has is stored as well.
const memoryPerByte = 8
const mostText = megabyte / 4
const mostHeaders = megabyte / 4

/** As it was sent; of a large one the headers and the beginning of its text. Null if it is gone meanwhile. */
export async function fetchMail(client: ImapFlow, uid: number) {
  const maxLength = sizeLimit()
  // The size that a server names may be a guess.
  const mail = await fetchParts(client, uid, { source: { maxLength } })
  if (!mail?.source) return null
  return mail.source.length < maxLength ? mail.source : fetchBeginning(client, uid)
}

/** 25 MB, or less where the process may use little memory: killed for a mail, it would begin with the same one again. */
function sizeLimit() {
  const left = (process.constrainedMemory() || Number.POSITIVE_INFINITY) - process.memoryUsage.rss()
  return Math.round(Math.min(Math.max(left / memoryPerByte, smallestLimit), largestMail))
}

// PEEK is imapflow's way for both, so that nothing is marked as seen.
async function fetchParts(client: ImapFlow, uid: number, parts: Parameters<ImapFlow['fetchOne']>[1]) {
  return (await client.fetchOne(String(uid), parts, { uid: true })) || null
}

async function fetchBeginning(client: ImapFlow, uid: number) {
  const mail = await fetchParts(client, uid, { bodyStructure: true })
  if (!mail) return null
  const parts = mail.bodyStructure ? allParts(mail.bodyStructure) : []
  const texts = parts.filter(({ disposition }) => disposition !== 'attachment')
  const part = texts.find(({ type }) => type === 'text/plain') ?? texts.find(({ type }) => type === 'text/html')
  const files = parts.filter(
    ({ type, disposition }) => disposition === 'attachment' || !/^(text|multipart)\//.test(type),
  )
  const key = part?.part ?? '1'
  const wanted = [{ key: 'HEADER', start: 0, maxLength: mostHeaders }]
  if (part) wanted.push({ key, start: 0, maxLength: mostText })
  const found = await fetchParts(client, uid, { bodyParts: wanted })
  if (!found) return null
  const none = Buffer.alloc(0)
  const text = part && { ...part, bytes: found.bodyParts?.get(key) ?? none }
  return asMail(uid, found.headers ?? none, text, describeRest(files))
}

const allParts = (part: MessageStructureObject): MessageStructureObject[] => [
  part,
  ...(part.childNodes ?? []).flatMap(allParts),
]

function describeRest(files: MessageStructureObject[]) {
  const begin = 'This mail is too large to be shown here as a whole. The rest is in the mailbox'
  return files.length > 0 ? `${begin}, with its attachments: ${files.map(describeFile).join(', ')}.` : `${begin}.`
}

function describeFile({ dispositionParameters, parameters, encoding, size = 0 }: MessageStructureObject) {
  const name = dispositionParameters?.filename ?? parameters?.name ?? 'one without a name'
  // Lines of Base64 have 57 bytes in 78.
  const bytes = encoding?.toLowerCase() === 'base64' ? (size * 57) / 78 : size
  return `${name} (${Math.max(Math.round(bytes / megabyte), 1)} MB)`
}

type Text = MessageStructureObject & { bytes: Buffer }

function asMail(uid: number, headers: Buffer, text: Text | undefined, rest: string) {
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
  const end = ['', `--${boundary}`, 'Content-Type: text/plain; charset="utf-8"', '', rest, `--${boundary}--`, '']
  const bytes = wholeLines(text?.bytes ?? Buffer.alloc(0))
  return Buffer.concat([Buffer.from(begin.join('\r\n'), 'latin1'), bytes, Buffer.from(end.join('\r\n'))])
}

const mimeHeaders = /^(?:content-[\w-]+|mime-version):.*(?:\r?\n[ \t].*)*(?:\r?\n|$)/gim

/** What is cut off may end within a character, or a line of Base64. */
function wholeLines(bytes: Buffer) {
  return bytes.subarray(0, bytes.lastIndexOf('\n') + 1 || bytes.length)
}
