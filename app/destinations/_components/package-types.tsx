import { ArrowRight } from 'lucide-react'
import { packageInks } from '@/components/itinerary/badges'
import { Section } from '@/components/sections/section'
import { Link } from '@/components/ui/link'
import type { Destination } from '@/lib/content/destinations/destination'
import { cn } from '@/lib/design/cn'
import { type Country, type PackageType, packageTypeSlugs, packageTypes } from '@/lib/domain/choices'
import { listHref, noFilters } from '@/lib/search/filters'
import { listSummaries } from '@/lib/search/summaries'

type Props = { country: Country; packages: Destination['packages'] }

export async function PackageTypes({ country, packages }: Props) {
  const choicesOf = (type: PackageType) => ({ country: [country], type: [packageTypeSlugs[type]] })
  const trips = await Promise.all(
    packageTypes.map((packageType) => listSummaries({ ...noFilters, choices: choicesOf(packageType) }, 1)),
  )
  return (
    <Section id="packages">
      <h2 className="mb-stack font-display text-title">{packages.title}</h2>
      <ul className="swipe-row grid gap-x-column gap-y-6 md:grid-cols-3">
        {packageTypes.map((packageType, index) => (
          <li key={packageType} className="grid">
            <Link
              href={listHref({ choices: choicesOf(packageType) })}
              className={cn('group flex flex-col border-t-6 pt-3.5 pb-2', packageInks[packageType].rule)}
            >
              <h3 className="font-head text-head decoration-2 decoration-ember-flame underline-offset-[0.14em] group-hover:underline">
                {packageType}
              </h3>
              <p className="mt-2 mb-4 max-w-text font-serif text-body leading-normal text-ink-soft">
                {packages.texts[packageType]}
              </p>
              <span
                className={cn(
                  'mt-auto inline-flex min-h-tap items-center gap-1.5 font-semibold',
                  packageInks[packageType].text,
                )}
              >
                {trips[index]?.length ? `See these trips in ${country}` : `None in ${country} yet: see the nearest`}
                <ArrowRight className="size-5 transition-transform duration-base group-hover:translate-x-[3px] motion-reduce:group-hover:translate-x-0" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
