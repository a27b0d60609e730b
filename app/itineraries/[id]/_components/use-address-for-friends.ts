import { travellersText } from '@/components/itinerary/travellers-text'
import { useSavedText } from '@/components/ui/saved-text'

/** The address of the trip with the party and month chosen on this device, so that a friend sees the same price. */
export function useAddressForFriends(url: string) {
  const travellers = useSavedText(travellersText)
  return travellers && !url.includes('?') ? `${url}?${travellers}` : url
}
