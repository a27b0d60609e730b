import type { ComponentProps } from 'react'
import { PriceQuote } from '@/components/ui/price'
import { OwnCurrency } from './own-currency'

/** For a party: beside it the total in the visitor's currency. */
export function QuotedTripPrice(props: ComponentProps<typeof PriceQuote>) {
  const { quoted } = props
  return (
    <>
      <PriceQuote {...props} />
      {'total' in quoted && <OwnCurrency dollars={quoted.total / 100} />}
    </>
  )
}
