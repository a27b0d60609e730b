import { Section } from '@/components/sections/section'
import { aboutPage } from '@/lib/content/about'
import { withClaims } from '@/lib/content/queries'

export async function Story() {
  const { pulled, story } = await withClaims(aboutPage)
  return (
    <Section>
      <h2 className="max-w-[15em] font-display text-title">{pulled}</h2>
      <div className="mt-stack gap-x-[clamp(2rem,5vw,5rem)] text-pretty font-serif text-body md:columns-2">
        {story.map((paragraph) => (
          // Padding, not margin: WebKit moves a margin to the top of the next column.
          <p key={paragraph} className="max-w-text break-inside-avoid pb-[1.1em]">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  )
}
