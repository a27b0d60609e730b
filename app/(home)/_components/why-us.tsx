import { Binoculars, ExternalLink, HandHeart, Route, ShieldCheck } from 'lucide-react'
import { RatingWidget } from '@/components/layout/rating-widget'
import { Section } from '@/components/sections/section'
import { config } from '@/lib/config'
import { whyUs } from '@/lib/content/home'

const icons = [ShieldCheck, Binoculars, HandHeart, Route]

export function WhyUs() {
  return (
    <Section padding="below">
      <div className="grid gap-x-column lg:grid-cols-12">
        <div className="mb-stack lg:col-span-4">
          <h2 className="mb-7 font-display text-title">{whyUs.title}</h2>
          <RatingWidget
            widget={config.reviewWidget}
            listingUrl={config.safariListingUrl}
            icon={<ExternalLink aria-hidden="true" className="size-5 shrink-0 text-ember" />}
          />
        </div>
        <ul className="grid gap-x-column md:grid-cols-2 lg:col-[6/-1]">
          {whyUs.points.map(({ title, text }, index) => {
            const Icon = icons[index % icons.length] ?? ShieldCheck
            return (
              <li
                key={title}
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
