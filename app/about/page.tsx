import { ExternalLink } from 'lucide-react'
import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { PageHero } from '@/components/sections/page-hero'
import { LinkButton } from '@/components/ui/button'
import { textLinkLook } from '@/components/ui/text-link'
import { aboutClosing, aboutPage } from '@/lib/content/about'
import { withClaims } from '@/lib/content/queries'
import { config } from '@/lib/platform/config'
import { rewordedPageMetadata } from '@/lib/seo/metadata'
import { Approach } from './_components/approach'
import { Partners } from './_components/partners'
import { Story } from './_components/story'
import { Values } from './_components/values'

export const generateMetadata = () => rewordedPageMetadata('/about')

export default async function AboutPage() {
  const { title, image, itineraries, contact, community, listing } = aboutClosing
  return (
    <>
      <PageHero {...(await withClaims(aboutPage.hero))} ground="straw">
        <LinkButton href={aboutPage.team.href} tone="ink">
          {aboutPage.team.label}
        </LinkButton>
      </PageHero>
      <Story />
      <Values />
      <Partners />
      <Approach />
      <ClosingCall title={title} image={image}>
        <LinkButton href={itineraries.href} tone="sun">
          {itineraries.label}
        </LinkButton>
        <LinkButton href={contact.href} tone="outline-dark">
          {contact.label}
        </LinkButton>
        <LinkButton href={community.href} tone="outline-dark">
          {community.label}
        </LinkButton>
        <a href={config.safariListingUrl} rel="noopener" className={textLinkLook()}>
          {listing}
          <ExternalLink aria-hidden="true" className="size-5" />
        </a>
      </ClosingCall>
      <StructuredData />
    </>
  )
}
