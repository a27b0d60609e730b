'use client'
import { useEffect } from 'react'
import type { ShownCurrency } from '@/lib/domain/shown-currencies'
import { currencyText } from './own-currency'

/** Who searches "under £2,500" reads prices in pounds from then on, unless they have chosen. */
export function RememberCurrency({ code }: { code: ShownCurrency }) {
  useEffect(() => {
    if (!currencyText.read()) currencyText.write(code)
  }, [code])
  return null
}
