import type { ReactNode } from 'react'
import { OwnCurrency } from '@/components/itinerary/own-currency'
import { QuotedTripPrice } from '@/components/itinerary/quoted-trip-price'
import { Link } from '@/components/ui/link'
import { SafariImage } from '@/components/ui/safari-image'
import { counted, formatDuration } from '@/lib/content/format'
import { shortlist } from '@/lib/content/shortlist'
import { usablePicture } from '@/lib/content/usable-picture'
import { describeMonths } from '@/lib/domain/details'
import { formatPrice } from '@/lib/domain/money'
import { shortlistHref } from '@/lib/domain/shortlist'
import type { Travellers } from '@/lib/domain/travellers'
import { nightsByBed, pricesByParty, roadHours } from '@/lib/itineraries/compare'
import { hoursText } from '@/lib/itineraries/days'
import type { ShortlistTrip } from '@/lib/itineraries/queries'
import { heightInShort } from '@/lib/itineraries/suitability'
import type { QuotedPrice } from '@/lib/prices/quoted-price'
import { RemoveTrip } from './saved-on-device'

type Fact = {
  label: string
  /** An array for several facts; null if unknown. */
  of: (trip: ShortlistTrip) => string | string[] | null
  show?: (trip: ShortlistTrip, quoted: QuotedPrice | undefined) => ReactNode
}

const facts: Fact[] = [
  { label: 'Price per person', of: (trip) => JSON.stringify(renderPartyPrices(trip)), show: renderPrice },
  { label: 'Days', of: ({ duration }) => formatDuration(duration) },
  { label: 'On the road', of: formatRoadHours },
  { label: 'Where you sleep', of: formatBeds },
  { label: 'Best months', of: ({ bestMonths }) => describeMonths(bestMonths) },
  { label: 'Difficulty', of: ({ difficultyLevel }) => difficultyLevel || 'Easy' },
  { label: 'Minimum age', of: ({ suitability }) => suitability && formatAge(suitability.youngest) },
  { label: 'Altitude', of: ({ days, stops }) => heightInShort(days, stops) },
  { label: 'Animals in the best months', of: ({ animals }) => animals },
  { label: 'Not included', of: ({ exclusions }) => exclusions },
]

// With more the table scrolls sideways below `wide`.
const widestOnPhones = 3

type Props = {
  trips: ShortlistTrip[]
  ids: number[]
  onlyDifferences: boolean
  travellers: Travellers | null
  prices: Record<string, QuotedPrice> | null
}

export function Comparison({ trips, ids, onlyDifferences, travellers, prices }: Props) {
  const rows = facts.filter(({ of }) => {
    const values = trips.map((trip) => String(of(trip) ?? ''))
    return values.some(Boolean) && !(onlyDifferences && new Set(values).size === 1)
  })
  const isWide = trips.length > widestOnPhones
  const table = (
    <table className="w-full table-fixed border-collapse text-left align-top text-small max-[389px]:text-[0.8rem] print:text-[8pt]">
      <caption id="side-by-side" className="sr-only">
        The trips side by side
      </caption>
      <thead>
        <tr>
          {trips.map(({ id, title, imageUrl }) => (
            <th key={id} scope="col" className="pr-3 align-top font-normal md:pr-6 print:pb-1">
              <div className="relative aspect-4/3 overflow-hidden rounded-print bg-straw print:hidden">
                <SafariImage src={usablePicture(imageUrl)} alt="" sizes="(min-width: 768px) 28rem, 34vw" />
              </div>
              <Link
                href={`/itineraries/${id}`}
                className="mt-2 block min-h-tap hyphens-auto font-head text-[1.0625rem] leading-tight underline-offset-2 [overflow-wrap:anywhere] hover:underline md:text-card"
              >
                {title}
              </Link>
            </th>
          ))}
        </tr>
        {/* A row of its own, so that it is on one line below titles of any length. */}
        <tr className="print:hidden">
          {trips.map(({ id, title }) => (
            <td key={id}>
              <RemoveTrip
                id={id}
                title={title}
                href={shortlistHref(
                  ids.filter((one) => one !== id),
                  { onlyDifferences, travellers },
                )}
              />
            </td>
          ))}
        </tr>
      </thead>
      {rows.length === 0 && (
        <tbody>
          <tr>
            <td colSpan={trips.length} className="font-serif text-body">
              {shortlist.alike}
            </td>
          </tr>
        </tbody>
      )}
      {rows.map(({ label, of, show }) => (
        <tbody key={label} className="break-inside-avoid">
          <tr>
            <th
              scope="rowgroup"
              colSpan={trips.length}
              className="border-line border-t pt-3 text-ink-soft text-label print:pt-1"
            >
              <span className={isWide ? 'sticky left-0' : undefined}>{label}</span>
            </th>
          </tr>
          <tr>
            {trips.map((trip) => (
              <td
                key={trip.id}
                className="hyphens-auto pt-1 pr-3 pb-3 align-top [overflow-wrap:anywhere] md:pr-6 print:pb-1"
              >
                {show ? show(trip, prices?.[trip.id]) : <Value of={of(trip)} />}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
  if (!isWide) return table
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: for scrolling with the keyboard
      tabIndex={0}
      aria-labelledby="side-by-side"
      className="wide-table relative"
    >
      {table}
    </section>
  )
}

function renderPrice(trip: ShortlistTrip, quoted: QuotedPrice | undefined) {
  if (quoted) return <QuotedTripPrice quoted={quoted} />
  return trip.price === 0 ? 'On request' : formatSeasonPrices(trip)
}

function renderPartyPrices(trip: ShortlistTrip) {
  const parties = pricesByParty(trip)
  return parties.length > 0 ? parties : trip.price
}

function formatSeasonPrices(trip: ShortlistTrip) {
  const parties = renderPartyPrices(trip)
  if (typeof parties === 'number') {
    return (
      <>
        From {formatPrice(parties)}
        <OwnCurrency dollars={parties} />
      </>
    )
  }
  return (
    <ul>
      {parties.map(({ size, least, most }) => (
        <li key={size}>
          <b className="block font-bold">
            {formatPrice(least)}
            {most > least && ` to ${formatPrice(most)}`}
          </b>
          <OwnCurrency dollars={least} />
          <span className="text-ink-soft">for {size} travelling together</span>
        </li>
      ))}
    </ul>
  )
}

function formatRoadHours({ days }: ShortlistTrip) {
  const hours = roadHours(days)
  if (!hours) return days.length > 0 ? 'No long drives' : null
  return `${hoursText([hours.average])} a day on average, ${hoursText([hours.longest])} on the longest`
}

function formatBeds({ days }: ShortlistTrip) {
  return nightsByBed(days).map(({ kind, count }) => `${kind}, ${counted(count, 'night')}`)
}

function Value({ of: value }: { of: string | string[] | null }) {
  if (!value?.length) return value === null ? 'Not known' : 'None listed'
  if (typeof value === 'string') return value
  return (
    <ul className="grid gap-1">
      {value.map((item) => (
        <li key={item} className="first-letter:uppercase">
          {item}
        </li>
      ))}
    </ul>
  )
}

const formatAge = (youngest: number) => (youngest > 0 ? counted(youngest, 'year') : 'Any age')
