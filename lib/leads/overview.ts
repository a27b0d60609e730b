// All leads in one list, newest first, and the reviews that are held.
import 'server-only'
import { Prisma, type PrismaClient } from '../../prisma/generated/client'

export type LeadLine = {
  kind: string
  reference: string
  name: string
  email: string
  phone: string
  about: string
  message: string
  status: string
  heldFor: string | null
  page: string | null
  createdAt: Date
  answeredAt: Date | null
}

const state = Prisma.sql`status, held_for AS "heldFor", page, created_at AS "createdAt", answered_at AS "answeredAt"`

/** A SELECT of every lead, with the columns of LeadLine. */
export const allLeads = Prisma.sql`
  SELECT 'booking' AS kind, reference, name, email, concat_ws(' ', country_code, phone) AS phone,
    concat_ws(', ', coalesce(itinerary_title, 'any trip'), nullif(preferred_dates, '')) AS about,
    coalesce(message, '') AS message, ${state} FROM bookings
  UNION ALL SELECT 'inquiry', reference, name, email, '', type, message, ${state} FROM inquiries
  UNION ALL SELECT 'donation_inquiry', reference, '', email, '', title, coalesce(message, ''), ${state} FROM donation_inquiries
  UNION ALL SELECT 'volunteer_application', reference, first_name || ' ' || last_name, email, phone, program, motivation, ${state}
    FROM volunteer_applications
  UNION ALL SELECT 'contact_message', reference, name, email, '', subject, message, ${state} FROM contact_messages
  UNION ALL SELECT 'review', 'R-' || reviews.id, user_name, '', '', title, comment, status, held_for, NULL, reviews.created_at, NULL
    FROM reviews JOIN itineraries ON itineraries.id = itinerary_id WHERE status = 'held'`

export type LeadFilter = {
  status?: string
  kind?: string
  reference?: string
  since?: Date
  until?: Date
  take?: number
}

/** The leads that match every given part of the filter, newest first. */
export function listLeads(db: PrismaClient | Prisma.TransactionClient, filter: LeadFilter = {}) {
  const { status, kind, reference, since, until, take } = filter
  const conditions = [
    Prisma.sql`true`,
    ...(status ? [Prisma.sql`status = ${status}`] : []),
    ...(kind ? [Prisma.sql`kind = ${kind}`] : []),
    ...(reference ? [Prisma.sql`reference = ${reference}`] : []),
    ...(since ? [Prisma.sql`"createdAt" >= ${since}`] : []),
    ...(until ? [Prisma.sql`"createdAt" < ${until}`] : []),
  ]
  return db.$queryRaw<LeadLine[]>`
    SELECT * FROM (${allLeads}) leads WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY "createdAt" DESC, reference LIMIT ${take ?? 100_000}`
}
