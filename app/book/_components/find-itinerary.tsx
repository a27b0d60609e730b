import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { controlLook } from '@/components/form/control-look'
import type { ItineraryOption } from '@/lib/itineraries/option'
import { maxQueryLength } from '@/lib/itineraries/query'
import { fetchOptions } from './use-known-itineraries'

const typingPause = 300 // ms

/** Null when the search failed. */
type Found = { query: string; itineraries: ItineraryOption[] | null }

export function FindItinerary({ onFound }: { onFound: (itinerary: ItineraryOption) => void }) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  const [found, setFound] = useState<Found | null>(null)

  async function search() {
    clearTimeout(timer.current)
    const query = box.current?.value.trim() ?? ''
    if (query === latest.current) return
    latest.current = query
    const itineraries = query ? await fetchOptions({ query }).catch(() => null) : []
    if (latest.current !== query) return
    setFound(query ? { query, itineraries } : null)
    // So that the same query can be tried again.
    if (!itineraries) latest.current = ''
  }

  // Also for what was typed before hydration.
  const searchGiven = useEffectEvent(search)
  useEffect(() => {
    void searchGiven()
    return () => clearTimeout(timer.current)
  }, [])

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter searches here, and does not send the form.
    event.preventDefault()
    void search()
  }

  function choose(itinerary: ItineraryOption) {
    onFound(itinerary)
    setFound(null)
    latest.current = ''
    if (box.current) box.current.value = ''
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
        <input
          ref={box}
          id={id}
          type="search"
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
          onChange={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(search, typingPause)
          }}
          onKeyDown={handleKey}
          className={controlLook}
        />
        <p role="status" className="text-ink-soft text-small empty:hidden">
          {found && sayFound(found)}
        </p>
        {found?.itineraries && (
          <ul>
            {found.itineraries.map((itinerary) => (
              <li key={itinerary.id} className="border-line border-b">
                <button
                  type="button"
                  onClick={() => choose(itinerary)}
                  className="min-h-tap w-full py-2 text-left font-semibold hover:bg-sand"
                >
                  {itinerary.title}{' '}
                  <span className="font-normal text-ink-soft">
                    {itinerary.country}, {itinerary.duration} {itinerary.duration === 1 ? 'day' : 'days'}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function sayFound({ query, itineraries }: Found) {
  if (!itineraries) return 'The search could not be made. Please check your connection and try again.'
  if (itineraries.length === 0)
    return `No trip is found for “${query}”. Describe it in your message, and we look for you.`
  return itineraries.length === 1 ? 'One trip is found. Press it to choose it.' : 'Press one of these to choose it.'
}
