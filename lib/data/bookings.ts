// Stores booking requests.
import 'server-only'
import { bookingSchema } from '../forms/booking-schema'
import { type LeadContext, noContext } from '../http/sender'
import { storeLead } from '../leads/store'

/**
 * Stores a booking request and queues its mails. Takes what a form or REST client sent, and the context of the request.
 * Returns its id, reference and itineraryId (0 for none); throws ZodError for bad input, RateLimitError for too many.
 */
export async function createBooking(input: unknown, context: LeadContext = noContext) {
  const fields = bookingSchema.parse(input)
  const row = await storeLead('booking', { input, fields, context }, async (tx, stamp) => {
    // A trip that is gone by now must not cost the request: it is stored without one (decision 10).
    const found = await tx.itinerary.findUnique({
      where: { id: fields.itineraryId },
      select: { id: true, title: true, price: true },
    })
    const itinerary = {
      itineraryId: found?.id ?? null,
      itineraryTitle: found?.title ?? null,
      itineraryPrice: found?.price ?? null,
    }
    return tx.booking.create({ data: { ...fields, ...itinerary, ...stamp } })
  })
  return { id: row.id, reference: row.reference, itineraryId: row.itineraryId ?? 0 }
}
