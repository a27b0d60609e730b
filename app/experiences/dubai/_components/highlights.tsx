import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import { highlights as texts } from '@/lib/content/experiences/dubai'
import { withClaims } from '@/lib/content/queries'

export async function Highlights() {
  const highlights = await withClaims(texts)
  return (
    <Section padding="below">
      <SectionHeader title={highlights.title} intro={highlights.intro} />
      <ul className="grid gap-x-column gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {highlights.points.map(({ title, text }) => (
          <li key={title} className="border-clay border-t-6 pt-4">
            <h3 className="font-head text-head text-clay">{title}</h3>
            <p className="mt-2.5 max-w-text text-pretty font-serif text-body leading-relaxed text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
