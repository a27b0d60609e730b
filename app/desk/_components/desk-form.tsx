'use client'
import { createContext, type ReactNode, use, useActionState, useId, useRef, useState } from 'react'
import type { DeskResult, News as NewsOfRequest } from '@/lib/desk/result'
import { ForgetDraft, useFormDraft } from './form-drafts'

export type DeskFormAction = (previous: DeskResult | null, form: FormData) => Promise<DeskResult>

type Props = {
  action: DeskFormAction
  /** Makes it a disclosure, closed until it is refused. */
  summary?: string
  /** Of the disclosure. */
  id?: string
  isOpen?: boolean
  /** Beside what the fields have. `key` makes a second submission of the form count once. */
  hidden?: Record<string, string | undefined>
  button: string
  tone?: 'quiet' | 'danger'
  children?: ReactNode
}

/** Works without scripts. What was typed is given back when it is refused. */
export function DeskForm({ action, summary, id, isOpen, hidden, button, tone, children }: Props) {
  const [state, send] = useActionState(action, null)
  if (state?.done)
    return (
      <div className="note" role="status">
        <p>{state.done.text}</p>
        <ul>
          {state.done.lines.map((line) => (
            <li key={line}>{line.startsWith('http') ? <a href={line}>{line}</a> : line}</li>
          ))}
        </ul>
        <ForgetDraft name={button} hidden={hidden ?? {}} />
      </div>
    )
  const form = (
    <PostedForm name={button} action={send} state={state} hidden={hidden}>
      {children}
      <button type="submit" className={tone}>
        {button}
      </button>
    </PostedForm>
  )
  if (!summary) return form
  return (
    <details id={id} open={isOpen || Boolean(state?.problem ?? state?.question ?? state?.news) || undefined}>
      <summary>{summary}</summary>
      {form}
    </details>
  )
}

/** What was typed into a form that was refused. */
export const TypedValues = createContext<Record<string, string>>({})

type Draft = Pick<ReturnType<typeof useFormDraft>, 'keep' | 'read' | 'restore'>
/** For a part of a form that adds fields, or changes them without typing. */
export const KeptDraft = createContext<Draft>({
  keep: () => undefined,
  read: () => ({}),
  restore: () => undefined,
})

type PostedFormProps = {
  /** Under which what is typed is kept, with what `hidden` says of it. */
  name: string
  action: (form: FormData) => void
  state: DeskResult | null
  hidden?: Record<string, string | undefined>
  children: ReactNode
}

