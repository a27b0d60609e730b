// Every kind of lead: lists, commands, purge and tests are made from this record. A kind of prisma/schema.prisma that
// is missing here is a type error.
import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import { askedOf } from '../forms/booked-party'
import { booking, bookingSummary } from '../forms/booking'
import { contactMessage, contactMessageSummary } from '../forms/contact-message'
import { donationInquiry, donationInquirySummary } from '../forms/donation-inquiry'
import type { Form, Parsed } from '../forms/form'
import { inquiry, inquirySummary } from '../forms/inquiry'
import type { Summary } from '../forms/summary'
import { volunteerApplication, volunteerApplicationSummary } from '../forms/volunteer-application'
import { estimate, type PricedTrip } from '../itineraries/estimate'
import { parseKept } from '../itineraries/shortlist'
import { utcDay } from '../itineraries/utc-day'
import type { Db } from '../server/db'
import { toPrices, withPrices } from './price-tables'

type Models = Prisma.TypeMap['model']
type RowOf<Model extends Prisma.ModelName> = Models[Model]['payload']['scalars']

// A table of leads is one with answeredAt.
type LeadModel = {
  [Model in Prisma.ModelName]: RowOf<Model> extends { answeredAt: Date | null } ? Model : never
}[Prisma.ModelName]

type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

type ModelOf = { [Model in LeadModel as SnakeCase<Uncapitalize<Model>>]: Model }

/** 'booking', 'volunteer_application': named after the models in prisma/schema.prisma. */
export type LeadKind = keyof ModelOf
export type LeadRows = { [Kind in LeadKind]: RowOf<ModelOf[Kind]> }
export type LeadRow = LeadRows[LeadKind]

// Columns that do not come from the fields.
type OurColumns = 'id' | 'reference' | 'status' | 'heldFor' | 'answeredAt' | 'remindOn' | 'page' | 'createdAt'

type Columns<Kind extends LeadKind> = Omit<LeadRows[Kind], OurColumns>

type Lead<Kind extends LeadKind> = {
  form: Form
  summary: Summary<LeadRows[Kind]>
  /** The name of the table in Prisma's client. */
  table: Uncapitalize<ModelOf[Kind]>
  columns: (fields: never, tx: Db) => Columns<Kind> | Promise<Columns<Kind>>
  /** What a REST client gets besides id and reference. */
  answer?: (row: LeadRows[Kind]) => object
}

export const leads: { [Kind in LeadKind]: Lead<Kind> } = {
  booking: {
    form: booking,
    summary: bookingSummary,
    table: 'booking',
    columns: async (fields: Parsed<typeof booking>, tx) => {
      // A request for an unknown trip is stored without it; for a withdrawn one with it (decision 10).
      const ids = parseKept([String(fields.itineraryId), fields.furtherItineraryIds ?? ''])
      const rows = await tx.itinerary.findMany({
        where: { id: { in: ids } },
        select: { id: true, title: true, price: true, duration: true, ...withPrices },
      })
      const [first, ...further] = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
      const itinerary = {
        itineraryId: first?.id ?? null,
        itineraryTitle: first?.title ?? null,
        itineraryPrice: first?.price ?? null,
        estimate: first ? estimateOf({ ...toPrices(first), duration: first.duration }, fields) : null,
        furtherItineraryIds: further.map(({ id }) => id).join() || null,
        furtherItineraryTitles: further.map(({ title }) => title),
      }
      return { ...fields, ...itinerary }
    },
    answer: ({ itineraryId }) => ({ itineraryId: itineraryId ?? 0 }),
  },
  inquiry: {
    form: inquiry,
    summary: inquirySummary,
    table: 'inquiry',
    columns: (fields: Parsed<typeof inquiry>) => fields,
  },
  // Nothing public writes the donations table (decision 32).
  donation_inquiry: {
    form: donationInquiry,
    summary: donationInquirySummary,
    table: 'donationInquiry',
    columns: (fields: Parsed<typeof donationInquiry>) => fields,
  },
  volunteer_application: {
    form: volunteerApplication,
    summary: volunteerApplicationSummary,
    table: 'volunteerApplication',
    columns: (fields: Parsed<typeof volunteerApplication>) => ({
      ...fields,
      startDate: new Date(`${fields.startDate}T00:00:00Z`),
    }),
  },
  contact_message: {
    form: contactMessage,
    summary: contactMessageSummary,
    table: 'contactMessage',
    columns: (fields: Parsed<typeof contactMessage>) => fields,
  },
}

/** What the form has shown. */
function estimateOf(trip: PricedTrip, fields: Parsed<typeof booking>) {
  const { party, from } = askedOf(fields)
  return estimate(trip, party, from, utcDay(new Date()))
}

export const leadKinds = Object.keys(leads) as LeadKind[]
