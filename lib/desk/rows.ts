// The rows of the list: what waits, since when, in whose words, and the act that is next.
import 'server-only'
import { differenceInCalendarDays } from 'date-fns'
import { minutesPerDay, minutesPerHour, msPerMinute } from '../domain/duration'
import { dayInNairobi } from '../domain/nairobi'
import { utcDay } from '../domain/utc-day'
import { describeClosed } from '../leads/closing'
import { type EventKind, talkKinds, travellerKinds } from '../leads/event-kinds'
import type { LeadLine } from '../leads/list'
import { workingDay, workingMinutes } from '../leads/working-time'
import { type Db, db } from '../platform/db'
import { type Due, owedKinds } from '../reservations/queries'
import { formatDueSum } from '../reservations/wording'
import { describeHeld } from '../submissions/spam'
import { isOpen, waitsForUs } from './find-leads'
import { formatDay, formatDays } from './format'

/** `unit` is the word below the figure; `tone` says how urgent it is. */
export type Stub = {
  figure: string
  unit: 'ago' | 'due' | 'left' | 'late' | 'to go'
  tone: 'calm' | 'soon' | 'over' | 'debt'
}

export type RowStatus = {
  icon: 'new' | 'volunteer' | 'replied' | 'clock' | 'sent' | 'accepted' | 'money' | 'alert' | 'waiting' | 'spam'
  tone: 'new' | 'in' | 'out' | 'ok' | 'late' | 'calm'
  text: string
}

export type RowAct = 'Reply' | 'Confirm' | 'Take it' | 'Remind' | 'Ask' | 'Open' | 'Not spam'

export type Row = {
  reference: string
  name: string
  /** 'Mara Long Weekend', or why it is held. */
  trip: string
  /** 'Jul 12–14, 2027 · 3 people' */
  about: string
  sum?: { text: string; tone: 'firm' | 'about' | 'owed' }
  stub: Stub
  status: RowStatus
  /** They wrote, accepted or declined, and have no answer yet. */
  waits: boolean
  /** Their own words, if they wrote last. */
  said: string
  /** What is due beside it. */
  furtherDues: number
  /** Further open requests of the same address. */
  twins: number
  /** Who of the office has it. */
  holder: string
  act: RowAct
  /** Of the newest event, for the form of the act. */
  seen: number
}

type Talk = { action: EventKind; note: string }
type News = { reference: string; waits: boolean; seen: number; waitingSince: Date; talk: Talk | null; message: string }

/** Most that is shown of a message: two lines. */
const mostSaid = 200

/** For the lines of one page. */
async function readNews(tx: Db, references: string[]): Promise<Map<string, News>> {
  const rows = await tx.$queryRaw<News[]>`
    SELECT leads.reference, ${waitsForUs} AS waits, waiting_since AS "waitingSince", coalesce(latest.id, 0) AS seen,
      CASE WHEN talk.action IS NOT NULL
        THEN json_build_object('action', talk.action, 'note', left(talk.note, ${mostSaid})) END AS talk,
      left(coalesce(bookings.message, inquiries.message, donation_inquiries.message, applications.motivation,
        messages.message, ''), ${mostSaid}) AS message
    FROM leads
      LEFT JOIN LATERAL (SELECT id FROM lead_events AS events
        WHERE events.reference = leads.reference AND undone_at IS NULL ORDER BY id DESC LIMIT 1) AS latest ON true
      LEFT JOIN LATERAL (SELECT action, note FROM lead_events AS events
        WHERE events.reference = leads.reference AND undone_at IS NULL AND action = ANY(${talkKinds})
        ORDER BY id DESC LIMIT 1) AS talk ON true
      LEFT JOIN bookings USING (reference)
      LEFT JOIN inquiries USING (reference)
      LEFT JOIN donation_inquiries USING (reference)
      LEFT JOIN volunteer_applications AS applications USING (reference)
      LEFT JOIN contact_messages AS messages USING (reference)
    WHERE leads.reference = ANY(${references})`
  return new Map(rows.map((row) => [row.reference, row]))
}

/** How many open requests there are of each address. */
async function countByAddress(tx: Db, lines: LeadLine[]) {
  const emails = lines.flatMap(({ email }) => email || [])
  const rows = await tx.$queryRaw<{ email: string; count: number }[]>`
    SELECT email, count(*)::int FROM leads
    WHERE email = ANY(${emails}) AND ${isOpen} GROUP BY email`
  return new Map(rows.map(({ email, count }) => [email, count]))
}

