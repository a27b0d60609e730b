'use client'
import { lazy, Suspense } from 'react'
import { useSavedText } from '@/components/ui/saved-text'
import type { SavedPriceProps } from './price-for-saved'
import { travellersText } from './travellers-text'

// Rarely needed. If it fails to load, the lowest price stays.
const PriceForSaved = lazy(() =>
  import('./price-for-saved').catch(() => ({ default: ({ children }: SavedPriceProps) => children })),
)

/** Shows the children until the price is known. */
export function SavedPrice(props: SavedPriceProps) {
  if (!useSavedText(travellersText)) return props.children
  return (
    <Suspense fallback={props.children}>
      <PriceForSaved {...props} />
    </Suspense>
  )
}
