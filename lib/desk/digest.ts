import 'server-only'
import { readContacts, readExamplesLeft } from '../content/contacts'
import { andMore, deskTexts, digestTexts } from '../content/mail'
import { utcDay } from '../domain/utc-day'
import { type LeadLine, readWaiting } from '../leads/list'
import { answerTimes, formatTimes } from '../leads/reply-times'
import { queueMail } from '../mail/queue'
import { config } from '../platform/config'
import { type Db, databaseTime, db } from '../platform/db'
import { type DeskKind, deskLink, newestWorkbook } from '../submissions/desk-link'
import { describeHeld } from '../submissions/spam'
import { overdueContent } from '../workbook/overdue-content'
import { formatNairobiDay } from './page'

export async function sendDigest() {
  await queueDigest(await databaseTime())
}

export async function queueDigest(now: Date) {
  return db().$transaction(async (tx) => {
    const { due, unanswered, held, heldCount } = await readWaiting(tx, now)
    // With others somebody is done, or they are spam.
    const ofOpenLeads = { OR: [{ reference: null }, { lead: { status: { notIn: ['held', 'closed'] } } }] }
    const failed = await tx.mail.findMany({ where: { status: 'failed', ...ofOpenLeads }, orderBy: { id: 'asc' } })
    const moreHeld = heldCount > held.length ? [andMore(heldCount - held.length)] : []
    const sections: [heading: string, lines: string[], count?: number][] = [
      [digestTexts.examples, await readExamplesLeft(tx)],
      [digestTexts.due, due.map(toLine)],
      [digestTexts.unanswered, unanswered.map(toLine)],
      [
        digestTexts.held,
        [...held.map((lead) => `${toLine(lead)} [${describeHeld(lead.heldFor)}]`), ...moreHeld],
        heldCount,
      ],
      [
        digestTexts.failed,
        failed.map(({ reference, role, to, lastError }) => `${reference ?? 'digest'} (${role}) to ${to}: ${lastError}`),
      ],
    ]
    const overdue = await overdueContent(tx, now)
    const nonEmpty: typeof sections = [...sections, ...overdue].filter(([, lines]) => lines.length > 0)
    if (nonEmpty.length === 0) return false
    const times = (await answerTimes(tx, now)).map(formatTimes)
    const words: typeof nonEmpty = times.length > 0 ? [...nonEmpty, [digestTexts.times, times]] : nonEmpty
    const list = await deskLink(tx, 'list', 'TODAY')
    await queueMail(tx, {
      role: 'operator',
      to: (await readContacts(tx)).emails.reservations,
      subject: nonEmpty.map(([heading, lines, count = lines.length]) => `${count} ${heading.toLowerCase()}`).join(', '),
      letter: {
        heading: `${config.brand}: what needs you today`,
        opening: [digestTexts.intro],
        messages: words.map(([heading, lines]) => [heading, lines.join('\n')]),
        button: list ? { label: deskTexts.list, href: list } : undefined,
        links: await deskLinks(tx, [
          ...overdue.map(([heading]) => dueSubject(heading)),
          ...[...due, ...unanswered, ...held].map(toSubject),
          ...failed.flatMap(failedSubject),
        ]),
      },
      name: `digest-${utcDay(now)}`,
    })
    return true
  })
}

const mostLinks = 20

type Subject = { kind: DeskKind; reference: string; label: string }

const toSubject = ({ kind, reference, name, email }: LeadLine): Subject => ({
  kind: kind === 'review' ? 'review' : 'lead',
  reference,
  label: `${reference}: ${name || email}`,
})

const dueSubject = (heading: string): Subject => ({ kind: 'workbook', reference: newestWorkbook, label: heading })

const failedSubject = ({ reference, to }: { reference: string | null; to: string }) =>
  reference ? [{ kind: 'lead' as const, reference, label: `${reference}: the mail to ${to}` }] : []

async function deskLinks(tx: Db, subjects: Subject[]) {
  const links: { label: string; href: string }[] = []
  for (const { kind, reference, label } of subjects.slice(0, mostLinks)) {
    const href = await deskLink(tx, kind, reference)
    if (href) links.push({ label, href })
  }
  return links
}

function toLine({ reference, createdAt, kind, name, email, about }: LeadLine) {
  return `${reference} ${formatNairobiDay(createdAt)} ${kind.replace('_', ' ')}: ${name || email}, ${about}`
}
