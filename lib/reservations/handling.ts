import 'server-only'
import { differenceInCalendarDays } from 'date-fns'
import { readContacts } from '../content/contacts'
import { formatLongDate } from '../content/format'
import { checkPlaces, consumeHolds } from '../departures/places'
import { formatMoney } from '../domain/currency'
import { dayAfter } from '../domain/day-after'
import { type By, lockLead, record } from '../leads/handling'
import { type LeadRow, summarize } from '../leads/kinds'
import { readTripFacts } from '../leads/trip-facts'
import { queueMail } from '../mail/queue'
import { type Db, databaseDay, db } from '../platform/db'
import { BadRequestError, ChangedError } from '../platform/errors'
import { describeWrongPlan, formatInstalment, planPayments } from '../quotes/payment-plan'
import { getQuoteHref, type Quote, readQuotes } from '../quotes/queries'
import { toPaymentPlan } from '../quotes/quote-payments'
import { leaveHolds, leaveOtherDays, moveHolds } from './move-holds'
import { type AgreedTerms, readReservation, type Terms } from './queries'
import { confirmationLetter, confirmationSubject } from './wording'

/** What an accepted offer says, for the office to confirm. Null if it has no dates. */
export function termsOfQuote({ snapshot, accepted }: Quote): AgreedTerms | null {
  const days = snapshot.days.flatMap(({ date }) => date ?? []).sort()
  const [dateFrom, dateTo] = [days[0], days.at(-1)]
  if (!dateFrom || !dateTo || !accepted) return null
  const { currency, party } = snapshot
  return { dateFrom, dateTo, rooms: '', currency, ...toPaymentPlan(snapshot, accepted.extras), party, note: '' }
}

/** That of a trip that was cancelled since is over. */
export const findAccepted = <One extends Pick<Quote, 'state' | 'isOver'>>(quotes: One[]) =>
  quotes.find(({ state, isOver }) => state === 'accepted' && !isOver) ?? null

type Confirmation = { isMailed: boolean; departureId?: number | null }

/** As `confirmReservation`, with the days and sums of the accepted offer. Throws BadRequestError without one. */
export async function confirmAccepted(reference: string, by: By, { isMailed, departureId }: Confirmation) {
  const accepted = findAccepted(await readQuotes(db(), reference))
  const terms = accepted && termsOfQuote(accepted)
  if (!terms) throw new BadRequestError('No offer with days is accepted: write what was agreed.')
  return confirmReservation(reference, { ...terms, departureId }, by, { isMailed })
}

/** The office says that the trip is booked. `isMailed`: the traveller gets a confirmation. Returns the event. */
export function confirmReservation(reference: string, terms: AgreedTerms, by: By, { isMailed = false } = {}) {
  return db().$transaction(async (tx) => {
    checkTerms(terms)
    return record(tx, reference, by, {
      action: 'booked',
      note: [describeTerms(terms), terms.note].filter(Boolean).join(' '),
      change: (before, now) => ({
        status: 'booked',
        heldFor: null,
        closedFor: null,
        remindOn: null,
        answeredAt: before.answeredAt ?? now,
        takenBy: before.takenBy || by.who,
      }),
      also: async (_, row) => {
        const accepted = findAccepted(await readQuotes(tx, reference))
        const { terms: before } = await readReservation(tx, reference)
        // An older version booked without terms.
        if (before && row.status === 'booked') throw new BadRequestError(`${reference} is booked already.`)
        refuseWrongDays(terms, accepted && termsOfQuote(accepted), await databaseDay(tx))
        if (before?.kind === 'cancelled') await leaveHolds(tx, reference, before.createdAt)
        const offered = accepted && termsOfQuote(accepted)
        if (offered) await moveHolds(tx, reference, offered, terms, by.key)
        await leaveOtherDays(tx, reference, terms)
        const { departureId = 'departureId' in row ? row.departureId : null } = terms
        const added = { ...terms, departureId }
        await addTerms(tx, reference, 'confirmed', added, by, accepted?.id ?? null)
        await bookPlaces(tx, reference, added, null, by)
        if (isMailed) await mailConfirmation(tx, row, terms, by, accepted)
      },
    })
  })
}

