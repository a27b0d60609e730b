import { highlights } from '@/lib/content/experiences/luxury'
import { OffsetSection } from './offset-section'

export function Highlights() {
  return (
    <OffsetSection title={highlights.title} padding="below">
      <ul className="border-line border-b">
        {highlights.lines.map((line) => (
          <li
            key={line}
            className="text-pretty border-line border-t py-[clamp(1.25rem,2.4vw,2.25rem)] font-serif text-[clamp(1.375rem,1.1rem+1.3vw,2.25rem)] leading-tight"
          >
            {line}
          </li>
        ))}
      </ul>
    </OffsetSection>
  )
}
