import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import { db } from '../platform/db'
import { withoutTokens } from '../platform/private-paths'
import { travellerContext, unseal } from '../platform/sealing'
import { unreadable } from '../platform/unreadable'
import { findLead, fromAddress } from './queries'

const everything = {
  booking: { include: { invitation: { include: { review: true } } } },
  inquiry: true,
  donationInquiry: true,
  volunteerApplication: true,
  contactMessage: true,
  events: { omit: { key: true, before: true, whoEmail: true }, orderBy: { id: 'asc' } },
  // Those to the office repeat it, with a link to the desk.
  mails: { where: { role: { not: 'operator' } }, omit: { attachment: true, html: true }, orderBy: { id: 'asc' } },
  quotes: { omit: { tokenHash: true }, include: { answers: { omit: { key: true } } }, orderBy: { id: 'asc' } },
  reservations: { omit: { key: true, whoEmail: true }, orderBy: { id: 'asc' } },
  holds: { omit: { key: true }, orderBy: { id: 'asc' } },
  seatHolds: { omit: { key: true, releasedKey: true }, orderBy: { id: 'asc' } },
  receivedMails: { include: { files: { omit: { bytes: true } } }, orderBy: { id: 'asc' } },
  travellers: { omit: { isNamed: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.LeadInclude

/**
 * All that is kept of who wrote from this address, as JSON for who asks for a copy, without working links. Addresses are
 * not verified: check who asks.
 */
export async function readPerson(email: string) {
  const leads = await db().lead.findMany({
    where: fromAddress(email),
    include: everything,
    orderBy: { createdAt: 'asc' },
  })
  const references = leads.map(({ reference }) => reference)
  const payments = await db().payment.findMany({
    where: { reference: { in: references } },
    omit: { key: true, whoEmail: true },
    orderBy: { id: 'asc' },
  })
  const papers = await db().paper.findMany({
    where: { reference: { in: references }, kind: { not: 'voucher' } },
    omit: { key: true, whoEmail: true },
    orderBy: { id: 'asc' },
  })
  const copy = await Promise.all(
    leads.map(async (lead) => ({
      ...lead,
      travellers: await Promise.all(lead.travellers.map(openTraveller)),
      papers: papers.filter(({ reference }) => reference === lead.reference),
      payments: payments.filter(({ reference }) => reference === lead.reference),
    })),
  )
  return { count: leads.length, json: JSON.stringify(copy, toCopied, 2) }
}

type SealedTraveller = { reference: string; position: number; sealed: string; updatedAt: Date }

async function openTraveller({ reference, position, sealed, updatedAt }: SealedTraveller) {
  const text = await unseal(sealed, travellerContext(reference, position))
  return { position, ...(text === null ? { note: unreadable } : JSON.parse(text)), updatedAt }
}

/** Whoever gets the copy must not answer an offer or change a request with it. */
function toCopied(_name: string, value: unknown) {
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'string' ? value.replace(/https?:\/\/\S+/g, withoutTokens) : value
}

/** Of the address of this request; null where it has none. */
export async function readPersonOf(reference: string) {
  const lead = await findLead(db(), reference)
  return lead?.email ? readPerson(lead.email) : null
}
