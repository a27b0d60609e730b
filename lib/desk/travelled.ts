import 'server-only'
import { formatLongDate } from '../content/format'
import { dayAfter } from '../domain/day-after'
import { parseItineraryId } from '../domain/ids'
import { utcDay } from '../domain/utc-day'
import * as input from '../forms/inputs'
import { type By, byCommand, record } from '../leads/handling'
import { readTripFacts } from '../leads/trip-facts'
import { config } from '../platform/config'
import { type Db, databaseDay, db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import { isUnsubscribed } from '../submissions/unsubscribed'

/** '2027-06-19' and the trip's id; by default from the booking. */
export type TravelOptions = { on?: string; itinerary?: string }

/**
 * Records the last day of a trip, for the invitation to review it, and who said so. `isInvitedNow`: the caller mails
 * the invitation. Throws BadRequestError.
 */
export async function noteTravelled(
  reference: string,
  { on, itinerary, isInvitedNow }: TravelOptions & { isInvitedNow?: true },
  by: By = byCommand(),
) {
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM leads WHERE reference = ${reference} FOR UPDATE`
    const booking = await tx.booking.findUnique({
      where: { reference },
      include: { lead: true, invitation: { include: { review: { select: { id: true } } } } },
    })
    if (!booking) throw new BadRequestError(`There is no booking ${reference}: only who has booked can be invited.`)
    if (!booking.lead.email) throw new BadRequestError(`${reference} is not invited: it has no email address.`)
    if (await isUnsubscribed(tx, booking.lead.email))
      throw new BadRequestError(`${reference} is not invited: its traveller wants no invitations to review.`)
    const { invitation } = booking
    if (invitation?.review)
      throw new BadRequestError(`${reference} has written a review with its invitation: R-${invitation.review.id}.`)
    const today = await databaseDay(tx)
    const trip = (await readTripFacts(tx, [reference])).get(reference)
    const agreedDay = trip?.dateTo ? new Date(trip.dateTo) : null
    const travelledOn = readLastDay(reference, on, invitation?.travelledOn ?? agreedDay, today)
    const itineraryId = await readItinerary(
      tx,
      reference,
      itinerary,
      invitation?.itineraryId ?? trip?.itineraryId ?? null,
    )
    const data = { itineraryId, travelledOn }
    const invitedAt = isInvitedNow ? null : invitation?.mailedAt
    const note = invitedAt
      ? `They were invited to review on ${formatLongDate(invitedAt.toISOString())}.`
      : `The invitation to review goes out on ${formatLongDate(isInvitedNow ? today : invitationDay(travelledOn, today))}.`
    const event = await record(tx, reference, by, {
      action: 'travelled',
      note,
      // Undo deletes the invitation, so only what made it has one.
      isFinal: invitation !== null,
      // The trip is over.
      change: ({ status }) => (status === 'booked' ? { status: 'closed', closedFor: 'travelled', remindOn: null } : {}),
      also: async () => {
        await tx.invitation.upsert({
          where: { bookingId: booking.id },
          create: { bookingId: booking.id, ...data },
          update: data,
        })
      },
    })
    const { id } = await tx.invitation.findUniqueOrThrow({ where: { bookingId: booking.id }, select: { id: true } })
    return { id, event, travelledOn, note, email: booking.lead.email }
  })
}

function readLastDay(reference: string, given: string | undefined, known: Date | null, today: string) {
  const { success } = input.day().optional().safeParse(given)
  if (!success) throw new BadRequestError(`"${given}" is not a day such as 2027-06-19.`)
  const lastDay = given === undefined ? known : new Date(given)
  if (!lastDay)
    throw new BadRequestError(`${reference} names no dates: say the last day of the trip, such as 2027-06-19.`)
  if (utcDay(lastDay) > today)
    throw new BadRequestError(`The trip of ${reference} has not ended: ${utcDay(lastDay)} is still to come.`)
  if (utcDay(lastDay) < dayAfter(today, -2 * 365))
    throw new BadRequestError(`The trip of ${reference} ended more than two years ago: ${utcDay(lastDay)}.`)
  return lastDay
}

function invitationDay(lastDay: Date, today: string) {
  const dueOn = dayAfter(utcDay(lastDay), config.inviteAfterDays)
  return dueOn < today ? today : dueOn
}

async function readItinerary(tx: Db, reference: string, given: string | undefined, known: number | null) {
  const id = given === undefined ? known : parseItineraryId(given)
  if (given === undefined && !id)
    throw new BadRequestError(`${reference} names no trip: say which it was, by its number.`)
  const itinerary = id && (await tx.itinerary.findUnique({ where: { id }, select: { id: true } }))
  if (!itinerary) throw new BadRequestError(`There is no itinerary ${given ?? id}.`)
  return itinerary.id
}
