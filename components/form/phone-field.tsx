import { useFormContext, useWatch } from 'react-hook-form'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { countryCodes, findCountryCode } from '@/lib/forms/country-codes'
import { useAgentQuestion } from './agent-question'
import { controlStyles, Field, type FieldProps, Select } from './field'
import { useField } from './input-fields'

/** Also takes a full international number (decision 41). */
export function PhoneField({ code: codeProps, ...props }: FieldProps & { code: FieldProps }) {
  const { field, control } = useField(props)
  const code = useField(codeProps)
  const codeLabel = String(code.field.label)
  const question = useAgentQuestion(codeLabel)
  const form = useFormContext()
  const own = useInBrowser(ownCode, undefined)
  const chosen = useWatch({ name: codeProps.name })
  const first = countryCodes[0].value
  // A question about the number suggests a code as its type.
  const asked = form.formState.errors[props.name]?.type
  const suggested = /^\+/.test(String(asked)) ? String(asked) : chosen === first && own !== first ? own : undefined

  function chooseCode() {
    form.setValue(codeProps.name, suggested)
    form.clearErrors(props.name)
  }
  return (
    <div className="relative">
      {suggested && (
        <button
          type="button"
          onClick={chooseCode}
          className="use-code absolute -top-3 right-0 min-h-tap px-2 font-semibold text-small underline underline-offset-2"
        >
          Use country code {suggested}
        </button>
      )}
      <Field {...field} error={field.error ?? code.field.error}>
        <div className="phone-row grid grid-cols-[9.5rem_minmax(0,1fr)] gap-2.5">
          <Select {...code.control} {...question} aria-label={codeLabel} autoComplete="tel-country-code">
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
