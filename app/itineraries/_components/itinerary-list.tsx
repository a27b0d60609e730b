'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useTransition } from 'react'
import { AnswerList } from '@/components/sections/answer-list'
import { buttonStyles } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { opensElsewhere } from '@/components/ui/opens-elsewhere'
import { textLinkStyles } from '@/components/ui/text-link'
import type { Answer } from '@/lib/answers/answer'
import { counted } from '@/lib/content/format'

type Props = {
  shown: ShownTrips
  /** The page with the next cards alone; null for the last. */
  next: Route | null
  /** This page with the next cards below; null when it is long enough. */
  longer: Route | null
  answers: Answer[]
  notice: ReactNode
  chips: ReactNode
  children: ReactNode
}

/** Show more has an address of its own, so that Back from a trip comes to all cards; a further Back removes the added. */
export function ItineraryList({ shown, next, longer, answers, notice, chips, children }: Props) {
  const router = useRouter()
  const [isAdding, startTransition] = useTransition()
  const list = useRef<HTMLUListElement>(null)
  const shownBefore = useRef(shown)

  useEffect(() => {
    const before = shownBefore.current
    shownBefore.current = shown
    if (!isLonger(shown, before)) return
    list.current?.children[before.size]?.querySelector('a')?.focus({ preventScroll: true })
  }, [shown])

  return (
    <>
      <div id="trips" className="flex scroll-mt-header flex-wrap items-center gap-x-4 gap-y-1 py-2 md:gap-y-2 md:py-5">
        {/* Announced by their number; to read them is up to the visitor. */}
        <div aria-live="polite" className="w-full empty:hidden">
          {answers.length > 0 && (
            <h2 className="font-head text-card">{counted(answers.length, 'answer')} from our pages</h2>
          )}
        </div>
        {answers.length > 0 && (
          <div className="mt-2 mb-4 w-full border-line border-b pb-3">
            <AnswerList answers={answers} className="lg:auto-cols-fr lg:grid-flow-col" />
          </div>
        )}
        <h2 tabIndex={-1} aria-live="polite" className="font-semibold">
          {countItineraries(shown)}
        </h2>
        <div aria-live="polite" className="max-w-full empty:hidden">
          {notice}
        </div>
        {chips}
        {shown.before > 0 && (
          <Link href={shown.list} className={textLinkStyles()}>
            Show the first trips
          </Link>
        )}
      </div>
      {shown.size > 0 && (
        <ul ref={list} className="cards lg:grid-cols-3">
          {children}
        </ul>
      )}
      {next && (
        <p className="mt-stack text-center">
          <Link
            // The fragment is for visitors without JavaScript; otherwise Chromium's Back would scroll to it.
            href={`${next}#trips`}
            onClick={(event) => {
              if (!longer || opensElsewhere(event)) return
              event.preventDefault()
              startTransition(() => router.push(longer, { scroll: false }))
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

export type ShownTrips = {
  /** Address of the list from its start. */
  list: Route
  /** Id of the trip before the first one shown; null at the start. */
  after: number | null
  before: number
  size: number
  total: number
}

function isLonger(shown: ShownTrips, before: ShownTrips) {
  return shown.list === before.list && shown.after === before.after && shown.size > before.size
}

export function countItineraries({ before, size, total }: ShownTrips) {
  if (before > 0) return `Trips ${before + 1} to ${before + size} of ${total}`
  const itineraries = total === 1 ? 'trip' : 'trips'
  return size === total ? `${total} ${itineraries}` : `${size} of ${total} ${itineraries}`
}
