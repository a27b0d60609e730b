// Where a mail belongs: at a request by the mail that it answers, or by a reference and the traveller's address. What
// only seems to be about a request proposes it. Never by an address that the mailbox's server calls forged.
import 'server-only'
import type { Db } from '../platform/db'
import type { ParsedMail } from './parse-mail'

/** `request`: null for a request of its own. `proposed`: for a colleague to say. */
export type Place = { request: string; isReopening: boolean } | { request: null; proposed: string | null } | 'left-out'

export async function sortMail(tx: Db, mail: ParsedMail, ownAddresses: string[]): Promise<Place> {
  if (await isOurs(tx, mail, ownAddresses)) return 'left-out'
  const answered = await findAnswered(tx, mail.references)
  if (mail.isForged) return { request: null, proposed: answered ?? (await findNamed(tx, mail))?.reference ?? null }
  if (answered) return { request: answered, isReopening: !mail.isAutomatic }
  if (mail.isAutomatic) return 'left-out'
  const named = await findNamed(tx, mail)
  if (named?.isTheirs) return { request: named.reference, isReopening: true }
  return { request: null, proposed: named?.reference ?? (await findLatestOf(tx, mail.from.address)) }
}

/** Our own mail to the office, or one that the office has sent. */
async function isOurs(tx: Db, { messageId, from }: ParsedMail, ownAddresses: string[]) {
  if (ownAddresses.includes(from.address)) return true
  return (await tx.mail.count({ where: { messageId } })) > 0
}

/** The request of the newest mail that it answers: one of ours, or one that came in. */
async function findAnswered(tx: Db, references: string[]) {
  if (references.length === 0) return null
  const where = { messageId: { in: references }, reference: { not: null } }
  const [ours, theirs] = await Promise.all([
    tx.mail.findMany({ where, select: { messageId: true, reference: true } }),
    tx.receivedMail.findMany({ where, select: { messageId: true, reference: true } }),
  ])
  const known = new Map([...ours, ...theirs].map(({ messageId, reference }) => [messageId, reference]))
  const newest = references.findLast((id) => known.has(id))
  return (newest && known.get(newest)) ?? null
}

/** By the first reference in the subject, else in the text. */
async function findNamed(tx: Db, { subject, text, from }: ParsedMail) {
  const [reference] = /\bTT-[2-9A-HJKMNP-TV-Z]{7}\b/.exec(`${subject}\n${text}`.toUpperCase()) ?? []
  const lead =
    reference && (await tx.lead.findUnique({ where: { reference }, select: { reference: true, email: true } }))
  return lead ? { reference: lead.reference, isTheirs: lead.email.toLowerCase() === from.address } : null
}

async function findLatestOf(tx: Db, address: string) {
  if (!address) return null
  const lead = await tx.lead.findFirst({
    where: { email: { equals: address, mode: 'insensitive' }, status: { not: 'held' } },
    orderBy: { createdAt: 'desc' },
    select: { reference: true },
  })
  return lead?.reference ?? null
}
