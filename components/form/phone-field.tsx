import { countryCodes } from '@/lib/forms/country-codes'
import { controlLook, Field, type FieldProps, useField } from './field'
import { Select } from './select-field'

/** The second box also takes a full international number (decision 41). */
export function PhoneField({ code: codeProps, ...props }: FieldProps & { code: FieldProps }) {
  const { field, control } = useField(props)
  const code = useField(codeProps)
  return (
    <Field {...field} error={field.error ?? code.field.error}>
      <div className="grid grid-cols-[9.5rem_minmax(0,1fr)] gap-2.5">
        <Select {...code.control} aria-label={String(code.field.label)} autoComplete="tel-country-code">
          {countryCodes.map(({ value, label }) => (
            <option key={value} value={value}>
              {value} {label}
            </option>
          ))}
        </Select>
        <input
          {...control}
          // Not type="tel": HTML knows tel-national on text inputs only.
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          enterKeyHint="next"
          required={!props.isOptional}
          className={controlLook}
        />
      </div>
    </Field>
  )
}
