import { CircleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cn } from '@/lib/look/cn'

type Props = {
  /** The id of the control. Its notes are `${id}-notes`. */
  id: string
  label: ReactNode
  /** Most fields are required, so the optional ones are marked. */
  isOptional?: boolean
  hint?: ReactNode
  error?: string
  className?: string
  children: ReactNode
}

export function Field({ id, label, isOptional, hint, error, className, children }: Props) {
  return (
    <div className={cn('grid min-w-0 gap-1.5', className)}>
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
  className,
  children,
}: Props & { ref?: Ref<HTMLFieldSetElement> }) {
  return (
    <fieldset
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-describedby={notesId(id, { hint, error })}
      className={cn('min-w-0 outline-offset-8', className)}
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
export function notesId(id: string, { hint, error }: { hint?: ReactNode; error?: string }) {
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
