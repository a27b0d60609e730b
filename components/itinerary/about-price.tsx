import { useSyncExternalStore } from 'react'
import { formatAbout, isShownCurrency } from '@/lib/domain/shown-currencies'
import type { Rates } from '@/lib/search/currencies'

// One request for all prices of a page.
const listeners = new Set<() => void>()
let rates: Rates = {}
let isRequested = false

async function readRates() {
  if (isRequested) return
  isRequested = true
  const response = await fetch('/api/rates').catch(() => null)
  if (!response?.ok) {
    isRequested = false
    return
  }
  rates = await response.json()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  void readRates()
  return () => listeners.delete(listener)
}

export default function AboutPrice({ code, dollars }: { code: string; dollars: number }) {
  const rate = useSyncExternalStore(
    subscribe,
    () => rates,
    () => rates,
  )[code as keyof Rates]
  if (!rate || !isShownCurrency(code)) return null
  return (
    <span className="block font-semibold text-ink-soft text-small in-[.on-dark]:text-night-mist">
      {formatAbout(dollars, code, rate.dollars)}
    </span>
  )
}
