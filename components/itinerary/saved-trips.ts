import { useMemo } from 'react'
import { savedText, useSavedText } from '@/components/ui/saved-text'
import { mostSaved, parseItineraryIds } from '@/lib/domain/shortlist'

const kept = savedText('shortlist')

export function useSavedTrips() {
  const text = useSavedText(kept)
  return useMemo(() => parseItineraryIds(text), [text])
}

/** False when the list is full. */
export function toggleSaved(id: number) {
  const ids = parseItineraryIds(kept.read())
  const isKept = ids.includes(id)
  if (!isKept && ids.length >= mostSaved) return false
  kept.write((isKept ? ids.filter((one) => one !== id) : [...ids, id]).join())
  return true
}

export function removeSaved(id: number) {
  if (parseItineraryIds(kept.read()).includes(id)) toggleSaved(id)
}
