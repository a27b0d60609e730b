import { type Control, useWatch } from 'react-hook-form'
import type { ItineraryOption } from '@/lib/domain/option'
import type { Values } from '@/lib/forms/form-definition'
import type { booking } from '@/lib/leads/kinds/booking'

export function ItinerarySeason({
  control,
  itineraries,
}: {
  control: Control<Values<typeof booking>>
  itineraries: ItineraryOption[]
}) {
  const itineraryId = useWatch({ control, name: 'itineraryId' })
  const season = itineraries.find(({ id }) => String(id) === itineraryId)?.season
  if (!season) return 'Tap the first day, then the last.'
  return season === 'All year' ? 'This trip is good all year.' : `Best months for this trip: ${season}.`
}
