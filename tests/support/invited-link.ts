import { createHmac } from 'node:crypto'
import { rowsOf } from './database'

/** Stores an invitation in the site's own database. Returns the path of its link. */
export async function invitedLink(itineraryId: number) {
  const reference = `TT-${Math.random().toString(36).slice(2, 9).toUpperCase()}`
  await rowsOf(`insert into leads (reference, kind, email) values ($1, 'booking', 'marta@example.com')`, [reference])
  const [booking] = await rowsOf(`insert into bookings (reference, name) values ($1, 'Marta Lindqvist') returning id`, [
    reference,
  ])
  const [invitation] = await rowsOf(
    `insert into invitations (booking_id, itinerary_id, travelled_on, mailed_at, expires_at)
     values ($1, $2, '2026-10-14', now(), now() + interval '1 day') returning id, expires_at`,
    [booking?.id, itineraryId],
  )
  await rowsOf(`insert into site_keys (name, key) values ('invitations', 'key of the tests') on conflict do nothing`)
  const [row] = await rowsOf(`select key from site_keys where name = 'invitations'`)
  const { id, expires_at: expiresAt } = invitation as { id: number; expires_at: Date }
  const words = `invitation~${id}~${Math.ceil(expiresAt.getTime() / 86_400_000)}`
  const signature = createHmac('sha256', String(row?.key)).update(words).digest('base64url')
  return `/review?invitation=${words}~${signature}`
}
