// What a mail answers. Only what came from the address that it goes to: a supplier may have written about the request.
import 'server-only'
import type { Db } from '../platform/db'
import { escapeLike } from '../platform/escape-like'

export type Received = NonNullable<Awaited<ReturnType<typeof readLastReceived>>>

/** The last mail of a request from this address. */
export function readLastReceived(tx: Db, reference: string, from: string) {
  return tx.receivedMail.findFirst({
    where: { reference, state: 'at-request', isForged: false, fromAddress: sameAddress(from) },
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
  })
}

// Mail servers refuse headers without end.
const mostReferences = 20

/** Message-IDs of what was written before, between the office and this address; the one that is answered is the last. */
export async function readReferences(tx: Db, reference: string, to: string) {
  const ours = await tx.mail.findMany({
    where: { reference, to: sameAddress(to), role: { not: 'operator' }, status: { in: ['queued', 'sent'] } },
    select: { messageId: true },
    orderBy: { id: 'asc' },
  })
  const last = await readLastReceived(tx, reference, to)
  const earlier = ours.map(({ messageId }) => messageId)
  const ids = [...earlier, ...(last ? [...last.references, last.messageId] : [])].flatMap(toMessageId)
  return ids.filter((id, index) => ids.lastIndexOf(id) === index).slice(-mostReferences)
}

/** Without what a stranger's mail may have instead of one. */
function toMessageId(given: string) {
  const [, id] = /^<?([^<>\s]+)>?$/.exec(given.trim()) ?? []
  return id ? [`<${id}>`] : []
}

const sameAddress = (address: string) => ({ equals: escapeLike(address), mode: 'insensitive' as const })

const prefixes = /^(?:\s*(?:re|aw|sv|vs|antw|ref|fw|fwd|wg|tr)(?:\[\d+\])?\s*:)+\s*/i
const mostOfSubject = 160

export const withoutRe = (subject: string) => subject.replace(prefixes, '').trim()

/** Undefined for a mail without a subject. */
export function replySubject(subject: string) {
  const about = withoutRe(subject)
  return about ? `Re: ${about}`.slice(0, mostOfSubject).trim() : undefined
}
