import type { ReactNode } from 'react'
import { KeptPrice } from '@/components/itinerary/kept-price'
import { Link } from '@/components/ui/link'
import { SafariImage } from '@/components/ui/safari-image'
import { counted, formatDuration } from '@/lib/content/format'
import type { ShortlistTrip } from '@/lib/data/shortlist'
import { nightsByBed, pricesByParty, roadHours } from '@/lib/itineraries/compare'
import { describeMonths } from '@/lib/itineraries/details'
import { formatPrice } from '@/lib/itineraries/price'
import { usablePicture } from '@/lib/look/usable-picture'
import { RemoveTrip } from './remove-trip'

const facts: { label: string; of: (trip: ShortlistTrip) => ReactNode }[] = [
  { label: 'Price per person', of: priceOf },
  { label: 'Days', of: ({ duration }) => formatDuration(duration) },
  { label: 'On the road', of: roadOf },
  { label: 'You sleep in', of: bedsOf },
  { label: 'Best months', of: ({ bestMonths }) => describeMonths(bestMonths) },
  { label: 'Difficulty', of: ({ difficultyLevel }) => difficultyLevel || 'Easy' },
  { label: 'Minimum age', of: ({ suitability }) => suitability && ageOf(suitability.youngest) },
  { label: 'Animals', of: ({ animals }) => animals.length > 0 && <List items={animals} /> },
  { label: 'Not included', of: ({ exclusions }) => exclusions.length > 0 && <List items={exclusions} /> },
]

/** The name of each fact has a row of its own, so that three trips fit a phone. */
export function Comparison({ trips, ids }: { trips: ShortlistTrip[]; ids: number[] }) {
  return (
    <table className="w-full table-fixed border-collapse text-left align-top text-small print:text-[8pt]">
      <caption className="sr-only">The trips side by side</caption>
      <thead>
        <tr>
          {trips.map(({ id, title, imageUrl }) => (
            <th key={id} scope="col" className="pr-3 pb-3 align-top font-normal md:pr-6">
              <div className="relative aspect-4/3 overflow-hidden rounded-print bg-straw print:hidden">
                <SafariImage src={usablePicture(imageUrl)} alt="" sizes="(min-width: 768px) 28rem, 34vw" />
              </div>
              <Link
                href={`/itineraries/${id}`}
                className="mt-2 block min-h-tap hyphens-auto font-head text-[1.0625rem] leading-tight underline-offset-2 [overflow-wrap:anywhere] hover:underline md:text-card"
              >
                {title}
              </Link>
              <RemoveTrip id={id} title={title} ids={ids} />
            </th>
          ))}
        </tr>
      </thead>
      {facts.map(({ label, of }) => {
        const values = trips.map((trip) => ({ id: trip.id, value: of(trip) }))
        if (values.every(({ value }) => !value)) return null
        return (
          <tbody key={label} className="break-inside-avoid">
            <tr>
              <th
                scope="rowgroup"
                colSpan={trips.length}
                className="border-line border-t pt-3 text-ink-soft text-label print:pt-1"
              >
                {label}
              </th>
            </tr>
            <tr>
              {values.map(({ id, value }) => (
                <td
                  key={id}
                  className="hyphens-auto pt-1 pr-3 pb-3 align-top [overflow-wrap:anywhere] md:pr-6 print:pb-1"
                >
                  {value || 'Not known'}
                </td>
              ))}
            </tr>
          </tbody>
        )
      })}
    </table>
  )
}

function priceOf(trip: ShortlistTrip) {
  if (trip.price === 0) return 'On request'
  return <KeptPrice id={trip.id}>{pricesOf(trip)}</KeptPrice>
}

function pricesOf({ prices, price }: ShortlistTrip) {
  const parties = pricesByParty(prices)
  if (parties.length === 0) return `From ${formatPrice(price)}`
  return (
    <ul>
      {parties.map(({ size, least, most }) => (
        <li key={size}>
          <b className="block font-bold">
            {formatPrice(least)}
            {most > least && ` to ${formatPrice(most)}`}
          </b>
          <span className="text-ink-soft">for {size} sharing</span>
        </li>
      ))}
    </ul>
  )
}

function roadOf({ days }: ShortlistTrip) {
  const hours = roadHours(days)
  if (!hours) return days.length > 0 ? 'No long drives' : null
  return `${hours.average} h a day on average, ${hours.longest} h on the longest`
}

function bedsOf({ days }: ShortlistTrip) {
  const nights = nightsByBed(days).map(({ kind, count }) => `${kind}, ${counted(count, 'night')}`)
  return nights.length > 0 && <List items={nights} />
}

function List({ items }: { items: string[] }) {
  return (
    <ul className="grid gap-1">
      {items.map((item) => (
        <li key={item} className="first-letter:uppercase">
          {item}
        </li>
      ))}
    </ul>
  )
}

const ageOf = (youngest: number) => (youngest > 0 ? counted(youngest, 'year') : 'Any age')
