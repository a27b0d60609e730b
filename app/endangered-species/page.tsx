import { StructuredData } from '@/components/layout/structured-data'
import { withClaims } from '@/lib/content/queries'
import { birds } from '@/lib/content/species-birds'
import { mammals } from '@/lib/content/species-mammals'
import { otherSpecies } from '@/lib/content/species-others'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { Closing } from './_components/closing'
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
