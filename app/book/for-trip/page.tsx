import { pageOrUnavailable } from '@/components/layout/unavailable'
import { parseBookingLink } from '@/lib/leads/booking-link'
import { Booking } from '../_components/booking'

export { metadata } from '../page'

// /book?itinerary=3 is rewritten to this (next.config.ts), so that /book stays prerendered.
export const instant = false

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/book/for-trip'>) =>
  Booking({ requested: parseBookingLink(await searchParams) }),
)
