'use client'
import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react'
import type { SuggestionRow } from '@/lib/search/suggest'
import type { BoxHandlers, Found, SuggestionList } from './suggestion-list'

const handled = ['onChange', 'onKeyDown', 'onFocus', 'onBlur', 'onCompositionStart', 'onCompositionEnd'] as const

type Props = Omit<ComponentProps<'input'>, 'id' | 'onSelect'> & {
  id: string
  onTrip?: (id: number) => void
  onSearch?: (query: string) => void
  /** Results of onSearch. */
  found?: Found
  children?: ReactNode
}

type Loaded = { List: typeof SuggestionList; rows: SuggestionRow[] }

async function load(): Promise<Loaded> {
  const [{ SuggestionList }, answer] = await Promise.all([import('./suggestion-list'), fetch('/api/suggestions')])
  if (!answer.ok) throw new Error('There are no suggestions.')
  return { List: SuggestionList, rows: await answer.json() }
}

/** A plain field; suggestions load on focus and adopt the existing element, to keep caret and keyboard. */
export function SearchBox({ onTrip, onSearch, found, children, ...input }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const handlers = useRef<BoxHandlers>({})
  const isRequested = useRef(false)
  // A search that was sent before the suggestions have loaded must not open them.
  const isSent = useRef(false)
  const [loaded, setLoaded] = useState<Loaded>()

  const enter = useCallback(async () => {
    if (isRequested.current) return
    isRequested.current = true
    try {
      setLoaded(await load())
    } catch {
      // Retries on the next focus.
      isRequested.current = false
    }
  }, [])

  const connect = useCallback(
    (input: HTMLInputElement) => {
      box.current = input
      // Focused before hydration.
      if (document.activeElement === input) void enter()
      return () => {
        box.current = null
      }
    },
    [enter],
  )

  const pass = Object.fromEntries(
    handled.map((name) => [
      name,
      (event: { key?: string; defaultPrevented: boolean; preventDefault: () => void }) => {
        if (name === 'onFocus') void enter()
        if (name === 'onFocus' || name === 'onChange') isSent.current = false
        if (name === 'onKeyDown' && event.key === 'Enter') isSent.current = true
        // Tab would select the highlighted option instead of closing the list.
        if (event.key !== 'Tab') handlers.current[name]?.(event)
        if (name !== 'onKeyDown' || event.key !== 'Enter' || !onSearch || event.defaultPrevented) return
        event.preventDefault()
        onSearch(box.current?.value.trim() ?? '')
      },
    ]),
  )

  return (
    <div className="relative">
      {children}
      <input {...input} {...pass} ref={connect} type="search" enterKeyHint="search" />
      <p ref={status} role="status" className="sr-only" />
      {loaded && box.current && status.current && (
        <loaded.List
          box={box.current}
          status={status.current}
          rows={loaded.rows}
          {...{ handlers, isSent, onTrip, onSearch, found }}
        />
      )}
    </div>
  )
}
