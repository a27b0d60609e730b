'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { Fragment, type ReactNode, useEffect, useRef, useState, useTransition } from 'react'
import { buttonStyles } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { opensElsewhere } from '@/components/ui/opens-elsewhere'
import { textLinkStyles } from '@/components/ui/text-link'

type Props = {
  part: ListPart
  start: Route
  more: Route | null
  notice: ReactNode
  chips: ReactNode
  children: ReactNode
}

/** Each part is a page with only the next cards. Earlier parts stay in place; Back removes them. */
export function ItineraryList({ part, start, more, notice, chips, children }: Props) {
  const router = useRouter()
  const [isAdding, startTransition] = useTransition()
  const [parts, setParts] = useState([{ ...part, children }])
  const [latest, setLatest] = useState(part)
  const list = useRef<HTMLUListElement>(null)
  const shownBefore = useRef(parts.length)

  if (part !== latest) {
    setLatest(part)
    setParts(addPart(parts, { ...part, children }))
  }

  useEffect(() => {
    const added = parts.length > shownBefore.current ? parts.at(-1) : undefined
    shownBefore.current = parts.length
    if (!added) return
    const first = list.current?.children[list.current.children.length - added.size]
    first?.querySelector('a')?.focus({ preventScroll: true })
  }, [parts])

  return (
    <>
      <div id="trips" className="flex scroll-mt-header flex-wrap items-center gap-x-4 gap-y-2 py-3 md:py-5">
        <h2 tabIndex={-1} aria-live="polite" className="font-semibold">
          {countItineraries(parts)}
        </h2>
        <div aria-live="polite" className="max-w-full empty:hidden">
          {notice}
        </div>
        {chips}
        {(parts[0]?.before ?? 0) > 0 && (
          <Link href={start} className={textLinkStyles()}>
            Show the first trips
          </Link>
        )}
      </div>
      {part.size > 0 && (
        <ul ref={list} className="cards lg:grid-cols-3">
          {parts.map(({ after, children }) => (
            <Fragment key={after}>{children}</Fragment>
          ))}
        </ul>
      )}
      {more && (
        <p className="mt-stack text-center">
          <Link
            // The fragment is for visitors without JavaScript; otherwise Chromium's Back would scroll to it.
            href={`${more}#trips`}
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              startTransition(() => router.push(more, { scroll: false }))
            }}
            data-keep-tap
            className={buttonStyles({ tone: 'outline', className: 'relative overflow-hidden' })}
          >
            <MoreLabel isLoading={isAdding} />
          </Link>
        </p>
      )}
    </>
  )
}

function MoreLabel({ isLoading }: { isLoading: boolean }) {
  return (
    <>
      Show more<span className="sr-only"> trips</span>
      <span role="status" className="sr-only">
        {isLoading && 'Loading'}
      </span>
      {isLoading && <span className="absolute inset-x-0 bottom-0.5 animate-route border-t-4 border-dotted" />}
    </>
  )
}

export type ListPart = {
  list: string
  /** Cursor of this part; null for the first. */
  after: number | null
  /** Cursor of the next part; null for the last. */
  next: number | null
  /** Numbers of trips before this part, in it and in all. */
  before: number
  size: number
  total: number
}

/** Appends a part, replaces later ones (Back), or starts over (another list). */
export function addPart<Part extends ListPart>(parts: Part[], part: Part): Part[] {
  const ofList = parts.filter(({ list }) => list === part.list)
  const place = ofList.findIndex(({ after }) => after === part.after)
  if (place >= 0) return [...ofList.slice(0, place), part]
  const last = ofList.at(-1)
  return last && part.after !== null && last.next === part.after ? [...ofList, part] : [part]
}

export function countItineraries(parts: ListPart[]) {
  const { before, total } = parts[0] ?? { before: 0, total: 0 }
  const shown = parts.reduce((sum, { size }) => sum + size, 0)
  if (before > 0) return `Trips ${before + 1} to ${before + shown} of ${total}`
  const itineraries = total === 1 ? 'trip' : 'trips'
  return shown === total && parts.length === 1 ? `${total} ${itineraries}` : `${shown} of ${total} ${itineraries}`
}
