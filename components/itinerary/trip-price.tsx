import type { ComponentProps } from 'react'
import { Price } from '@/components/ui/price'
import type { ListedItinerary } from '@/lib/search/list-page'
import { OwnCurrency } from './own-currency'
import { QuotedTripPrice } from './quoted-trip-price'
import { SavedPrice } from './saved-price'

type Props = {
  of: Pick<ListedItinerary, 'id' | 'price' | 'quoted'>
  size?: ComponentProps<typeof Price>['size']
}

export function TripPrice({ of, size }: Props) {
  if (of.quoted) return <QuotedTripPrice quoted={of.quoted} size={size} />
  const lowest = (
    <>
      <Price price={of.price} size={size} />
      <OwnCurrency dollars={of.price} />
    </>
  )
  if (of.id === null || of.price === 0) return lowest
  return (
    <SavedPrice id={of.id} size={size}>
      {lowest}
    </SavedPrice>
  )
}