/** The traveller's page says what is different now, with its day and `note`. */
export function changeReservation(reference: string, given: AgreedTerms, by: By) {
  return db().$transaction((tx) =>
    record(tx, reference, by, async () => {
      checkTerms(given)
      const { terms: before, payments } = await readReservation(tx, reference)
      const departureId = given.departureId === undefined ? before?.departureId : given.departureId
      if (!before || before.kind === 'cancelled') throw new BadRequestError(`${reference} is not booked.`)
      if (payments.length > 0 && before.currency !== given.currency)
        throw new BadRequestError(`Payments are counted in ${before.currency}: the total has to stay in it.`)
      const today = await databaseDay(tx)
      const terms = { ...moveDaysOfPayments(given, before, today), departureId }
      refuseWrongDays(terms, before, today)
      const toAskAgain = await moveHolds(tx, reference, before, terms, by.key)
      return {
        action: 'changed',
        note: [describeTerms(terms), terms.note, ...toAskAgain].filter(Boolean).join(' '),
        isFinal: true,
        change: () => ({}),
        also: async () => {
          await addTerms(tx, reference, 'changed', terms, by, before.quoteId)
          await bookPlaces(tx, reference, terms, before.departureId, by)
        },
      }
    }),
  )
}

/**
 * Further payments and the balance move with the first day, unless the office has typed another day: as far from it as
 * they were, and not before today. What was due already stays.
 */
function moveDaysOfPayments(terms: AgreedTerms, before: AgreedTerms, today: string): AgreedTerms {
  const { dateFrom, further, balanceDay } = terms
  const days = differenceInCalendarDays(new Date(dateFrom), new Date(before.dateFrom))
  const move = (day: string) => {
    const moved = dayAfter(day, days)
    return moved < today ? today : moved
  }
  const isTyped = (day: string, index: number) => day !== before.further[index]?.day
  return {
    ...terms,
    further: further.map(({ amount, day }, index) => ({
      amount,
      day: day < today || isTyped(day, index) ? day : move(day),
    })),
    balanceDay: balanceDay && balanceDay === before.balanceDay && days !== 0 ? move(balanceDay) : balanceDay,
  }
}

type Cancellation = { agreed: string; charge: number; note: string }

/**
 * `charge`: what the travellers owe of the trip all the same, in minor units of `agreed`, the currency of the total as it
 * was shown. Its other payments are to be paid back. Throws ChangedError if the total is in another one by now.
 */
export function cancelReservation(reference: string, { agreed, charge, note }: Cancellation, by: By) {
  return db().$transaction(async (tx) => {
    await lockLead(tx, reference)
    const { terms } = await readReservation(tx, reference)
    if (!terms) throw new BadRequestError(`${reference} is not booked.`)
    expectCurrency(terms, agreed)
    if (charge < 0 || charge > terms.total)
      throw new BadRequestError(`The charge can be at most the total, ${formatMoney(terms.total, terms.currency)}.`)
    return record(tx, reference, by, {
      action: 'cancelled',
      note: [`Charge: ${formatMoney(charge, terms.currency)}.`, note].filter(Boolean).join(' '),
      change: () => ({ status: 'closed', heldFor: null, closedFor: 'cancelled', remindOn: null }),
      also: () => {
        const atOnce = { depositAmount: 0, depositDay: null, further: [], balanceDay: null }
        const cancelled = { ...terms, total: charge, ...atOnce, note }
        return addTerms(tx, reference, 'cancelled', cancelled, by, terms.quoteId)
      },
    })
  })
}

/** A colleague may have changed it since the form was shown. */
export function expectCurrency({ total, currency }: Pick<AgreedTerms, 'total' | 'currency'>, shown: string) {
  if (currency === shown) return
  throw new ChangedError(
    `The total is ${formatMoney(total, currency)} now, no longer in ${shown}. Nothing was stored: please write the amounts again.`,
  )
}

