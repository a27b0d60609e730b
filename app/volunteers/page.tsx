import { ArrowRight } from 'lucide-react'
import { StructuredData } from '@/components/layout/structured-data'
import { Facts } from '@/components/sections/facts'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SectionHeader } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { TextLink } from '@/components/ui/text-link'
import { readFacts, readPagePicture, withClaims } from '@/lib/content/queries'
import { programmes, volunteers as texts } from '@/lib/content/volunteer-programmes'
import { programs } from '@/lib/domain/programmes'
import { sitePageMetadata } from '@/lib/seo/metadata'

export const metadata = sitePageMetadata('/volunteers')

export default async function VolunteersPage() {
  const volunteers = await withClaims(texts)
  return (
    <>
      <PageHero
        title={volunteers.title}
        intro={volunteers.intro}
        picture={await readPagePicture('/volunteers')}
        surface="leaf"
        line="forest"
      >
        <LinkButton href="/volunteer" tone="sun">
          {volunteers.apply}
        </LinkButton>
      </PageHero>
      <ProgrammeList {...volunteers.programmes} />
      <Reasons {...volunteers.reasons} />
      <BeforeYouApply />
      <StructuredData />
    </>
  )
}

function ProgrammeList({ title, intro }: (typeof texts)['programmes']) {
  return (
    <Section>
      <SectionHeader title={title} intro={intro} />
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

function Reasons({ title, points }: (typeof texts)['reasons']) {
  return (
    <Section tone="leaf">
      <div className="grid gap-x-column lg:grid-cols-12">
        <h2 className="mb-stack font-display text-title lg:col-span-4">{title}</h2>
        <ol className="grid gap-x-column md:grid-cols-2 lg:col-[6/-1]">
          {points.map((point, index) => (
            <li key={point.title} className="grid grid-cols-[3rem_1fr] border-leaf border-t-2 pt-4 pb-8">
              <span aria-hidden="true" className="font-display text-[2.75rem] font-extrabold leading-none text-leaf">
                {index + 1}
              </span>
              <div>
                <h3 className="font-head text-card">{point.title}</h3>
                <p className="mt-2 font-serif leading-relaxed">{point.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

async function BeforeYouApply() {
  const { title, text, facts, terms, ask } = texts.before
  const known = await readFacts(facts)
  return (
    <Section padding="compact">
      <div className="grid gap-x-column gap-y-5 md:grid-cols-12">
        <h2 className="font-head text-head md:col-span-4">{title}</h2>
        <div className="md:col-span-7">
          <p className="max-w-text font-serif text-body">{text}</p>
          {known.length > 0 && <Facts facts={known} />}
          <p className="mt-3 flex flex-wrap gap-x-7">
            <TextLink href={terms.href}>{terms.label}</TextLink>
            <TextLink href={ask.href}>{ask.label}</TextLink>
          </p>
        </div>
      </div>
    </Section>
  )
}
