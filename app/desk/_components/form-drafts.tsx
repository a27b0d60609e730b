'use client'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { msPerDay } from '@/lib/domain/duration'

type Draft = {
  /** By the names of the fields that were changed. */
  values: Record<string, string>
  /** The latest event of the request when it was begun. */
  seen?: string
  savedAt: number
  /** Sent, with no answer yet: `at` of the page it was sent from. Each page that an action leads to has another one. */
  sentFrom?: string
}
type Drafts = Record<string, Draft>

const storageKey = 'desk'
// As long as a session without use.
const longestKept = 30 * msPerDay
const mostDrafts = 40
const mostCharacters = 200_000

type Options = {
  /** One of its page, with `hidden`. */
  name: string
  hidden: Record<string, string | undefined>
  /** Of the form that was sent. */
  result: object | null
}

/**
 * Keeps what is typed in a form in this browser until the form is accepted: for a session that ended, a reload, a lost
 * connection. A page that opens again shows it.
 */
export function useFormDraft({ name, hidden, result }: Options) {
  const isKept = use(AreDraftsKept)
  const ref = useRef<HTMLFormElement>(null)
  const [restored, setRestored] = useState<Draft | null>(null)
  const id = getId(name, hidden)

  useEffect(() => {
    const form = ref.current
    if (!isKept || !form) return
    const key = toKey(id)
    if (result) setSentFrom(key, undefined)
    const draft = settleDrafts()[key]
    if (!draft) return
    const isChanged = fillIn(form, draft.values)
    if (result) return
    if (isChanged) setRestored(draft)
    else if (hasFields(form, draft)) forget(key)
  }, [isKept, id, result])

  return {
    ref,
    keep: () => isKept && ref.current && keep(toKey(id), ref.current, hidden.seen),
    /** What is kept of it and was not accepted, by the names of the fields. */
    read: () => (isKept && openDrafts()[toKey(id)]?.values) || {},
    /** Into fields that were added since the form was opened. */
    restore: () => {
      const draft = isKept && ref.current && openDrafts()[toKey(id)]
      if (draft && ref.current && fillIn(ref.current, draft.values) && !result) setRestored(draft)
    },
    markSent: () => isKept && setSentFrom(toKey(id), currentAt() ?? ''),
    isRestored: restored !== null,
    /** Not later than what was seen when it was typed, so that the desk asks about what was done since. */
    seen: earlier(restored?.seen, hidden.seen),
    drop: () => {
      forget(toKey(id))
      setRestored(null)
      ref.current?.reset()
      ref.current?.dispatchEvent(new Event('input'))
    },
  }
}

const getId = (name: string, { reference = '', quote, hold, direction, payment }: Options['hidden']) =>
  [reference, name, quote, hold, direction, payment].filter((part) => part !== undefined).join(' ')

/** A request has the same from its mail as from the list. */
const toKey = (id: string) => (id.startsWith(' ') ? location.pathname + id : id)

const AreDraftsKept = createContext(true)

/** For forms that anybody may open who uses this browser: nothing is kept, shown or forgotten. */
export function WithoutDrafts({ children }: { children: ReactNode }) {
  return <AreDraftsKept value={false}>{children}</AreDraftsKept>
}

/** On the sign-in, where a session has ended: what was sent last was not accepted. `isForgotten`: nor is it kept. */
export function DraftsAtSignIn({ isForgotten }: { isForgotten: boolean }) {
  useEffect(() => {
    const drafts = isForgotten ? {} : readDrafts()
    saveDrafts(mapDrafts(drafts, (draft) => ({ ...draft, sentFrom: undefined })))
  }, [isForgotten])
  return null
}

/** After a form that stays on its page. */
export function ForgetDraft({ name, hidden }: Pick<Options, 'name' | 'hidden'>) {
  const id = getId(name, hidden)
  useEffect(() => forget(toKey(id)), [id])
  return null
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const unkeptTypes = ['hidden', 'file', 'password', 'submit', 'button', 'reset']

/** Not what confirms a deletion, which is typed anew. */
const getControls = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      !unkeptTypes.includes(element.type) &&
      element.name !== '' &&
      element.name !== 'word',
  )

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

