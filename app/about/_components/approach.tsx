import { Section } from '@/components/sections/section'
import { approach } from '@/lib/content/about'

export function Approach() {
  return (
    <Section tone="leaf">
      <h2 className="mb-stack font-display text-title">{approach.title}</h2>
      <ol className="grid md:grid-cols-3 md:gap-x-column">
        {approach.steps.map(({ title, text }) => (
          <li key={title} className="group relative pb-9 pl-10 last:pb-0 md:pt-10 md:pb-0 md:pl-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 left-1 z-1 size-4.5 rounded-full border-[3px] border-clay bg-leaf-wash group-first:bg-clay group-last:bg-clay md:top-0 md:left-0"
            />
            <span
              aria-hidden="true"
              className="absolute top-3 -bottom-2 left-[0.7rem] border-clay border-l-[3px] border-dotted group-last:hidden md:top-[0.47rem] md:right-[calc(-1*theme(spacing.column))] md:bottom-auto md:left-2 md:border-t-[3px] md:border-l-0"
            />
            <h3 className="font-head text-head">{title}</h3>
            <p className="mt-2.5 max-w-text text-pretty font-serif text-body">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
