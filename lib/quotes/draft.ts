import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Prisma } from '../../prisma/generated/client'
import { readShownContacts } from '../content/contacts'
import { formatLongDate } from '../content/format'
import { pictures } from '../content/pictures'
import { dayAfter } from '../domain/day-after'
import { listWords, parseDays } from '../domain/details'
import { dayInNairobi } from '../domain/nairobi'
import { utcDay } from '../domain/utc-day'
import { findTransfers, readCombinations } from '../itineraries/combinations'
import { lodgeTitle } from '../itineraries/days'
import { type By, lockLead, record } from '../leads/handling'
import { type LeadRow, summarize } from '../leads/kinds'
import type { Db } from '../platform/db'
import { askOnce, BadRequestError, ChangedError, NotFoundError } from '../platform/errors'
import { type Estimate, estimate } from '../prices/estimate'
import { toEstimateQuestion } from '../prices/estimate-question'
import { daysBetween } from '../prices/in-turn'
import { describeLeftOut, type LeftOut, namesLeftOut, withoutTooYoung } from '../prices/left-out'
import { toPrices, withPrices } from '../prices/price-table'
import { applyQuoteValues, describeChanges, describeNewCurrency } from './edit'
import { draftLetter } from './letters'
import { offerDays, readTerms, type Terms } from './operator-terms'
import { lockQuote, type Quote, quoteName, readQuotes } from './queries'
import { earlier, withPayments } from './quote-payments'
import { findShownEstimate, isInTurn, requestedIds, toQuoteLines } from './shown-estimate'
import { type QuoteSnapshot, snapshotSchema } from './snapshot'

type DraftOptions = {
  by: string
  /** Who begins, by which form. */
  editor?: By
  /** Else what the request asks for. */
  itineraryId?: number
  /** A sent quote, to begin with what it says: a new version, or a copy of what another traveller was sent. */
  from?: number
}

/**
 * The lead's drafts, or new ones for what it asks for: of alternatives one each. A trip or a sent quote to begin with
 * makes one more. The first is the one to go on with; the same form sent twice makes none twice.
 */
export async function draftQuotes(tx: Db, reference: string, options: DraftOptions, at?: Date): Promise<Quote[]> {
  const { row, now } = await lockLead(tx, reference)
  const quotes = await readQuotes(tx, row.reference, at ?? now)
  const drafts = quotes.filter(({ state }) => state === 'draft')
  const isOneMore = options.itineraryId !== undefined || options.from !== undefined
  const wasSent = options.editor && (await tx.leadEvent.findUnique({ where: { key: options.editor.key } }))
  if (wasSent || (drafts.length > 0 && !isOneMore)) return drafts.toReversed()
  const today = dayInNairobi(at ?? now)
  const source = options.from === undefined ? null : await readSent(tx, options.from)
  const snapshots = source
    ? [await beginWith(tx, row, source, options.by, today)]
    : await makeSnapshots(tx, row, options, today)
  const titles = snapshots.map(({ trip }) => trip.title || 'no trip of ours')
  const copied = source && source.reference !== row.reference ? ` with the prices of ${describeSource(source)}` : ''
  if (options.editor)
    await record(tx, row.reference, options.editor, {
      ...{ action: 'drafted', note: `Begun${copied}: ${titles.join('; ')}.`, isFinal: true },
      change: () => ({}),
    })
  const made: Quote[] = []
  for (const snapshot of snapshots) {
    const data = { snapshot, validUntil: new Date(snapshot.validUntil), preparedBy: options.by }
    const { id } = await tx.quote.create({ data: { ...data, reference: row.reference }, select: { id: true } })
    made.push((await lockQuote(tx, { id }, at)).quote)
  }
  return made
}

/** With what was typed into its form. Throws as `saveDraft` does, ZodError, and AskError for another currency. */
export async function editDraft(tx: Db, id: number, typed: Record<string, string>, by: By, sure = '') {
  const { quote, now } = await lockQuote(tx, { id })
  const edited = await applyTyped(tx, quote.snapshot, typed, now)
  askOnce([describeNewCurrency(quote.snapshot, edited)], sure)
  await saveDraft(tx, id, edited, by)
}

