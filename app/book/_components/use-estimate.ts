import { useEffect, useState } from 'react'
import type { booking } from '@/lib/forms/booking'
import type { Values } from '@/lib/forms/form'
import { parsePreferredDates, toIsoDay } from '@/lib/forms/preferred-dates'
import type { Estimate } from '@/lib/itineraries/estimate'

type Asked = Pick<
  Values<typeof booking>,
  'itineraryId' | 'preferredDates' | 'numberOfAdults' | 'numberOfKids' | 'numberOfToddlers'
>

/** What the party in the form pays for the trip in it; undefined without a trip, or until it is known. */
export function useEstimate({ itineraryId, preferredDates, ...party }: Asked) {
  const question = new URLSearchParams({
    adults: party.numberOfAdults,
    kids: party.numberOfKids,
    toddlers: party.numberOfToddlers,
    from: toIsoDay(parsePreferredDates(preferredDates).from),
  })
  const address = itineraryId === '0' ? '' : `/api/itineraries/${itineraryId}/estimate?${question}`
  const [known, setKnown] = useState<{ address: string; answer: Estimate }>()

  useEffect(() => {
    if (!address) return
    let isWanted = true
    fetch(address)
      .then((response) => (response.ok ? response.json() : undefined))
      .then((answer) => isWanted && answer && setKnown({ address, answer }))
      // Only a help: when it fails the form works without it.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [address])

  return known?.address === address ? known.answer : undefined
}
