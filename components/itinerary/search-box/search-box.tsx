'use client'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SuggestionRow } from '@/lib/search/suggest'
import type { BoxHandlers, Found, SuggestionList } from './suggestion-list'

const handled = ['onChange', 'onKeyDown', 'onFocus', 'onBlur', 'onCompositionStart', 'onCompositionEnd'] as const

type Props = Omit<ComponentProps<'input'>, 'id' | 'onSelect'> & {
  id: string
  /** Offers trips only, and this is done with the one that is chosen. */
  onTrip?: (id: number) => void
  /** Instead of sending the form. */
  onSearch?: (query: string) => void
  /** What onSearch has found. */
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

/**
 * A plain search field. Its suggestions load when it is entered, and then take over the element that is there, so that no
 * letter, no caret and no keyboard is lost.
 */
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
      // It stays a plain field, and tries again when it is next entered.
      isAsked.current = false
    }
  }

  // Entered before the script was here.
  const enterGiven = useEffectEvent(enter)
  useEffect(() => {
    if (document.activeElement === box.current) void enterGiven()
  }, [box])

  const pass = Object.fromEntries(
    handled.map((name) => [
      name,
      (event: { key?: string; defaultPrevented: boolean; preventDefault: () => void }) => {
        if (name === 'onFocus') void enter()
        // The list would choose what is highlighted; leaving it only closes it.
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
