import { type ComponentProps, type FocusEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { controlStyles, Field, type FieldProps } from './field'
import { useField } from './use-field'

type Props = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'enterKeyHint' | 'placeholder'>

export function TextField({ name, id, label, hint, isOptional, ...input }: Props) {
  const { field, control } = useField({ name, id, label, hint, isOptional })
  return (
    <Field {...field}>
      <input type="text" {...input} {...control} required={!isOptional} className={controlStyles} />
    </Field>
  )
}

/** Suggests corrections of common typos on blur, without refusing any address. */
export function EmailField(props: FieldProps) {
  const { name } = props
  const form = useFormContext()
  const [meant, setMeant] = useState<string | null>(null)

  async function check({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement)) return
    // No suggestion offline.
    const slips = await import('@/lib/forms/email-slips').catch(() => null)
    setMeant(slips?.suggestEmail(target.value) ?? null)
  }

  function take(address: string) {
    form.setValue(name, address, { shouldValidate: form.formState.isSubmitted })
    setMeant(null)
    form.setFocus(name)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the field in it
    <div onBlur={(event) => void check(event).catch(() => undefined)} onChange={() => setMeant(null)}>
      <TextField {...props} type="email" inputMode="email" autoComplete="email" enterKeyHint="next" />
      <p role="status" className="text-small">
        {meant && (
          <>
            Did you mean{' '}
            <button
              type="button"
              onClick={() => take(meant)}
              className="min-h-tap font-semibold underline underline-offset-2 [overflow-wrap:anywhere]"
            >
              {meant}
            </button>
            ?
          </>
        )}
      </p>
    </div>
  )
}
