import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { useRouter } from 'next/navigation'
import { type ComponentProps, type Ref, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  mostSuggested,
  type Suggestion,
  type SuggestionKind,
  type SuggestionRow,
  suggest,
  suggestionKinds,
  toSuggestions,
} from '@/lib/search/suggest'
import { addRecent, readRecent } from './recent-searches'

const titles: Record<SuggestionKind, string> = {
  place: 'Places',
  animal: 'Animals',
  month: 'Months',
  theme: 'Things to do',
  trip: 'Trips',
  recent: 'Your recent searches',
}

export type BoxHandlers = Partial<
  Record<
    `on${'Change' | 'KeyDown' | 'Focus' | 'Blur' | 'CompositionStart' | 'CompositionEnd'}`,
    (event: unknown) => void
  >
>

/** Search results, shown until the input changes. */
export type Found = { query: string; trips: Suggestion[] } | null

type Props = {
  box: HTMLInputElement
  handlers: RefObject<BoxHandlers>
  isSent: RefObject<boolean>
  rows: SuggestionRow[]
  /** Where the number of suggestions is announced. */
  status: HTMLElement
  onTrip?: (id: number) => void
  onSearch?: (query: string) => void
  found?: Found
}

const trips = suggestionKinds.indexOf('trip')

// Chromium stops at what scrolls, and the list would stay open behind it. The type of ComboboxOptions has no tabIndex.
const notTabbable = { tabIndex: -1 }

export function SuggestionList({ box, status, handlers, isSent, rows, onTrip, onSearch, found }: Props) {
  const router = useRouter()
  const [text, setText] = useState(box.value)
  const [recent, setRecent] = useState(readRecent)
  const known = useMemo(() => toSuggestions(onTrip ? rows.filter(([kind]) => kind === trips) : rows), [rows, onTrip])
  const offered = useMemo(
    () =>
      found && found.query === text.trim()
        ? found.trips
        : suggest(text, known, onTrip ? [] : recent, mostSuggested - 1),
    [text, known, recent, found, onTrip],
  )

  // Already focused, so no event would open the list.
  useEffect(() => {
    if (document.activeElement === box && !isSent.current) handlers.current.onChange?.({ target: box })
  }, [box, handlers, isSent])

  useEffect(() => {
    if (found?.trips.length && document.activeElement === box) handlers.current.onChange?.({ target: box })
  }, [found, box, handlers])

  function search(query: string) {
    if (onSearch) return onSearch(query)
    addRecent(query)
    setRecent(readRecent())
    box.form?.requestSubmit()
  }

  function choose(chosen: Suggestion | 'search' | null) {
    if (chosen === null) return
    if (chosen === 'search') return search(box.value.trim())
    if (chosen.id !== undefined) {
      if (onTrip) {
        box.value = ''
        setText('')
        return onTrip(chosen.id)
      }
      // A pending search would navigate away from the trip.
      box.dispatchEvent(new Event('leave', { bubbles: true }))
      return router.push(`/itineraries/${chosen.id}`)
    }
    box.value = chosen.fill
    setText(chosen.fill)
    search(chosen.fill)
  }

  return (
    <Combobox<Suggestion | 'search' | null> value={null} onChange={choose} immediate>
      {({ open }) => (
        <>
          <ComboboxInput
            as={AdoptedBox}
            box={box}
            handlers={handlers}
            displayValue={() => box.value}
            onChange={() => setText(box.value)}
            onFocus={() => setText(box.value)}
          />
          {createPortal(open && describeCount(offered.length), status)}
          <ComboboxOptions
            modal={false}
            {...notTabbable}
            aria-label="Suggestions"
            className="absolute inset-x-0 top-full z-bar mt-1 max-h-[min(28rem,60svh)] overflow-y-auto overscroll-contain rounded-control border border-line-strong bg-white py-1 shadow-pop"
          >
            <Option key={`${text} search`} value="search">
              {text.trim() ? (
                <span>
                  Search for <b className="font-bold [overflow-wrap:anywhere]">‘{text.trim()}’</b>
                </span>
              ) : (
                'Search all trips'
              )}
            </Option>
            {suggestionKinds.map((kind) => {
              const group = offered.filter((one) => one.kind === kind)
              return (
                group.length > 0 && (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
                  <div key={kind} role="group" aria-label={titles[kind]}>
                    <p aria-hidden="true" className="px-3.75 pt-2.5 pb-0.5 text-label text-ink-soft">
                      {titles[kind]}
                    </p>
                    {group.map((one) => (
                      <Option key={`${text} ${one.label} ${one.id}`} value={one}>
                        <span className="font-semibold">{one.label}</span>{' '}
                        <span className="text-ink-soft text-small">{one.note}</span>
                      </Option>
                    ))}
                  </div>
                )
              )
            })}
          </ComboboxOptions>
        </>
      )}
    </Combobox>
  )
}

const describeCount = (count: number) =>
  count === 0 ? 'No suggestions. Press Enter to search.' : count === 1 ? '1 suggestion' : `${count} suggestions`

function Option(props: ComponentProps<typeof ComboboxOption>) {
  return (
    <ComboboxOption
      {...props}
      className="flex min-h-tap cursor-pointer flex-wrap items-center gap-x-2 px-3.75 py-1.5 data-focus:bg-sand forced-colors:data-focus:outline-2"
    />
  )
}

type Adopted = ComponentProps<'input'> & {
  box: HTMLInputElement
  handlers: RefObject<BoxHandlers>
  ref?: Ref<HTMLInputElement>
}

/** Renders no input, but passes attributes and handlers to the existing one. */
function AdoptedBox({ box, handlers, ref, ...props }: Adopted) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return
    ref(box)
    return () => {
      ref(null)
    }
  }, [box, ref])

  useLayoutEffect(() => {
    handlers.current = props as BoxHandlers
    for (const [name, value] of Object.entries(props)) {
      if (name !== 'role' && !name.startsWith('aria-')) continue
      if (value === undefined || value === null) box.removeAttribute(name)
      else box.setAttribute(name, String(value))
    }
    // The browser's suggestions would cover these.
    box.autocomplete = 'off'
    return () => {
      handlers.current = {}
    }
  })

  return null
}
