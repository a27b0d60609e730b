import { OwnCurrency } from '@/components/itinerary/own-currency'
import { TextLink } from '@/components/ui/text-link'
import { counted } from '@/lib/content/format'
import { formatPrice } from '@/lib/domain/money'
import { estimateHref } from '@/lib/domain/shortlist'
import { formatGuests, type Travellers } from '@/lib/domain/travellers'
import type { ListedCombination } from '@/lib/search/combinations'

type Props = { combinations: ListedCombination[]; travellers: Travellers | null }

/** Two trips in one journey, with one total. */
export function Combinations({ combinations, travellers }: Props) {
  return (
    <section aria-labelledby="combinations" className="pt-3 md:pt-5">
      <h2 id="combinations" className="font-head text-head">
        Safari and beach in one journey
      </h2>
      <ul className="mt-3 border-ink border-t-2">
        {combinations.map(({ ids, titles, days, price, above }) => (
          <li
            key={ids.join()}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3"
          >
            <div>
              <TextLink href={estimateHref(ids, travellers)}>{titles.join(', then ')}</TextLink>
              <p className="text-ink-soft text-small">
                {counted(days, 'day')}, with the transfer between
                {above > 0 && `. ${formatPrice(above)} above your budget${'total' in price ? '' : ' per person'}`}
              </p>
            </div>
            <p className="font-semibold">
              {'total' in price
                ? `${travellers?.from ? '' : 'From '}${formatPrice(price.total)} in all${travellers ? ` for ${formatGuests(travellers)}` : ''}`
                : `From ${formatPrice(price.each)} per person, two sharing`}
              <OwnCurrency dollars={'total' in price ? price.total : price.each} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
