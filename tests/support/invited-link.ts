import { createHmac } from 'node:crypto'
import { rowsOf } from './database'

/** Stores an invitation in the site's own database. Returns the path of its link, signed as there and good for a day. */
export async function invitedLink(itineraryId: number) {
  const reference = `TT-${Math.random().toString(36).slice(2, 9).toUpperCase()}`
  const [invitation] = await rowsOf(
    `with lead as (insert into leads (reference, kind, email) values ($1, 'booking', 'marta@example.com')),
       booking as (insert into bookings (reference, name) values ($1, 'Marta Lindqvist') returning id)
     insert into invitations (booking_id, itinerary_id, travelled_on, mailed_at, expires_at)
     select id, $2, '2026-10-14', now(), now() + interval '1 day' from booking returning id`,
    [reference, itineraryId],
  )
  await rowsOf("insert into site_keys (name, key) values ('invitations', 'key of the tests') on conflict do nothing")
  const [row] = await rowsOf("select key from site_keys where name = 'invitations'")
  const words = `invitation~${invitation?.id}~${Math.ceil(Date.now() / 86_400_000) + 1}`
  return `/review?invitation=${words}~${createHmac('sha256', String(row?.key)).update(words).digest('base64url')}`
}
