import { OwnCurrency } from '@/components/itinerary/own-currency'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { counted } from '@/lib/content/format'
import type { extensions as extensionTexts } from '@/lib/content/itinerary'
import { formatCents, formatPrice } from '@/lib/domain/money'
import { askInTurnHref, estimateHref } from '@/lib/domain/shortlist'
import { formatGuests, itineraryAddress, type Travellers } from '@/lib/domain/travellers'
import { utcDay } from '@/lib/domain/utc-day'
import { type Extension, estimateTrips } from '@/lib/itineraries/extensions'
import { getItinerary, type PricedItinerary } from '@/lib/itineraries/queries'
import { formatWithout } from '@/lib/prices/describe-estimate'
import type { EstimateRequest } from '@/lib/prices/estimate-question'

type Props = {
  itinerary: PricedItinerary
  extensions: Extension[]
  texts: typeof extensionTexts
  request?: EstimateRequest
}

/** Trips that guests can add, with the price of both. */
export function Extensions({ itinerary, extensions, texts, request }: Props) {
  const { travellers = null } = itinerary
  return (
    <ul className="max-w-form border-ink border-t-2">
      {extensions.map((extension) => {
        const { trip, ids, transfer, note } = extension
        return (
          <li key={trip.id} className="border-line border-b py-4">
            <h3 className="font-head text-card">
              <TextLink href={itineraryAddress(trip.id, travellers)}>{trip.title}</TextLink>
            </h3>
            <p className="mt-1 text-ink-soft text-small">
              {counted(trip.duration, 'day')}, {ids[0] === trip.id ? texts.before : texts.after}. {transfer.way}.
            </p>
            {note && <p className="mt-2 max-w-text font-serif">{note}</p>}
            <p className="mt-2 font-semibold">
              <PriceOfBoth itinerary={itinerary} extension={extension} request={request} />
            </p>
            <p className="mt-3 flex flex-wrap gap-3">
              <LinkButton href={askInTurnHref(ids, travellers)}>{texts.request}</LinkButton>
              <LinkButton href={estimateHref(ids, travellers)} tone="outline">
                {texts.total}
              </LinkButton>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

type PriceProps = Pick<Props, 'itinerary' | 'request'> & { extension: Extension }

function PriceOfBoth({ itinerary, extension, request }: PriceProps) {
  const { trip, transfer } = extension
  const { travellers } = itinerary
  if (travellers && request?.question)
    return <TotalOfBoth extension={extension} question={request.question} travellers={travellers} />
  if (itinerary.price === 0 || trip.price === 0) return 'Price on request'
  const each = itinerary.price + trip.price + Math.ceil(transfer.price)
  return (
    <>
      Both trips with the transfer: {formatPrice(each)} per person, two sharing, in the cheapest months
      <OwnCurrency dollars={each} />
    </>
  )
}

type Question = NonNullable<EstimateRequest['question']>

async function TotalOfBoth({
  extension,
  question,
  travellers,
}: {
  extension: Extension
  question: Question
  travellers: Travellers
}) {
  const trips = (await Promise.all(extension.ids.map(getItinerary))).filter((trip) => trip !== null)
  const { whole } = await estimateTrips(trips, question, utcDay(new Date()))
  if (!whole.isPriced) return whole.reason
  return (
    <>
      Both trips with the transfer: {formatCents(whole.total)} in all{' '}
      {whole.leftOut ? formatWithout(whole.leftOut) : `for ${formatGuests(travellers)}`}
      <OwnCurrency dollars={whole.total / 100} />
    </>
  )
}