export function PostedForm({ name, action, state, hidden: given = {}, children }: PostedFormProps) {
  const { page: address, ...hidden } = given
  const [isOffline, setIsOffline] = useState(false)
  const page = useRef<HTMLInputElement>(null)
  const draft = useFormDraft({ name, hidden, result: state })
  return (
    <form
      ref={draft.ref}
      action={action}
      onChange={draft.keep}
      onSubmit={(event) => {
        setIsOffline(!navigator.onLine)
        if (page.current) page.current.value = location.pathname + location.search
        if (navigator.onLine) draft.markSent()
        else event.preventDefault()
      }}
    >
      <input type="hidden" name="page" ref={page} defaultValue={address} />
      {draft.isRestored && (
        <div className="note" role="status">
          <p>What you typed before is here again.</p>
          <button type="button" className="quiet" onClick={draft.drop}>
            Drop it
          </button>
        </div>
      )}
      {state?.problem && (
        <Refused>
          <p>{state.problem}</p>
        </Refused>
      )}
      {isOffline && (
        <p className="note problem" role="alert">
          You are offline. What you wrote is kept here: send it again when you are online.
        </p>
      )}
      {state?.question && (
        <Refused>
          <p>{state.question} Nothing was stored yet: send it again if it is right.</p>
        </Refused>
      )}
      {state?.news && (
        <News news={state.news}>
          <p>
            Nothing was stored. What you typed is still here: send it again to do it all the same, or{' '}
            <a href={address ?? '?'}>see the request as it is now</a>.
          </p>
        </News>
      )}
      {Object.entries({ ...hidden, seen: draft.seen, ...answered(state) }).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <KeptDraft value={draft}>
        <TypedValues value={state?.values ?? {}}>{children}</TypedValues>
      </KeptDraft>
    </form>
  )
}

/** What was done with the request since the form was opened. */
export function News({ news: { since }, children }: { news: NewsOfRequest; children?: ReactNode }) {
  if (since.length === 0) return null
  return (
    <Refused>
      <p>Since you opened this:</p>
      {since.map(({ text, note }) => (
        <div key={text + note}>
          <p>{text}</p>
          {note && <blockquote>{note}</blockquote>}
        </div>
      ))}
      {children}
    </Refused>
  )
}

/** Shown and focused when it comes: the button that was pressed may be far below it. */
function Refused({ children }: { children: ReactNode }) {
  return (
    <div className="note problem" role="alert" tabIndex={-1} ref={(note) => note?.focus()}>
      {children}
    </div>
  )
}

/** What the next submission says of what was shown. */
const answered = (state: DeskResult | null) => ({
  ...(state?.news && { seen: String(state.news.seen) }),
  sure: state?.question ?? state?.values.sure,
})

type FieldProps = {
  name: string
  label: string
  hint?: string
  type?: string
  defaultValue?: string
  max?: number
  isOptional?: boolean
  autoComplete?: string
  inputMode?: 'numeric' | 'email' | 'tel' | 'decimal'
  /** Offered while one types. */
  choices?: string[]
}

export function Field({
  name,
  label,
  hint,
  type = 'text',
  defaultValue = '',
  max = 120,
  isOptional,
  choices,
  ...rest
}: FieldProps) {
  const list = useId()
  const typed = use(TypedValues)[name]
  // Browsers take no digits of other scripts in a field of type number.
  const kind = type === 'number' ? { type: 'text', inputMode: 'numeric' as const } : { type }
  return (
    <label>
      {label}
      {hint && <small>{hint}</small>}
      <input
        name={name}
        {...kind}
        defaultValue={typed ?? defaultValue}
        maxLength={type === 'date' ? undefined : max}
        required={!isOptional}
        list={choices && list}
        {...rest}
      />
      {choices && (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </label>
  )
}

type TextAreaProps = Pick<FieldProps, 'name' | 'label' | 'defaultValue' | 'max' | 'isOptional'>

export function TextArea({ name, label, defaultValue = '', max = 4000, isOptional }: TextAreaProps) {
  const typed = use(TypedValues)[name]
  return (
    <label>
      {label}
      <textarea name={name} defaultValue={typed ?? defaultValue} maxLength={max} required={!isOptional} />
    </label>
  )
}

/** Of what is read before it goes out: shown and focused when it comes, since the form that was pressed is gone. */
export function CheckHeading({ children }: { children: string }) {
  return (
    <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
      {children}
    </h2>
  )
}

type ChoiceProps = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  defaultValue?: string
  /** Nothing is chosen at first. */
  isAsked?: boolean
}

export function Choice({ name, label, options, defaultValue, isAsked }: ChoiceProps) {
  const typed = use(TypedValues)[name]
  return (
    <label>
      {label}
      <select name={name} defaultValue={typed ?? defaultValue} required={isAsked}>
        {isAsked && <option value="">Choose …</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

type CheckProps = { name: string; label: string; isChecked?: boolean }

export function Check({ name, label, isChecked = false }: CheckProps) {
  const values = use(TypedValues)
  // What was not ticked is not among them.
  const isTicked = Object.keys(values).length > 0 ? values[name] === 'yes' : isChecked
  return (
    <label className="check">
      <input type="checkbox" name={name} value="yes" defaultChecked={isTicked} />
      {label}
    </label>
  )
}
