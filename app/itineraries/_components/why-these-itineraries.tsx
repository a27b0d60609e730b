import { Section } from '@/components/sections/section'
import { words } from '@/lib/content/queries'

export async function WhyTheseItineraries() {
  const itineraryList = await words('itineraries')
  const { title, points } = itineraryList.why
  return (
    <Section className="max-md:py-band-sm">
      <h2 className="mb-stack font-display text-title">{title}</h2>
      <ul className="grid gap-x-column md:grid-cols-3">
        {Object.entries(points).map(([id, point]) => (
          <li key={id} className="border-ink border-t-2 pt-3 pb-4 md:pt-4.5 md:pb-7">
            <h3 className="font-head text-card">{point.title}</h3>
            <p className="mt-1 max-w-text font-serif text-ink-soft leading-normal md:mt-2 md:leading-relaxed">
              {point.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
