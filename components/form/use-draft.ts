import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const lifetime = 7 * 24 * 60 * 60 * 1000

type Draft = { savedAt: number; values: Record<string, string> }

/**
 * Keeps what was typed through a reload or a look at another page, on this device, for seven days. Takes the form, a name
 * for the draft, without which nothing is kept, and the empty form: only texts that differ from it are stored (so never a consent, which is a checkbox, nor
 * a field the form does not know), and only fields that are still empty are filled. Returns the function that forgets it;
 * `isSent` says that a post without JavaScript has just sent it.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | undefined,
  empty: Values,
  isSent = false,
) {
  const key = name && `draft:${name}`

  useEffect(() => {
    if (!key) return
    if (isSent) write(key, {})
    const now = form.getValues()
    const draft = Object.entries(read(key)).filter(([field]) => field in empty && now[field] === empty[field])
    // Also where there is no draft: it tells the rest of the page what was typed before hydration.
    form.reset(
      { ...now, ...Object.fromEntries(draft) },
      { keepDefaultValues: true, keepErrors: true, keepFieldsRef: true },
    )
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => write(key, changes(values, empty)),
    })
  }, [form, key, empty, isSent])

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
    if (draft && Date.now() - draft.savedAt < lifetime) return draft.values
    localStorage.removeItem(key)
  } catch {
    // Storage may be switched off, or hold what an older version wrote: then there is no draft.
  }
  return {}
}

function write(key: string, values: Draft['values']) {
  try {
    if (Object.keys(values).length === 0) return localStorage.removeItem(key)
    localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), values } satisfies Draft))
  } catch {
    // Storage may be switched off or full: then there is no draft.
  }
}
