import { millisecondsInWeek } from 'date-fns/constants'
import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

type Draft = { savedAt: number; values: Record<string, string> }

/** What only the browser knows when the form opens. Functions outside of the component. */
export type BrowserStart<Values> = {
  /** What the address asks for. It takes precedence over a draft. */
  fromAddress?: (search: URLSearchParams, now: Values) => Partial<Values>
  /** Suggested values give way to a draft. */
  isSuggestion?: (value: string) => boolean
  /** Applied after the draft. */
  fromDevice?: (now: Values) => Partial<Values>
}

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  name: string | undefined
  empty: Values
  isSent?: boolean
  start?: BrowserStart<Values>
}

const nothing = () => ({})

/** Saves typed values for seven days, never consents. Fills empty or suggested fields. Returns a delete function. */
export function useDraft<Values extends FieldValues>({ form, name, empty, isSent, start = {} }: Options<Values>) {
  const key = name && `draft:${name}`
  const { fromAddress = nothing, isSuggestion, fromDevice = nothing } = start

  useEffect(() => {
    if (!key) return
    if (isSent) write(key, {})
    const typed = form.getValues()
    const now = { ...typed, ...fromAddress(new URLSearchParams(window.location.search), typed) }
    // A new suggestion replaces an earlier one.
    const givesWay = (field: string, kept: string) => {
      const value = String(now[field])
      return now[field] === empty[field] || Boolean(value && isSuggestion?.(value) && !isSuggestion(kept))
    }
    const draft = Object.entries(read(key)).filter(([field, kept]) => field in empty && givesWay(field, kept))
    const restored = { ...now, ...Object.fromEntries(draft) }
    const remembered = fromDevice(restored)
    const values = { ...restored, ...remembered }
    // Also without a draft: registers input from before hydration with React Hook Form.
    form.reset(values, { keepDefaultValues: true, keepErrors: true, keepFieldsRef: true })
    const isTyped = Object.keys(changes(now, { ...form.formState.defaultValues })).length > 0
    const isNew = isTyped || Object.keys(remembered).length > 0
    if (isNew && !isSent) write(key, changes(values, empty))
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => write(key, changes(values, empty)),
    })
  }, [form, key, empty, isSent, fromAddress, isSuggestion, fromDevice])

  return () => {
    if (key) write(key, {})
  }
}

function changes(values: FieldValues, empty: FieldValues) {
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0] in empty && entry[1] !== empty[entry[0]],
  )
  return Object.fromEntries(texts)
}

function read(key: string): Draft['values'] {
  try {
    const draft: Draft | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (draft && Date.now() - draft.savedAt < millisecondsInWeek) return draft.values
    localStorage.removeItem(key)
  } catch {
    // Storage may be blocked or hold an older version's data.
  }
  return {}
}

function write(key: string, values: Draft['values']) {
  try {
    if (Object.keys(values).length === 0) return localStorage.removeItem(key)
    localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), values } satisfies Draft))
  } catch {
    // Storage may be blocked or full.
  }
}
