import { StructuredData } from '@/components/layout/structured-data'
import { PageHero } from '@/components/sections/page-hero'
import { LinkButton } from '@/components/ui/button'
import { volunteers } from '@/lib/content/volunteer-programmes'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { BeforeYouApply } from './_components/before-you-apply'
import { ProgrammeList } from './_components/programme-list'
import { Reasons } from './_components/reasons'

export const metadata = sitePageMetadata('/volunteers')

export default function VolunteersPage() {
  return (
    <>
      <PageHero title={volunteers.title} intro={volunteers.intro} image={volunteers.image} ground="leaf" line="forest">
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
