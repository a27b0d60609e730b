import 'server-only'
import { cache } from 'react'
import type { LeadEvent } from '../../prisma/generated/client'
import { readClaimTexts } from '../content/claim-texts'
import { readContacts } from '../content/contacts'
import { findUnsentAnswers } from '../leads/handling'
import { type LeadRow, summarize } from '../leads/kinds'
import { findLead, fromAddress } from '../leads/queries'
import { readTripFacts } from '../leads/trip-facts'
import { databaseTime, db } from '../platform/db'
import { toDepositPercent } from '../prices/deposit'
import { pricePerAdult } from '../prices/estimate'
import { toEstimateQuestion } from '../prices/estimate-question'
import { partySizes, toPrices, withPrices } from '../prices/price-table'
import { suitsRequest } from './replies'

export type { LeadEvent }
export type LeadView = NonNullable<Awaited<ReturnType<typeof readLead>>>

const mostOthers = 200

/** Once for a page: its title and its head have the name. */
const readRow = cache((reference: string) => findLead(db(), reference))

/** Null where there is no such lead, '' where it has no name. */
export async function readLeadName(reference: string) {
  const row = await readRow(reference)
  return row && (summarize(row).name ?? '')
}

/** Events and mails oldest first, other leads of the address newest first. Null: no such lead. */
export async function readLead(reference: string) {
  const row = await readRow(reference)
  if (!row) return null
  // Requests that were entered by hand may have none.
  const ofSameAddress = row.email
    ? { ...fromAddress(row.email), reference: { not: reference } }
    : { reference: { in: [] } }
  const [stored, mails, received, others, otherCount, onSale, replies, contacts, claims, facts, now] =
    await Promise.all([
      db().leadEvent.findMany({ where: { reference }, orderBy: { id: 'asc' } }),
      db().mail.findMany({
        where: { reference },
        orderBy: { id: 'asc' },
        select: { id: true, to: true, role: true, status: true, sentAt: true, lastError: true, failure: true },
      }),
      db().receivedMail.findMany({
        where: { reference },
        orderBy: { id: 'asc' },
        include: { files: { omit: { bytes: true }, orderBy: { id: 'asc' } } },
      }),
      db().lead.findMany({
        where: ofSameAddress,
        select: { reference: true, kind: true, status: true, createdAt: true },
        orderBy: { createdAt: 'desc' },
        take: mostOthers,
      }),
      db().lead.count({ where: ofSameAddress }),
      readTripOnSale(row),
      db().reply.findMany({ orderBy: { name: 'asc' } }),
      readContacts(),
      readClaimTexts(db()),
      readTripFacts(db(), [reference]),
      databaseTime(),
    ])
  const unsent = await findUnsentAnswers(db(), stored)
  // What has gone out has no undo.
  const events = stored.map((event) =>
    event.action === 'mailed' && !unsent.has(event.key) ? { ...event, before: null } : event,
  )
  return {
    row,
    summary: summarize(row),
    events,
    mails,
    /** What came in by mail, the oldest first. */
    received,
    others,
    otherCount,
    ...onSale,
    contacts,
    depositPercent: toDepositPercent(claims),
    /** What holds of the trip now, of a request for one. */
    trip: facts.get(reference),
    now,
    replies: replies.filter((reply) => suitsRequest(reply, row)),
  }
}

/** The requested trip as it is sold now: prices per person in the seasons of the requested month, or in all without one. */
async function readTripOnSale(row: LeadRow) {
  const none = { duration: null, seasons: [] }
  if (!('itineraryId' in row) || !row.itineraryId) return none
  const month = Number(toEstimateQuestion(row).from?.slice(5, 7))
  const found = await db().itinerary.findUnique({
    where: { id: row.itineraryId },
    select: { duration: true, ...withPrices },
  })
  if (!found) return none
  const trip = { duration: found.duration, ...toPrices(found) }
  const seasons = trip.prices
    .filter(({ months }) => !month || months.includes(month))
    .map((season) => ({
      ...season,
      parties: partySizes.map((size) => ({ size, each: pricePerAdult(trip, season, size) })),
    }))
  return { duration: found.duration, seasons }
}