/** As `editDraft` would store it. Throws ZodError, and BadRequestError for a snapshot that is not consistent. */
export async function applyTyped(tx: Db, draft: QuoteSnapshot, typed: Record<string, string>, now: Date) {
  const { payments } = await readTerms(tx)
  return checkSnapshot(applyQuoteValues(draft, typed, payments, dayInNairobi(now)))
}

function checkSnapshot(given: unknown): QuoteSnapshot {
  const { data, error } = snapshotSchema.safeParse(given)
  if (!data) throw new BadRequestError(`${error?.issues[0]?.message}.`)
  return data
}

/**
 * A change is an event, so that who has an older page hears of it. Throws BadRequestError for a snapshot that is not
 * consistent, ChangedError when something was done since.
 */
export async function saveDraft(tx: Db, id: number, given: unknown, by: By) {
  const { quote } = await lockQuote(tx, { id })
  if (quote.state !== 'draft') throw new ChangedError('This offer was sent meanwhile. Begin a new version.')
  const snapshot = checkSnapshot(given)
  const changes = describeChanges(quote.snapshot, snapshot)
  if (changes.length === 0) return
  const data = { snapshot, validUntil: new Date(snapshot.validUntil) }
  await recordDraft(tx, quote.reference, by, changes.join(' '))
  await tx.quote.update({ where: { id }, data })
}

export async function deleteDraft(tx: Db, id: number, by: By) {
  const { quote } = await lockQuote(tx, { id })
  if (quote.state !== 'draft') throw new ChangedError('This offer was sent meanwhile. You can withdraw it.')
  await recordDraft(tx, quote.reference, by, 'Deleted.')
  await tx.quote.delete({ where: { id } })
}

/** With a key of its own: one form is stored several times. */
function recordDraft(tx: Db, reference: string, by: By, note: string) {
  return record(
    tx,
    reference,
    { ...by, key: randomUUID() },
    { action: 'drafted', note, isFinal: true, change: () => ({}) },
  )
}

type Source = Awaited<ReturnType<typeof readSent>>

async function readSent(tx: Db, id: number) {
  const found = await tx.quote.findFirst({ where: { id, sentAt: { not: null } } })
  if (!found) throw new NotFoundError('There is no such offer.')
  const { data: snapshot } = snapshotSchema.safeParse(found.snapshot)
  if (!snapshot) throw new BadRequestError('That offer cannot be read.')
  return { ...found, snapshot }
}

const describeSource = ({ sentAt, ...source }: Source) =>
  `${source.reference} ${quoteName(source)}${sentAt ? ` of ${formatLongDate(dayInNairobi(sentAt))}` : ''}`

const beginWith = (tx: Db, row: LeadRow, { reference, snapshot }: Source, by: string, today: string) =>
  reference === row.reference ? renewSnapshot(tx, snapshot, by, today) : copySnapshot(tx, row, snapshot, by, today)

/**
 * What was offered to somebody else, with the party, days and letter of this request. Nothing is converted, and what
 * was agreed with the other traveller alone stays there.
 */
async function copySnapshot(tx: Db, row: LeadRow, source: QuoteSnapshot, by: string, today: string) {
  const own = await makeSnapshot(
    tx,
    row,
    await readTrips(tx, source.trip.id === null ? [] : [source.trip.id]),
    by,
    today,
  )
  const { payments } = await readTerms(tx)
  const firstDay = row.kind === 'booking' && row.dateFrom ? utcDay(row.dateFrom) : null
  const { trip, currency, lines, extras, cancellation, howToPay } = source
  const isSameParty = (['adults', 'kids', 'toddlers'] as const).every((who) => own.party[who] === source.party[who])
  return withPayments(
    {
      ...own,
      ...{ trip, currency, lines, extras, cancellation, howToPay },
      days: source.days.map((day, index) => ({ ...day, date: firstDay && dayAfter(firstDay, index) })),
      // These are counted by heads, and no field of the editor has them.
      paidOnArrival: isSameParty ? source.paidOnArrival : own.paidOnArrival,
      notIncluded: [
        ...own.notIncluded.filter(namesLeftOut),
        ...source.notIncluded.filter((text) => !namesLeftOut(text)),
      ],
      letter: draftLetter(summarize(row).name, trip.title),
    },
    payments,
  )
}

