import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { Section } from '@/components/sections/section'
import { requireDesk } from '@/lib/desk/access'
import { id } from '@/lib/forms/inputs'
import { getItinerary } from '@/lib/itineraries/queries'
import { readDraftPage } from '@/lib/quotes/quote-page'
import { OfferBody } from '../../[token]/_components/offer-body'

export const instant = false

export const metadata: Metadata = {
  title: 'A draft, as the travellers will see it',
  robots: { index: false, follow: false },
}

/** For the office: what an offer will look like. */
export default pageOrUnavailable(async ({ params }: PageProps<'/quote/draft/[id]'>) => {
  await requireDesk()
  const { data } = id.safeParse((await params).id)
  const found = data === undefined ? null : await readDraftPage(data)
  if (!found) notFound()
  const { quote, traveller } = found
  const { trip } = quote.snapshot
  return (
    <OfferBody
      quote={quote}
      traveller={traveller}
      itinerary={trip.id === null ? null : await getItinerary(trip.id)}
      notice={
        <Section tone="leaf" padding="compact">
          <p>
            A draft, as it was saved last. Only the office sees this page.{' '}
            <a className="font-semibold underline" href={`/desk/leads/${quote.reference}?quote=${quote.id}`}>
              Back to the draft
            </a>
          </p>
        </Section>
      }
    />
  )
})
