import type { ReactNode } from 'react'
import type { ReadingSection } from '@/lib/content/reading'

type Props = { sections: ReadingSection[]; contact: ReactNode }

export function ReadingSections({ sections, contact }: Props) {
  return sections.map(({ id, heading, paragraphs = [], points = [] }, index) => (
    <section
      key={id}
      id={id}
      className="grid scroll-mt-24 border-line border-t py-8 first:border-t-0 first:pt-0 md:grid-cols-[5.5rem_1fr]"
    >
      <p aria-hidden="true" className="font-display text-title text-ember">
        {index + 1}
      </p>
      <div className="max-w-text md:pt-1.5">
        <h2 className="font-head text-head">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-pretty font-serif text-body">
            {paragraph}
          </p>
        ))}
        {points.length > 0 && (
          <ul className="mt-4 grid list-disc gap-2.5 pl-5 font-serif text-body marker:text-ember">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {index === sections.length - 1 && <div className="mt-3">{contact}</div>}
      </div>
    </section>
  ))
}