async function addTerms(
  tx: Db,
  reference: string,
  kind: Terms['kind'],
  terms: AgreedTerms,
  { who, email: whoEmail, key }: By,
  quoteId: number | null,
) {
  const { currency, total, depositAmount, further, note, rooms, departureId = null } = terms
  const party = terms.party ?? (departureId === null ? null : await readParty(tx, reference))
  const day = (given: string | null) => given && new Date(given)
  await tx.reservation.create({
    data: {
      ...{
        reference,
        kind,
        quoteId,
        departureId,
        rooms,
        currency,
        total,
        depositAmount,
        further,
        note,
        who,
        whoEmail,
        key,
      },
      ...party,
      dateFrom: new Date(terms.dateFrom),
      dateTo: new Date(terms.dateTo),
      depositDay: day(terms.depositDay),
      balanceDay: day(terms.balanceDay),
    },
  })
}

/** Places on a departure are counted by the party of each booking, so it is written there. */
async function readParty(tx: Db, reference: string) {
  const facts = (await readTripFacts(tx, [reference])).get(reference)
  if (!facts) throw new BadRequestError('This request asks for no trip, so it can have no places on a departure.')
  const { adults, kids, toddlers } = facts
  return { adults, kids, toddlers }
}

/** Takes the places of what was agreed. `before`: the departure on which they had places already. */
async function bookPlaces(tx: Db, reference: string, terms: AgreedTerms, before: number | null, { key }: By) {
  const { departureId, dateFrom, dateTo } = terms
  if (!departureId) return
  await consumeHolds(tx, reference, key)
  const { firstDay } = await checkPlaces(tx, departureId, reference, { isNew: departureId !== before })
  if (firstDay < dateFrom || firstDay > dateTo)
    throw new BadRequestError(`The departure leaves on ${formatLongDate(firstDay)}, which is none of these days.`)
}

/** A day that stays as it was may have passed: it may be paid. */
function refuseWrongDays(terms: AgreedTerms, before: AgreedTerms | null, today: string) {
  const known = before ? [before.depositDay, before.balanceDay, ...before.further.map(({ day }) => day)] : []
  const wrong = describeWrongPlan(terms, terms.dateFrom, today, known)
  if (wrong.length > 0) throw new BadRequestError(wrong.join(' '))
}

function checkTerms({ dateFrom, dateTo, total }: AgreedTerms) {
  if (dateTo < dateFrom) throw new BadRequestError('The last day is before the first.')
  if (total <= 0) throw new BadRequestError('Please write the agreed total.')
}

/** 'June 12, 2027 to June 19, 2027. US$5,800 in all, deposit US$1,740 by January 3, 2027, balance US$4,060 by May 1, 2027.' */
export function describeTerms({ dateFrom, dateTo, currency, ...terms }: AgreedTerms) {
  const plan = planPayments(terms)
  const money = [
    `${formatMoney(terms.total, currency)} in all`,
    ...plan.map((one) =>
      plan.length > 1
        ? `${one.name.toLowerCase()} ${formatInstalment(one, currency)}`
        : one.day && `by ${formatLongDate(one.day)}`,
    ),
  ].filter(Boolean)
  return `${formatLongDate(dateFrom)} to ${formatLongDate(dateTo)}. ${money.join(', ')}.`
}

async function mailConfirmation(tx: Db, row: LeadRow, terms: AgreedTerms, by: By, accepted: Quote | null) {
  if (!row.email) return
  const { mailbox, name } = summarize(row)
  const { reference } = row
  await queueMail(tx, {
    reference,
    role: 'answer',
    to: row.email,
    replyTo: (await readContacts(tx)).emails[mailbox],
    subject: confirmationSubject(reference),
    letter: confirmationLetter({
      reference,
      name,
      trip: accepted?.snapshot.trip.title ?? ('itineraryTitle' in row ? row.itineraryTitle : null),
      terms,
      href: accepted && (await getQuoteHref(tx, accepted)),
      signedBy: by.who,
    }),
    name: `booked-${by.key}`,
  })
}