/** The same offer, valid from today. */
async function renewSnapshot(tx: Db, snapshot: QuoteSnapshot, by: string, today: string) {
  const { payments } = await readTerms(tx)
  const firstDay = snapshot.days[0]?.date ?? undefined
  const validUntil = earlier(dayAfter(today, offerDays), firstDay)
  return withPayments({ ...snapshot, validUntil, signedBy: by }, payments)
}

/** Of what was chosen, else of what was asked for: alternatives each, trips one after the other as one. */
async function makeSnapshots(tx: Db, row: LeadRow, { itineraryId, by }: DraftOptions, today: string) {
  const booking = row.kind === 'booking' ? row : null
  const asked = booking ? requestedIds(booking) : []
  const offers = itineraryId !== undefined ? [[itineraryId]] : isInTurn(booking) ? [asked] : asked.map((id) => [id])
  const snapshots: QuoteSnapshot[] = []
  for (const ids of offers.length > 0 ? offers : [[]]) {
    const trips = await readTrips(tx, ids)
    if (itineraryId !== undefined && trips.length === 0)
      throw new NotFoundError(`There is no itinerary ${itineraryId}.`)
    snapshots.push(await makeSnapshot(tx, row, trips, by, today))
  }
  return snapshots
}

/** Of trips that are made one after the other. */
async function makeSnapshot(tx: Db, row: LeadRow, trips: Trip[], by: string, today: string) {
  const terms = await readTerms(tx)
  const booking = row.kind === 'booking' ? row : null
  const [trip] = trips
  const { name, mailbox } = summarize(row)
  const { phone, whatsapp, emails } = await readShownContacts(tx)
  const firstDay = booking?.dateFrom ? utcDay(booking.dateFrom) : undefined
  const title = terms.fill(listWords(trips.map((one) => one.title)) || booking?.itineraryTitle || '').slice(0, 160)
  // Without a month the estimate is that of the cheapest season.
  const priced = booking && toEstimateQuestion(booking).from ? findEstimate(booking, trips, today) : null
  const leftOut = priced?.isPriced ? priced.leftOut : undefined
  const snapshot: QuoteSnapshot = {
    version: 2,
    trip: { id: trip?.id ?? null, title },
    currency: 'USD',
    party: toParty(booking, leftOut),
    days: await toDaysInTurn(tx, trips, firstDay, terms),
    ...toQuoteLines(priced),
    extras: [],
    total: 0,
    deposit: { amount: 0, day: null },
    further: [],
    balance: { amount: 0, day: null },
    cancellation: terms.cancellation,
    notIncluded: [
      leftOut ? describeLeftOut(leftOut) : '',
      ...new Set(trips.flatMap(({ exclusions }) => exclusions.map(terms.fill))),
      terms.notIncluded,
    ].filter(Boolean),
    howToPay: terms.howToPay,
    letter: draftLetter(name, title),
    signedBy: by,
    validUntil: earlier(dayAfter(today, offerDays), firstDay && firstDay >= today ? firstDay : undefined),
    contacts: { phone, whatsapp, email: emails[mailbox] },
  }
  return withPayments(snapshot, terms.payments)
}

const tripParts = {
  id: true,
  title: true,
  duration: true,
  dayByDay: true,
  exclusions: true,
  days: { orderBy: { day: 'asc' }, include: { fromPlace: true, toPlace: true, lodge: { include: { place: true } } } },
  ...withPrices,
} satisfies Prisma.ItinerarySelect

type Trip = Prisma.ItineraryGetPayload<{ select: typeof tripParts }>

async function readTrips(tx: Db, ids: number[]) {
  const found = await tx.itinerary.findMany({ where: { id: { in: ids } }, select: tripParts })
  return ids.flatMap((id) => found.find((trip) => trip.id === id) ?? [])
}

