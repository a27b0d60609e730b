import { mailInvitation } from '@/lib/reviews/invitations'
import { emptyLeads } from './leads'
import { testDb } from './test-db'

let count = 0

/** Stores a booking whose trip is over, with its invitation not mailed yet. */
export async function travelled(overrides: { itineraryId?: number; travelledOn?: string } = {}) {
  count += 1
  const { itineraryId = 6, travelledOn = '2026-10-14' } = overrides
  const reference = `TT-T${String(count).padStart(6, '0')}`
  const booking = await testDb.booking.create({
    data: { name: 'Marta Lindqvist', lead: { create: { reference, kind: 'booking', email: 'marta@example.com' } } },
  })
  return testDb.invitation.create({
    data: { bookingId: booking.id, itineraryId, travelledOn: new Date(travelledOn) },
    include: { booking: true },
  })
}

/** Mails an invitation and returns the token of its link. */
export async function mailedToken(id: number) {
  await testDb.$transaction((tx) => mailInvitation(tx, id))
  const mail = await testDb.mail.findFirstOrThrow({ orderBy: { id: 'desc' } })
  return /\/review\?invitation=(\S+)/.exec(mail.text)?.[1] ?? ''
}

/** Nothing of any visitor is left. */
export async function emptyVisitors() {
  await testDb.review.deleteMany()
  for (const table of ['review_removals', 'invitations', 'lead_events'])
    await testDb.$executeRawUnsafe(`DELETE FROM ${table}`)
  await emptyLeads()
}
