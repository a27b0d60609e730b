import type { Metadata } from 'next'
import { StructuredData } from '@/components/layout/structured-data'
import { PageHero } from '@/components/sections/page-hero'
import { LinkButton } from '@/components/ui/button'
import { community } from '@/lib/content/community'
import { Impact } from './_components/impact'
import { Involved } from './_components/involved'
import { Partners } from './_components/partners'

export const metadata: Metadata = {
  title: 'Community partners and how to take part',
  description:
    'Five community partners around Nanyuki, Laikipia and Samburu, what 10% of our proceeds does there, and how you can get involved.',
}

export default function CommunityPage() {
  return (
    <>
      <PageHero title={community.title} intro={community.intro} image={community.image} ground="leaf">
        <LinkButton href="/community#get-involved" tone="sun">
          {community.involved.title}
        </LinkButton>
      </PageHero>
      <Partners />
      <Impact />
      <Involved />
      <StructuredData />
    </>
  )
}