function getValue(control: Control) {
  if (isTick(control)) return control.checked ? control.value : ''
  return control.value
}

function getDefault(control: Control) {
  if (isTick(control)) return control.defaultChecked ? control.value : ''
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

const hasFields = (form: HTMLFormElement, { values }: Draft) => {
  const names = getControls(form).map(({ name }) => name)
  return Object.keys(values).every((name) => names.includes(name))
}

/** Parts of the form that follow what is typed are told. */
function fillIn(form: HTMLFormElement, values: Draft['values']) {
  const isChanged = fill(form, values)
  if (isChanged) form.dispatchEvent(new Event('input'))
  return isChanged
}

/** Returns whether a field has changed. What was typed before this ran is newer. */
function fill(form: HTMLFormElement, values: Draft['values']) {
  let isChanged = false
  for (const control of getControls(form)) {
    const value = values[control.name]
    if (value === undefined || getValue(control) !== getDefault(control) || value === getDefault(control)) continue
    if (isTick(control)) control.checked = value !== ''
    else control.value = value
    // An option may be gone meanwhile.
    if (getValue(control) === getDefault(control)) continue
    isChanged = true
    showFolded(control)
  }
  return isChanged
}

function showFolded(control: Control) {
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

function keep(key: string, form: HTMLFormElement, seen: string | undefined) {
  const drafts = readDrafts()
  const before = drafts[key]
  const values = { ...before?.values }
  for (const control of getControls(form)) {
    const value = getValue(control)
    // After a refusal what was typed is the default.
    if (value !== getDefault(control) || control.name in values) values[control.name] = value
  }
  if (Object.keys(values).length === 0) return
  saveDrafts({ ...drafts, [key]: { values, seen: before?.seen ?? seen, savedAt: Date.now() } })
}

function forget(key: string) {
  const { [key]: _, ...others } = readDrafts()
  saveDrafts(others)
}

function setSentFrom(key: string, sentFrom: string | undefined) {
  const drafts = readDrafts()
  const draft = drafts[key]
  if (draft) saveDrafts({ ...drafts, [key]: { ...draft, sentFrom } })
}

/** What was sent was accepted where the desk led on to another page, and otherwise not. */
function settleDrafts() {
  const drafts = mapDrafts(openDrafts(), (draft) => ({ ...draft, sentFrom: undefined }))
  saveDrafts(drafts)
  return drafts
}

function openDrafts(): Drafts {
  const at = currentAt()
  const isOpen = ({ sentFrom }: Draft) => sentFrom === undefined || at === null || at === sentFrom
  return Object.fromEntries(Object.entries(readDrafts()).filter(([, draft]) => isOpen(draft)))
}

const currentAt = () => new URLSearchParams(location.search).get('at')

function earlier(kept: string | undefined, shown: string | undefined) {
  if (kept === undefined || shown === undefined) return shown
  return Number(kept) < Number(shown) ? kept : shown
}

const mapDrafts = (drafts: Drafts, change: (draft: Draft) => Draft): Drafts =>
  Object.fromEntries(Object.entries(drafts).map(([key, draft]) => [key, change(draft)]))

function readDrafts(): Drafts {
  try {
    const stored: Record<string, unknown> = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Draft] => isDraft(entry[1])))
  } catch {
    return {}
  }
}

/** Earlier versions of the site stored texts. */
const isDraft = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && 'values' in stored && 'savedAt' in stored

/** The newest of them. */
function saveDrafts(drafts: Drafts) {
  const since = Date.now() - longestKept
  const newest = Object.entries(drafts)
    .filter(([, { savedAt }]) => savedAt >= since)
    .toSorted(([, one], [, other]) => other.savedAt - one.savedAt)
    .slice(0, mostDrafts)
  let left = mostCharacters
  const fitting = newest.filter((entry) => {
    left -= JSON.stringify(entry).length
    return left >= 0
  })
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(fitting)))
  } catch {
    // Storage may be full or blocked.
  }
}
