'use client'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SuggestionRow } from '@/lib/search/suggest'
import type { BoxHandlers, Found, SuggestionList } from './suggestion-list'

const handled = ['onChange', 'onKeyDown', 'onFocus', 'onBlur', 'onCompositionStart', 'onCompositionEnd'] as const

type Props = Omit<ComponentProps<'input'>, 'id' | 'onSelect'> & {
  id: string
  onTrip?: (id: number) => void
  onSearch?: (query: string) => void
  /** Results of onSearch. */
  found?: Found
  box?: RefObject<HTMLInputElement | null>
  children?: ReactNode
}

type Loaded = { List: typeof SuggestionList; rows: SuggestionRow[] }

async function load(): Promise<Loaded> {
  const [{ SuggestionList }, answer] = await Promise.all([import('./suggestion-list'), fetch('/api/suggestions')])
  if (!answer.ok) throw new Error('There are no suggestions.')
  return { List: SuggestionList, rows: await answer.json() }
}

/** A plain field; suggestions load on focus and adopt the existing element, to keep caret and keyboard. */
export function SearchBox({ onTrip, onSearch, found, box: given, children, ...input }: Props) {
  const own = useRef<HTMLInputElement>(null)
  const box = given ?? own
  const handlers = useRef<BoxHandlers>({})
  const isAsked = useRef(false)
  const [loaded, setLoaded] = useState<Loaded>()
  const [said, say] = useState('')

  async function enter() {
    if (isAsked.current) return
    isAsked.current = true
    try {
      setLoaded(await load())
    } catch {
      // Retries on the next focus.
      isAsked.current = false
    }
  }

  // Focused before hydration.
  const enterGiven = useEffectEvent(enter)
  useEffect(() => {
    if (document.activeElement === box.current) void enterGiven()
  }, [box])

  const pass = Object.fromEntries(
    handled.map((name) => [
      name,
      (event: { key?: string; defaultPrevented: boolean; preventDefault: () => void }) => {
        if (name === 'onFocus') void enter()
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
      <input {...input} {...pass} ref={box} type="search" enterKeyHint="search" />
      <p role="status" className="sr-only">
        {said}
      </p>
      {loaded && box.current && (
        <loaded.List box={box.current} {...{ handlers, rows: loaded.rows, say, onTrip, onSearch, found }} />
      )}
    </div>
  )
}
