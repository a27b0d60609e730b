import { ArrowRight } from 'lucide-react'
import { packageInks } from '@/components/itinerary/package-inks'
import { Section } from '@/components/sections/section'
import { Link } from '@/components/ui/link'
import type { Destination } from '@/lib/content/destinations/destination'
import { type Country, packageTypes } from '@/lib/itineraries/choices'
import { listHref } from '@/lib/itineraries/filters'
import { cn } from '@/lib/look/cn'

export function PackageTypes({ country, packages }: { country: Country; packages: Destination['packages'] }) {
  return (
    <Section>
      <h2 className="mb-stack font-display text-title">{packages.title}</h2>
      <ul className="grid gap-x-column gap-y-6 md:grid-cols-3">
        {packageTypes.map((packageType) => (
          <li key={packageType} className="grid">
            <Link
              href={listHref({ packageType, country })}
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
                See these trips in {country}
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 transition-transform duration-base group-hover:translate-x-[3px] motion-reduce:group-hover:translate-x-0"
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
