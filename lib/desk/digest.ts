import { formatLongDate } from '../content/format'
import 'server-only'
import { readContacts, readExamplesLeft } from '../content/contacts'
import { andMore, deskTexts, digestTexts } from '../content/mail'
import { utcDay } from '../domain/utc-day'
import { type LeadLine, readWaiting, type WaitingSection } from '../leads/list'
import { answerTimes, formatTimes } from '../leads/reply-times'
import { queueMail } from '../mail/queue'
import { config } from '../platform/config'
import { type Db, databaseTime, db } from '../platform/db'
import { overdueContent } from '../publishing/overdue-content'
import { readEndingQuotes } from '../quotes/overview'
import { readBookedNews } from '../reservations/overview'
import { type DeskKind, type DeskLinks, deskAddress, deskLinks, newestWorkbook } from '../submissions/desk-link'
import { describeHeld } from '../submissions/spam'

export async function sendDigest() {
  await queueDigest(await databaseTime())
}

export async function queueDigest(now: Date) {
  return db().$transaction(async (tx) => {
    const waiting = (section: WaitingSection) => readWaiting(tx, now, section, { take: mostLines })
    const [due, unanswered] = [await waiting('due'), await waiting('unanswered')]
    const held = await readWaiting(tx, now, 'held', { take: mostSpam })
    const ending = await readEndingQuotes(tx, now)
    const booked = await readBookedNews(tx, now)
    const failed = await readFailedMails(tx)
    const sections: Section[] = [
      toSection(digestTexts.examples, await readExamplesLeft(tx)),
      toSection(
        digestTexts.endingQuotes,
        ending.map(({ line }) => line),
      ),
      ...booked.map(({ heading, news }) =>
        toSection(
          heading,
          news.map(({ line }) => line),
        ),
      ),
      toSection(digestTexts.due, due.lines.map(toLine), due.count),
      toSection(digestTexts.unanswered, unanswered.lines.map(toLine), unanswered.count),
      toSection(
        digestTexts.held,
        held.lines.map((lead) => `${toLine(lead)} [${describeHeld(lead.heldFor)}]`),
        held.count,
      ),
      toSection(
        digestTexts.failed,
        failed.mails.map(
          ({ reference, role, to, lastError }) => `${reference ?? 'digest'} (${role}) to ${to}: ${lastError}`,
        ),
        failed.count,
      ),
    ]
    const overdue = await overdueContent(tx, now)
    const ofContent = overdue.map(([heading, lines]) => toSection(heading, lines))
    const nonEmpty = [...sections, ...ofContent].filter(({ count }) => count > 0)
    if (nonEmpty.length === 0) return false
    const times = (await answerTimes(tx, now)).map(formatTimes)
    const listed = times.length > 0 ? [...nonEmpty, toSection(digestTexts.times, times)] : nonEmpty
    const link = await deskLinks(tx)
    const desk = deskAddress()
    await queueMail(tx, {
      role: 'operator',
      to: (await readContacts(tx)).emails.reservations,
      subject: nonEmpty.map(({ heading, count }) => `${count} ${heading.toLowerCase()}`).join(', '),
      letter: {
        heading: `${config.brand}: what needs you today`,
        opening: [digestTexts.intro],
        messages: listed.map(({ heading, lines }) => [heading, lines.join('\n')]),
        button: desk ? { label: deskTexts.list, href: desk } : undefined,
        links: toLinks(link, [
          ...overdue.map(([heading]) => dueSubject(heading)),
          ...ending.map(({ reference }) => endingSubject(reference)),
          ...booked.flatMap(({ news }) =>
            news.map(({ reference, line }): Subject => ({ kind: 'lead', reference, label: line })),
          ),
          ...[...due.lines, ...unanswered.lines, ...held.lines].map(toSubject),
          ...failed.mails.flatMap(failedSubject),
        ]),
      },
      name: `digest-${utcDay(now)}`,
    })
    return true
  })
}

const mostLines = 50
// Spam may come in thousands.
const mostSpam = 20
const mostLinks = 20

type Section = { heading: string; lines: string[]; count: number }

function toSection(heading: string, lines: string[], count = lines.length): Section {
  const shown = lines.slice(0, mostLines)
  const more = count > shown.length ? [andMore(count - shown.length)] : []
  return { heading, lines: [...shown, ...more], count }
}

async function readFailedMails(tx: Db) {
  // With others somebody is done, or they are spam.
  const ofOpenLeads = { OR: [{ reference: null }, { lead: { status: { notIn: ['held', 'closed'] } } }] }
  const where = { status: 'failed', ...ofOpenLeads }
  const select = { reference: true, role: true, to: true, lastError: true }
  const mails = await tx.mail.findMany({ where, select, orderBy: { id: 'asc' }, take: mostLines })
  return { mails, count: await tx.mail.count({ where }) }
}

type Subject = { kind: DeskKind; reference: string; label: string }

const toSubject = ({ kind, reference, name, email }: LeadLine): Subject => ({
  kind: kind === 'review' ? 'review' : 'lead',
  reference,
  label: `${reference}: ${name || email}`,
})

const dueSubject = (heading: string): Subject => ({ kind: 'workbook', reference: newestWorkbook, label: heading })

const endingSubject = (reference: string): Subject => ({
  kind: 'lead',
  reference,
  label: `${reference}: remind them of the offer`,
})

const failedSubject = ({ reference, to }: { reference: string | null; to: string }) =>
  reference ? [{ kind: 'lead' as const, reference, label: `${reference}: the mail to ${to}` }] : []

function toLinks(link: DeskLinks, subjects: Subject[]) {
  return subjects.slice(0, mostLinks).flatMap(({ kind, reference, label }) => {
    const href = link(kind, reference)
    return href ? [{ label, href }] : []
  })
}

function toLine({ reference, createdAt, kind, name, email, about }: LeadLine) {
  return `${reference} ${formatLongDate(createdAt)} ${kind.replace('_', ' ')}: ${name || email}, ${about}`
}
