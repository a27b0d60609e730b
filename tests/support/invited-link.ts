import { rowsOf } from './database'
import { signedToken } from './signed-token'

/** Stores an invitation in the site's own database. Returns the path of its link. */
export async function invitedLink(itineraryId: number) {
  const reference = `TT-${Math.random().toString(36).slice(2, 9).toUpperCase()}`
  await rowsOf(`insert into leads (reference, kind, email) values ($1, 'booking', 'marta@example.com')`, [reference])
  const [booking] = await rowsOf(`insert into bookings (reference, name) values ($1, 'Marta Lindqvist') returning id`, [
    reference,
  ])
  const [invitation] = await rowsOf(
    `insert into invitations (booking_id, itinerary_id, travelled_on, mailed_at, expires_at)
     values ($1, $2, '2026-10-14', now(), now() + interval '1 day') returning id`,
    [booking?.id, itineraryId],
  )
  return `/review?invitation=${await signedToken('invitation', Number(invitation?.id))}`
}
