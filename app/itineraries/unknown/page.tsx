import type { Metadata } from 'next'
import ItineraryNotFound from '../[id]/not-found'

export const metadata: Metadata = {
  title: 'Itinerary not found',
  description: 'This trip is not on our list any more, or never was. Every trip that we run now is one link away.',
  robots: { index: false },
}

// Sent with status 404 for every unknown itinerary (scripts/front/finish.ts).
export default function UnknownItineraryPage() {
  return <ItineraryNotFound />
}
