import 'server-only'
import { subDays, subMinutes } from 'date-fns'
import { additionMail } from '../content/change-request'
import { mailtoHref } from '../content/contact-links'
import { type Contacts, readContacts } from '../content/contacts'
import { acknowledgement, andMore, deskTexts, escalationTexts } from '../content/mail'
import { receipt } from '../content/notices'
import { parseItineraryIds } from '../domain/shortlist'
import { formatGreeting, type Letter } from '../mail/letter'
import { queueMail } from '../mail/queue'
import { config } from '../platform/config'
import { type Db, databaseTime, db } from '../platform/db'
import { deskAddress } from '../submissions/desk-link'
import { mayGetReceipt } from '../submissions/rate-limit'
import { requestPath } from '../submissions/request-link'
import { getKind, type LeadRow, type LeadSummary, summarize, summarizeLine, withoutEmpty } from './kinds'
import { readPhone } from './phone'
import { readLeads, readLeadsForLines } from './queries'
import { workingMinutes } from './working-time'

type Lead = { row: LeadRow; summary: LeadSummary }

export async function queueLeadMails(tx: Db, row: LeadRow, replyTime: string) {
  const lead: Lead = { row, summary: summarize(row) }
  const contacts = await readContacts(tx)
  await queueMail(tx, operatorMail(lead, contacts.emails[lead.summary.mailbox]))
  await queueVisitorMail(tx, lead, contacts, replyTime)
}

export async function queueReceipt(tx: Db, row: LeadRow, replyTime: string) {
  await queueVisitorMail(tx, { row, summary: summarize(row) }, await readContacts(tx), replyTime)
}

async function queueVisitorMail(tx: Db, lead: Lead, contacts: Contacts, replyTime: string) {
  const { reference, email } = lead.row
  if (!email || !(await mayGetReceipt(tx, email))) return
  const { yours, mailbox } = lead.summary
  const letter = visitorLetter(lead, contacts, replyTime, await changeHref(tx, lead.row))
  const subject = `We have received your ${yours} (${reference})`
  const replyTo = contacts.emails[mailbox]
  await queueMail(tx, { reference, role: 'visitor', to: email, replyTo, subject, letter }, contacts)
}

/** Like a new lead, the office hears of it and the visitor gets a receipt; spam sends no mails. */
export async function queueAdditionMails(tx: Db, row: LeadRow, text: string) {
  const { reference, email, status } = row
  if (status === 'held') return
  const lead: Lead = { row, summary: summarize(row) }
  const { yours, about, mailbox, name } = lead.summary
  const contacts = await readContacts(tx)
  const replyTo = contacts.emails[mailbox]
  const mail = operatorMail(lead, replyTo)
  const heading = `${additionMail.heading(yours)} ${reference}`
  await queueMail(tx, {
    ...mail,
    subject: `${heading}: ${senderOf(lead)}, ${about}`,
    letter: {
      ...mail.letter,
      heading,
      opening: [additionMail.opening],
      messages: [[additionMail.label, text], ...(mail.letter.messages ?? [])],
    },
  })
  if (!(await mayGetReceipt(tx, email))) return
  const received = additionMail.received(yours)
  const letter: Letter = {
    heading: received,
    opening: [formatGreeting(name), additionMail.receivedText],
    facts: [['Reference', reference]],
    links: [{ label: receipt.change, href: await changeHref(tx, row) }],
    closing: [acknowledgement.closing, additionMail.mistake],
  }
  const subject = `${received} (${reference})`
  await queueMail(tx, { reference, role: 'visitor', to: email, replyTo, subject, letter }, contacts)
}

async function queueEscalation(tx: Db, row: LeadRow, to: string) {
  const mail = operatorMail({ row, summary: summarize(row) }, to)
  await queueMail(tx, {
    ...mail,
    subject: `Unanswered: ${mail.subject}`,
    letter: { ...mail.letter, opening: [escalationTexts.opening] },
  })
}

/** With the agency, if there is one. */
function senderOf({ row, summary: { name, agency } }: Lead) {
  return [name ?? row.email, agency].filter(Boolean).join(', ')
}

/** A reply to it goes to the sender and quotes it, so its links to the desk need somebody who has signed in. */
function operatorMail(lead: Lead, to: string) {
  const { reference, email } = lead.row
  const list = deskAddress()
  const { ours, about } = lead.summary
  return {
    reference,
    role: 'operator' as const,
    to,
    replyTo: email || undefined,
    subject: `${ours} ${reference}: ${senderOf(lead)}, ${about}`,
    letter: operatorLetter(lead, list && `${list}/leads/${reference}`),
  }
}

