import { CircleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { UseFormReturn } from 'react-hook-form'

/** What `field(name)` of useLeadForm gives, which knows the names of its form. */
export type FieldProps = Pick<Props, 'id' | 'label' | 'isOptional' | 'hint'> & { form: UseFormReturn; name: string }

type Props = {
  /** Of the control or group, which the list of errors links to. Its notes are `${id}-notes`. */
  id: string
  label: ReactNode
  /** Most fields are required, so the optional ones are marked. */
  isOptional?: boolean
  hint?: ReactNode
  error?: string
  children: ReactNode
}

export const controlStyles =
  'min-h-control w-full rounded-control border-[1.5px] border-line-strong bg-white px-3.75 py-2.5 text-[1.0625rem] transition-colors duration-quick hover:border-ink disabled:bg-sand aria-invalid:border-2 aria-invalid:border-danger'

/** Ties a native control to its field. It stays uncontrolled, so it works before and without JavaScript. */
export function useField({ form, name, id, label, hint, isOptional }: FieldProps) {
  const error = form.getFieldState(name, form.formState).error?.message
  return {
    field: { id, label, hint, isOptional, error },
    control: {
      ...form.register(name),
      id,
      defaultValue: form.formState.defaultValues?.[name],
      'aria-invalid': Boolean(error),
      'aria-describedby': notesId(id, { hint, error }),
    },
  }
}

export function Field({ id, label, isOptional, hint, error, children }: Props) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="justify-self-start font-[650]">
        {label}
        {isOptional && <Optional />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** For several controls that answer one question; `id` is the group's, which can take the focus. */
export function FieldGroup({
  ref,
  id,
  label,
  isOptional,
  hint,
  error,
  children,
}: Props & { ref?: Ref<HTMLFieldSetElement> }) {
  return (
    <fieldset
      ref={ref}
      id={id}
      tabIndex={-1}
      data-invalid={Boolean(error) || undefined}
      aria-describedby={notesId(id, { hint, error })}
      className="min-w-0 outline-offset-8"
    >
      <legend className="mb-1.5 font-[650]">
        {label}
        {isOptional && <Optional />}
      </legend>
      <div className="grid gap-1.5">
        {children}
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </fieldset>
  )
}

/** For aria-describedby: undefined when there are no notes. */
function notesId(id: string, { hint, error }: Pick<Props, 'hint' | 'error'>) {
  return hint || error ? `${id}-notes` : undefined
}

export function FieldNotes({ id, hint, error }: Pick<Props, 'id' | 'hint' | 'error'>) {
  if (!hint && !error) return null
  return (
    <div id={`${id}-notes`} className="grid gap-1 text-small">
      {error && (
        <p role="alert" className="flex items-start gap-1.5 font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="mt-px size-5 shrink-0" strokeWidth={1.9} />
          {error}
        </p>
      )}
      {hint && <p className="text-ink-soft">{hint}</p>}
    </div>
  )
}

function Optional() {
  return <span className="font-normal text-ink-soft"> (optional)</span>
}
