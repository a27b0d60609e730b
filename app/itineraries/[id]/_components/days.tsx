import { ElevationProfile } from '@/components/itinerary/elevation-profile'
import { profileOf, sumFacts } from '@/lib/itineraries/days'
import type { ItineraryDetail } from '@/lib/itineraries/itineraries'
import { DayList } from './day-list'

export function Days({ itinerary }: { itinerary: ItineraryDetail }) {
  const { days, stops, dayByDay } = itinerary
  const stations = profileOf(days, stops)
  return (
    <>
      <h2 className="sr-only print:not-sr-only print:mb-4! print:font-head print:text-head">Day by Day</h2>
      {days.length > 0 && (
        <dl className="mb-10 flex flex-wrap gap-x-10 gap-y-3 border-ink border-t-2 border-b border-b-line py-4 print:mb-5 print:py-2 [&_dd]:font-head [&_dd]:text-card [&_dt]:text-small [&_dt]:text-ink-soft">
          {sumFacts(days).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {stations && <ElevationProfile stations={stations} caption="How high you sleep and climb." isNarrow />}
      <DayList days={days} dayByDay={dayByDay} />
    </>
  )
}
