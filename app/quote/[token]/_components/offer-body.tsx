import type { ReactNode } from 'react'
import { PrintHead } from '@/components/layout/print'
import { Container } from '@/components/sections/section'
import type { ItineraryDetail } from '@/lib/itineraries/queries'
import type { Quote } from '@/lib/quotes/queries'
import { OfferCosts, OfferTerms } from './offer-costs'
import { OfferDays } from './offer-days'
import { OfferHero } from './offer-hero'
import { OfferLetter } from './offer-letter'
import { OfferSidebar } from './offer-sidebar'

type Props = {
  quote: Quote
  traveller: string | null
  itinerary: ItineraryDetail | null
  /** Of its link; none for a draft, which has no PDF. */
  token?: string
  /** Below the picture. */
  notice: ReactNode
  /** Where it is answered. */
  children?: ReactNode
}

/** What an offer says. */
export function OfferBody({ quote, traveller, itinerary, token, notice, children }: Props) {
  const { snapshot } = quote
  return (
    <article>
      <PrintHead />
      <OfferHero quote={quote} traveller={traveller} itinerary={itinerary} />
      {notice}
      <Container className="grid gap-x-[clamp(2.5rem,5vw,5rem)] gap-y-10 pt-[clamp(1.75rem,4vw,4rem)] pb-band-sm md:pb-band lg:grid-cols-[minmax(0,1fr)_23rem] print:block print:py-0">
        <div className="min-w-0">
          <OfferLetter snapshot={snapshot} />
          <OfferDays snapshot={snapshot} itinerary={itinerary} />
          <OfferCosts quote={quote} />
          <OfferTerms snapshot={snapshot} />
          {children}
        </div>
        <OfferSidebar quote={quote} token={token} />
      </Container>
    </article>
  )
}
