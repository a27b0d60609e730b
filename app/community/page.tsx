import { ArrowRight } from 'lucide-react'
import { StructuredData } from '@/components/layout/structured-data'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SectionHeader } from '@/components/sections/section'
import { buttonStyles, LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { listContributions } from '@/lib/company/queries'
import { contactsFor, readPagePicture, readTextGroup } from '@/lib/content/queries'
import { rewordedPageMetadata as reworded } from '@/lib/seo/metadata'
import { Contributions } from './_components/contributions'
import { LazyInquiryForm } from './_components/lazy-inquiry-form'

export const generateMetadata = () => reworded('/community')

export default async function CommunityPage() {
  const [community, picture] = await Promise.all([readTextGroup('community'), readPagePicture('/community')])
  return (
    <>
      <PageHero title={community.title} intro={community.intro} picture={picture} surface="leaf">
        <a href="#get-involved" className={buttonStyles({ tone: 'sun' })}>
          {community.involved.title}
        </a>
      </PageHero>
      <Partners />
      <Impact />
      <Contributions contributions={await listContributions()} texts={community.contributions} />
      <Involved />
      <StructuredData />
    </>
  )
}

async function Impact() {
  const { title, intro, donate, areas } = (await readTextGroup('community')).impact
  return (
    <Section tone="leaf">
      <SectionHeader title={title} intro={intro} />
      <ul className="grid gap-x-column md:grid-cols-2 lg:grid-cols-4">
        {Object.entries(areas).map(([id, area]) => (
          <li key={id} className="border-leaf border-t-2 pt-4.5 pb-8">
            <h3 className="font-head text-card">{area.title}</h3>
            <p className="mt-2.5 max-w-text font-serif leading-relaxed">{area.text}</p>
          </li>
        ))}
      </ul>
      <LinkButton href="/donate" className="mt-2">
        {donate}
      </LinkButton>
    </Section>
  )
}

async function Involved() {
  const { title, intro, notes, volunteer } = (await readTextGroup('community')).involved
  return (
    <Section tone="sand" id="get-involved">
      <div className="grid gap-x-column gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="font-display text-title">{title}</h2>
          <p className="mt-5 max-w-text font-serif text-lead text-ink-soft">{intro}</p>
          <ul className="mt-7 grid max-w-text gap-4 font-serif text-body">
            {Object.entries(notes).map(([id, note]) => (
              <li key={id} className="border-line border-t pt-4">
                {note}
              </li>
            ))}
          </ul>
          <TextLink href={volunteer.href} className="mt-4">
            {volunteer.label}
            <ArrowRight className="size-5" />
          </TextLink>
        </div>
        <div className="lg:col-[7/-1]">
          <LazyInquiryForm contacts={await contactsFor()} />
        </div>
      </div>
    </Section>
  )
}

async function Partners() {
  const [community, partners] = await Promise.all([readTextGroup('community'), readTextGroup('partners')])
  if (partners.length === 0) return null
  return (
    <Section>
      <SectionHeader title={community.partners.title} intro={community.partners.intro} />
      <ul className="border-ink border-t-2">
        {partners.map(({ name, place, text, link }) => (
          <li key={name} className="border-line border-b print:break-inside-avoid">
            <article className="grid gap-x-column gap-y-2 py-7 md:grid-cols-12 md:py-9">
              <div className="md:col-span-5">
                <h3 className="text-balance font-head text-head">{name}</h3>
                <p className="mt-1.5 text-small text-ink-soft">{place}</p>
              </div>
              <div className="md:col-[6/-1] lg:col-[7/-1]">
                <p className="max-w-text font-serif text-body">{text}</p>
                {link && (
                  <TextLink href={link.href} className="mt-2">
                    {link.label}
                    <ArrowRight className="size-5" />
                  </TextLink>
                )}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
