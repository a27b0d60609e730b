import 'server-only'
import type { Fact } from '../forms/form-result'
import { readOr, unreadable } from '../platform/unreadable'
import { bookingLead } from './kinds/booking-lead'
import { contactMessageLead, mailMessageLead } from './kinds/contact-message-lead'
import { donationInquiryLead } from './kinds/donation-inquiry'
import { inquiryLead } from './kinds/inquiry'
import type { KindOfLead, Line } from './kinds/kind'
import { volunteerApplicationLead } from './kinds/volunteer-application'
import { readPhone } from './phone'

export const kindsOfLead = {
  booking: bookingLead,
  inquiry: inquiryLead,
  donation_inquiry: donationInquiryLead,
  volunteer_application: volunteerApplicationLead,
  contact_message: contactMessageLead,
  mail_message: mailMessageLead,
}

export type LeadKind = keyof typeof kindsOfLead
export type LeadRow = { [Kind in LeadKind]: Parameters<(typeof kindsOfLead)[Kind]['about']>[0] }[LeadKind]

export const leadKinds = Object.keys(kindsOfLead) as LeadKind[]

type AnyKind = Omit<KindOfLead<LeadKind, LeadRow>, 'columns'> & {
  columns(...args: Parameters<KindOfLead<LeadKind, LeadRow>['columns']>): object
}

export const getKind = (kind: LeadKind): AnyKind => kindsOfLead[kind]

export type LeadSummary = ReturnType<typeof summarize>

export function summarize(row: LeadRow) {
  const kind = getKind(row.kind)
  const { mailbox, name, agency, phone, about, dates, facts, internal, messages, receipt, confidential, ours, yours } =
    kind
  const told = factsOf(row, facts)
  return {
    ours,
    yours,
    mailbox: mailbox(row),
    name: name?.(row) ?? null,
    agency: agency?.(row) ?? null,
    phone: (phone && readPhone(phone(row))) ?? null,
    about: about(row),
    dates: dates?.(row) ?? '',
    /** What the visitor may read too. */
    told,
    facts: [...told, ...factsOf(row, internal)],
    messages: withoutEmpty(messages(row)),
    receipt: factsOf(row, receipt),
    confidential: withoutEmpty(confidential?.(row)),
  }
}

/** Everything that the visitor may read but the message; no name, address or number. */
export function factsForVisitor({ told, receipt }: Pick<LeadSummary, 'told' | 'receipt'>): Fact[] {
  return [...told, ...receipt.filter(([label]) => !told.some(([known]) => known === label))]
}

/** Those of an estimate are read from what was stored with the request. */
function factsOf(row: LeadRow, read: ((row: LeadRow) => Line[]) | undefined): Fact[] {
  return readOr(row.reference, () => withoutEmpty(read?.(row)), [['Part of it', unreadable]])
}

/** What a list shows; it needs none of the long texts of a row. */
export function summarizeLine(row: LeadRow) {
  const { name, agency, phone, about, dates, party } = getKind(row.kind)
  return {
    name: name?.(row) ?? '',
    agency: agency?.(row) ?? undefined,
    party: party?.(row),
    phone: (phone && readPhone(phone(row))?.text) ?? '',
    trip: about(row),
    dates: dates?.(row) ?? '',
    about: [about(row), dates?.(row)].filter(Boolean).join(', '),
  }
}

export function withoutEmpty(lines: Line[] = []) {
  return lines.filter((line): line is Fact => Boolean(line[1]))
}
