'use client'
import { type FormEvent, useEffect, useRef } from 'react'

type Editable = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what is typed in this browser until it is sent: for a reload, a lost connection or a dead battery. `isTyped`: the
 * field has what was typed just now, so what the browser kept is older.
 */
export function useDraft<Element extends Editable>(keep: string | undefined, isTyped: boolean) {
  const ref = useRef<Element>(null)
  useEffect(() => {
    const field = ref.current
    const draft = keep === undefined ? undefined : readDrafts()[keep]
    if (field && draft && !isTyped && field.value === field.defaultValue) field.value = draft
  }, [keep, isTyped])
  if (keep === undefined) return {}
  const onInput = ({ currentTarget }: FormEvent<Element>) =>
    saveDrafts({ ...readDrafts(), [keep]: currentTarget.value })
  return { ref, onInput }
}

/** Of what was sent: their names begin with `prefix`. */
export function ForgetDrafts({ prefix }: { prefix: string }) {
  useEffect(() => {
    saveDrafts(Object.fromEntries(Object.entries(readDrafts()).filter(([name]) => !name.startsWith(prefix))))
  }, [prefix])
  return null
}

const key = 'desk'

function readDrafts(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

function saveDrafts(drafts: Record<string, string>) {
  try {
    localStorage.setItem(key, JSON.stringify(drafts))
  } catch {
    // Storage may be full or blocked.
  }
}
