import { StructuredData } from '@/components/layout/structured-data'
import { Hero, HeroPicture } from '@/components/sections/hero'
import { Section } from '@/components/sections/section'
import { contactPage } from '@/lib/content/contact'
import { withClaims } from '@/lib/content/queries'
import { config } from '@/lib/platform/config'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { MapPlate } from './_components/map-plate'
import { OfficeMap } from './_components/office-map'
import { Postcard } from './_components/postcard'

export const metadata = sitePageMetadata('/contact')

export default function ContactPage() {
  const { image, title, intro } = contactPage
  return (
    <>
      <Hero
        surface="lake"
        picture={<HeroPicture src={image} />}
        pictureClassName="min-h-[clamp(13rem,min(32vw,60svh),40rem)]"
      >
        <h1 className="font-display text-hero">{title}</h1>
        <p className="mt-4 max-w-[40rem] pb-28 font-serif text-lead text-lake-sky">{intro}</p>
      </Hero>
      <Postcard />
      <WhereWeAre />
      <StructuredData />
    </>
  )
}

async function WhereWeAre() {
  const { title, text, notice } = await withClaims(contactPage.map)
  return (
    <Section>
      <div className="grid gap-x-column gap-y-7 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="font-display text-title">{title}</h2>
          <p className="mt-5 max-w-text font-serif text-lead text-ink-soft">{text}</p>
        </div>
        <div className="lg:col-[5/-1]">
          <OfficeMap embedUrl={config.mapEmbedUrl} mapUrl={config.mapUrl} notice={notice}>
            <MapPlate />
          </OfficeMap>
        </div>
      </div>
    </Section>
  )
}
