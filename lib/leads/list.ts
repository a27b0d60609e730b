import 'server-only'
import { subDays } from 'date-fns'
import type { Lead, Prisma } from '../../prisma/generated/client'
import type { Db } from '../platform/db'
import { heldAsLikelySpam } from '../submissions/spam'
import { type LeadRow, leadKinds, summarize } from './kinds'
import { booking } from './kinds/booking'
import { readLeads } from './queries'

export const leadStatuses = ['new', 'waiting', 'answered', 'closed', 'held']

export const listedKinds = [...leadKinds, 'review'] as const
type ListedKind = (typeof listedKinds)[number]

export type LeadLine = Omit<Lead, 'kind'> & {
  kind: ListedKind
  name: string
  phone: string
  about: string
  /** `about` without dates. */
  topic: string
  message: string
  /** Diet, health, mobility. */
  needs: string
  callTime: string
}

export type LeadFilter = {
  status?: string
  heldFor?: { in: string[] }
  kind?: ListedKind
  since?: Date
  until?: Date
  take?: number
}

export async function listLeads(db: Db, { kind, status, heldFor, since, until, take = 100_000 }: LeadFilter = {}) {
  const createdAt = { gte: since, lt: until }
  const lines =
    kind === 'review' ? [] : (await readLeads(db, { kind, status, heldFor, createdAt }, { take })).map(toLine)
  if ((!kind || kind === 'review') && (!status || status === 'held'))
    lines.push(...(await reviewLines(db, { status: 'held', heldFor, createdAt }, take)))
  return lines.sort(compareLines).slice(0, take)
}

function toLine(row: LeadRow): LeadLine {
  const { name, phone, about, dates, messages } = summarize(row)
  const { kind, reference, email, status, heldFor, page, createdAt, answeredAt, remindOn } = row
  return {
    ...{ kind, reference, email, status, heldFor, page, createdAt, answeredAt, remindOn },
    name: name ?? '',
    phone: phone ?? '',
    about: [about, dates].filter(Boolean).join(', '),
    topic: about,
    message: messages
      .filter(([label]) => label !== booking.fields.needs.label)
      .map(([, text]) => text)
      .join('\n\n'),
    needs: ('needs' in row && row.needs) || '',
    callTime: ('callTime' in row && row.callTime) || '',
  }
}

export async function reviewLines(db: Db, where: Prisma.ReviewWhereInput, take: number): Promise<LeadLine[]> {
  const reviews = await db.review.findMany({
    where,
    include: { itinerary: { select: { title: true } } },
    orderBy: { createdAt: 'desc' },
    take,
  })
  return reviews.map(({ id, userName, comment, itinerary, status, heldFor, createdAt }) => ({
    kind: 'review',
    reference: `R-${id}`,
    name: userName,
    email: '',
    phone: '',
    about: itinerary.title,
    topic: itinerary.title,
    message: comment,
    needs: '',
    callTime: '',
    status,
    heldFor,
    page: null,
    createdAt,
    answeredAt: null,
    remindOn: null,
  }))
}

function compareLines(a: LeadLine, b: LeadLine) {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.reference < b.reference ? -1 : 1)
}

/** CRLF and a byte order mark, for spreadsheets. Formulas get a leading apostrophe (CSV injection). */
export function toCsv(rows: unknown[][]) {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(value: unknown) {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  const inert = /^\s*[=+\-@|%＝＋－＠]/u.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}

// Spam may come in thousands.
const mostHeld = 20

/** Longest waiting first; of held leads the newest and their number. `due`: reminders up to today. */
export async function readWaiting(tx: Db, now: Date) {
  // Of any status: an answered lead may be set aside too.
  const reminded = await readLeads(tx, { status: { not: 'held' }, remindOn: { lte: now } })
  const unset = (await listLeads(tx, { status: 'new' })).filter(({ remindOn }) => !remindOn).toReversed()
  const yesterday = subDays(now, 1)
  return {
    due: reminded.map(toLine).toReversed(),
    unanswered: unset.filter(({ createdAt }) => createdAt < yesterday),
    fresh: unset.filter(({ createdAt }) => createdAt >= yesterday),
    held: await listLeads(tx, { ...heldAsLikelySpam, take: mostHeld }),
    heldCount: await countHeld(tx),
  }
}

async function countHeld(tx: Db) {
  return (await tx.lead.count({ where: heldAsLikelySpam })) + (await tx.review.count({ where: heldAsLikelySpam }))
}
