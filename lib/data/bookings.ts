// Stores booking requests.
import 'server-only'
import { type LeadContext, noContext } from '../leads/context'
import { storeLead } from '../leads/store'
import { bookingSchema } from '../schemas/booking'

/**
 * Stores a booking request and queues its mails. Takes what a form or REST client sent, and the context of the request.
 * Returns its id, reference and itineraryId (0 for none); throws ZodError for bad input, RateLimitError for too many.
 */
export async function createBooking(input: unknown, context: LeadContext = noContext) {
  const fields = bookingSchema.parse(input)
  const row = await storeLead('booking', { input, fields, context }, async (tx, stamp) => {
    // A trip that is gone by now must not cost the request: it is stored without one (decision 10).
    const itinerary = await tx.itinerary.findUnique({
      where: { id: fields.itineraryId },
      select: { id: true, title: true },
    })
    const trip = { itineraryId: itinerary?.id ?? null, itineraryTitle: itinerary?.title ?? null }
    return tx.booking.create({ data: { ...fields, ...trip, ...stamp } })
  })
  return { id: row.id, reference: row.reference, itineraryId: row.itineraryId ?? 0 }
}
