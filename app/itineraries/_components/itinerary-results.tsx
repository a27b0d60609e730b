import { X } from 'lucide-react'
import { CurrencyChoice } from '@/components/itinerary/currency-choice'
import { ItineraryGrid, ItineraryItems } from '@/components/itinerary/itinerary-card'
import { RememberCurrency } from '@/components/itinerary/remember-currency'
import { StructuredData } from '@/components/layout/structured-data'
import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { textLinkStyles } from '@/components/ui/text-link'
import { counted } from '@/lib/content/format'
import { itineraryList } from '@/lib/content/itinerary-list'
import { formatPrice } from '@/lib/domain/money'
import { isShownCurrency } from '@/lib/domain/shown-currencies'
import { findLaterYear, formatTravelMonth } from '@/lib/domain/travellers'
import { currencyIn } from '@/lib/search/currencies'
import { facets, sorts } from '@/lib/search/facets'
import {
  activeFilters,
  chosenValues,
  type ItineraryFilters,
  listHref,
  maxParts,
  travellerFilters,
  wishHref,
} from '@/lib/search/filters'
import type { Instead, ItineraryPage } from '@/lib/search/list-page'
import type { Question } from '@/lib/search/question'
import { itineraryListNodes } from '@/lib/seo/structured-data'
import { Combinations } from './combinations'
import { ItineraryList } from './itinerary-list'
import { SearchNotice } from './search-notice'

export function ItineraryResults({ filters, page }: { filters: ItineraryFilters; page: ItineraryPage }) {
  const { itineraries, extent, next, before, total, search, instead, nearMisses, combinations } = page
  const { after, parts } = extent
  const start = listHref(filters)
  const currency = currencyIn(filters.query?.toLowerCase() ?? '')
  return (
    <>
      {isShownCurrency(currency) && <RememberCurrency code={currency} />}
      {combinations.length > 0 && <Combinations combinations={combinations} travellers={filters.travellers} />}
      <ItineraryList
        shown={{ list: start, after, before, size: itineraries.length, total }}
        next={next === null ? null : listHref(filters, { after: next })}
        longer={parts < maxParts ? listHref(filters, { after, parts: parts + 1 }) : null}
        answers={search?.answers ?? []}
        notice={
          <>
            {search && <SearchNotice filters={filters} search={search} />}
            <LaterYear filters={filters} />
          </>
        }
        chips={
          <>
            <AppliedFilters filters={filters} question={search?.question} />
            {total > 1 && <SortLinks filters={filters} hasRatings={page.hasRatings} />}
            <CurrencyChoice isShort />
          </>
        }
      >
        <ItineraryItems itineraries={itineraries} isFirstView={after === null} />
      </ItineraryList>
      {instead && <EmptyList filters={filters} instead={instead} hasNearMisses={nearMisses.trips.length > 0} />}
      {next === null && nearMisses.trips.length > 0 && <NearMisses filters={filters} {...nearMisses} />}
      <StructuredData nodes={itineraryListNodes('/itineraries', itineraryList.title, itineraries)} />
    </>
  )
}

type NearMissesProps = ItineraryPage['nearMisses'] & { filters: ItineraryFilters }

/** Trips that fail exactly one filter, with the reason. */
function NearMisses({ trips, dearer, filters: { highest } }: NearMissesProps) {
  return (
    <section aria-labelledby="near-misses" className="mt-stack">
      <h3 id="near-misses" className="font-head text-head">
        Similar to what you asked for
      </h3>
      {highest !== null && dearer > 0 && (
        <p className="mt-2 text-ink-soft">
          {counted(dearer, 'trip')} {dearer === 1 ? 'costs' : 'cost'} more than {formatPrice(highest)} per person.
        </p>
      )}
      <div className="mt-6">
        <ItineraryGrid itineraries={trips} />
      </div>
    </section>
  )
}

