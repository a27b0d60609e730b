import * as z from 'zod'
import { config } from '../../lib/config'
import { parsePreferredDates, toIsoDay } from '../../lib/forms/preferred-dates'
import { parseItineraryId } from '../../lib/itineraries/id'
import { utcDay } from '../../lib/itineraries/utc-day'
import { invitationDays, mailInvitation } from '../../lib/leads/invitations'
import { db } from '../../lib/server/db'
import { OperatorError, say } from '../lib/report'

export type TravelOptions = { on?: string; itinerary?: string }

/** npm run leads -- travelled: notes the last day of a trip. The running site mails the invitation. */
export async function markTravelled(reference: string, options: TravelOptions) {
  const { travelledOn } = await noteTravelled(reference, options)
  say(
    `${reference} has travelled until ${utcDay(travelledOn)}: the invitation to write a review is mailed ` +
      `${config.inviteAfterDays} days after that day`,
  )
}

/** npm run leads -- invite: mails the invitation now. */
export async function invite(reference: string, options: TravelOptions) {
  const { id, email } = await noteTravelled(reference, options)
  await db().$transaction((tx) => mailInvitation(tx, id))
  say(`${reference}: the invitation is on its way to ${email}, and good for ${invitationDays} days`)
}

async function noteTravelled(reference: string, { on, itinerary }: TravelOptions) {
  const booking = await db().booking.findUnique({
    where: { reference },
    include: { invitation: { include: { review: { select: { id: true } } } } },
  })
  if (!booking) throw new OperatorError(`There is no booking ${reference}: only who has booked can be invited.`)
  const { invitation } = booking
  if (invitation?.review)
    throw new OperatorError(`${reference} has written a review with its invitation: R-${invitation.review.id}.`)
  const travelledOn = on === undefined ? invitation?.travelledOn : readDay(on)
  const lastDay = travelledOn ?? lastPreferredDay(booking.preferredDates)
  if (!lastDay)
    throw new OperatorError(`${reference} names no dates: say the last day of the trip with --on 2027-06-19.`)
  if (utcDay(lastDay) > (await today())) throw new OperatorError(`The trip of ${reference} ends on ${utcDay(lastDay)}.`)
  const itineraryId = await readItinerary(reference, itinerary, invitation?.itineraryId ?? booking.itineraryId)
  const data = { itineraryId, travelledOn: lastDay }
  const { id } = await db().invitation.upsert({
    where: { bookingId: booking.id },
    create: { bookingId: booking.id, ...data },
    update: data,
  })
  return { id, travelledOn: lastDay, email: booking.email }
}

function lastPreferredDay(preferredDates: string) {
  const { from, to } = parsePreferredDates(preferredDates)
  const day = toIsoDay(to ?? from)
  return day ? new Date(day) : null
}

function readDay(text: string) {
  const { success } = z.iso.date().safeParse(text)
  if (!success) throw new OperatorError(`"${text}" is not a day such as 2027-06-19.`)
  return new Date(text)
}

async function readItinerary(reference: string, given: string | undefined, known: number | null) {
  const id = given === undefined ? known : parseItineraryId(given)
  if (given === undefined && !id)
    throw new OperatorError(`${reference} names no trip: say which it was with --itinerary 6.`)
  const itinerary = id && (await db().itinerary.findUnique({ where: { id }, select: { id: true } }))
  if (!itinerary) throw new OperatorError(`There is no itinerary ${given ?? id}.`)
  return itinerary.id
}

// By the database's clock, in Nairobi.
async function today() {
  const [clock] = await db().$queryRaw<
    [{ day: string }]
  >`SELECT (now() AT TIME ZONE 'Africa/Nairobi')::date::text AS day`
  return clock.day
}
