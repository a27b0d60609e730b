// Leads with the columns of their kind in one row.
import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import type { Db } from '../server/db'
import { type LeadRow, leads } from './kinds'

const withKinds = Object.fromEntries(
  Object.values(leads).map(({ relation }) => [relation, true]),
) as unknown as WithKinds
type WithKinds = {
  booking: true
  inquiry: true
  donationInquiry: true
  volunteerApplication: true
  contactMessage: true
}

type Found = Prisma.LeadGetPayload<{ include: WithKinds }>
type Options = { orderBy?: Prisma.LeadOrderByWithRelationInput[]; take?: number }

/** In any case; null when there is none. */
export async function findLead(tx: Db, reference: string) {
  const where = { reference: reference.toUpperCase() }
  const found = await tx.lead.findUnique({ where, include: withKinds })
  return found && rowOf(found)
}

/** Newest first. */
export async function readLeads(tx: Db, where: Prisma.LeadWhereInput, { orderBy, take }: Options = {}) {
  const newestFirst = [{ createdAt: 'desc' as const }, { reference: 'asc' as const }]
  const found = await tx.lead.findMany({ where, include: withKinds, orderBy: orderBy ?? newestFirst, take })
  return found.map(rowOf)
}

function rowOf({ booking, inquiry, donationInquiry, volunteerApplication, contactMessage, ...lead }: Found) {
  const ofKind = booking ?? inquiry ?? donationInquiry ?? volunteerApplication ?? contactMessage
  return { ...ofKind, ...lead } as LeadRow
}
