'use client'
import { lazy, Suspense } from 'react'
import { useSavedText } from '@/components/ui/saved-text'
import type { SavedPriceProps } from './price-for-saved'
import { travellersText } from './travellers-text'

// Few visitors have chosen. When it cannot be loaded, the lowest price stays, which says whose it is.
const PriceForSaved = lazy(() =>
  import('./price-for-saved').catch(() => ({ default: ({ children }: SavedPriceProps) => children })),
)

/** The price for the kept travellers, once it is known; until then, and without any, the children. */
export function SavedPrice(props: SavedPriceProps) {
  if (!useSavedText(travellersText)) return props.children
  return (
    <Suspense fallback={props.children}>
      <PriceForSaved {...props} />
    </Suspense>
  )
}
