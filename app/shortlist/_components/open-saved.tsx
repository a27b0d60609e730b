'use client'
import { useSavedTrips } from '@/components/itinerary/saved-trips'
import { LinkButton } from '@/components/ui/button'
import { shortlistHref } from '@/lib/domain/shortlist'

export function OpenSaved() {
  const ids = useSavedTrips()
  if (ids.length === 0) return null
  return (
    <LinkButton href={shortlistHref(ids)}>
      Show the {ids.length === 1 ? 'trip' : `${ids.length} trips`} kept on this device
    </LinkButton>
  )
}
