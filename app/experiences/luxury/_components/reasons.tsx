import { reasons as texts } from '@/lib/content/experiences/luxury'
import { withClaims } from '@/lib/content/queries'
import { OffsetSection } from './offset-section'

export async function Reasons() {
  const reasons = await withClaims(texts)
  return (
    <OffsetSection title={reasons.title}>
      <ul className="grid gap-x-column gap-y-10 md:grid-cols-3">
        {reasons.points.map(({ figure, title, text }) => (
          <li key={title}>
            <h3>
              <span className="block font-display text-figure text-clay">{figure}</span>
              <span className="mt-2 block font-head text-card">{title}</span>
            </h3>
            <p className="mt-2 max-w-text font-serif text-body leading-normal text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </OffsetSection>
  )
}
