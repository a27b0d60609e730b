import type { ReactNode } from 'react'
import { Hero, HeroPicture } from '@/components/sections/hero'
import { counted, formatLongDate } from '@/lib/content/format'
import { usablePicture } from '@/lib/content/usable-picture'
import { formatMoney } from '@/lib/domain/currency'
import { formatParty } from '@/lib/prices/party'
import type { Quote } from '@/lib/quotes/queries'
import { countPeople, eachWith, formatTotal, type QuoteSnapshot } from '@/lib/quotes/snapshot'
import { AnswerLinks } from './answer-links'

const labels: Partial<Record<Quote['state'], string>> = { accepted: 'Accepted', expired: 'Was valid' }

type Props = { quote: Quote; traveller: string | null; itinerary: { imageUrl: string | null } | null }

export function OfferHero({ quote, traveller, itinerary }: Props) {
  const { snapshot, accepted, state, name } = quote
  const { adults, kids, toddlers } = snapshot.party
  const ticked = accepted?.extras ?? []
  const each = formatMoney(eachWith(snapshot, ticked), snapshot.currency)
  return (
    <Hero
      surface="leaf"
      pictureClassName="min-h-[clamp(13rem,min(26vw,50svh),32rem)] print:min-h-0 print:h-[5.5cm] print:flex-none"
      picture={<HeroPicture src={findPicture(snapshot, itinerary?.imageUrl ?? null)} />}
    >
      <p className="text-small text-leaf-mint">
        {name ? `Offer ${name}` : 'A draft'}
        {traveller && ` for ${traveller}`}
      </p>
      <h1 className="mt-1 font-display text-hero [overflow-wrap:anywhere]">{snapshot.trip.title}</h1>
      <dl className="mt-3.5 grid grid-cols-2 gap-x-column border-leaf border-t pb-2 md:grid-cols-4">
        <Fact label="Travellers">{formatParty(adults, kids, toddlers)}</Fact>
        <Fact label="Dates">{describeDates(snapshot)}</Fact>
        <Fact label="Price">
          {formatTotal(snapshot, ticked)}
          {countPeople(snapshot) > 1 && (
            <span className="font-normal font-sans text-ui text-leaf-mint">about {each} each</span>
          )}
        </Fact>
        <Fact label={labels[state] ?? 'Valid'}>
          {accepted ? `by ${accepted.who}` : `through ${formatLongDate(snapshot.validUntil)} in Nairobi`}
        </Fact>
      </dl>
      <AnswerLinks state={state} surface="dark" className="pb-6" />
    </Hero>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-3.5 md:py-4.5">
      <dt className="text-leaf-mint text-small">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 font-bold text-[1.1875rem] text-paper">{children}</dd>
    </div>
  )
}

function describeDates({ days }: QuoteSnapshot) {
  const dates = days.flatMap(({ date }) => date ?? []).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  return first && last ? formatDates(first, last) : counted(days.length, 'day')
}

export const formatDates = (first: string, last: string) =>
  first === last ? formatLongDate(first) : `${formatLongDate(first)} to ${formatLongDate(last)}`

/** The trip's, else the first of a day. */
export function findPicture({ days }: QuoteSnapshot, imageUrl: string | null) {
  return usablePicture(imageUrl) ?? usablePicture(days.find(({ picture }) => picture)?.picture?.src ?? null)
}
