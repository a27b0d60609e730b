import { useLayoutEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { SelectField } from '@/components/form/select-field'
import type { FieldProps } from '@/components/form/use-field'
import { counted } from '@/lib/content/format'
import type { booking } from '@/lib/forms/booking'
import type { Values } from '@/lib/forms/form'
import type { ItineraryOption } from '@/lib/itineraries/option'

type Props = FieldProps<Values<typeof booking>> & { itineraries: ItineraryOption[] }

export function ItineraryField({ itineraries, ...props }: Props) {
  const { form } = props
  const first = form.formState.defaultValues?.itineraryId
  const chosen = useWatch({ control: form.control, name: 'itineraryId' })
  const countries = [...new Set(itineraries.map(({ country }) => country))]
  const isUnknown = Number(chosen) > 0 && !itineraries.some(({ id }) => String(id) === chosen)

  // A select can only hold, and send, an option it has. The first value is left alone: another may be chosen already.
  useLayoutEffect(() => {
    if (isUnknown && chosen !== first) form.setValue('itineraryId', chosen)
  }, [form, isUnknown, chosen, first])

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
