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
    <dl className="grid border-ink border-t-2 md:grid-cols-[8rem_1fr] print:grid-cols-[8rem_1fr] [&_dd]:border-line [&_dd]:border-b [&_dd]:pb-3 [&_dd]:font-serif [&_dd]:text-pretty [&_dd]:md:py-3 [&_dt]:pt-3 [&_dt]:pr-4 [&_dt]:font-bold [&_dt]:md:border-line [&_dt]:md:border-b print:[&_dd]:py-1 print:[&_dt]:pt-1">
      {rows.map(({ label, text }) => [<dt key={label}>{label}</dt>, <dd key={`${label} text`}>{text}</dd>])}
    </dl>
  )
}
