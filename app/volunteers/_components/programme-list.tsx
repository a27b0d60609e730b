import { ArrowRight } from 'lucide-react'
import { Section, SectionHeader } from '@/components/sections/section'
import { Link } from '@/components/ui/link'
import { programmes, volunteers } from '@/lib/content/volunteer-programmes'
import { programs } from '@/lib/domain/programmes'

export function ProgrammeList() {
  return (
    <Section>
      <SectionHeader title={volunteers.programmes.title} intro={volunteers.programmes.intro} />
      <ul className="border-ink border-t-2">
        {programmes.map(({ program, text, stay }) => (
          <li
            key={program}
            className="group relative border-line border-b transition-colors duration-quick hover:bg-sand print:break-inside-avoid"
          >
            <div className="grid gap-x-column gap-y-2 py-6 md:grid-cols-12 md:items-baseline md:py-7">
              <h3 className="font-head text-head md:col-span-4">
                <Link
                  href={`/volunteer?program=${program}`}
                  prefetch={false}
                  className="decoration-3 decoration-ember-flame underline-offset-[0.14em] after:absolute after:inset-0 group-hover:underline"
                >
                  {programs.find(({ value }) => value === program)?.label}
                </Link>
              </h3>
              <div className="md:col-span-7">
                <p className="max-w-text font-serif text-body">{text}</p>
                <p className="mt-2 text-small text-ink-soft">{stay}</p>
              </div>
              <ArrowRight className="hidden size-6 justify-self-end transition-transform duration-base group-hover:translate-x-1 md:block print:hidden" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