/** In the order of the lines. */
export async function readRows(lines: LeadLine[], dues: Due[], now: Date): Promise<Row[]> {
  const references = lines.map(({ reference }) => reference)
  const [news, counts] = await Promise.all([readNews(db(), references), countByAddress(db(), lines)])
  const today = dayInNairobi(now)
  return lines.map((line) => {
    const one = news.get(line.reference)
    const [due, ...further] = dues.filter(({ reference }) => reference === line.reference)
    const twins = Math.max(0, (counts.get(line.email ?? '') ?? 0) - 1)
    return { ...toRow(line, one, due, { now, today }), twins, furtherDues: further.length }
  })
}

type Clock = { now: Date; today: string }

function toRow(
  line: LeadLine,
  news: News | undefined,
  due: Due | undefined,
  clock: Clock,
): Omit<Row, 'twins' | 'furtherDues'> {
  const talk = news?.talk ?? null
  const since = news?.waitingSince ?? line.createdAt
  const waits = news?.waits ?? false
  const isTheirs = waits && (!talk || travellerKinds.includes(talk.action))
  const base = {
    reference: line.reference,
    name: [line.name || line.email || line.reference, line.agency].filter(Boolean).join(', '),
    trip: line.trip ?? '',
    about: [line.days ? formatDays(line.days) : line.dates, line.party].filter(Boolean).join(' · '),
    sum: line.sum
      ? { text: line.sum, tone: line.stage === 'asked' ? ('about' as const) : ('firm' as const) }
      : undefined,
    waits,
    said: isTheirs ? (talk ? talk.note.replace(/^Offer \w+[.:,]?\s*/, '') : (news?.message ?? '')) : '',
    holder: line.takenBy ?? '',
    seen: news?.seen ?? 0,
  }
  if (line.status === 'held')
    return {
      ...base,
      stub: agoStub(line.createdAt, clock.now),
      status: { icon: 'spam', tone: 'calm', text: 'Held as spam' },
      trip: [describeHeld(line.heldFor), base.trip].filter(Boolean).join(' · '),
      act: 'Not spam',
    }
  if (waits)
    return { ...base, stub: waitStub(line, since, clock.now), status: waitStatus(line, talk), act: waitAct(line, talk) }
  if (due) return { ...base, ...ofDue(due, clock), sum: dueSum(due) ?? base.sum }
  return { ...base, ...quiet(line, clock) }
}

/** Minutes of working time in which we want to answer. */
function promise({ status, kind }: LeadLine) {
  if (status === 'quoted') return 4 * minutesPerHour
  return kind === 'volunteer_application' ? 5 * workingDay : workingDay
}

function waitStub(line: LeadLine, since: Date, now: Date): Stub {
  const [waited, most] = [workingMinutes(since, now), promise(line)]
  const tone = waited >= most ? 'over' : waited >= most / 2 ? 'soon' : 'calm'
  return { ...agoStub(since, now), tone }
}

const agoStub = (since: Date, now: Date): Stub => ({
  figure: formatSpan((now.getTime() - since.getTime()) / msPerMinute),
  unit: 'ago',
  tone: 'calm',
})

/** '40 min', '14 h', '3 days', '5 wk' */
function formatSpan(minutes: number) {
  if (minutes < minutesPerHour) return `${Math.max(1, Math.floor(minutes))} min`
  if (minutes < minutesPerDay) return `${Math.floor(minutes / minutesPerHour)} h`
  return formatDaySpan(Math.floor(minutes / minutesPerDay))
}

function formatDaySpan(days: number) {
  if (days === 1) return '1 day'
  return days < 21 ? `${days} days` : `${Math.floor(days / 7)} wk`
}

function waitStatus({ kind, status }: LeadLine, talk: Talk | null): RowStatus {
  if (talk?.action === 'accepted' && status === 'quoted')
    return { icon: 'accepted', tone: 'ok', text: 'Offer accepted' }
  if (talk?.action === 'declined') return { icon: 'alert', tone: 'in', text: 'Declined' }
  if (talk?.action === 'question') return { icon: 'replied', tone: 'in', text: 'Asks about the offer' }
  if (talk?.action === 'added') return { icon: 'replied', tone: 'in', text: 'Added something' }
  if (talk?.action === 'replied' || talk?.action === 'wrote') return { icon: 'replied', tone: 'in', text: 'Replied' }
  if (status === 'quoted') return { icon: 'sent', tone: 'out', text: 'Offer sent' }
  if (kind === 'volunteer_application') return { icon: 'volunteer', tone: 'new', text: 'Volunteer' }
  return { icon: 'new', tone: 'new', text: 'New' }
}

