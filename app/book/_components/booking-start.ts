import type { BrowserStart } from '@/components/form/use-draft'
import { savedTravellers } from '@/components/itinerary/saved-travellers'
import { formatPreferredDates } from '@/lib/forms/preferred-dates'
import { isSuggestedMessage, parseBookingLink } from '@/lib/leads/booking-link'
import { booking } from '@/lib/leads/kinds/booking'
import type { BookingValues } from './use-booking-form'

/** Client navigation opens the prerendered page, which does not see the query (next.config.ts). */
export function bookingStart(isOffered: (id: number) => boolean): BrowserStart<BookingValues> {
  return {
    fromAddress(search, now) {
      const requested = parseBookingLink(Object.fromEntries(search))
      const [first, ...further] = requested.ids.filter(isOffered)
      const isUndecided = now.itineraryId === booking.fields.itineraryId.start
      return {
        ...(first &&
          isUndecided && { itineraryId: String(first), furtherItineraryIds: further.join(), ...requested.party }),
        ...(requested.message && !now.message && { message: requested.message }),
      }
    },
    isSuggestion: isSuggestedMessage,
    fromDevice(search, now) {
      const saved = savedTravellers()
      if (!saved || search.has('adults') || !hasStartParty(now)) return {}
      return {
        ...(saved.from && !now.preferredDates && { preferredDates: formatPreferredDates({ month: saved.from }) }),
        numberOfAdults: String(saved.adults),
        numberOfKids: String(saved.kids),
        childAges: saved.ages.replaceAll(',', ', '),
      }
    },
  }
}

const hasStartParty = ({ numberOfAdults, numberOfKids }: BookingValues) =>
  numberOfAdults === String(booking.fields.numberOfAdults.fallback) &&
  numberOfKids === String(booking.fields.numberOfKids.fallback)
