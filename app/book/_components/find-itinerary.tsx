import { useId, useMemo, useRef, useState } from 'react'
import { controlStyles } from '@/components/form/field'
import { SearchBox } from '@/components/itinerary/search-box/search-box'
import { counted } from '@/lib/content/format'
import { maxQueryLength } from '@/lib/domain/query'
import type { ItineraryOption } from '@/lib/domain/summary'
import { fetchOptions } from './use-known-itineraries'

type Found = { query: string; itineraries: ItineraryOption[] | null }

export function FindItinerary({ onFound }: { onFound: (itinerary: ItineraryOption) => void }) {
  const id = useId()
  const latest = useRef('')
  const [found, setFound] = useState<Found | null>(null)

  const trips = useMemo(
    () => found && { query: found.query, trips: (found.itineraries ?? []).map(toSuggestion) },
    [found],
  )

  async function ask(query: string, params: Record<string, string>) {
    latest.current = query
    const itineraries = await fetchOptions(params).catch(() => null)
    if (latest.current !== query) return null
    setFound({ query, itineraries })
    return itineraries
  }

  async function choose(chosen: number) {
    const known = found?.itineraries?.find((one) => one.id === chosen)
    const [itinerary] = known ? [known] : ((await ask('', { ids: String(chosen) })) ?? [])
    if (!itinerary) return
    setFound(null)
    onFound(itinerary)
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
        <SearchBox
          id={id}
          maxLength={maxQueryLength}
          className={controlStyles}
          onTrip={choose}
          onSearch={(query) => query && void ask(query, { query })}
          found={trips}
        />
        <p role="status" className="text-ink-soft text-small empty:hidden">
          {found && describeFound(found)}
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

function describeFound({ query, itineraries }: Found) {
  if (!itineraries) return 'The search did not work. Please check your connection and try again.'
  if (itineraries.length === 0)
    return `No trip matches “${query}”. Describe it in your message and we will look for one.`
  return itineraries.length === 1 ? 'One trip matches. Press it to choose it.' : 'Press one of these to choose it.'
}
