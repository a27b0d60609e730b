import { type ComponentProps, type ReactNode, useCallback, useSyncExternalStore } from 'react'
import type { PriceQuote } from '@/components/ui/price'
import { useSavedText } from '@/components/ui/saved-text'
import type { QuotedPrice } from '@/lib/prices/quoted-price'
import { QuotedTripPrice } from './quoted-trip-price'
import { readTravellers, toText } from './saved-travellers'
import { travellersText } from './travellers-text'

export type SavedPriceProps = Pick<ComponentProps<typeof PriceQuote>, 'size'> & { id: number; children: ReactNode }

export default function PriceForSaved({ id, size, children }: SavedPriceProps) {
  const quoted = useQuotedPrice(id)
  return quoted ? <QuotedTripPrice quoted={quoted} size={size} /> : children
}

type Prices = Record<string, QuotedPrice>

// One request for all prices of a page.
const listeners = new Set<() => void>()
let known: { text: string; prices: Prices } = { text: '', prices: {} }
let requested = ''

async function ask(text: string) {
  if (requested === text) return
  requested = text
  const response = await fetch(`/api/itineraries/prices?${text}`).catch(() => null)
  if (requested !== text) return
  if (!response?.ok) {
    requested = ''
    return
  }
  known = { text, prices: await response.json() }
  for (const listener of listeners) listener()
}

function useQuotedPrice(id: number) {
  const text = toText(readTravellers(useSavedText(travellersText)))
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener)
      if (text) void ask(text)
      return () => listeners.delete(listener)
    },
    [text],
  )
  const { text: quoted, prices } = useSyncExternalStore(
    subscribe,
    () => known,
    () => known,
  )
  return text === quoted ? prices[id] : undefined
}
