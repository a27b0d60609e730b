'use client'
import { useId } from 'react'
import { useSavedText } from '@/components/ui/saved-text'
import { shownCurrencies } from '@/lib/domain/shown-currencies'
import { currencyText } from './own-currency'

/** Chosen once, kept on the device. Without scripts prices are in US dollars alone. */
export function CurrencyChoice() {
  const id = useId()
  const code = useSavedText(currencyText)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-small noscript:hidden print:hidden">
      <label htmlFor={id}>Prices are in US dollars. Show beside them</label>
      <select
        id={id}
        value={code}
        onChange={({ target }) => currencyText.write(target.value)}
        className="min-h-tap rounded-control border border-line-strong bg-white px-2 font-semibold text-ink"
      >
        <option value="">nothing more</option>
        {Object.entries(shownCurrencies).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {code && <span>About, at our rate. You pay in US dollars.</span>}
    </p>
  )
}
