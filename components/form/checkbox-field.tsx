import { FieldNotes, type FieldProps, useField } from './field'

/** No value attribute: React Hook Form would store that instead of a boolean. */
export function CheckboxField(props: FieldProps) {
  const { field, control } = useField(props)
  const { defaultValue, ...input } = control
  return (
    <div className="grid gap-1.5">
      <div className="grid min-h-tap grid-cols-[1.5rem_1fr] items-center gap-3.5">
        <input
          {...input}
          type="checkbox"
          defaultChecked={Boolean(defaultValue)}
          required
          className="size-6 accent-ember"
        />
        <label htmlFor={field.id} className="py-1.5 font-[650]">
          {field.label}
        </label>
      </div>
      <FieldNotes id={field.id} hint={field.hint} error={field.error} />
    </div>
  )
}
