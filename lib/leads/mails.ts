// The two mails of a lead: one to the operator, one to thank the visitor.
import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import { config } from '../config'
import { mailtoHref } from '../content/contact-links'
import { acknowledgement, escalationWords } from '../content/mail'
import { phoneLinks } from '../forms/phone'
import { given } from '../forms/summary'
import { parseKept } from '../itineraries/shortlist'
import { readContacts } from '../mail/contacts'
import type { Letter } from '../mail/letter'
import { messageIdOf, queueMail } from '../mail/queue'
import type { LeadKind, LeadRow, LeadRows } from './leads'
import { type SummedUp, summarize } from './rows'

type Contacts = Awaited<ReturnType<typeof readContacts>>
type Lead = { row: LeadRow; summary: SummedUp }

export async function queueLeadMails<Kind extends LeadKind>(
  tx: Prisma.TransactionClient,
  kind: Kind,
  row: LeadRows[Kind],
  replyTime: string,
) {
  const { reference, email } = row
  const lead: Lead = { row, summary: summarize(kind, row) }
  const { yours, mailbox } = lead.summary
  const contacts = await readContacts(tx)
  const about = { kind, reference }
  await queueMail(tx, {
    lead: about,
    role: 'operator',
    // Recipients come from the server's settings: the operator may reword only what pages show.
    to: config.emails[mailbox],
    replyTo: email,
    subject: operatorSubject(lead),
    letter: operatorLetter(lead),
  })
  await queueMail(tx, {
    lead: about,
    role: 'visitor',
    to: email,
    replyTo: contacts.emails[mailbox],
    subject: `We have your ${yours} (${reference})`,
    letter: visitorLetter(lead, contacts, replyTime),
  })
}

/** The name of the mail about an unanswered lead; there is one for each. */
export const escalationName = (reference: string) => messageIdOf(`escalation-${reference}`)

/** Mails the operator's copy again, to another address and only once. */
export async function queueEscalation<Kind extends LeadKind>(
  tx: Prisma.TransactionClient,
  kind: Kind,
  row: LeadRows[Kind],
  to: string,
) {
  const { reference, email } = row
  const lead: Lead = { row, summary: summarize(kind, row) }
  await queueMail(tx, {
    lead: { kind, reference },
    role: 'operator',
    to,
    replyTo: email,
    subject: `Unanswered: ${operatorSubject(lead)}`,
    letter: { ...operatorLetter(lead), opening: [escalationWords] },
    name: `escalation-${reference}`,
  })
}

function operatorSubject({ row: { reference, email }, summary: { ours, name, about } }: Lead) {
  return `${ours} ${reference}: ${name ?? email}, ${about}`
}

function operatorLetter({ row, summary }: Lead): Letter {
  const { reference, email, page } = row
  const { ours, yours, name, phone, facts, words } = summary
  const { tel, whatsapp } = phone ? phoneLinks(phone) : {}
  return {
    heading: `${ours} ${reference}`,
    opening: [],
    facts: given([
      ['Name', name],
      ['E-mail', email],
      ['Phone', phone],
      ...facts,
      ['Sent from', page ? `${config.siteUrl}${page}` : 'not known'],
    ]),
    words,
    links: [
      { label: 'Answer by mail', href: mailtoHref(email, `Your ${yours} (${reference})`) },
      ...(tel ? [{ label: 'Call', href: tel }] : []),
      ...(whatsapp ? [{ label: 'Answer on WhatsApp', href: whatsapp }] : []),
      ...itineraryLinks(row),
    ],
    closing: [`When it is answered: npm run leads -- answered ${reference}`],
    signature: config.brand,
  }
}

function itineraryLinks(row: LeadRow) {
  if (!('itineraryTitle' in row)) return []
  const further = parseKept(row.furtherItineraryIds ?? '').map((id, index) => [id, row.furtherItineraryTitles[index]])
  return [[row.itineraryId, row.itineraryTitle], ...further].flatMap(([id, title]) =>
    id && title ? [{ label: String(title), href: `${config.siteUrl}/itineraries/${id}` }] : [],
  )
}

function visitorLetter({ row: { reference }, summary }: Lead, contacts: Contacts, replyTime: string): Letter {
  const whatsapp = phoneLinks(contacts.whatsapp).whatsapp
  return {
    heading: `We have your ${summary.yours}`,
    opening: [summary.name ? `Dear ${summary.name},` : 'Hello,', acknowledgement.received],
    facts: [['Reference', reference], ...summary.facts],
    words: summary.words,
    links: whatsapp
      ? [{ label: 'Ask on WhatsApp', href: `${whatsapp}?text=${encodeURIComponent(`My reference is ${reference}.`)}` }]
      : [],
    closing: [
      `We reply ${replyTime}. ${acknowledgement.reference} ${reference}`,
      acknowledgement.closing,
      acknowledgement.mistake,
    ],
    signature: `${config.brand}, ${contacts.phone}, ${config.siteUrl}`,
  }
}
