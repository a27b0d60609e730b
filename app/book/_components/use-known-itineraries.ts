import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import { parseItineraryIds } from '@/lib/domain/shortlist'
import type { ItineraryOption } from '@/lib/domain/summary'
import type { BookingValues } from '@/lib/leads/kinds/booking'

export async function fetchOptions(params: Record<string, string>): Promise<ItineraryOption[]> {
  const response = await fetch(`/api/itinerary-options?${new URLSearchParams(params)}`)
  if (!response.ok) throw new Error(`Trips could not be read: ${response.status}`)
  return response.json()
}

/** Fetches selected trips that are not listed (from a link or a draft); deselects unknown ones. */
export function useKnownItineraries(form: UseFormReturn<BookingValues>, offered: ItineraryOption[]) {
  const [itineraries, setItineraries] = useState(offered)
  // Not useWatch, which would miss what useDraft fills in before it listens.
  const chosen = form.watch(['itineraryId', 'furtherItineraryIds'])
  const missing = parseItineraryIds(chosen)
    .filter((id) => !itineraries.some((one) => one.id === id))
    .join()

  function addItinerary(itinerary: ItineraryOption) {
    // Synchronous: the select must have the option first.
    flushSync(() => setItineraries((known) => [itinerary, ...known.filter(({ id }) => id !== itinerary.id)]))
    form.setValue('itineraryId', String(itinerary.id), { shouldDirty: true })
    form.setFocus('itineraryId')
  }

  useEffect(() => {
    if (!missing) return
    let isWanted = true
    fetchOptions({ ids: missing })
      .then((found) => {
        if (!isWanted) return
        flushSync(() => setItineraries((known) => [...found, ...known]))
        const gone = parseItineraryIds(missing).filter((id) => !found.some((one) => one.id === id))
        const [first, further] = form.getValues(['itineraryId', 'furtherItineraryIds'])
        form.setValue('itineraryId', gone.includes(Number(first)) ? '0' : first)
        form.setValue(
          'furtherItineraryIds',
          parseItineraryIds(further)
            .filter((id) => !gone.includes(id))
            .join(),
        )
      })
      // They stay selected and are sent unchanged.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [form, missing])

  return { itineraries, addItinerary }
}
