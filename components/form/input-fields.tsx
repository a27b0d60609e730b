import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { renderBetweenTaps } from '@/components/ui/between-taps'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { cn } from '@/lib/design/cn'
import { knownTimeZone } from '@/lib/forms/time-zone'
import { callHours, formatCallHour, nameTimeZone, sharedCallHours } from '@/lib/leads/call-times'
import { controlStyles, Field, type FieldProps, notesId, Select } from './field'

/** Uncontrolled, so that it works without JavaScript. Further props are the control's. */
export function useField<Input>({ name, id, label, hint, isOptional, ...input }: FieldProps & Input) {
  const form = useFormContext()
  const error = form.getFieldState(name, form.formState).error?.message
  return {
    field: { id, label, hint, isOptional, error },
    control: {
      ...input,
      ...form.register(name),
      id,
      defaultValue: form.formState.defaultValues?.[name],
      'aria-invalid': Boolean(error),
      'aria-describedby': notesId(id, { hint, error }),
    },
  }
}

type TextProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'enterKeyHint' | 'placeholder'>

export function TextField(props: TextProps) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <input type="text" {...control} required={!props.isOptional} className={controlStyles} />
    </Field>
  )
}

/** Suggests corrections of common typos on blur, without refusing any address. */
export function EmailField(props: FieldProps) {
  const { name } = props
  const form = useFormContext()
  const [suggestion, setSuggestion] = useState<string | null>(null)

  async function check({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement)) return
    // No suggestion offline.
    const slips = await import('@/lib/forms/email-slips').catch(() => null)
    await renderBetweenTaps(() => setSuggestion(slips?.suggestEmail(target.value) ?? null))
  }

  function take(address: string) {
    form.setValue(name, address, { shouldValidate: form.formState.isSubmitted })
    setSuggestion(null)
    form.setFocus(name)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the field in it
    <div onBlur={(event) => void check(event)} onChange={() => setSuggestion(null)}>
      <TextField {...props} type="email" autoComplete="email" enterKeyHint="next" />
      <p role="status" className="text-small">
        {suggestion && (
          <>
            Did you mean{' '}
            <button
              type="button"
              onClick={() => take(suggestion)}
              className="min-h-tap font-semibold underline underline-offset-2 [overflow-wrap:anywhere]"
            >
              {suggestion}
            </button>
            ?
          </>
        )}
      </p>
    </div>
  )
}

export function SelectField({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <Select {...control}>{children}</Select>
    </Field>
  )
}

type TextareaProps = FieldProps & { rows?: number; placeholder?: string }

export function TextareaField(props: TextareaProps) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <textarea
        rows={5}
        {...control}
        required={!props.isOptional}
        className={cn(controlStyles, 'resize-y leading-normal')}
      />
    </Field>
  )
}

/** Offers the hours that the office shares with the visitor, and sends the time zone along. Without scripts, all hours. */
export function CallTimeField(props: FieldProps) {
  const zone = useInBrowser(ownTimeZone, null)
  const chosen = useWatch({ name: props.name })
  // Chosen before hydration, when all hours are offered.
  const early = useInBrowser(() => readControl(props.id), '')
  // Without a zone the hours are the same on every day.
  const now = new Date(zone ? Date.now() : 0)
  const shared = zone ? sharedCallHours(zone, now) : callHours
  const hours = callHours.filter((hour) => shared.includes(hour) || hour === chosen || hour === early)
  return (
    <>
      <SelectField {...props} hint={zone ? describeZone(zone, now) : officeHint}>
        <option value="">No call, email is fine</option>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {formatCallHour(hour, zone, now)}
          </option>
        ))}
      </SelectField>
      {zone && chosen && <input type="hidden" name="callZone" value={zone} />}
    </>
  )
}

const officeHint =
  'Monday to Saturday. Nairobi is three hours ahead of GMT. If your country has several time zones, name yours in the message.'

const describeZone = (zone: string, now: Date) =>
  `Your time first (${nameTimeZone(zone, now)}). Our office is closed on Sundays.`

const ownTimeZone = () => knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)

function readControl(id: string) {
  const control = document.getElementById(id)
  return control instanceof HTMLSelectElement ? control.value : ''
}
