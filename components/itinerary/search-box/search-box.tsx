'use client'
import { Combobox, ComboboxInput } from '@headlessui/react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { mostSuggested, type Suggestion, type Suggestions, suggest, toSuggestions } from '@/lib/search/suggest'
import { SuggestionList } from './suggestion-list'

type Props = Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'onSelect'> & {
  id: string
  /** For a box that chooses a trip: only trips are suggested, and nothing is submitted. */
  onTrip?: (id: number) => void
  onType?: (text: string) => void
  /** Trips that match what is typed, besides those with it in their title. */
  trips?: Suggestion[]
  children?: ReactNode
}

const none: Suggestions = { entries: [], words: [] }

export function SearchBox({ id, onTrip, onType, trips = [], children, ...input }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const isRequested = useRef(false)
  const [text, setText] = useState(String(input.defaultValue ?? ''))
  const [known, setKnown] = useState(none)
  const [recent, setRecent] = useState<string[]>([])
  const matching = suggest(text, known, onTrip ? [] : recent, mostSuggested - 1)
  const further = trips.filter(({ id }) => !matching.some((one) => one.id === id))
  const offered = [...matching, ...further]

  async function load() {
    setRecent(readRecent())
    if (isRequested.current) return
    isRequested.current = true
    try {
      const response = await fetch('/api/suggestions')
      if (!response.ok) throw new Error('There are no suggestions.')
      const { entries, words } = toSuggestions(await response.json())
      setKnown({ entries: onTrip ? entries.filter(({ kind }) => kind === 'trip') : entries, words })
    } catch {
      // Retries when the list opens again.
      isRequested.current = false
    }
  }

  function type(typed: string) {
    setText(typed)
    onType?.(typed.trim())
  }

  const takeTyped = useEffectEvent(() => {
    const field = box.current
    if (!field?.value) return
    type(field.value)
    // Headless UI opens the list when the box is entered, which it has not seen.
    if (document.activeElement === field) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
  // Typed before hydration.
  useEffect(() => takeTyped(), [])

  function fillIn(filled: string) {
    if (box.current) box.current.value = filled
    type(filled)
  }

  function choose(chosen: Suggestion | 'search' | null) {
    if (!chosen || !box.current) return
    if (chosen === 'search') return search()
    if (chosen.href) return open(chosen.href)
    if (chosen.id === undefined) {
      fillIn(chosen.fill)
      return search()
    }
    if (onTrip) {
      fillIn('')
      return onTrip(chosen.id)
    }
    open(`/itineraries/${chosen.id}`)
  }

  function open(address: string) {
    // A pending search would navigate away from it.
    box.current?.dispatchEvent(new Event('leave', { bubbles: true }))
    location.assign(address)
  }

  function search() {
    addRecent(box.current?.value.trim() ?? '')
    box.current?.form?.requestSubmit()
  }

  // Tab would choose the highlighted suggestion instead of closing the list.
  const keepTab = (event: KeyboardEvent) => event.key === 'Tab' && event.stopPropagation()

  return (
    <Combobox<Suggestion | 'search' | null> value={null} onChange={choose} immediate>
      {({ open }) => (
        <div className="relative" onKeyDownCapture={keepTab}>
          {children}
          <ComboboxInput
            {...input}
            id={id}
            ref={box}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            displayValue={() => typedBefore(id) ?? text}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              // The form around a box that chooses is not sent, and its list stays open for what is still searched.
              if (event.key === 'Enter' && onTrip && (!open || offered.length === 0)) event.preventDefault()
            }}
          />
          <p role="status" className="sr-only">
            {open && describeCount(offered.length, !onTrip)}
          </p>
          <SuggestionList text={text} offered={offered} hasSearch={!onTrip} onOpen={load} />
        </div>
      )}
    </Combobox>
  )
}

/** Headless UI sets its value when it takes the field over, and would remove what was typed before. */
const typedBefore = (id: string) =>
  typeof document === 'undefined' ? undefined : (document.getElementById(id) as HTMLInputElement | null)?.value

function describeCount(count: number, hasSearch: boolean) {
  if (count === 0) return hasSearch ? 'No suggestions. Press Enter to search.' : ''
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}

// localStorage may be blocked, full, or hold other data.
const key = 'recent-searches'
const mostRecent = 5

function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, mostRecent) : []
  } catch {
    return []
  }
}

function addRecent(query: string) {
  if (!query) return
  const others = readRecent().filter((one) => one.toLowerCase() !== query.toLowerCase())
  try {
    localStorage.setItem(key, JSON.stringify([query, ...others].slice(0, mostRecent)))
  } catch {
    // Optional.
  }
}
