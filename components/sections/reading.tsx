import type { ReactNode } from 'react'
import { readContactDetails } from '@/lib/content/queries'
import type { ReadingPage, ReadingSection } from '@/lib/content/reading'
import { ContactLines } from './contact-lines'
import { Plate } from './plate'
import { Section } from './section'

type Props = {
  page: ReadingPage
  back?: ReactNode
  /** Of ours; beside the title, a strip below it on phones. */
  picture?: string
  /** By default the office's. */
  contact?: ReactNode
  /** Between the title and the sections. */
  above?: ReactNode
  /** Below the text of a section, by its id. */
  details?: Record<string, ReactNode>
  children?: ReactNode
}

export function Reading({ page, back, picture, contact = <OfficeContact />, above, details, children }: Props) {
  const { title, intro, updated, sections } = page
  return (
    <Section padding="compact">
      <header className="mb-stack grid items-end gap-x-column gap-y-4 lg:grid-cols-12">
        <div className={picture ? 'min-w-0 lg:col-span-7' : 'min-w-0 lg:col-span-full'}>
          {back}
          <h1 className="mt-3 font-display text-hero first:mt-0 md:mt-6">{title}</h1>
          <p className="mt-5 max-w-[44rem] font-serif text-lead text-ink-soft">{intro}</p>
        </div>
        {picture && (
          <div className="lg:col-[8/-1] print:hidden">
            <Plate
              src={picture}
              sizes="(min-width: 1024px) 38rem, 92vw"
              isFirstView
              className="aspect-4/1 lg:aspect-16/9"
            />
          </div>
        )}
      </header>
      {above && <div className="mb-stack">{above}</div>}
      <div className="grid gap-x-column gap-y-6 border-ink border-t-2 pt-6 md:gap-y-10 md:pt-8 lg:grid-cols-12">
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
          <ReadingSections sections={sections} contact={contact} details={details} />
          {children}
          <p className="mt-10 text-small text-ink-soft md:ml-22">Last updated: {updated}</p>
        </div>
      </div>
    </Section>
  )
}

async function OfficeContact() {
  const { phone, emails, postalAddress } = await readContactDetails()
  return <ContactLines phone={phone} emails={[emails.reservations]} address={postalAddress} />
}

type ReadingSectionsProps = { sections: ReadingSection[] } & Pick<Props, 'contact' | 'details'>

function ReadingSections({ sections, contact, details = {} }: ReadingSectionsProps) {
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
          <p key={paragraph} className="mt-4 font-serif text-body">
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
        {details[id]}
        {index === sections.length - 1 && <div className="mt-3">{contact}</div>}
      </div>
    </section>
  ))
}
