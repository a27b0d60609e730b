import type { FieldValues } from 'react-hook-form'
import { SelectField } from '@/components/form/select-field'
import type { FieldProps } from '@/components/form/use-field'
import { counted } from '@/lib/content/format'
import type { ItineraryOption } from '@/lib/itineraries/option'

type Props<Values extends FieldValues> = FieldProps<Values> & { itineraries: ItineraryOption[] }

export function ItineraryField<Values extends FieldValues>({ itineraries, ...props }: Props<Values>) {
  const first = Number(Object(props.form.formState.defaultValues).itineraryId)
  const countries = [...new Set(itineraries.map(({ country }) => country))]
  return (
    <SelectField {...props}>
      <option value="0">No trip chosen yet: suggest one</option>
      {/* A form posted without JavaScript came back, and its trip is not in the list. */}
      {first > 0 && !itineraries.some(({ id }) => id === first) && <option value={first}>The trip you chose</option>}
      {countries.map((country) => (
        <optgroup key={country} label={country}>
          {itineraries
            .filter((itinerary) => itinerary.country === country)
            .map(({ id, title, duration }) => (
              <option key={id} value={id}>
                {title} ({counted(duration, 'day')})
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
