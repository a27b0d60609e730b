import 'server-only'
import { subDays } from 'date-fns'
import type { Lead, Prisma } from '../../prisma/generated/client'
import type { Db } from '../platform/db'
import { readOr, unreadable } from '../platform/unreadable'
import { formatParty } from '../prices/party'
import { heldAsLikelySpam } from '../submissions/spam'
import { type LeadRow, leadKinds, summarize, summarizeLine } from './kinds'
import { booking } from './kinds/booking'
import { type LeadTexts, readLeads, readLeadsForLines, readLeadTexts } from './queries'
import { formatTripDays, formatTripSum, readTripFacts, type TripFacts } from './trip-facts'

export const leadStatuses = ['new', 'waiting', 'answered', 'quoted', 'booked', 'closed', 'held']

export const listedKinds = [...leadKinds, 'review'] as const
type ListedKind = (typeof listedKinds)[number]

/** A lead, or a held review, which has neither address nor phone. */
export type LeadLine = Pick<Lead, 'reference' | 'status' | 'heldFor' | 'createdAt'> &
  Partial<Pick<Lead, 'email' | 'page' | 'answeredAt' | 'remindOn' | 'closedFor' | 'takenBy' | 'source'>> & {
    kind: ListedKind
    name: string
    /** Of a travel agent. */
    agency?: string
    phone?: string
    about: string
    /** `about` in two. */
    trip?: string
    dates?: string
    /** Of the trip as it is now, such as 2027-06-12. */
    days?: { from: string; to: string }
    /** '2 adults, 1 kid' */
    party?: string
    /** 'US$2,140': as agreed, accepted, or estimated. */
    sum?: string
    stage?: TripFacts['stage']
  }

/** For the export. */
export type FullLine = LeadLine & {
  message: string
  /** Diet, health, mobility. */
  needs?: string
  /** Of a travel agent: 'net' or 'rack'. */
  rate?: string
  /** As an agent wrote them: '6 twin, 2 single'. */
  rooms?: string
  /** Of the office: '07:00'. */
  callTime?: string
  callZone?: string
  /** The estimate in the currency that the visitor chose: 'about €3,950'. */
  ownCurrency?: string
  /** What the visitor added later. */
  additions?: string
  /** What the office did and wrote. */
  history?: string
}

export type LeadFilter = {
  status?: string
  heldFor?: { in: string[] }
  kind?: ListedKind
  since?: Date
  until?: Date
}

/** Newest first. */
export async function listLeads(db: Db, filter: LeadFilter, take: number): Promise<LeadLine[]> {
  const { leads, reviews } = toWhere(filter)
  const lines = leads ? await readLines(db, leads, { take }) : []
  if (reviews) lines.push(...(await reviewLines(db, reviews, { take })))
  return lines.sort(compareLines).slice(0, take)
}

const atOnce = 500

/** All there are, in batches: leads, then held reviews, newest first. */
export async function* eachLead(db: Db, filter: LeadFilter): AsyncGenerator<FullLine[]> {
  const { leads, reviews } = toWhere(filter)
  if (leads)
    yield* inBatches(async (after?: FullLine) => {
      const rows = await readLeads(db, leads, pageAfter(after))
      const references = rows.map(({ reference }) => reference)
      const texts = await readLeadTexts(db, references)
      const facts = await readTripFacts(db, references)
      return rows.map((row) => toFullLine(row, facts.get(row.reference), texts.get(row.reference)))
    })
  if (reviews)
    yield* inBatches((after?: FullLine) => {
      const page = after ? { cursor: { id: Number(after.reference.slice('R-'.length)) }, skip: 1 } : {}
      return reviewLines(db, reviews, { take: atOnce, ...page })
    })
}

/** Without their texts. */
export function eachLeadLine(db: Db, where: Prisma.LeadWhereInput): AsyncGenerator<LeadLine[]> {
  return inBatches((after?: LeadLine) => readLines(db, where, pageAfter(after)))
}

const pageAfter = (line?: LeadLine) => ({
  take: atOnce,
  ...(line && { cursor: { reference: line.reference }, skip: 1 }),
})

async function* inBatches<Line>(read: (after?: Line) => Promise<Line[]>) {
  for (let after: Line | undefined; ; ) {
    const lines = await read(after)
    if (lines.length > 0) yield lines
    if (lines.length < atOnce) return
    after = lines.at(-1)
  }
}

function toWhere({ kind, status, heldFor, since, until }: LeadFilter) {
  const createdAt = { gte: since, lt: until }
  const hasReviews = (!kind || kind === 'review') && (!status || status === 'held')
  return {
    leads: kind === 'review' ? null : { kind, status, heldFor, createdAt },
    reviews: hasReviews ? { status: 'held', heldFor, createdAt } : null,
  }
}

const unreadableLine = {
  name: '',
  agency: undefined,
  party: undefined,
  phone: '',
  trip: unreadable,
  dates: '',
  about: unreadable,
}

