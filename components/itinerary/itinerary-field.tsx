import { useFormContext, useWatch } from 'react-hook-form'
import type { FieldProps } from '@/components/form/field'
import { SelectField } from '@/components/form/input-fields'
import { counted } from '@/lib/content/format'
import { parseItineraryIds } from '@/lib/domain/shortlist'
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

export function FurtherItineraries({ name, itineraries }: FieldProps & { itineraries: ItineraryOption[] }) {
  const form = useFormContext()
  const chosen: string = useWatch({ name })
  const ids = parseItineraryIds(chosen)

  function remove(id: number) {
    form.setValue(name, ids.filter((one) => one !== id).join(), { shouldDirty: true })
  }

  return (
    <>
      <input type="hidden" name={name} value={chosen} />
      {ids.length > 0 && (
        <div>
          <p className="font-[650]">You ask about {ids.length === 1 ? 'this trip' : 'these trips'} too</p>
          <ul>
            {ids.map((id) => {
              const title = itineraries.find((one) => one.id === id)?.title ?? `Trip ${id}`
              return (
                <li key={id} className="flex items-center justify-between gap-4 border-line border-b last:border-0">
                  {title}
                  <button
                    type="button"
                    onClick={() => remove(id)}
                    className="min-h-tap text-small underline underline-offset-2 noscript:hidden"
                  >
                    Remove<span className="sr-only"> {title}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </>
  )
}
