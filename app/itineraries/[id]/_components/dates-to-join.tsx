'use client'
import { useEffect, useState } from 'react'
import { TextLink } from '@/components/ui/text-link'
import type { DepartureDate } from '@/lib/departures/dates'
import type { Departure } from '@/lib/departures/queries'
import { formatCents } from '@/lib/domain/money'

type Counted = Pick<Departure, 'id' | 'left' | 'state' | 'isSure'>
type Places = { at: string; byId: Map<number, Counted> }

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

const mostShown = 12

type Props = { itineraryId: number; dates: DepartureDate[] }

/** Places are asked for by the browser: the page itself may be a copy of before. Until then, and offline, they say "ask". */
export function DatesToJoin({ itineraryId, dates }: Props) {
  const places = usePlaces(itineraryId)
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? dates : dates.slice(0, mostShown)
  return (
    <>
      <ul className="border-ink border-t-2">
        {shown.map((date) => (
          <DateToJoin key={date.id} itineraryId={itineraryId} date={date} counted={places?.byId.get(date.id)} />
        ))}
      </ul>
      {dates.length > shown.length && (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="min-h-tap font-semibold underline decoration-2 decoration-ember underline-offset-4"
        >
          All {dates.length} dates
        </button>
      )}
      <p role="status" className="mt-2 text-ink-soft text-small">
        {places ? `Places as of ${places.at}.` : 'Ask us how many places are left.'} Prices are for one of two sharing.
      </p>
    </>
  )
}

type DateProps = { itineraryId: number; date: DepartureDate; counted: Counted | undefined }

function DateToJoin({ itineraryId, date, counted }: DateProps) {
  const { firstDay, lastDay, price, guideLanguage, note, sureFrom } = date
  const isFull = counted?.state === 'full'
  const when = days.formatRange(new Date(firstDay), new Date(lastDay))
  const told = [
    price !== null && `${formatCents(price)} each`,
    counted?.isSure || sureFrom === 0 ? 'sure to leave' : `leaves from ${sureFrom} travellers`,
    guideLanguage && `guide speaks ${guideLanguage}`,
    note,
  ]
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3">
      <div>
        <p className="font-semibold">{when}</p>
        <p className="text-ink-soft text-small">{told.filter(Boolean).join(', ')}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4">
        {counted && <span className={counted.state === 'open' ? undefined : 'font-semibold'}>{describe(counted)}</span>}
        <TextLink href={`/book?itinerary=${itineraryId}&from=${firstDay}`}>
          {isFull ? 'Ask for the waiting list' : 'Ask for places'}
          <span className="sr-only">, {when}</span>
        </TextLink>
      </p>
    </li>
  )
}

function describe({ state, left }: Counted) {
  if (state === 'gone') return 'It has left'
  if (state === 'full') return 'Full'
  return left === 1 ? '1 place left' : `${left} places left`
}

function usePlaces(itineraryId: number) {
  const [places, setPlaces] = useState<Places | null>(null)
  useEffect(() => {
    const stopping = new AbortController()
    const read = async () => {
      const response = await fetch(`/api/itineraries/${itineraryId}/departures`, { signal: stopping.signal })
      if (!response.ok) return
      const found: Counted[] = await response.json()
      setPlaces({ at: time.format(new Date()), byId: new Map(found.map((one) => [one.id, one])) })
    }
    read().catch(() => undefined)
    return () => stopping.abort()
  }, [itineraryId])
  return places
}
