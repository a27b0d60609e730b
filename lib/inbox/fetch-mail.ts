import { getHeapStatistics } from 'node:v8'
import type { ImapFlow, MessageStructureObject } from 'imapflow'

const megabyte = 1024 * 1024
export const largestMail = 25 * megabyte
const smallestLimit = 2 * megabyte
// Measured for parsing and storing: in all, and of it in the heap of JavaScript.
const memoryPerByte = 8
const heapPerByte = 4
// Less than parse-mail.ts keeps, so that the sentence behind it is kept as well.
const mostText = 40_000
const mostHeaders = megabyte / 4

/** As it was sent; of a large one (25 MB, less with little memory) the beginning. Null if it is gone meanwhile. */
export async function fetchMail(client: ImapFlow, uid: number) {
  const maxLength = sizeLimit()
  // The size that a server names may be a guess.
  const mail = await fetchParts(client, uid, { source: { maxLength } })
  if (!mail?.source) return null
  return mail.source.length < maxLength ? mail.source : fetchBeginning(client, uid)
}

/** Of one that cost the process its memory, the next process would begin with the same mail. */
function sizeLimit() {
  const { heap_size_limit, used_heap_size } = getHeapStatistics()
  const memory = (process.constrainedMemory() || Number.POSITIVE_INFINITY) - process.memoryUsage.rss()
  const bearable = Math.min(memory / memoryPerByte, (heap_size_limit - used_heap_size) / heapPerByte)
  return Math.round(Math.min(Math.max(bearable, smallestLimit), largestMail))
}

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