/** A month named without its year is the next one, which may begin too soon for this visitor. */
function LaterYear({ filters }: { filters: ItineraryFilters }) {
  const { travellers } = filters
  const soon = travellers?.from && findLaterYear(travellers.from, new Date())
  if (!travellers || !soon) return null
  const { days, later } = soon
  const month = formatTravelMonth(travellers.from)
  return (
    <p>
      {days > 0 ? `${month} begins in ${counted(days, 'day')}.` : `${month} has begun.`}{' '}
      <Link href={listHref({ ...filters, travellers: { ...travellers, from: later } })} className={textLinkStyles()}>
        Show {formatTravelMonth(later)}
      </Link>
    </p>
  )
}

const labels = { price: 'Price', length: 'Length', rating: 'Rating' }

function SortLinks({ filters, hasRatings }: { filters: ItineraryFilters; hasRatings: boolean }) {
  const offered = sorts.filter((sort) => sort !== 'rating' || hasRatings || filters.sort === 'rating')
  const orders = [
    { sort: null, label: filters.query ? 'Best match' : 'Our choice' },
    ...offered.map((sort) => ({ sort, label: labels[sort] })),
  ]
  return (
    <nav aria-label="Sort by" className="flex flex-wrap items-center gap-x-4 text-small md:ml-auto">
      <span aria-hidden="true" className="text-ink-soft">
        Sort by
      </span>
      {orders.map(({ sort, label }) => (
        <Link
          key={label}
          href={listHref({ ...filters, sort })}
          aria-current={sort === filters.sort ? 'true' : undefined}
          className="inline-flex min-h-tap min-w-tap items-center justify-center border-transparent border-y-2 font-semibold text-ink-soft hover:text-ink aria-[current]:border-b-ember aria-[current]:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current]:border-b-[Highlight]"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

function AppliedFilters({ filters, question }: { filters: ItineraryFilters; question?: Question }) {
  const applied = [...travellerFilters(filters, question), ...activeFilters(filters)]
  if (applied.length === 0) return null
  return (
    <ul aria-label="Applied filters" className="flex min-w-0 flex-wrap gap-2">
      {applied.map(({ label, without }) => (
        <li key={label} className="min-w-0">
          <Link
            href={listHref(without)}
            className="inline-flex min-h-tap max-w-full items-center gap-2 rounded-control bg-straw px-4 text-small font-semibold transition-colors duration-quick hover:bg-line"
          >
            <span className="min-w-0 py-2.5 leading-snug">{label}</span>
            <X className="size-4 shrink-0" />
            <span className="sr-only">: remove this filter</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type EmptyListProps = { filters: ItineraryFilters; instead: Instead; hasNearMisses: boolean }

function EmptyList({ filters, instead: { ways, nearest }, hasNearMisses }: EmptyListProps) {
  const wish = activeFilters(filters).map(({ label }) => label.replace(/[“”]/g, ''))
  const [type, ...otherTypes] = chosenValues(filters, 'type')
  const onlyType = otherTypes.length === 0 && facets.type.find(({ value }) => value === type)?.label
  return (
    <div className="py-6">
      <h3 className="font-head text-head">{onlyType ? `No ${onlyType} Packages Found` : 'No Safaris Found'}</h3>
      <p className="mt-3 max-w-text font-serif text-body text-ink-soft">
        Try adjusting your search filters to find the perfect adventure.
      </p>
      {ways.length > 0 && (
        <ul className="mt-4 grid justify-items-start gap-x-6 sm:flex sm:flex-wrap">
          {ways.map(({ text, filters: changed, total }) => (
            <li key={text}>
              <Link href={listHref(changed)} className={textLinkStyles()}>
                {text}: {counted(total, 'trip')}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-4">
        {wish.length > 0 && <LinkButton href={listHref({ travellers: filters.travellers })}>Reset Filters</LinkButton>}
        <LinkButton href={wishHref(wish.join(', '), filters.travellers)} tone="outline">
          Ask us for such a trip
        </LinkButton>
      </div>
      {nearest.length > 0 && !hasNearMisses && (
        <>
          <h3 className="mt-stack mb-6 font-head text-head">These come closest</h3>
          <ItineraryGrid itineraries={nearest} />
        </>
      )}
    </div>
  )
}
