import { Section } from '@/components/sections/section'
import { story } from '@/lib/content/experiences/adventure'

export function Story() {
  return (
    <Section padding="compact">
      <div className="grid gap-x-column gap-y-6 lg:grid-cols-12">
        <h2 className="font-display text-title lg:col-span-6">{story.title}</h2>
        <div className="grid max-w-text gap-[1.1em] text-pretty font-serif lg:col-[7/-1]">
          <p className="text-lead">{story.lead}</p>
          <p className="text-body text-ink-soft">{story.text}</p>
        </div>
      </div>
    </Section>
  )
}
