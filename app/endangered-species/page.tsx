import { StructuredData } from '@/components/layout/structured-data'
import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { withClaims } from '@/lib/content/queries'
import { birds, mammals, otherSpecies, speciesClosing } from '@/lib/content/species'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { GuideHeader } from './_components/guide-header'
import { SpeciesSection } from './_components/species-section'

export const metadata = sitePageMetadata('/endangered-species')

export default async function EndangeredSpeciesPage() {
  const groups = await withClaims([mammals, birds, otherSpecies])
  return (
    <>
      <GuideHeader groups={groups} />
      {groups.map((group) => (
        <SpeciesSection key={group.id} group={group} />
      ))}
      <Closing />
      <StructuredData />
    </>
  )
}

function Closing() {
  const { title, donate, itineraries } = speciesClosing
  return (
    <Section padding="below" className="print:hidden">
      <h2 className="font-display text-title">{title}</h2>
      <div className="mt-stack grid gap-x-column gap-y-10 md:grid-cols-2">
        <div className="border-ink border-t-2 pt-5">
          <p className="max-w-text font-serif text-lead">{donate.text}</p>
          <LinkButton href={donate.link.href} className="mt-5">
            {donate.link.label}
          </LinkButton>
        </div>
        <div className="border-ink border-t-2 pt-5">
          <p className="max-w-text font-serif text-lead">{itineraries.text}</p>
          <LinkButton href={itineraries.link.href} tone="outline" className="mt-5">
            {itineraries.link.label}
          </LinkButton>
        </div>
      </div>
    </Section>
  )
}
