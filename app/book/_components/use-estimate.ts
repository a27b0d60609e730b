import { readAges } from '@/lib/domain/travellers'
import type { Values } from '@/lib/forms/form-definition'
import { parsePreferredDates, toEstimateDay } from '@/lib/forms/preferred-dates'
import type { booking } from '@/lib/leads/kinds/booking'
import type { Estimate } from '@/lib/prices/estimate'
import { useAnswer } from './use-answer'

type Asked = Pick<
  Values<typeof booking>,
  'itineraryId' | 'preferredDates' | 'numberOfAdults' | 'numberOfKids' | 'numberOfToddlers' | 'childAges'
>

/**
 * What the party in the form pays for the trip in it; null without a trip, or when it cannot be asked. `first`: the answer
 * that came with the page.
 */
export function useEstimate({ itineraryId, preferredDates, ...party }: Asked, first: Estimate | null) {
  const question = new URLSearchParams({
    adults: party.numberOfAdults,
    kids: party.numberOfKids,
    toddlers: party.numberOfToddlers,
    ages: readAges(party.childAges, Number(party.numberOfKids) + Number(party.numberOfToddlers)).join(),
    from: toEstimateDay(parsePreferredDates(preferredDates)),
  })
  const trip = `/api/itineraries/${itineraryId}/estimate?`
  const address = `${trip}${question}`
  const known = useAnswer(itineraryId === '0' ? null : address, first && { address, data: first })
  // The last answer stays, marked as old, until the next is there.
  return known?.address.startsWith(trip) ? { answer: known.data, isOld: known.address !== address } : null
}
