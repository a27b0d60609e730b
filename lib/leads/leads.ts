// Every kind of lead. The lists, the commands, the purge and the tests are made from this record: a kind that is in
// prisma/schema.prisma and missing here, or here and missing there, is a type error.
import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import { booking, bookingSummary } from '../forms/booking'
import { contactMessage, contactMessageSummary } from '../forms/contact-message'
import { donationInquiry, donationInquirySummary } from '../forms/donation-inquiry'
import type { Form, Parsed } from '../forms/form'
import { inquiry, inquirySummary } from '../forms/inquiry'
import type { Summary } from '../forms/summary'
import { volunteerApplication, volunteerApplicationSummary } from '../forms/volunteer-application'

type Tx = Prisma.TransactionClient
type Models = Prisma.TypeMap['model']
type RowOf<Model extends Prisma.ModelName> = Models[Model]['payload']['scalars']

// A table of leads is one whose rows say when they were answered.
type LeadModel = {
  [Model in Prisma.ModelName]: RowOf<Model> extends { answeredAt: Date | null } ? Model : never
}[Prisma.ModelName]

type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

type ModelOf = { [Model in LeadModel as SnakeCase<Uncapitalize<Model>>]: Model }

/** 'booking', 'volunteer_application': the name of its model in prisma/schema.prisma. */
export type LeadKind = keyof ModelOf
export type LeadRows = { [Kind in LeadKind]: RowOf<ModelOf[Kind]> }
export type LeadRow = LeadRows[LeadKind]

// Columns of every lead that are not made of its fields; idempotencyKey is not written any more.
type OurColumns = 'id' | 'reference' | 'status' | 'heldFor' | 'answeredAt' | 'page' | 'createdAt' | 'idempotencyKey'
type Columns<Kind extends LeadKind> = Omit<LeadRows[Kind], OurColumns>

type Lead<Kind extends LeadKind> = {
  form: Form
  summary: Summary<LeadRows[Kind]>
  /** Its table, as Prisma calls it. */
  table: Uncapitalize<ModelOf[Kind]>
  /** The columns that are made of the fields. Takes them as the schema gives them. */
  columns: (fields: never, tx: Tx) => Columns<Kind> | Promise<Columns<Kind>>
  /** What a REST client is answered besides id and reference. */
  answer?: (row: LeadRows[Kind]) => object
}

export const leads: { [Kind in LeadKind]: Lead<Kind> } = {
  booking: {
    form: booking,
    summary: bookingSummary,
    table: 'booking',
    columns: async (fields: Parsed<typeof booking>, tx) => {
      // A trip that is gone by now must not cost the request: it is stored without one (decision 10).
      const found = await tx.itinerary.findUnique({
        where: { id: fields.itineraryId },
        select: { id: true, title: true },
      })
      return { ...fields, itineraryId: found?.id ?? null, itineraryTitle: found?.title ?? null }
    },
    answer: ({ itineraryId }) => ({ itineraryId: itineraryId ?? 0 }),
  },
  inquiry: {
    form: inquiry,
    summary: inquirySummary,
    table: 'inquiry',
    columns: (fields: Parsed<typeof inquiry>) => fields,
  },
  // The donations table is another thing, and nothing public writes it (decision 32).
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

export const leadKinds = Object.keys(leads) as LeadKind[]
