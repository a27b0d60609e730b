import type { Metadata } from 'next'
import ItineraryNotFound from '../[id]/not-found'

export const metadata: Metadata = { title: 'Itinerary not found', robots: { index: false } }

// Sent with status 404 for every itinerary that is not there (scripts/front/finish.ts).
export default function UnknownItineraryPage() {
  return <ItineraryNotFound />
}
