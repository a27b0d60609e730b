'use client'
import { useId } from 'react'
import { useSavedText } from '@/components/ui/saved-text'
import { shownCurrencies } from '@/lib/domain/shown-currencies'
import { currencyText } from './own-currency'

/** Chosen once, kept on the device. Without scripts prices are in US dollars alone. */
export function CurrencyChoice({ isShort }: { isShort?: boolean }) {
  const id = useId()
  const code = useSavedText(currencyText)
  const [label, none] = isShort
    ? ['Prices also in', 'no other currency']
    : ['Prices are in US dollars. Show beside them', 'nothing more']
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-small noscript:hidden print:hidden">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={code}
        onChange={({ target }) => currencyText.write(target.value)}
        className="min-h-tap rounded-control border border-line-strong bg-white px-2 font-semibold text-ink"
      >
        <option value="">{none}</option>
        {Object.entries(shownCurrencies).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {code && <span>About, at our rate. You pay in US dollars.</span>}
    </p>
  )
}
