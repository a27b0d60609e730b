import { useMemo } from 'react'
import { keptText, useKeptText } from '@/components/ui/saved-text'
import { mostKept, parseKept } from '@/lib/domain/shortlist'

const kept = keptText('shortlist')

/** The ids in the order they were kept. Empty on the server. */
export function useKeptTrips() {
  const text = useKeptText(kept)
  return useMemo(() => parseKept(text), [text])
}

/** Returns whether there was room for it. */
export function toggleKept(id: number) {
  const ids = parseKept(kept.read())
  const isKept = ids.includes(id)
  if (!isKept && ids.length >= mostKept) return false
  kept.write((isKept ? ids.filter((one) => one !== id) : [...ids, id]).join())
  return true
}

export function dropKept(id: number) {
  if (parseKept(kept.read()).includes(id)) toggleKept(id)
}
