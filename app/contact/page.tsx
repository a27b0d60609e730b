import { StructuredData } from '@/components/layout/structured-data'
import { Hero, HeroPicture } from '@/components/sections/hero'
import { contactPage } from '@/lib/content/contact'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { Postcard } from './_components/postcard'
import { WhereWeAre } from './_components/where-we-are'

export const metadata = sitePageMetadata('/contact')

export default function ContactPage() {
  const { image, title, intro } = contactPage
  return (
    <>
      <Hero
        ground="lake"
        picture={<HeroPicture src={image} />}
        pictureClassName="min-h-[clamp(13rem,min(32vw,60svh),40rem)]"
      >
        <h1 className="font-display text-hero">{title}</h1>
        <p className="mt-4 max-w-[40rem] text-pretty pb-28 font-serif text-lead text-lake-sky">{intro}</p>
      </Hero>
      <Postcard />
      <WhereWeAre />
      <StructuredData />
    </>
  )
}
