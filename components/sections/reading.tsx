import type { ReactNode } from 'react'
import type { ReadingPage } from '@/lib/content/reading'
import { ReadingSections } from './reading-sections'
import { Section } from './section'

type Props = {
  page: ReadingPage
  back?: ReactNode
  /** Whom to ask: ends the last section. */
  contact: ReactNode
  children?: ReactNode
}

/** A page of text: contents at the left that stay in view, numbered sections, the date at the end. */
export function Reading({ page, back, contact, children }: Props) {
  const { title, intro, updated, sections } = page
  return (
    <Section padding="compact">
      <header className="mb-stack">
        {back}
        <h1 className="mt-6 font-display text-hero first:mt-0">{title}</h1>
        <p className="mt-5 max-w-[44rem] text-pretty font-serif text-lead text-ink-soft">{intro}</p>
      </header>
      <div className="grid gap-x-column gap-y-10 border-ink border-t-2 pt-8 lg:grid-cols-12">
        <nav aria-label="On this page" className="self-start lg:sticky lg:top-28 lg:col-span-3 print:hidden">
          <ol className="grid gap-x-column sm:grid-cols-2 lg:grid-cols-1">
            {sections.map(({ id, heading }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-tap items-center gap-3 font-semibold text-ink-soft hover:text-ink hover:underline hover:underline-offset-4"
                >
                  <span className="w-5 font-head tabular-nums">{index + 1}</span>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-[4/12]">
          <ReadingSections sections={sections} contact={contact} />
          {children}
          <p className="mt-10 text-small text-ink-soft md:ml-22">Last updated: {updated}</p>
        </div>
      </div>
    </Section>
  )
}
