import { story } from '@/lib/content/experiences/luxury'
import { OffsetSection } from './offset-section'

export function Story() {
  return (
    <OffsetSection title={story.title}>
      <p className="max-w-narrow text-pretty font-serif text-[clamp(1.375rem,1.2rem+0.8vw,1.875rem)] leading-snug">
        {story.lead}
      </p>
      <div className="mt-8 grid max-w-text gap-[1.1em] text-pretty font-serif text-body text-ink-soft">
        {story.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </OffsetSection>
  )
}
