'use client'
import { CircleAlert } from 'lucide-react'
import {
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useActionState,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '@/components/ui/button'
import type { AnswerResult } from '@/lib/forms/form-result'
import { controlStyles, Field } from './field'

type Props = {
  action: (previous: AnswerResult | null, form: FormData) => Promise<AnswerResult>
  /** `key` makes a second submission of the form count once. */
  hidden: Record<string, string>
  button: string
  tone?: 'primary' | 'outline'
  children?: ReactNode
}

const TypedValues = createContext<Record<string, string>>({})
/** By the names of the fields. */
const Faults = createContext<Record<string, string>>({})

/** Of a field, so that the list of faults leads to it. */
const fieldId = (name: string) => `field-${name}`

const offline = 'You are offline. Your text stays here: send it when you are online again.'

/** Works without scripts. What was typed is given back when it is refused. */
export function AnswerForm({ action, hidden, button, tone = 'primary', children }: Props) {
  const [state, send, isSending] = useActionState(action, null)
  const [isOffline, setIsOffline] = useState(false)
  const alert = useRef<HTMLDivElement>(null)
  const problem = isOffline ? offline : state?.problem

  // The button may be far below the fields that it is about.
  useEffect(() => {
    if (state?.faults) alert.current?.focus()
  }, [state])

  function checkNetwork(event: FormEvent) {
    setIsOffline(!navigator.onLine)
    if (!navigator.onLine) event.preventDefault()
  }

  return (
    <form action={send} onSubmit={checkNetwork} className="grid max-w-form gap-5">
      {problem && (
        <div ref={alert} role="alert" tabIndex={-1} className="grid gap-1.5 font-semibold text-danger">
          <p className="flex items-start gap-1.5">
            <CircleAlert className="mt-px size-5 shrink-0" strokeWidth={1.9} />
            {problem}
          </p>
          {!isOffline && <FaultLinks faults={state?.faults ?? {}} />}
        </div>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TypedValues value={state?.values ?? {}}>
        <Faults value={state?.faults ?? {}}>{children}</Faults>
      </TypedValues>
      <Button type="submit" tone={tone} aria-disabled={isSending || undefined} className="justify-self-start">
        {button}
      </Button>
    </form>
  )
}

function FaultLinks({ faults }: { faults: Record<string, string> }) {
  const entries = Object.entries(faults)
  if (entries.length === 0) return null
  return (
    <ul className="grid list-disc gap-1 pl-10">
      {entries.map(([name, fault]) => (
        <li key={name}>
          <a href={`#${fieldId(name)}`} className="underline underline-offset-2">
            {fault}
          </a>
        </li>
      ))}
    </ul>
  )
}

type AnswerFieldProps = {
  name: string
  label: string
  hint: ReactNode
  type: 'text' | 'date' | 'lines'
  maxLength: number
}

/** An optional field with the fault that is found in it. Nothing fills it in: it may be of somebody else. */
export function AnswerField({ name, label, hint, type, maxLength }: AnswerFieldProps) {
  const id = fieldId(name)
  const fault = use(Faults)[name]
  const control = {
    id,
    name,
    defaultValue: use(TypedValues)[name],
    autoComplete: 'off',
    'aria-invalid': Boolean(fault) || undefined,
    'aria-describedby': `${id}-notes`,
  }
  return (
    <Field id={id} label={label} hint={hint} error={fault}>
      {type === 'lines' ? (
        <textarea {...control} rows={3} maxLength={maxLength} className={`${controlStyles} resize-y leading-normal`} />
      ) : (
        <input {...control} type={type} maxLength={type === 'text' ? maxLength : undefined} className={controlStyles} />
      )}
    </Field>
  )
}

export function NameField() {
  const id = useId()
  return (
    <Field id={id} label="Your name" hint="As you would sign it.">
      <input
        id={id}
        name="name"
        defaultValue={use(TypedValues).name}
        maxLength={120}
        required
        autoComplete="name"
        aria-describedby={`${id}-notes`}
        className={controlStyles}
      />
    </Field>
  )
}

type TextProps = { label: string; hint?: string; isOptional?: boolean; rows?: number; maxLength?: number }

export function AnswerText({ label, hint, isOptional, rows = 4, maxLength = 4000 }: TextProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} isOptional={isOptional}>
      <textarea
        id={id}
        name="text"
        rows={rows}
        defaultValue={use(TypedValues).text}
        maxLength={maxLength}
        required={!isOptional}
        aria-describedby={hint && `${id}-notes`}
        className={`${controlStyles} resize-y leading-normal`}
      />
    </Field>
  )
}

export function CheckBox({ name, label }: { name: string; label: string }) {
  return (
    <label className="flex min-h-tap items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={use(TypedValues)[name] === 'yes'}
        className="size-5 shrink-0 accent-ember"
      />
      {label}
    </label>
  )
}
