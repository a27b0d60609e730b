import 'server-only'
import { addDays } from 'date-fns'
import { config } from '../config'
import { deskWords, digestWords } from '../content/mail'
import { utcDay } from '../itineraries/utc-day'
import { answerTimes, formatTimes } from '../leads/answer-times'
import { deskLink } from '../leads/desk-link'
import type { LeadLine } from '../leads/overview'
import { readWaiting } from '../leads/waiting'
import { queueMail } from '../mail/queue'
import { type Db, databaseTime, db } from '../server/db'

export async function sendDigest() {
  await queueDigest(await databaseTime())
}

/** Queues the morning mail to the operator, once a day. Returns false when there is nothing to tell. */
export async function queueDigest(now: Date) {
  return db().$transaction(async (tx) => {
    const { due, unanswered, held } = await readWaiting(tx, now)
    const failed = await tx.mail.findMany({ where: { status: 'failed' }, orderBy: { id: 'asc' } })
    const sections: [string, string[]][] = [
      [digestWords.due, due.map(lineOf)],
      [digestWords.unanswered, unanswered.map(lineOf)],
      [digestWords.held, held.map((lead) => `${lineOf(lead)} [${lead.heldFor}]`)],
      [
        digestWords.failed,
        failed.map(({ reference, role, to, lastError }) => `${reference ?? 'digest'} (${role}) to ${to}: ${lastError}`),
      ],
    ]
    const overdue = await overdueContent(tx, now)
    const told = [...sections, ...overdue].filter(([, lines]) => lines.length > 0)
    if (told.length === 0) return false
    const times = (await answerTimes(tx, now)).map(formatTimes)
    const words: typeof told = times.length > 0 ? [...told, [digestWords.times, times]] : told
    const list = await deskLink(tx, 'list', 'TODAY')
    await queueMail(tx, {
      lead: null,
      role: 'operator',
      to: config.emails.reservations,
      replyTo: null,
      subject: told.map(([heading, lines]) => `${lines.length} ${heading.toLowerCase()}`).join(', '),
      letter: {
        heading: `${config.brand}: what needs you today`,
        opening: [digestWords.intro],
        facts: [],
        words: words.map(([heading, lines]) => [heading, lines.join('\n')]),
        button: list ? { label: deskWords.list, href: list } : undefined,
        links: await deskLinks(tx, [...due, ...unanswered, ...held]),
        closing: [],
        signature: config.siteUrl,
      },
      name: `digest-${utcDay(now)}`,
    })
    return true
  })
}

// The list has them all.
const mostLinks = 20

async function deskLinks(tx: Db, lines: LeadLine[]) {
  const links: { label: string; href: string | null }[] = []
  for (const { kind, reference, name, email } of lines.slice(0, mostLinks))
    links.push({
      label: `${reference}: ${name || email}`,
      href: await deskLink(tx, kind === 'review' ? 'review' : 'lead', reference),
    })
  return links.flatMap(({ label, href }) => (href ? [{ label, href }] : []))
}

async function overdueContent(tx: Db, now: Date): Promise<[string, string[]][]> {
  const claims = await tx.claim.findMany({ where: { nextCheck: { lte: now } }, orderBy: { nextCheck: 'asc' } })
  const soon = addDays(now, 30)
  const prices = await tx.itineraryPrice.findMany({
    where: { validUntil: { lt: soon } },
    orderBy: { id: 'asc' },
    include: { itinerary: { select: { title: true } } },
  })
  return [
    [
      digestWords.claims,
      claims.map(({ id, text, owner, nextCheck }) => `${id} (${text}): due ${utcDay(nextCheck)}, ${owner}`),
    ],
    [
      digestWords.prices,
      prices.map(({ itinerary, season, validUntil }) => `${itinerary.title}, ${season}: ${utcDay(validUntil)}`),
    ],
  ]
}

function lineOf({ reference, createdAt, kind, name, email, about }: LeadLine) {
  return `${reference} ${utcDay(createdAt)} ${kind.replace('_', ' ')}: ${name || email}, ${about}`
}
