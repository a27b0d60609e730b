import 'server-only'
import type { Lead, Prisma } from '../../prisma/generated/client'
import { formatLongDate } from '../content/format'
import type { Db } from '../platform/db'
import { escapeLike } from '../platform/escape-like'
import type { LeadRow } from './kinds'

const withKinds = {
  booking: true,
  inquiry: true,
  donationInquiry: true,
  volunteerApplication: true,
  contactMessage: true,
} satisfies Prisma.LeadInclude

type WithKinds = Prisma.LeadGetPayload<{ include: typeof withKinds }>
const newestFirst: Prisma.LeadOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { reference: 'asc' }]

export async function findLead(tx: Db, reference: string) {
  const where = { reference: reference.toUpperCase() }
  const found = await tx.lead.findUnique({ where, include: withKinds })
  return found && toLeadRow(found)
}

type Page = Pick<Prisma.LeadFindManyArgs, 'orderBy' | 'take' | 'skip' | 'cursor'>

/** With all that was sent: name a `take` where strangers decide how many there are. */
export async function readLeads(tx: Db, where: Prisma.LeadWhereInput, page: Page = {}) {
  const found = await tx.lead.findMany({ where, include: withKinds, orderBy: newestFirst, ...page })
  return found.map(toLeadRow)
}

const withoutTexts = {
  booking: { omit: { message: true, needs: true, estimate: true } },
  inquiry: { omit: { message: true } },
  donationInquiry: { omit: { message: true } },
  volunteerApplication: { omit: { skills: true, motivation: true, emergencyContact: true } },
  contactMessage: { omit: { message: true } },
} satisfies Prisma.LeadInclude

/** Without the long texts: for `summarizeLine` only. */
export async function readLeadsForLines(tx: Db, where: Prisma.LeadWhereInput, page: Page) {
  const found = await tx.lead.findMany({ where, include: withoutTexts, orderBy: newestFirst, ...page })
  return found.map((lead) => toLeadRow(lead as Lead & Partial<WithKinds>))
}

/** What visitors added later, oldest first, by reference. */
export async function readAdditions(tx: Db, references: string[]) {
  const where = { reference: { in: references }, action: 'added' }
  const found = await tx.leadEvent.findMany({ where, orderBy: { id: 'asc' }, select: { reference: true, note: true } })
  const additions = new Map<string, string[]>()
  for (const { reference, note } of found) additions.set(reference, [...(additions.get(reference) ?? []), note])
  return additions
}

/** What was done with leads, oldest first, by reference: 'November 28, 2026, mailed by Wanjiru: ...'. */
export async function readHistories(tx: Db, references: string[]) {
  const where = { reference: { in: references }, action: { not: 'added' }, undoneAt: null }
  const histories = new Map<string, string[]>()
  for (const { reference, action, who, note, createdAt } of await tx.leadEvent.findMany({
    where,
    orderBy: { id: 'asc' },
  })) {
    const by = who ? ` by ${who}` : ''
    const line = `${formatLongDate(createdAt.toISOString())}, ${action}${by}${note ? `: ${note}` : ''}`
    histories.set(reference, [...(histories.get(reference) ?? []), line])
  }
  return histories
}

/** In any case. Prisma compares by ILIKE, which would take _ for any character. */
export function fromAddress(email: string) {
  return { email: { equals: escapeLike(email), mode: 'insensitive' as const } }
}

export function toLeadRow(found: Lead & Partial<WithKinds>) {
  const { booking, inquiry, donationInquiry, volunteerApplication, contactMessage, ...lead } = found
  const ofKind = booking ?? inquiry ?? donationInquiry ?? volunteerApplication ?? contactMessage
  return { ...ofKind, ...lead } as LeadRow
}
