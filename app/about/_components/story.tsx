import { Section } from '@/components/sections/section'
import { aboutPage } from '@/lib/content/about'

export function Story() {
  return (
    <Section>
      <h2 className="max-w-[15em] font-display text-title">{aboutPage.pulled}</h2>
      <div className="mt-stack gap-x-[clamp(2rem,5vw,5rem)] text-pretty font-serif text-body md:columns-2">
        {aboutPage.story.map((paragraph) => (
          // Padding that stays with its paragraph: WebKit takes a margin over to the top of the next column.
          <p key={paragraph} className="max-w-text break-inside-avoid pb-[1.1em]">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  )
}
