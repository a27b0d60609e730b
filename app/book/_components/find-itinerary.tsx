import { useId, useRef, useState } from 'react'
import { controlStyles } from '@/components/form/field'
import { LazySearchBox } from '@/components/itinerary/search-box/lazy-search-box'
import { counted } from '@/lib/content/format'
import { maxQueryLength, typingPause } from '@/lib/domain/query'
import type { ItineraryOption } from '@/lib/domain/summary'
import { fetchOptions } from './use-known-itineraries'

type Found = { query: string; itineraries: ItineraryOption[] | null }

export function FindItinerary({ onFound }: { onFound: (itinerary: ItineraryOption) => void }) {
  const id = useId()
  const latest = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [found, setFound] = useState<Found | null>(null)

  function handleType(query: string) {
    latest.current = query
    clearTimeout(timer.current)
    setFound(null)
    if (query) timer.current = setTimeout(find, typingPause, query)
  }

  async function find(query: string) {
    const itineraries = await fetchOptions({ query }).catch(() => null)
    if (latest.current === query) setFound({ query, itineraries })
  }

  async function choose(chosen: number) {
    const known = found?.itineraries?.find((one) => one.id === chosen)
    const [itinerary] = known ? [known] : await fetchOptions({ ids: String(chosen) }).catch(() => [])
    if (itinerary) onFound(itinerary)
    else setFound({ query: '', itineraries: null })
  }

  return (
    <div>
      <p className="hidden noscript:block">
        Your trip is not in this list?{' '}
        <a href="/itineraries" className="underline">
          Find it among all trips
        </a>{' '}
        and press its booking button.
      </p>
      <div className="grid gap-1.5 noscript:hidden">
        <label htmlFor={id} className="justify-self-start font-[650]">
          Find a trip<span className="font-normal text-ink-soft"> by name, place or animal</span>
        </label>
        <LazySearchBox
          id={id}
          maxLength={maxQueryLength}
          className={controlStyles}
          onTrip={choose}
          onType={handleType}
          trips={found?.itineraries?.map(toSuggestion)}
        />
        <p role="status" className="text-ink-soft text-small empty:hidden">
          {found && describeMissing(found)}
        </p>
      </div>
    </div>
  )
}

const toSuggestion = ({ id, title, country, duration }: ItineraryOption) => ({
  kind: 'trip' as const,
  label: title,
  fill: title,
  note: `${country}, ${counted(duration, 'day')}`,
  id,
})

function describeMissing({ query, itineraries }: Found) {
  if (!itineraries) return 'The search did not work. Please check your connection and try again.'
  if (itineraries.length > 0) return ''
  return `No trip matches “${query}”. Describe it in your message and we will look for one.`
}
