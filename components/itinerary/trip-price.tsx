import type { ComponentProps } from 'react'
import { Price, PriceTold } from '@/components/ui/price'
import type { ListedItinerary } from '@/lib/search/list-page'
import { KeptPrice } from './saved-price'

type Props = {
  of: Pick<ListedItinerary, 'id' | 'price' | 'told'>
  size?: ComponentProps<typeof Price>['size']
}

/** For the travellers of the list, else those kept on the device, else the lowest. */
export function TripPrice({ of, size }: Props) {
  if (of.told) return <PriceTold told={of.told} size={size} />
  const lowest = <Price price={of.price} size={size} />
  if (of.id === null || of.price === 0) return lowest
  return (
    <KeptPrice id={of.id} size={size}>
      {lowest}
    </KeptPrice>
  )
}
