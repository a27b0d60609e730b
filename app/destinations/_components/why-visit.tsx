import { Section } from '@/components/sections/section'
import type { Destination } from '@/lib/content/destinations/destination'

export function WhyVisit({ why }: { why: Destination['why'] }) {
  return (
    <Section>
      <div className="grid gap-x-column gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 className="font-display text-title">{why.title}</h2>
          <p className="mt-4 max-w-text md:mt-6 text-pretty font-serif text-lead">{why.lead}</p>
        </div>
        <ul className="lg:col-[8/-1]">
          {why.points.map(({ title, text }) => (
            <li key={title} className="border-line border-t py-3 md:py-4.5 first:border-ink first:border-t-2">
              <h3 className="font-head text-card">{title}</h3>
              <p className="mt-1.5 max-w-text font-serif text-ui leading-relaxed text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
