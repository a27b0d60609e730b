import { StructuredData } from '@/components/layout/structured-data'
import { HeroPicture } from '@/components/sections/hero'
import { Ridge } from '@/components/sections/ridge'
import { Container } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { Stamp } from '@/components/ui/stamp'
import { readContactDetails, withClaims } from '@/lib/content/queries'
import { thankYou } from '@/lib/content/volunteer-application'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { ApplicationReference } from './_components/application-reference'

export const metadata = sitePageMetadata('/thank-you')

export default async function ThankYouPage() {
  const [{ whatsapp }, { costs }] = await Promise.all([readContactDetails(), withClaims(thankYou)])
  return (
    <section className="on-dark relative isolate flex min-h-[calc(100svh-3.75rem)] flex-col overflow-hidden bg-night text-paper md:min-h-[calc(100svh-4.5rem)] print:min-h-0">
      <div className="relative min-h-60 flex-auto print:hidden">
        <HeroPicture src={thankYou.image} />
        <Ridge surface="night" />
      </div>
      <Container className="relative z-1 grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 pt-4 pb-[clamp(2.5rem,5vw,5rem)] md:grid-cols-[auto_1fr] md:items-center">
        <Stamp className="size-24 text-sun md:size-32" />
        <div>
          <h1 className="font-display text-hero">{thankYou.title}</h1>
          <p className="mt-3 max-w-[34rem] font-serif text-lead text-night-mist">{thankYou.text}</p>
          <ApplicationReference whatsapp={whatsapp} costs={costs} />
          <div className="mt-7 flex flex-wrap gap-3 print:hidden">
            <LinkButton href="/" tone="sun">
              {thankYou.home}
            </LinkButton>
            <LinkButton href="/volunteers" tone="outline-dark">
              {thankYou.volunteers}
            </LinkButton>
          </div>
        </div>
      </Container>
      <StructuredData />
    </section>
  )
}
