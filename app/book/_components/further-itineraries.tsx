import { useFormContext, useWatch } from 'react-hook-form'
import type { FieldProps } from '@/components/form/field'
import { parseItineraryIds } from '@/lib/domain/shortlist'
import type { ItineraryOption } from '@/lib/domain/summary'

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
                <li key={id} className="flex flex-wrap items-center gap-x-4">
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
