import { TextLink } from '@/components/ui/text-link'
import { countryPages } from '@/lib/content/destinations/before-you-go'
import { readTextGroup } from '@/lib/content/queries'
import { type Country, countries } from '@/lib/domain/choices'
import { describeMonths, monthRange } from '@/lib/domain/details'
import { formatPriceRange } from '@/lib/domain/money'
import { getPriceRange } from '@/lib/itineraries/queries'

export async function Countries({ texts }: { texts: Record<Country, string> }) {
  const [kenya, tanzania, uganda] = await Promise.all([
    readTextGroup('kenya'),
    readTextGroup('tanzania'),
    readTextGroup('uganda'),
  ])
  const months: Record<Country, number[]> = {
    Kenya: kenya.season.bestMonths,
    Tanzania: tanzania.season.bestMonths,
    Uganda: uganda.season.bestMonths,
    Dubai: monthRange(11, 3),
  }
  const prices = await Promise.all(countries.map((country) => getPriceRange([country])))
  return (
    <dl className="term-list mt-5">
      {countries.map((country, index) => [
        <dt key={country} className="md:pt-0.5">
          <TextLink href={countryPages[country]} className="min-w-tap">
            {country}
          </TextLink>
        </dt>,
        <dd key={`${country} text`}>
          {texts[country]} Best months: {describeMonths(months[country])}. {formatPriceRange(prices[index] ?? [])}
        </dd>,
      ])}
    </dl>
  )
}