function operatorLetter({ row, summary }: Lead, desk: string | null): Letter {
  const { reference, email, page } = row
  const { ours, yours, name, phone, facts, messages } = summary
  return {
    heading: `${ours} ${reference}`,
    facts: withoutEmpty([
      ['Name', name],
      ['Email', email],
      ['Phone', phone?.text ?? null],
      ...facts,
      ['Sent from', page ? `${config.siteUrl}${page}` : 'not known'],
    ]),
    messages,
    button: desk ? { label: deskTexts.open, href: desk } : undefined,
    links: [
      ...(desk ? [{ label: 'Reply', href: `${desk}?reply=#answer` }] : []),
      { label: desk ? 'My own mail' : 'Reply', href: mailtoHref(email, `Your ${yours} (${reference})`) },
      ...(phone?.tel ? [{ label: 'Call', href: phone.tel }] : []),
      ...(phone?.whatsapp ? [{ label: 'Answer on WhatsApp', href: phone.whatsapp }] : []),
      ...itineraryLinks(row),
      ...(desk ? [{ label: deskTexts.list, href: `${config.siteUrl}/desk` }] : []),
    ],
    closing: [desk ? deskTexts.replying : `When it is answered: npm run leads -- answered ${reference}`],
  }
}

function itineraryLinks(row: LeadRow) {
  if (!('itineraryTitle' in row)) return []
  const further = parseItineraryIds(row.furtherItineraryIds ?? '').map((id, index) => [
    id,
    row.furtherItineraryTitles[index],
  ])
  return [[row.itineraryId, row.itineraryTitle], ...further].flatMap(([id, title]) =>
    id && title ? [{ label: String(title), href: `${config.siteUrl}/itineraries/${id}` }] : [],
  )
}

async function changeHref(tx: Db, row: LeadRow) {
  return `${config.siteUrl}${await requestPath(tx, row)}`
}

function visitorLetter(
  { row: { reference, kind }, summary }: Lead,
  contacts: Contacts,
  replyTime: string,
  change: string,
): Letter {
  const { notYet } = getKind(kind).form
  const whatsapp = readPhone({ phone: contacts.whatsapp, countryCode: null })?.whatsapp
  return {
    heading: `We have received your ${summary.yours}`,
    opening: [formatGreeting(summary.name), [acknowledgement.received, notYet].filter(Boolean).join(' ')],
    facts: [['Reference', reference], ...summary.receipt],
    links: [
      { label: receipt.change, href: change },
      ...(whatsapp
        ? [
            {
              label: 'Ask on WhatsApp',
              href: `${whatsapp}?text=${encodeURIComponent(`My reference is ${reference}.`)}`,
            },
          ]
        : []),
    ],
    closing: [
      `We reply ${replyTime}. ${acknowledgement.reference} ${reference}`,
      acknowledgement.closing,
      acknowledgement.mistake,
    ],
  }
}

const escalateAfter = 2 * 60 // working minutes
// Older ones are only in the digest, so that setting ESCALATION_EMAIL does not mail the backlog.
const escalationDays = 7
const mostEscalated = 5000
const mostMails = 20

/**
 * Mails leads unanswered for two working hours to ESCALATION_EMAIL, each once, and many in one mail. Runs every minute.
 * Returns their number.
 */
export async function escalateUnanswered(now?: Date) {
  const to = config.escalationEmail
  if (!to) return 0
  const present = now ?? (await databaseTime())
  return db().$transaction(async (tx) => {
    const oldest = await tx.$queryRaw<{ reference: string; waitingSince: Date }[]>`
      SELECT reference, waiting_since AS "waitingSince" FROM leads
      WHERE status = 'new' AND remind_on IS NULL AND escalated_at IS NULL
        AND waiting_since BETWEEN ${subDays(present, escalationDays)} AND ${subMinutes(present, escalateAfter)}
      ORDER BY waiting_since LIMIT ${mostEscalated} FOR UPDATE SKIP LOCKED`
    const waiting = oldest.filter(({ waitingSince }) => workingMinutes(waitingSince, present) >= escalateAfter)
    const references = waiting.map(({ reference }) => reference)
    await tx.lead.updateMany({ where: { reference: { in: references } }, data: { escalatedAt: present } })
    if (references.length > mostMails) await queueEscalations(tx, to, references)
    else {
      const rows = await readLeads(tx, { reference: { in: references } }, { orderBy: { waitingSince: 'asc' } })
      for (const row of rows) await queueEscalation(tx, row, to)
    }
    return references.length
  })
}

const mostLines = 50

/** One mail about many leads, with the first of them. */
async function queueEscalations(tx: Db, to: string, references: string[]) {
  const rows = await readLeadsForLines(tx, { reference: { in: references.slice(0, mostLines) } }, {})
  const lines = rows.map((row) => {
    const { name, agency, about } = summarizeLine(row)
    const sender = [name || row.email, agency].filter(Boolean).join(', ')
    return `${row.reference} ${row.kind.replaceAll('_', ' ')}: ${sender}, ${about}`
  })
  const more = references.length - rows.length
  const href = deskAddress()
  const subject = escalationTexts.subject(references.length)
  await queueMail(tx, {
    role: 'operator',
    to,
    subject,
    letter: {
      heading: subject,
      opening: [escalationTexts.opening],
      messages: [[deskTexts.requests, [...lines, ...(more > 0 ? [andMore(more)] : [])].join('\n')]],
      button: href ? { label: deskTexts.list, href } : undefined,
    },
  })
}
