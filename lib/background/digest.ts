import 'server-only'
import { addDays, subDays } from 'date-fns'
import { config } from '../config'
import { digestWords } from '../content/mail'
import { utcDay } from '../itineraries/utc-day'
import { answerTimes, formatTimes } from '../leads/answer-times'
import { type LeadLine, listLeads } from '../leads/overview'
import { queueMail } from '../mail/queue'
import { type Db, databaseTime, db } from '../server/db'

export async function sendDigest() {
  await queueDigest(await databaseTime())
}

/** Queues the morning mail to the operator, once a day. Returns false when there is nothing to tell. */
export async function queueDigest(now: Date) {
  return db().$transaction(async (tx) => {
    const unanswered = await listLeads(tx, { status: 'new', until: subDays(now, 1) })
    const held = await listLeads(tx, { status: 'held' })
    const failed = await tx.mail.findMany({ where: { status: 'failed' }, orderBy: { id: 'asc' } })
    const sections: [string, string[]][] = [
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
        links: [],
        closing: [digestWords.commands],
        signature: config.siteUrl,
      },
      name: `digest-${utcDay(now)}`,
    })
    return true
  })
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
