// Where a mail belongs: at a request by the mail that it answers, or by a reference and the traveller's address. What
// only seems to be about a request proposes it. Never by an address that the mailbox's server calls forged.
import 'server-only'
import type { Db } from '../platform/db'
import type { ParsedMail } from './parse-mail'
import type { MailEvent } from './record-mail'

/**
 * `request`: null for a request of its own; `as`: 'answered' for what a colleague wrote by their own mail program.
 * `proposed`: for a colleague to say.
 */
export type Place = { request: string; as: MailEvent } | { request: null; proposed: string | null } | 'left-out'

export async function sortMail(tx: Db, mail: ParsedMail, ownAddresses: string[]): Promise<Place> {
  // Our own mail to the office.
  if ((await tx.mail.count({ where: { messageId: mail.messageId } })) > 0) return 'left-out'
  if (ownAddresses.includes(mail.from.address)) {
    const answered = await findAnsweredByColleague(tx, mail)
    return answered ? { request: answered, as: 'answered' } : 'left-out'
  }
  const answered = await findAnswered(tx, mail.references)
  if (mail.isForged) return { request: null, proposed: answered ?? (await findNamed(tx, mail))?.reference ?? null }
  if (answered) return { request: answered, as: mail.isAutomatic ? 'automatic' : 'wrote' }
  if (mail.isAutomatic) return 'left-out'
  const named = await findNamed(tx, mail)
  if (named?.isTheirs) return { request: named.reference, as: 'wrote' }
  return { request: null, proposed: named?.reference ?? (await findLatestOf(tx, mail.from.address)) }
}

/** The request whose traveller it goes to. What colleagues write to each other is no answer, nor is what is forged. */
async function findAnsweredByColleague(tx: Db, mail: ParsedMail) {
  if (mail.isForged || mail.isAutomatic) return null
  const reference = (await findAnswered(tx, mail.references)) ?? (await findNamed(tx, mail))?.reference
  const lead = reference && (await tx.lead.findUnique({ where: { reference }, select: { email: true } }))
  return lead && mail.to.includes(lead.email.toLowerCase()) ? reference : null
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
