import { TripPrice } from '@/components/itinerary/trip-price'
import { Container } from '@/components/sections/container'
import { WhatsAppMark } from '@/components/ui/brand-marks'
import { buttonLook, LinkButton } from '@/components/ui/button'
import { whatsappHref } from '@/lib/content/contact-links'
import { askHref } from '@/lib/domain/shortlist'
import type { PricedItinerary } from '@/lib/itineraries/itineraries'
import { config } from '@/lib/platform/config'
import { ActionBar } from './action-bar'

export function QuoteBar({ itinerary, whatsapp }: { itinerary: PricedItinerary; whatsapp: string }) {
  const { id, title } = itinerary
  const question = `I have a question about ${title}: ${config.siteUrl}/itineraries/${id}`
  return (
    <ActionBar>
      <Container className="grid grid-cols-[minmax(6rem,1fr)_auto_auto] items-center gap-2">
        <TripPrice of={itinerary} size="small" />
        <a
          href={whatsappHref(whatsapp, question)}
          rel="noopener"
          aria-label="Ask about this trip on WhatsApp"
          className={buttonLook({ tone: 'outline', className: 'w-tap px-0!' })}
        >
          <WhatsAppMark />
        </a>
        <LinkButton href={askHref([id], itinerary.travellers)} className="px-3! sm:px-6!">
          Request for Quote
        </LinkButton>
      </Container>
    </ActionBar>
  )
}
