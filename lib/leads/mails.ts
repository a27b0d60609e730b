// The two mails of a lead: to the operator, and the acknowledgement to the visitor.
import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import { config } from '../config'
import { mailtoHref } from '../content/contact-links'
import { acknowledgement, leadNames, replyTimes } from '../content/mail'
import { readContacts } from '../mail/contacts'
import type { Letter } from '../mail/letter'
import { queueMail } from '../mail/queue'
import type { LeadKind, LeadRows } from './kinds'
import { phoneLinks } from './phone'
import { type LeadSummary, summaries } from './summaries'

type Contacts = Awaited<ReturnType<typeof readContacts>>
type Lead = { kind: LeadKind; reference: string; email: string; page: string | null; summary: LeadSummary }

/** Queues both mails of a lead. Takes the transaction, its kind and its row. */
export async function queueLeadMails<Kind extends LeadKind>(
  tx: Prisma.TransactionClient,
  kind: Kind,
  row: LeadRows[Kind],
) {
  const { reference, email, page } = row
  const lead: Lead = { kind, reference, email, page, summary: summaries[kind](row) }
  const ourAddress = config.emails[lead.summary.mailbox]
  await queueMail(tx, {
    lead,
    role: 'operator',
    to: ourAddress,
    replyTo: email,
    subject: operatorSubject(lead),
    letter: operatorLetter(lead),
  })
  await queueMail(tx, {
    lead,
    role: 'visitor',
    to: email,
    replyTo: ourAddress,
    subject: `We have your ${leadNames[kind].yours} (${reference})`,
    letter: visitorLetter(lead, await readContacts(tx)),
  })
}

function operatorSubject({ kind, reference, email, summary }: Lead) {
  return `${leadNames[kind].ours} ${reference}: ${summary.name ?? email}, ${summary.about}`
}

function operatorLetter({ kind, reference, email, page, summary }: Lead): Letter {
  const { name, phone, facts, words, itinerary } = summary
  const { tel, whatsapp } = phone ? phoneLinks(phone) : {}
  return {
    heading: `${leadNames[kind].ours} ${reference}`,
    opening: [],
    facts: [
      ...(name ? [['Name', name] as [string, string]] : []),
      ['E-mail', email],
      ...(phone ? [['Phone', phone] as [string, string]] : []),
      ...facts,
      ['Sent from', page ? `${config.siteUrl}${page}` : 'not known'],
    ],
    words,
    links: [
      { label: 'Answer by mail', href: mailtoHref(email, `Your ${leadNames[kind].yours} (${reference})`) },
      ...(tel ? [{ label: 'Call', href: tel }] : []),
      ...(whatsapp ? [{ label: 'Answer on WhatsApp', href: whatsapp }] : []),
      ...(itinerary ? [{ label: itinerary.title, href: `${config.siteUrl}/itineraries/${itinerary.id}` }] : []),
    ],
    closing: [`When it is answered: npm run leads -- answered ${reference}`],
    signature: config.brand,
  }
}

function visitorLetter({ kind, reference, summary }: Lead, contacts: Contacts): Letter {
  const replyTime = kind === 'volunteer_application' ? replyTimes.volunteer : replyTimes.other
  const whatsapp = phoneLinks(contacts.whatsapp).whatsapp
  return {
    heading: `We have your ${leadNames[kind].yours}`,
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
