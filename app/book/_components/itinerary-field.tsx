import { useFormContext, useWatch } from 'react-hook-form'
import type { FieldProps } from '@/components/form/field'
import { SelectField } from '@/components/form/fields'
import { counted } from '@/lib/content/format'
import type { ItineraryOption } from '@/lib/domain/summary'

export function ItineraryField({ itineraries, ...props }: FieldProps & { itineraries: ItineraryOption[] }) {
  const { name } = props
  const form = useFormContext()
  const first = form.formState.defaultValues?.[name]
  const chosen: string = useWatch({ name })
  const countries = [...new Set(itineraries.map(({ country }) => country))]
  const isUnknown = Number(chosen) > 0 && !itineraries.some(({ id }) => String(id) === chosen)

  return (
    <SelectField {...props}>
      <option value="0">No trip chosen yet: suggest one</option>
      {/* From a draft, a link or a form posted without JavaScript, and its trip is not in the list. */}
      {isUnknown && (
        // Not for the first value: another may be selected already.
        <option key={chosen} ref={chosen === first ? undefined : select} value={chosen}>
          The trip you chose
        </option>
      )}
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

/** A select only takes a value that is listed. */
function select(option: HTMLOptionElement | null) {
  if (option) option.selected = true
}
