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

export type LeadTexts = {
  /** What the visitor added later. */
  additions: string[]
  /** What the office did and wrote, and did not undo: 'November 28, 2026, mailed by Wanjiru: ...'. */
  history: string[]
}

/** By reference, oldest first. */
export async function readLeadTexts(tx: Db, references: string[]) {
  const texts = new Map(references.map((reference): [string, LeadTexts] => [reference, { additions: [], history: [] }]))
  const where = { reference: { in: references } }
  for (const event of await tx.leadEvent.findMany({ where, orderBy: { id: 'asc' } })) {
    const { reference, action, who, note, createdAt, undoneAt } = event
    const of = texts.get(reference)
    const by = who ? ` by ${who}` : ''
    if (action === 'added') of?.additions.push(note)
    else if (undoneAt === null)
      of?.history.push(`${formatLongDate(createdAt.toISOString())}, ${action}${by}${note ? `: ${note}` : ''}`)
  }
  return texts
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