function waitAct({ takenBy, status }: LeadLine, talk: Talk | null): RowAct {
  if (talk?.action === 'accepted' && status === 'quoted') return 'Confirm'
  return takenBy || talk ? 'Reply' : 'Take it'
}

function dueSum({ kind, amount, currency }: Due): Row['sum'] {
  if (amount === null) return undefined
  return { text: formatDueSum({ amount, currency }), tone: kind === 'refund' ? 'firm' : 'owed' }
}

const days = (from: string, to: string) => differenceInCalendarDays(new Date(to), new Date(from))

/** `late` for money that should be here, `left` for what runs out. */
function dueStub(isMoney: boolean, dueOn: string, today: string): Stub {
  const late = days(dueOn, today)
  if (late > 0) return { figure: formatDaySpan(late), unit: 'late', tone: isMoney ? 'debt' : 'over' }
  if (late === 0) return { figure: 'Today', unit: 'due', tone: 'soon' }
  return { figure: formatDaySpan(-late), unit: 'left', tone: late === -1 ? 'soon' : 'calm' }
}

export const dueNames: Record<Due['kind'], (due: Due) => string> = {
  deposit: () => 'Deposit',
  further: () => 'Payment',
  balance: () => 'Balance',
  price: () => 'Full price',
  charge: () => 'Charge',
  refund: () => 'To pay back',
  home: () => 'Home again',
  ask: ({ what }) => `Ask for ${what}`,
  hold: ({ what }) => `No answer: ${what}`,
  release: ({ what }) => `Release ${what}`,
  names: ({ what }) => `Names and passports of ${what}`,
}

function ofDue(due: Due, { today }: Clock): Pick<Row, 'stub' | 'status' | 'act'> {
  const isOwed = (owedKinds as readonly Due['kind'][]).includes(due.kind)
  const name = dueNames[due.kind](due)
  if (isOwed) {
    const text = due.dueOn < today ? `${name} late` : due.dueOn === today ? `${name} due today` : `${name} due`
    return {
      stub: dueStub(true, due.dueOn, today),
      status: { icon: 'money', tone: 'late', text },
      act: 'Remind',
    }
  }
  if (due.kind === 'home') {
    const stub = { ...dueStub(false, due.dueOn, today), unit: 'ago', tone: 'calm' } as const
    return { stub, status: { icon: 'accepted', tone: 'ok', text: name }, act: 'Open' }
  }
  return {
    stub: dueStub(false, due.dueOn, today),
    status: { icon: due.kind === 'refund' ? 'money' : 'clock', tone: 'in', text: name },
    act: due.kind === 'names' ? 'Ask' : 'Open',
  }
}

const quietStates: Record<string, RowStatus> = {
  new: { icon: 'waiting', tone: 'calm', text: 'New, set aside' },
  answered: { icon: 'waiting', tone: 'calm', text: 'Answered' },
  waiting: { icon: 'waiting', tone: 'calm', text: 'Waiting for them' },
  quoted: { icon: 'sent', tone: 'out', text: 'Offer sent' },
  booked: { icon: 'accepted', tone: 'ok', text: 'Booked' },
}

/** Nothing is due: the next day, or the departure. */
function quiet(line: LeadLine, { now, today }: Clock): Pick<Row, 'stub' | 'status' | 'act'> {
  const { status, remindOn, closedFor } = line
  if (status === 'closed') {
    const text = `Done: ${describeClosed(closedFor)}`
    return { stub: agoStub(line.createdAt, now), status: { icon: 'waiting', tone: 'calm', text }, act: 'Open' }
  }
  const state = quietStates[status] ?? { icon: 'waiting', tone: 'calm', text: status }
  if (remindOn) {
    const day = utcDay(remindOn)
    const isDue = day <= today
    const text = isDue ? `${state.text}: look again` : `${state.text}, back ${formatDay(day)}`
    const stub: Stub = isDue
      ? { ...dueStub(false, day, today), tone: 'soon' }
      : { figure: formatDaySpan(days(today, day)), unit: 'left', tone: 'calm' }
    return {
      stub,
      status: { ...state, text, ...(isDue && { icon: 'clock', tone: 'in' }) },
      act: isDue ? 'Reply' : 'Open',
    }
  }
  const from = line.days?.from
  if (status === 'booked' && from && from >= today)
    return {
      stub: { figure: from === today ? 'Today' : formatDaySpan(days(today, from)), unit: 'to go', tone: 'calm' },
      status: state,
      act: 'Open',
    }
  return { stub: agoStub(line.createdAt, now), status: state, act: 'Open' }
}
