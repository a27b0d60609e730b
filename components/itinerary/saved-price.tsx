'use client'
import { lazy, Suspense } from 'react'
import { useKeptText } from '@/components/ui/saved-text'
import type { KeptPriceProps } from './price-for-saved'
import { travellersText } from './travellers-text'

// Few visitors have chosen. When it cannot be loaded, the lowest price stays, which says whose it is.
const PriceForKept = lazy(() =>
  import('./price-for-saved').catch(() => ({ default: ({ children }: KeptPriceProps) => children })),
)

/** The price for the kept travellers, once it is known; until then, and without any, the children. */
export function KeptPrice(props: KeptPriceProps) {
  if (!useKeptText(travellersText)) return props.children
  return (
    <Suspense fallback={props.children}>
      <PriceForKept {...props} />
    </Suspense>
  )
}
