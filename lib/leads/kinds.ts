// The five kinds of lead: their rows, and how one is read again.
import 'server-only'
import type {
  Booking,
  ContactMessage,
  DonationInquiry,
  Inquiry,
  Prisma,
  VolunteerApplication,
} from '../../prisma/generated/client'

export type LeadRows = {
  booking: Booking
  inquiry: Inquiry
  donation_inquiry: DonationInquiry
  volunteer_application: VolunteerApplication
  contact_message: ContactMessage
}

export type LeadKind = keyof LeadRows

type Tx = Prisma.TransactionClient

/** Reads one lead by its reference; null when there is none of this kind. */
export const readLead: { [Kind in LeadKind]: (tx: Tx, reference: string) => Promise<LeadRows[Kind] | null> } = {
  booking: (tx, reference) => tx.booking.findUnique({ where: { reference } }),
  inquiry: (tx, reference) => tx.inquiry.findUnique({ where: { reference } }),
  donation_inquiry: (tx, reference) => tx.donationInquiry.findUnique({ where: { reference } }),
  volunteer_application: (tx, reference) => tx.volunteerApplication.findUnique({ where: { reference } }),
  contact_message: (tx, reference) => tx.contactMessage.findUnique({ where: { reference } }),
}

export const leadKinds = Object.keys(readLead) as LeadKind[]

type Columns = { status?: string; heldFor?: string | null; answeredAt?: Date | null }

/** Changes what the operator decides about one lead. Takes the kind, the reference and the new values. */
export const changeLead: { [Kind in LeadKind]: (tx: Tx, reference: string, data: Columns) => Promise<LeadRows[Kind]> } =
  {
    booking: (tx, reference, data) => tx.booking.update({ where: { reference }, data }),
    inquiry: (tx, reference, data) => tx.inquiry.update({ where: { reference }, data }),
    donation_inquiry: (tx, reference, data) => tx.donationInquiry.update({ where: { reference }, data }),
    volunteer_application: (tx, reference, data) => tx.volunteerApplication.update({ where: { reference }, data }),
    contact_message: (tx, reference, data) => tx.contactMessage.update({ where: { reference }, data }),
  }

/** Deletes what is older than a day, kind by kind; returns how many of each. */
export const deleteLeads: { [Kind in LeadKind]: (tx: Tx, before: Date) => Promise<{ count: number }> } = {
  booking: (tx, before) => tx.booking.deleteMany({ where: { createdAt: { lt: before } } }),
  inquiry: (tx, before) => tx.inquiry.deleteMany({ where: { createdAt: { lt: before } } }),
  donation_inquiry: (tx, before) => tx.donationInquiry.deleteMany({ where: { createdAt: { lt: before } } }),
  volunteer_application: (tx, before) => tx.volunteerApplication.deleteMany({ where: { createdAt: { lt: before } } }),
  contact_message: (tx, before) => tx.contactMessage.deleteMany({ where: { createdAt: { lt: before } } }),
}
