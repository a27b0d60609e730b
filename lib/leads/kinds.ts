// Every kind of lead: lists, commands, purge and tests are made from this record.
import 'server-only'
import type {
  Booking,
  ContactMessage,
  DonationInquiry,
  Inquiry,
  Lead,
  Prisma,
  VolunteerApplication,
} from '../../prisma/generated/client'
import { parseKept } from '../domain/shortlist'
import { utcDay } from '../domain/utc-day'
import type { FormDefinition, Parsed } from '../forms/form-definition'
import { storedDays } from '../forms/preferred-dates'
import type { Db } from '../platform/db'
import { askedOf } from '../prices/booked-party'
import { estimate, type PricedTrip } from '../prices/estimate'
import { toPrices, withPrices } from '../prices/price-tables'
import { booking } from './booking'
import { contactMessage } from './contact-message'
import { donationInquiry } from './donation-inquiry'
import { inquiry } from './inquiry'
import { volunteerApplication } from './volunteer-application'

/** What the table of each kind adds to the table of leads. */
type OfKind = {
  booking: Booking
  inquiry: Inquiry
  donation_inquiry: DonationInquiry
  volunteer_application: VolunteerApplication
  contact_message: ContactMessage
}

export type LeadKind = keyof OfKind
export type LeadRow<Kind extends LeadKind = LeadKind> = {
  [One in Kind]: Omit<Lead, 'kind'> & OfKind[One] & { kind: One }
}[Kind]

type Columns<Kind extends LeadKind> = Omit<OfKind[Kind], 'id' | 'reference'>

type Definition<Kind extends LeadKind> = {
  form: FormDefinition
  /** The name of its table in Prisma's client. */
  relation: Uncapitalize<(typeof Prisma.ModelName)[keyof typeof Prisma.ModelName]>
  columns: (fields: never, tx: Db) => Columns<Kind> | Promise<Columns<Kind>>
  /** What a REST client gets besides id and reference. */
  answer?: (row: LeadRow<Kind>) => object
}

export const leads: { [Kind in LeadKind]: Definition<Kind> } = {
  booking: {
    form: booking,
    relation: 'booking',
    columns: async ({ email: _, ...fields }: Parsed<typeof booking>, tx) => {
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
      return { ...fields, ...storedDays(fields.preferredDates), ...itinerary }
    },
    answer: ({ itineraryId }) => ({ itineraryId: itineraryId ?? 0 }),
  },
  inquiry: {
    form: inquiry,
    relation: 'inquiry',
    columns: ({ email: _, ...fields }: Parsed<typeof inquiry>) => fields,
  },
  // Nothing public writes the donations table (decision 32).
  donation_inquiry: {
    form: donationInquiry,
    relation: 'donationInquiry',
    columns: ({ email: _, ...fields }: Parsed<typeof donationInquiry>) => fields,
  },
  volunteer_application: {
    form: volunteerApplication,
    relation: 'volunteerApplication',
    columns: ({ email: _, ...fields }: Parsed<typeof volunteerApplication>) => ({
      ...fields,
      startDate: new Date(`${fields.startDate}T00:00:00Z`),
    }),
  },
  contact_message: {
    form: contactMessage,
    relation: 'contactMessage',
    columns: ({ email: _, ...fields }: Parsed<typeof contactMessage>) => fields,
  },
}

/** What the form has shown. */
function estimateOf(trip: PricedTrip, fields: Omit<Parsed<typeof booking>, 'email'>) {
  const { party, from } = askedOf(fields)
  return estimate(trip, party, from, utcDay(new Date()))
}

export const leadKinds = Object.keys(leads) as LeadKind[]

/** For rows of any kind, which TypeScript cannot tell apart here. */
export const definitionOf = (kind: LeadKind) => leads[kind] as unknown as Definition<LeadKind>
