import { useEffect, useState } from 'react'
import { readAges } from '@/lib/forms/booked-party'
import type { booking } from '@/lib/forms/booking'
import type { Values } from '@/lib/forms/form-definition'
import { parsePreferredDates, toIsoDay } from '@/lib/forms/preferred-dates'
import type { Estimate } from '@/lib/itineraries/estimate'

type Known = { itineraryId: string; address: string; answer: Estimate }

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
    from: toIsoDay(parsePreferredDates(preferredDates).from),
  })
  const address = `/api/itineraries/${itineraryId}/estimate?${question}`
  const [known, setKnown] = useState<Known | null>(first && { itineraryId, address, answer: first })

  useEffect(() => {
    if (itineraryId === '0') return
    let isWanted = true
    const take = (answer: Estimate | null) => isWanted && setKnown(answer && { itineraryId, address, answer })
    fetch(address)
      .then((response) => (response.ok ? response.json() : null))
      .then(take)
      // Only a help: when it fails the form works without it.
      .catch(() => take(null))
    return () => {
      isWanted = false
    }
  }, [itineraryId, address])

  // The last answer stays, marked as old, until the next is there.
  return known?.itineraryId === itineraryId ? { answer: known.answer, isOld: known.address !== address } : null
}
