import 'server-only'
import type { Lead, Prisma } from '../../prisma/generated/client'
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
type Options = { orderBy?: Prisma.LeadOrderByWithRelationInput[]; take?: number }

export async function findLead(tx: Db, reference: string) {
  const where = { reference: reference.toUpperCase() }
  const found = await tx.lead.findUnique({ where, include: withKinds })
  return found && toLeadRow(found)
}

export async function readLeads(tx: Db, where: Prisma.LeadWhereInput, { orderBy, take }: Options = {}) {
  const newestFirst = [{ createdAt: 'desc' as const }, { reference: 'asc' as const }]
  const found = await tx.lead.findMany({ where, include: withKinds, orderBy: orderBy ?? newestFirst, take })
  return found.map(toLeadRow)
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
