import { ItineraryGrid } from '@/components/itinerary/itinerary-grid'
import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { textLinkStyles } from '@/components/ui/text-link'
import { counted } from '@/lib/content/format'
import { activeFilters } from '@/lib/search/active-filters'
import { facets } from '@/lib/search/facets'
import { chosenValues, type ItineraryFilters, listHref, wishHref } from '@/lib/search/filters'
import type { Instead } from '@/lib/search/list-page'

type Props = { filters: ItineraryFilters; instead: Instead; hasNearMisses: boolean }

export function EmptyList({ filters, instead: { ways, nearest }, hasNearMisses }: Props) {
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
              <Link href={listHref(changed)} replace scroll={false} prefetch={false} className={textLinkStyles()}>
                {text}: {counted(total, 'trip')}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-4">
        {wish.length > 0 && <LinkButton href={listHref({ travellers: filters.travellers })}>Reset Filters</LinkButton>}
        <LinkButton href={wishHref(wish.join(', '))} tone="outline">
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
