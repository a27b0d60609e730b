'use client'
import { useEffect, useState } from 'react'
import { Fold } from '@/components/ui/fold'
import { TextLink } from '@/components/ui/text-link'
import { counted } from '@/lib/content/format'
import type { DepartureDate } from '@/lib/departures/dates'
import { describeDate, formatDays } from '@/lib/departures/describe-date'
import type { Departure } from '@/lib/departures/queries'

type Counted = Pick<Departure, 'id' | 'left' | 'state' | 'isSure'>
type Places = { at: string; byId: Map<number, Counted> }

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

const mostShown = 5

type Props = { itineraryId: number; dates: DepartureDate[] }

/** Places are asked for by the browser: the page itself may be a copy of before. Until then, and offline, they say "ask". */
export function DatesToJoin({ itineraryId, dates }: Props) {
  const places = usePlaces(itineraryId)
  const list = (some: DepartureDate[], className: string) => (
    <ul className={className}>
      {some.map((date) => (
        <DateToJoin key={date.id} itineraryId={itineraryId} date={date} places={places?.byId.get(date.id)} />
      ))}
    </ul>
  )
  const later = dates.slice(mostShown)
  return (
    <>
      {list(dates.slice(0, mostShown), 'border-ink border-t-2')}
      {later.length > 0 && (
        <Fold isAlways summary={<span className="font-semibold">{counted(later.length, 'later date')}</span>}>
          {list(later, 'border-line border-t')}
        </Fold>
      )}
      <p role="status" className="mt-2 text-ink-soft text-small">
        {places ? `Places as of ${places.at}.` : 'Ask us how many places are left.'} Prices are for one of two sharing.
      </p>
    </>
  )
}

type DateProps = { itineraryId: number; date: DepartureDate; places: Counted | undefined }

function DateToJoin({ itineraryId, date, places }: DateProps) {
  const isFull = places?.state === 'full'
  const when = formatDays(date)
  return (
    <li className="items-baseline justify-between gap-x-6 border-line border-b py-3 md:flex">
      <div>
        <p className="font-semibold">{when}</p>
        <p className="text-ink-soft text-small">{describeDate(date, places?.isSure)}</p>
      </div>
      <p className="flex shrink-0 flex-wrap items-baseline gap-x-4">
        {places && <span className={places.state === 'open' ? undefined : 'font-semibold'}>{describe(places)}</span>}
        <TextLink href={`/book?itinerary=${itineraryId}&from=${date.firstDay}`}>
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