/** The days of all trips, with those between. */
async function toDaysInTurn(tx: Db, trips: Trip[], firstDay: string | undefined, terms: Terms) {
  const transfers = findTransfers(
    trips.length > 1 ? await readCombinations(tx) : [],
    trips.map(({ id }) => id),
  )
  const days: QuoteSnapshot['days'] = []
  for (const [index, trip] of trips.entries()) {
    const start = firstDay && dayAfter(firstDay, days.length)
    days.push(...toDays(trip, start, terms))
    const transfer = transfers[index] ?? null
    const between = index < trips.length - 1 ? daysBetween(transfer) : 0
    // The next trip begins on the last day of this one.
    if (between < 0) days.pop()
    for (let count = 0; count < between; count += 1)
      days.push({
        date: firstDay ? dayAfter(firstDay, days.length) : null,
        title: transfer?.way ?? '',
        text: '',
        bed: '',
        bedNote: '',
        meals: '',
      })
  }
  return days
}

/** From the table of days; trips without one have texts only. */
function toDays(trip: Trip, firstDay: string | undefined, { fill }: Terms): QuoteSnapshot['days'] {
  const dateOf = (day: number) => (firstDay ? dayAfter(firstDay, day - 1) : null)
  if (trip.days.length === 0) {
    const days = parseDays(trip.dayByDay as Record<string, unknown>)
    return days.map(({ number, title, description, lodging = '', meals = '' }) => ({
      date: dateOf(number),
      title: fill(title ?? ''),
      text: fill(description),
      bed: fill(lodging),
      bedNote: '',
      meals,
    }))
  }
  const shown = new Set<string>()
  return trip.days.map(({ day, title, description, bed, bedNote, meals, fromPlace, toPlace, lodge }, index) => {
    const places = [fromPlace, toPlace].filter((place) => place !== null)
    const picture = findPicture(
      places.map(({ id }) => id),
      shown,
    )
    return {
      date: dateOf(day),
      title: fill(title ?? ''),
      text: fill(description),
      ...toBed(fill, { bed, bedNote }, lodge, trip.days[index - 1]?.lodge),
      meals: meals ?? '',
      placeNames: [...new Set(places.map(({ name }) => name))],
      ...(picture && { picture }),
    }
  })
}

type TripLodge = Trip['days'][number]['lodge']

/** What one sees from it only on its first night. No samples, whose invented names no offer may promise. */
function toBed(
  fill: Terms['fill'],
  day: { bed: string | null; bedNote: string | null },
  lodge: TripLodge,
  before: TripLodge | undefined,
) {
  if (lodge?.status !== 'confirmed') return { bed: fill(day.bed ?? ''), bedNote: fill(day.bedNote ?? '') }
  const note = lodge.id === before?.id ? '' : `${lodge.style}. ${lodge.view}`
  return { bed: fill(lodgeTitle(lodge)), bedNote: fill(note) }
}

/** Of where the day ends, else begins, and each picture once. */
function findPicture(placeIds: string[], shown: Set<string>) {
  for (const id of placeIds.toReversed()) {
    const [found] = Object.entries(pictures).filter(([src, { shows }]) => shows?.includes(id) && !shown.has(src))
    if (found) {
      const [src, { alt }] = found
      shown.add(src)
      return { src, alt }
    }
  }
}

type Booking = Extract<LeadRow, { kind: 'booking' }>

/** As the visitor was told; for another trip by today's prices. */
function findEstimate(booking: Booking, trips: Trip[], today: string): Estimate | null {
  const shown = findShownEstimate(
    booking,
    trips.map(({ id }) => id),
  )
  if (shown) return shown
  const [trip] = trips
  if (!trip) return null
  const { party, from } = toEstimateQuestion({ ...booking, childAges: booking.childAges })
  return estimate({ ...toPrices(trip, today), duration: trip.duration }, party, from, today)
}

/** Who travels: those that the lines are for. */
function toParty(booking: Booking | null, leftOut: LeftOut | undefined): QuoteSnapshot['party'] {
  if (!booking) return { adults: 0, kids: 0, toddlers: 0 }
  const { party } = toEstimateQuestion({ ...booking, childAges: booking.childAges })
  const { adults, kids, toddlers } = leftOut ? withoutTooYoung(party, leftOut.minimumAge) : party
  return { adults, kids, toddlers }
}
