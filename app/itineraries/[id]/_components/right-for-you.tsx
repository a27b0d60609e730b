import type { ItineraryDetail } from '@/lib/data/itineraries'
import { heightFact, hoursFact } from '@/lib/itineraries/suits'
import { sayWildlife } from '@/lib/itineraries/wildlife'

/** What one sees, whom the operator says the trip suits, and what follows from its days. */
export function RightForYou({ itinerary }: { itinerary: ItineraryDetail }) {
  const { days, stops, suitability, wildlife, bestMonths } = itinerary
  const rows = [
    { label: 'Animals', text: sayWildlife(wildlife, bestMonths) },
    { label: 'Age', text: suitability?.age },
    { label: 'Fitness', text: suitability?.fitness },
    { label: 'Driving', text: hoursFact(days) },
    { label: 'Weather', text: suitability?.heat },
    { label: 'Altitude', text: heightFact(days, stops) },
    { label: 'Comfort', text: suitability?.comfort },
  ].filter(({ text }) => text)
  return (
    <dl className="suits">
      {rows.map(({ label, text }) => [<dt key={label}>{label}</dt>, <dd key={`${label} text`}>{text}</dd>])}
    </dl>
  )
}
