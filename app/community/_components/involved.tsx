import { ArrowRight } from 'lucide-react'
import { PerVisit } from '@/components/form/per-visit'
import { Section } from '@/components/sections/section'
import { TextLink } from '@/components/ui/text-link'
import { contactsFor, words } from '@/lib/content/queries'
import { LazyInquiryForm } from './lazy-inquiry-form'

export async function Involved() {
  const { title, intro, notes, volunteer } = (await words('community')).involved
  return (
    <Section tone="sand" id="get-involved">
      <div className="grid gap-x-column gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="font-display text-title">{title}</h2>
          <p className="mt-5 max-w-text text-pretty font-serif text-lead text-ink-soft">{intro}</p>
          <ul className="mt-7 grid max-w-text gap-4 font-serif text-body">
            {Object.entries(notes).map(([id, note]) => (
              <li key={id} className="border-line border-t pt-4">
                {note}
              </li>
            ))}
          </ul>
          <TextLink href={volunteer.href} className="mt-4">
            {volunteer.label}
            <ArrowRight aria-hidden="true" className="size-5" />
          </TextLink>
        </div>
        <div className="lg:col-[7/-1]">
          <PerVisit>
            <LazyInquiryForm contacts={await contactsFor()} />
          </PerVisit>
        </div>
      </div>
    </Section>
  )
}
