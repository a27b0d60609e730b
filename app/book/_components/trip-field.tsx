import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '@/components/form/select-field'
import type { BookingFields } from '@/lib/booking-fields'
import type { TripOption } from '@/lib/trip-option'

type Props = { form: UseFormReturn<BookingFields>; trips: TripOption[] }

/** Every trip, by country, and none. */
export function TripField({ form, trips }: Props) {
  const countries = [...new Set(trips.map(({ country }) => country))]
  return (
    <SelectField form={form} name="itineraryId" label="Itinerary">
      <option value="0">No trip chosen yet: suggest one</option>
      {countries.map((country) => (
        <optgroup key={country} label={country}>
          {trips
            .filter((trip) => trip.country === country)
            .map(({ id, title, duration }) => (
              <option key={id} value={id}>
                {title} ({duration} {duration === 1 ? 'day' : 'days'})
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
