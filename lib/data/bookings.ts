// Stores booking requests.
import 'server-only'
import { db } from '../db'
import { makeReference } from '../reference'
import { bookingSchema } from '../schemas/booking'

/**
 * Stores a booking request. Takes what a form or REST client sent.
 * Returns its id, reference and itineraryId (0 for none); throws ZodError for bad input.
 */
export async function createBooking(input: unknown) {
  const booking = bookingSchema.parse(input)
  return db().$transaction(async (tx) => {
    // A trip that is gone by now must not cost the request: it is stored without one (decision 10).
    const itinerary = await tx.itinerary.findUnique({
      where: { id: booking.itineraryId },
      select: { id: true, title: true },
    })
    const { id, reference } = await tx.booking.create({
      data: {
        ...booking,
        itineraryId: itinerary?.id ?? null,
        itineraryTitle: itinerary?.title ?? null,
        reference: makeReference(),
      },
    })
    return { id, reference, itineraryId: itinerary?.id ?? 0 }
  })
}
