import { Section } from '@/components/sections/section'
import { words } from '@/lib/data/words'

export async function WhyTheseItineraries() {
  const itineraryList = await words('itineraries')
  const { title, points } = itineraryList.why
  return (
    <Section>
      <h2 className="mb-stack font-display text-title">{title}</h2>
      <ul className="grid gap-x-column md:grid-cols-3">
        {Object.entries(points).map(([id, point]) => (
          <li key={id} className="border-ink border-t-2 pt-4.5 pb-7">
            <h3 className="font-head text-card">{point.title}</h3>
            <p className="mt-2 max-w-text font-serif leading-relaxed text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
