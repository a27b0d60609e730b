import { ChevronDown, CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { cn } from '@/lib/design/cn'
import type { AgentQuestion } from '@/lib/seo/agent-tools'

/** From useLeadForm's `field(name)`, which checks the name. */
export type FieldProps = Pick<Props, 'id' | 'label' | 'isOptional' | 'hint'> & { name: string }

type Props = {
  /** Of the control or group, linked from the error list. Notes: `${id}-notes`. */
  id: string
  label: ReactNode
  /** Optional fields are marked, since most are required. */
  isOptional?: boolean
  hint?: ReactNode
  error?: string
  children: ReactNode
}

export const controlStyles =
  'min-h-control w-full rounded-control border-[1.5px] border-line-strong bg-white px-3.75 py-2.5 text-[1.0625rem] transition-colors duration-quick hover:border-ink disabled:bg-sand aria-invalid:border-2 aria-invalid:border-danger'

export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="relative grid min-w-0">
      <select {...props} className={cn(controlStyles, 'appearance-none overflow-hidden text-ellipsis pr-10')} />
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2" />
    </span>
  )
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

/** Several controls for one answer; `id` is the focusable group's. */
export function FieldGroup({
  ref,
  id,
  label,
  isOptional,
  hint,
  error,
  children,
  toolparamdescription,
}: Props & AgentQuestion & { ref?: Ref<HTMLFieldSetElement> }) {
  return (
    <fieldset
      toolparamdescription={toolparamdescription}
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

/** For aria-describedby. */
export function notesId(id: string, { hint, error }: Pick<Props, 'hint' | 'error'>) {
  return hint || error ? `${id}-notes` : undefined
}

/** Without role="alert", or a screen reader would read out every error: the first invalid field gets the focus instead. */
export function FieldNotes({ id, hint, error }: Pick<Props, 'id' | 'hint' | 'error'>) {
  if (!hint && !error) return null
  return (
    <div id={`${id}-notes`} className="grid gap-1 text-small">
      {error && (
        <p className="flex items-start gap-1.5 font-semibold text-danger">
          <CircleAlert className="mt-px size-5 shrink-0" strokeWidth={1.9} />
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
