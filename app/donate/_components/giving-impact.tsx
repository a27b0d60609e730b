import { ArrowRight } from 'lucide-react'
import { Section } from '@/components/sections/section'
import { TextLink } from '@/components/ui/text-link'
import { words } from '@/lib/content/queries'

/** Text and figure change sides from row to row. */
export async function GivingImpact() {
  const { givingImpact, figuresNote } = await words('donate')
  return (
    <Section tone="sand">
      {Object.entries(givingImpact).map(([id, { title, text, figure, label, link }]) => (
        <section
          key={id}
          className="group grid gap-x-column gap-y-6 border-ink border-t-2 py-[clamp(2rem,4vw,3.5rem)] first:pt-6 md:grid-cols-12 md:items-end print:break-inside-avoid"
        >
          <div className="md:col-span-6 md:row-start-1 md:group-even:col-[7/-1]">
            <h2 className="font-display text-title">{title}</h2>
            <p className="mt-4 max-w-text text-pretty font-serif text-body">{text}</p>
            <TextLink href={link.href} className="mt-2">
              {link.label}
              <ArrowRight aria-hidden="true" className="size-5" />
            </TextLink>
          </div>
          <p className="md:col-[8/-1] md:row-start-1 md:group-even:col-[1/6]">
            <span className="block font-display text-figure text-clay">{figure}</span>
            <span className="mt-2 block max-w-72 text-[1.0625rem] font-semibold">{label}</span>
          </p>
        </section>
      ))}
      <p className="border-ink border-t-2 pt-4 text-small text-ink-soft">{figuresNote}</p>
    </Section>
  )
}
