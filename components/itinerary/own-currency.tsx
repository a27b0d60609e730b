'use client'
import { lazy, Suspense } from 'react'
import { savedText, useSavedText } from '@/components/ui/saved-text'

export const currencyText = savedText('currency')

// Rarely needed. If it fails to load, US dollars stay.
const AboutPrice = lazy(() => import('./about-price').catch(() => ({ default: () => null })))

/** 'about £1,810' for who has chosen a currency. `dollars`: of the price beside it. */
export function OwnCurrency({ dollars }: { dollars: number }) {
  const code = useSavedText(currencyText)
  if (!code || dollars <= 0) return null
  return (
    <Suspense fallback={null}>
      <AboutPrice code={code} dollars={dollars} />
    </Suspense>
  )
}
