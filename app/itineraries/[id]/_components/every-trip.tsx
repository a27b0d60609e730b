import { BusFront, Compass, type LucideIcon, ShieldCheck, Telescope, Utensils } from 'lucide-react'
import { Money } from '@/components/sections/money'
import { TextLink } from '@/components/ui/text-link'
import { beforeYouGoHref } from '@/lib/content/destinations/before-you-go'
import type { wordGroups } from '@/lib/content/words'

type Included = (typeof wordGroups)['itinerary']['included']

const icons: Record<keyof Included, LucideIcon> = {
  transport: BusFront,
  meals: Utensils,
  guides: Compass,
  safety: ShieldCheck,
  activities: Telescope,
}

/** What holds for all trips: what is included, how one pays and cancels, and where packing is. */
export function EveryTrip({ included, country }: { included: Included; country: string }) {
  return (
    <>
      <ul className="every-trip">
        {Object.entries(included).map(([id, { title, text }]) => {
          const Icon = icons[id as keyof Included]
          return (
            <li key={id}>
              <Icon aria-hidden="true" strokeWidth={1.7} />
              <b>{title}</b>
              <span>{text}</span>
            </li>
          )
        })}
      </ul>
      <Money isSmall className="mt-6" />
      <p className="mt-3 print:hidden">
        <TextLink href={beforeYouGoHref(country)}>Before you go: visa, vaccinations, money, packing</TextLink>
      </p>
    </>
  )
}
