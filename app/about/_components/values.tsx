import { Section } from '@/components/sections/section'
import { values } from '@/lib/content/about'

export function Values() {
  return (
    <Section tone="sand">
      <h2 className="mb-stack max-w-[14em] font-display text-title">{values.title}</h2>
      <ul className="grid gap-x-column gap-y-9 md:grid-cols-2 lg:grid-cols-4">
        {values.points.map(({ title, text }) => (
          <li key={title} className="border-ink border-t-2 pt-4.5">
            <h3 className="font-head text-card">{title}</h3>
            <p className="mt-2.5 max-w-text text-pretty font-serif leading-relaxed text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
