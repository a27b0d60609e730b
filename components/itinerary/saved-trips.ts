import { useMemo } from 'react'
import { savedText, useSavedText } from '@/components/ui/saved-text'
import { mostSaved, parseItineraryIds } from '@/lib/domain/shortlist'

const shortlistText = savedText('shortlist')

export function useSavedTrips() {
  const text = useSavedText(shortlistText)
  return useMemo(() => parseItineraryIds(text), [text])
}

/** False when the list is full. */
export function toggleSaved(id: number) {
  const ids = parseItineraryIds(shortlistText.read())
  const isSaved = ids.includes(id)
  if (!isSaved && ids.length >= mostSaved) return false
  shortlistText.write((isSaved ? ids.filter((one) => one !== id) : [...ids, id]).join())
  return true
}

export function removeSaved(id: number) {
  if (parseItineraryIds(shortlistText.read()).includes(id)) toggleSaved(id)
}
