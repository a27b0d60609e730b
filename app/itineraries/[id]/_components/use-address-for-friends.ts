import { travellersText } from '@/components/itinerary/travellers-text'
import { useSavedText } from '@/components/ui/saved-text'

export function useAddressForFriends(url: string) {
  const travellers = useSavedText(travellersText)
  return travellers && !url.includes('?') ? `${url}?${travellers}` : url
}
