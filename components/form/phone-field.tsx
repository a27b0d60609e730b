import type { FieldValues, Path } from 'react-hook-form'
import { countryCodes } from '@/lib/forms/country-codes'
import { controlLook } from './control-look'
import { Field } from './field'
import { Select } from './select'
import { type FieldProps, useField } from './use-field'

type Props<Values extends FieldValues> = FieldProps<Values> & { codeName: Path<Values> }

/** A country code and a number. A full international number in the second box is fine too (decision 41). */
export function PhoneField<Values extends FieldValues>({
  form,
  name,
  codeName,
  label,
  hint,
  isOptional,
}: Props<Values>) {
  const { field, control } = useField(form, name, hint)
  const code = useField(form, codeName)
  return (
    <Field {...field} error={field.error ?? code.field.error} label={label} isOptional={isOptional}>
      <div className="grid grid-cols-[9.5rem_minmax(0,1fr)] gap-2.5">
        <Select {...code.control} aria-label="Country code" autoComplete="tel-country-code">
          {countryCodes.map(({ code, place }) => (
            <option key={code} value={code}>
              {code} {place}
            </option>
          ))}
        </Select>
        <input
          {...control}
          // Not type="tel": that takes a whole number only, its national part is text to HTML's autocomplete.
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          enterKeyHint="next"
          required={!isOptional}
          className={controlLook}
        />
      </div>
    </Field>
  )
}
