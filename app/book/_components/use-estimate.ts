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

/** Null without a trip, or if the request fails. `first`: server-rendered answer. */
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
  // Stale until the next one arrives.
  return known?.address.startsWith(trip) ? { answer: known.data, isOld: known.address !== address } : null
}
