import { TermList } from '@/components/ui/term-list'
import { describeWildlife } from '@/lib/domain/wildlife'
import type { ItineraryDetail } from '@/lib/itineraries/queries'
import { heightFact, hoursFact } from '@/lib/itineraries/suitability'

export function RightForYou({ itinerary }: { itinerary: ItineraryDetail }) {
  const { days, stops, suitability, wildlife, bestMonths } = itinerary
  const rows = [
    { term: 'Animals', text: describeWildlife(wildlife, bestMonths) },
    { term: 'Age', text: suitability?.age },
    { term: 'Fitness', text: suitability?.fitness },
    { term: 'Driving', text: hoursFact(days) },
    { term: 'Weather', text: suitability?.heat },
    { term: 'Altitude', text: heightFact(days, stops) },
    { term: 'Comfort', text: suitability?.comfort },
  ].filter(({ text }) => text)
  return <TermList rows={rows} />
}
