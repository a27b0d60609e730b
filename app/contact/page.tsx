import { ArrowRight } from 'lucide-react'
import { Planner } from '@/components/itinerary/planner'
import { StructuredData } from '@/components/layout/structured-data'
import { ContactLines } from '@/components/sections/contact-lines'
import { Hero, HeroPicture } from '@/components/sections/hero'
import { Container, Section } from '@/components/sections/section'
import { Mark } from '@/components/ui/logo'
import { TextLink } from '@/components/ui/text-link'
import { contactPage } from '@/lib/content/contact'
import { contactsFor, readContactDetails, readPagePicture, withClaims } from '@/lib/content/queries'
import { config } from '@/lib/platform/config'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { ContactForm } from './_components/contact-form'
import { MapPlate } from './_components/map-plate'
import { OfficeMap } from './_components/office-map'

export const metadata = sitePageMetadata('/contact')

export default async function ContactPage() {
  const { title, intro } = contactPage
  return (
    <>
      <Hero
        surface="lake"
        picture={<HeroPicture {...(await readPagePicture('/contact'))} />}
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

async function Postcard() {
  const { form, address } = contactPage
  const { phone, emails, postalAddress } = await readContactDetails()
  return (
    <Container className="relative z-1 -mt-20">
      <div className="grid rounded-panel bg-white shadow-pop lg:grid-cols-[7fr_5fr]">
        {/* On this card the receipt has no border of its own. */}
        <div className="min-w-0 p-[clamp(1.25rem,3vw,2.5rem)] [&>section]:border-0 [&>section]:p-0">
          <ContactForm title={form.title} contacts={await contactsFor()} />
        </div>
        <section className="m-[clamp(1.25rem,3vw,2.5rem)] border-line border-t pt-8 lg:ml-0 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-[clamp(1.25rem,3vw,2.5rem)]">
          <div className="flex items-start justify-between gap-4">
            <h2 className="font-head text-head">{address.title}</h2>
            <div aria-hidden="true" className="-rotate-2 border-[3px] border-ember border-dotted p-1">
              <Mark className="size-16 bg-ember-wash p-2 text-ember" />
            </div>
          </div>
          <p className="mt-4 font-head text-card">{config.brand}</p>
          {postalAddress && <p className="mt-1 border-line border-b pb-2 font-serif text-body">{postalAddress}</p>}
          <ContactLines phone={phone} emails={[emails.reservations, emails.sales]} className="mt-4" isBesideForm />
          <Planner isBesidePhone className="mt-8" />
          <p className="mt-4 max-w-text font-serif text-ink-soft">{address.hours}</p>
          <p className="mt-5 border-line border-t pt-4 print:hidden">
            {address.quote.text}{' '}
            <TextLink href={address.quote.href}>
              {address.quote.label}
              <ArrowRight className="size-5" />
            </TextLink>
          </p>
        </section>
      </div>
    </Container>
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