/** With what holds of each trip now. */
export async function readLines(tx: Db, where: Prisma.LeadWhereInput, page: Parameters<typeof readLeadsForLines>[2]) {
  const rows = await readLeadsForLines(tx, where, page)
  const facts = await readTripFacts(
    tx,
    rows.map(({ reference }) => reference),
  )
  return rows.map((row) => toLine(row, facts.get(row.reference)))
}

function toLine(row: LeadRow, facts: TripFacts | undefined): LeadLine {
  const { kind, reference, email, status, heldFor, closedFor, page, createdAt, answeredAt, remindOn, takenBy } = row
  const { source } = row
  const ofLead = {
    kind,
    reference,
    email,
    status,
    heldFor,
    closedFor,
    page,
    createdAt,
    answeredAt,
    remindOn,
    takenBy,
    source,
  }
  const summary = readOr<ReturnType<typeof summarizeLine>>(reference, () => summarizeLine(row), unreadableLine)
  return { ...ofLead, ...summary, ...(facts && tripOf(facts)) }
}

/** What was asked for stays in the words of the request. */
function tripOf(facts: TripFacts) {
  const sum = formatTripSum(facts)
  const days = facts.dateFrom ? { from: facts.dateFrom, to: facts.dateTo ?? facts.dateFrom } : undefined
  if (facts.stage === 'asked') return { stage: facts.stage, sum, days }
  const [trip, dates] = [facts.title ?? 'a trip of their own', formatTripDays(facts)]
  return {
    stage: facts.stage,
    sum,
    days,
    trip,
    dates,
    party: formatParty(facts.adults, facts.kids, facts.toddlers),
    about: [trip, dates].filter(Boolean).join(', '),
  }
}

function toFullLine(
  row: LeadRow,
  facts: TripFacts | undefined,
  { additions, history }: LeadTexts = { additions: [], history: [] },
): FullLine {
  return {
    ...toLine(row, facts),
    message: readOr(row.reference, () => summarize(row).messages, [])
      .filter(([label]) => label !== booking.fields.needs.label)
      .map(([, text]) => text)
      .join('\n\n'),
    needs: ('needs' in row && row.needs) || undefined,
    rate: ('rate' in row && row.rate) || undefined,
    rooms: ('rooms' in row && row.rooms) || undefined,
    callTime: ('callTime' in row && row.callTime) || undefined,
    callZone: ('callZone' in row && row.callZone) || undefined,
    ownCurrency: ('ownCurrency' in row && row.ownCurrency) || undefined,
    additions: additions.join('\n\n'),
    history: history.join('\n\n'),
  }
}

type ReviewPage = Pick<Prisma.ReviewFindManyArgs, 'take' | 'cursor' | 'skip'>

export async function reviewLines(db: Db, where: Prisma.ReviewWhereInput, page: ReviewPage): Promise<FullLine[]> {
  const reviews = await db.review.findMany({
    where,
    include: { itinerary: { select: { title: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...page,
  })
  return reviews.map(({ id, userName, comment, itinerary, status, heldFor, createdAt }) => ({
    kind: 'review',
    reference: `R-${id}`,
    name: userName,
    about: itinerary.title,
    message: comment,
    status,
    heldFor,
    createdAt,
  }))
}

function compareLines(a: LeadLine, b: LeadLine) {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.reference < b.reference ? -1 : 1)
}

/** A page of lines, and how many there are in all. */
export type Waiting = { lines: LeadLine[]; count: number }

/** Open, and the traveller's turn. Without a next day they would be forgotten, so it is today. */
const dealtWith = ['answered', 'waiting', 'quoted']

export const waitingSections = ['due', 'unanswered', 'fresh', 'held'] as const
export type WaitingSection = (typeof waitingSections)[number]

/**
 * What waits for the office: leads that come back up to today, leads that have waited for more than a day, others, likely
 * spam. Those that have waited longest come first; of likely spam, which is only counted beyond the first page, the newest.
 */
export async function readWaiting(tx: Db, now: Date, section: WaitingSection, page: { take: number; skip?: number }) {
  if (section === 'held') {
    const leads = await tx.lead.count({ where: heldAsLikelySpam })
    const reviews = await tx.review.count({ where: heldAsLikelySpam })
    return { lines: await listLeads(tx, heldAsLikelySpam, page.take), count: leads + reviews }
  }
  const yesterday = subDays(now, 1)
  const open = { status: 'new', remindOn: null }
  const where = {
    due: {
      OR: [
        { status: { in: ['new', ...dealtWith, 'booked'] }, remindOn: { lte: now } },
        { status: { in: dealtWith }, remindOn: null },
      ],
    },
    unanswered: { ...open, waitingSince: { lt: yesterday } },
    fresh: { ...open, waitingSince: { gte: yesterday } },
  }[section]
  return {
    lines: await readLines(tx, where, { orderBy: longestFirst, ...page }),
    count: await tx.lead.count({ where }),
  }
}

const longestFirst: Prisma.LeadOrderByWithRelationInput[] = [{ waitingSince: 'asc' }, { reference: 'desc' }]
