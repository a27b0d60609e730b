import { Binoculars, ExternalLink, HandHeart, type LucideIcon, Route, ShieldCheck } from 'lucide-react'
import { RatingWidget } from '@/components/layout/rating-widget'
import { Section } from '@/components/sections/section'
import type { whyUs as whyUsTexts } from '@/lib/content/home'
import { isShownAddress } from '@/lib/content/is-shown'
import { readTextGroup } from '@/lib/content/queries'
import { ratingSandbox } from '@/lib/http/rating-frame'
import { config } from '@/lib/platform/config'
import { readCatalogue } from '@/lib/search/catalogue'
import { hasEnoughRatings } from '@/lib/search/facets'

type Point = keyof typeof whyUsTexts.points

const icons: Record<Point, LucideIcon> = {
  safety: ShieldCheck,
  expertise: Binoculars,
  community: HandHeart,
  custom: Route,
}

export async function WhyUs() {
  const [{ whyUs }, trips] = await Promise.all([readTextGroup('home'), readCatalogue()])
  // A rating of which we can show no number is no reason to choose us.
  const hasListing = hasEnoughRatings(trips) && isShownAddress(config.safariListingUrl)
  return (
    <Section padding="below">
      <div className="grid gap-x-column lg:grid-cols-12">
        <div className="mb-stack lg:col-span-4">
          <h2 className="mb-7 font-display text-title">{whyUs.title}</h2>
          <RatingWidget
            id={config.reviewWidget?.id ?? null}
            sandbox={ratingSandbox}
            listingUrl={hasListing ? config.safariListingUrl : null}
            icon={<ExternalLink className="size-5 shrink-0 text-ember" />}
          />
        </div>
        <ul className="grid gap-x-column md:grid-cols-2 lg:col-[6/-1]">
          {Object.entries(whyUs.points).map(([id, { title, text }]) => {
            const Icon = icons[id as Point]
            return (
              <li
                key={id}
                className="grid grid-cols-[3.25rem_1fr] content-start gap-y-1.5 border-ink border-t-2 pt-4.5 pb-7 md:grid-cols-1"
              >
                <Icon
                  aria-hidden="true"
                  strokeWidth={1.6}
                  className="row-span-2 size-8 text-ember md:row-auto md:mb-1.5"
                />
                <h3 className="font-head text-card">{title}</h3>
                <p className="font-serif leading-relaxed text-ink-soft">{text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
