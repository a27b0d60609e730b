import { useLayoutEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { msPerDay } from '@/lib/domain/duration'

const week = 7 * msPerDay

type Draft = { savedAt: number; values: Record<string, string> }

/** What only the browser knows when the form opens. Functions outside of the component. */
export type BrowserStart<Values> = {
  /** What the address asks for. It takes precedence over a draft. */
  fromAddress?: (search: URLSearchParams, now: Values) => Partial<Values>
  /** Suggested values give way to a draft. */
  isSuggestion?: (value: string) => boolean
  /** Applied after the draft. */
  fromDevice?: (search: URLSearchParams, now: Values) => Partial<Values>
}

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  name: string | undefined
  empty: Values
  isSent?: boolean
  start?: BrowserStart<Values>
}

/** Saves typed values for seven days, never consents. Fills empty or suggested fields. Returns a delete function. */
export function useDraft<Values extends FieldValues>({ form, name, empty, isSent, start }: Options<Values>) {
  const key = name && `draft:${name}`

  // Before the first frame, so that nobody sees other values change to these.
  useLayoutEffect(() => {
    if (!key) return
    if (isSent) write(key, {})
    let isFilled = false
    // First of all: React Hook Form gives only defaults until somebody subscribes.
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => isFilled && write(key, changes(values, empty)),
    })
    const typed = form.getValues()
    const search = new URLSearchParams(window.location.search)
    const now = { ...typed, ...start?.fromAddress?.(search, typed) }
    // A new suggestion replaces an earlier one.
    const givesWay = (field: string, saved: string) => {
      const value = String(now[field])
      return now[field] === empty[field] || Boolean(start?.isSuggestion?.(value) && !start.isSuggestion(saved))
    }
    const draft = Object.fromEntries(
      Object.entries(read(key)).filter(([field, saved]) => field in empty && givesWay(field, saved)),
    )
    const restored = { ...now, ...draft }
    const values = { ...restored, ...start?.fromDevice?.(search, restored) }
    // Also without a draft: registers input from before hydration with React Hook Form.
    form.reset(values, { keepDefaultValues: true, keepErrors: true, keepFieldsRef: true })
    const added = changes(values, { ...form.formState.defaultValues, ...draft })
    if (Object.keys(added).length > 0 && !isSent) write(key, changes(values, empty))
    isFilled = true
    return unsubscribe
  }, [form, key, empty, isSent, start])

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
    if (draft && Date.now() - draft.savedAt < week) return draft.values
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
