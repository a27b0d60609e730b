import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '@/components/form/select-field'
import type { BookingFields } from '@/lib/forms/booking-fields'
import type { ItineraryOption } from '@/lib/itineraries/option'

type Props = { form: UseFormReturn<BookingFields>; itineraries: ItineraryOption[] }

/** Every trip, by country, and none. */
export function ItineraryField({ form, itineraries }: Props) {
  const countries = [...new Set(itineraries.map(({ country }) => country))]
  return (
    <SelectField form={form} name="itineraryId" label="Itinerary">
      <option value="0">No trip chosen yet: suggest one</option>
      {countries.map((country) => (
        <optgroup key={country} label={country}>
          {itineraries
            .filter((itinerary) => itinerary.country === country)
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
