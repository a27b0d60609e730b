import { StructuredData } from '@/components/layout/structured-data'
import { PageHero } from '@/components/sections/page-hero'
import { buttonLook } from '@/components/ui/button'
import { words } from '@/lib/content/queries'
import { rewordedPageMetadata as reworded } from '@/lib/seo/metadata'
import { Impact } from './_components/impact'
import { Involved } from './_components/involved'
import { Partners } from './_components/partners'

export const generateMetadata = () => reworded('/community')

export default async function CommunityPage() {
  const community = await words('community')
  return (
    <>
      <PageHero title={community.title} intro={community.intro} image={community.image} ground="leaf">
        <a href="#get-involved" className={buttonLook({ tone: 'sun' })}>
          {community.involved.title}
        </a>
      </PageHero>
      <Partners />
      <Impact />
      <Involved />
      <StructuredData />
    </>
  )
}
