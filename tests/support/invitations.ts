// A booking whose trip is over, and the token of the link that its invitation mails.
import { mailInvitation } from '@/lib/leads/invitations'
import { testDb } from './test-db'

let count = 0

/** Stores a booking that has travelled, with its invitation not mailed yet. Takes what should differ. */
export async function travelled(overrides: { itineraryId?: number; travelledOn?: string } = {}) {
  count += 1
  const { itineraryId = 6, travelledOn = '2026-10-14' } = overrides
  const booking = await testDb.booking.create({
    data: { reference: `TT-T${String(count).padStart(6, '0')}`, name: 'Marta Lindqvist', email: 'marta@example.com' },
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

/** Empties what invitations and the desk of reviews leave behind. */
export async function emptyReviews() {
  await testDb.review.deleteMany()
  await testDb.$executeRaw`TRUNCATE review_removals, invitations CASCADE`
}
