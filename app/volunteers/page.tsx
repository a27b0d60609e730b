import { StructuredData } from '@/components/layout/structured-data'
import { PageHero } from '@/components/sections/page-hero'
import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { volunteers } from '@/lib/content/volunteer-programmes'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { ProgrammeList } from './_components/programme-list'

export const metadata = sitePageMetadata('/volunteers')

export default function VolunteersPage() {
  return (
    <>
      <PageHero title={volunteers.title} intro={volunteers.intro} image={volunteers.image} surface="leaf" line="forest">
        <LinkButton href="/volunteer" tone="sun">
          {volunteers.apply}
        </LinkButton>
      </PageHero>
      <ProgrammeList />
      <Reasons />
      <BeforeYouApply />
      <StructuredData />
    </>
  )
}

function BeforeYouApply() {
  const { title, text, terms, ask } = volunteers.before
  return (
    <Section padding="compact">
      <div className="grid gap-x-column gap-y-5 md:grid-cols-12">
        <h2 className="font-head text-head md:col-span-4">{title}</h2>
        <div className="md:col-span-7">
          <p className="max-w-text font-serif text-body">{text}</p>
          <p className="mt-3 flex flex-wrap gap-x-7">
            <TextLink href={terms.href}>{terms.label}</TextLink>
            <TextLink href={ask.href}>{ask.label}</TextLink>
          </p>
        </div>
      </div>
    </Section>
  )
}

function Reasons() {
  const { title, points } = volunteers.reasons
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
