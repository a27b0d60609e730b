import { useLayoutEffect } from 'react'
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

  // A select only holds listed options. Not for the first value: another may be selected already.
  useLayoutEffect(() => {
    if (isUnknown && chosen !== first) form.setValue(name, chosen)
  }, [form, name, isUnknown, chosen, first])

  return (
    <SelectField {...props}>
      <option value="0">No trip chosen yet: suggest one</option>
      {/* From a draft, a link or a form posted without JavaScript, and its trip is not in the list. */}
      {isUnknown && <option value={chosen}>The trip you chose</option>}
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
