import { useFormContext, useWatch } from 'react-hook-form'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { countryCodes, findCountryCode } from '@/lib/forms/country-codes'
import { controlStyles, Field, type FieldProps, Select } from './field'
import { useField } from './input-fields'

/** Also takes a full international number (decision 41). */
export function PhoneField({ code: codeProps, ...props }: FieldProps & { code: FieldProps }) {
  const { field, control } = useField(props)
  const code = useField(codeProps)
  const form = useFormContext()
  const own = useInBrowser(ownCode, undefined)
  const isFirst = useWatch({ name: codeProps.name }) === countryCodes[0].value
  return (
    <div className="relative">
      {own && isFirst && own !== countryCodes[0].value && (
        <button
          type="button"
          onClick={() => form.setValue(codeProps.name, own)}
          className="use-code absolute -top-3 right-0 min-h-tap px-2 font-semibold text-small underline underline-offset-2"
        >
          Use country code {own}
        </button>
      )}
      <Field {...field} error={field.error ?? code.field.error}>
        <div className="phone-row grid grid-cols-[9.5rem_minmax(0,1fr)] gap-2.5">
          <Select {...code.control} aria-label={String(code.field.label)} autoComplete="tel-country-code">
            {countryCodes.map(({ value, label }) => (
              <option key={value} value={value}>
                {value} {label}
              </option>
            ))}
          </Select>
          <input
            {...control}
            // Not type="tel": tel-national is only valid on text inputs.
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            enterKeyHint="next"
            required={!props.isOptional}
            className={controlStyles}
          />
        </div>
      </Field>
    </div>
  )
}

const ownCode = () => findCountryCode(navigator.languages)
