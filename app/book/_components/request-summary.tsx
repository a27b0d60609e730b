import { type Control, useWatch } from 'react-hook-form'
import { OwnCurrency } from '@/components/itinerary/own-currency'
import { TripsInstead } from '@/components/itinerary/trips-instead'
import { Price } from '@/components/ui/price'
import { SafariImage } from '@/components/ui/safari-image'
import { TextLink, textLinkStyles } from '@/components/ui/text-link'
import { priceNote } from '@/lib/content/notices'
import { formatCents } from '@/lib/domain/money'
import { estimateHref, parseItineraryIds } from '@/lib/domain/shortlist'
import type { ItineraryOption } from '@/lib/domain/summary'
import { readAges } from '@/lib/domain/travellers'
import type { Values } from '@/lib/forms/form-definition'
import { parsePreferredDates, toEstimateDay } from '@/lib/forms/preferred-dates'
import { type BookingValues, type booking, safariCategories } from '@/lib/leads/kinds/booking'
import { formatEach } from '@/lib/prices/describe-estimate'
import type { Estimate, Offered, Priced } from '@/lib/prices/estimate'
import { nameChildren } from '@/lib/prices/left-out'
import { formatParty } from '@/lib/prices/party'
import { useAnswer } from './use-answer'

type Props = {
  control: Control<BookingValues>
  itineraries: ItineraryOption[]
  /** For the party in the query. */
  quoted: Offered | null
  /** The same for two adults. */
  quotedForTwo: Estimate | null
  onTwo: () => void
}

/** Updates while the visitor types. */
export function RequestSummary({ control, itineraries, quoted: first, quotedForTwo, onTwo }: Props) {
  const { itineraryId, furtherItineraryIds, severalTrips, safariCategory, preferredDates, ...party } = useWatch({
    control,
  }) as BookingValues
  const itinerary = itineraries.find(({ id }) => String(id) === itineraryId)
  const further = parseItineraryIds(furtherItineraryIds)
  const category = safariCategories.find(({ value }) => value === safariCategory)
  const { numberOfAdults, numberOfKids, numberOfToddlers } = party
  const isInTurn = further.length > 0 && severalTrips === 'in-turn'
  const then = isInTurn ? furtherItineraryIds : ''
  const quoted = useEstimate({ itineraryId, preferredDates, ...party }, first, then)
  const titleOf = (id: number) => itineraries.find((one) => one.id === id)?.title ?? `Trip ${id}`
  const rows = [
    { label: 'Dates', value: preferredDates || 'Open' },
    {
      label: 'Travellers',
      value: formatParty(Number(numberOfAdults), Number(numberOfKids), Number(numberOfToddlers)) || 'Open',
    },
    { label: 'Category', value: category?.label ?? 'Open' },
  ]
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-white shadow-lift">
      <div className="relative aspect-2/1 bg-straw max-wide:hidden">
        <SafariImage src={itinerary ? itinerary.imageUrl : '/images/destinations/kenya.jpg'} alt="" sizes="23rem" />
      </div>
      <div className="px-6 pt-5 pb-2">
        <p className="text-ink-soft text-label">Your request</p>
        <h2 className="mt-1 font-head text-card">{itinerary?.title ?? 'A trip planned for you'}</h2>
        {further.length > 0 && (
          <p className="mt-1 text-ink-soft">
            {isInTurn ? `then ${further.map(titleOf).join(', then ')}` : `and ${further.length} more`}
          </p>
        )}
        <dl className="mt-3">
          {rows.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 border-line border-b py-2.75 last:border-0">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right font-[650]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Perforation />
      <div role="status" aria-busy={quoted?.isOld} className="px-6 pt-4 pb-5.5 aria-busy:opacity-60">
        {quoted ? (
          <>
            <EstimateLine
              answer={quoted.answer}
              trip={further.length > 0 && !isInTurn ? itinerary?.title : undefined}
            />
            {quoted.answer.instead && (
              <TripsInstead
                trips={quoted.answer.instead}
                answer={quoted.answer}
                className="mt-3 border-line border-t pt-3"
              />
            )}
            {!isInTurn && numberOfAdults === '1' && Number(numberOfKids) + Number(numberOfToddlers) === 0 && (
              <TwoSharing question={{ itineraryId, preferredDates, ...party }} first={quotedForTwo} onTwo={onTwo} />
            )}
          </>
        ) : (
          <>
            <Price price={itinerary?.price ?? 0} size="large" />
            <OwnCurrency dollars={itinerary?.price ?? 0} />
            {itinerary && itinerary.price > 0 && <p className="mt-2 max-w-60 text-ink-soft text-small">{priceNote}</p>}
          </>
        )}
        {further.length > 0 && !isInTurn && (
          <ul className="mt-3 border-line border-t pt-1">
            {further.map((id) => (
              <FurtherTrip
                key={id}
                title={titleOf(id)}
                question={{ preferredDates, ...party, itineraryId: String(id) }}
              />
            ))}
          </ul>
        )}
        {itinerary && (
          <p className="hidden noscript:block">
            <TextLink href={estimateHref([itinerary.id, ...(isInTurn ? further : [])])}>
              What would it cost us?
            </TextLink>
          </p>
        )}
      </div>
    </div>
  )
}

/** A trip beside the first, with its own price for the same party and day. */
function FurtherTrip({ title, question }: { title: string; question: Question }) {
  const quoted = useEstimate(question, null)
  return (
    <li className="flex justify-between gap-4 py-1.5">
      <span>{title}</span>
      <span className="whitespace-nowrap text-right font-[650] tabular-nums">
        {quoted && describeShortly(quoted.answer)}
        {quoted?.answer.isPriced && <OwnCurrency dollars={quoted.answer.total / 100} />}
      </span>
    </li>
  )
}

function describeShortly(answer: Estimate) {
  const age = answer.leftOut && `Minimum age ${answer.leftOut.minimumAge}`
  if (!answer.isPriced) return age ?? 'On request'
  return age ? `${age}, ${formatCents(answer.total)} for ${answer.people}` : formatCents(answer.total)
}

/** `trip`: the title, where there are several. */
function EstimateLine({ answer, trip }: { answer: Estimate; trip?: string }) {
  if (!answer.isPriced) return <p className="font-semibold">{answer.reason}</p>
  const each = formatEach(answer)
  const onTheSpot = answer.lines.filter(({ isOnTheSpot }) => isOnTheSpot).reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      <p className="text-ink-soft text-small">{describeQuoted(answer)}</p>
      <p className="font-extrabold font-head text-[clamp(2rem,1.7rem+1vw,2.5rem)] leading-none tabular-nums">
        {formatCents(answer.total)}
      </p>
      <p className="mt-1 font-semibold">
        {trip ? `for ${trip}` : 'in all'}
        {each && `, ${each}`}
      </p>
      <OwnCurrency dollars={answer.total / 100} />
      <p className="mt-2 text-ink-soft text-small">
        {onTheSpot > 0 && `${formatCents(onTheSpot)} of it is paid on arrival. `}
        {answer.notes.join(' ')} {priceNote}
      </p>
    </>
  )
}

function describeQuoted({ people, from, season, leftOut }: Priced) {
  if (leftOut) return `${from ? 'Without' : `${season}, without`} ${nameChildren(leftOut.children)}`
  if (people === 1) return `For 1 adult in a room alone${from ? '' : `, ${season}: from`}`
  return from ? 'For your party' : `${season}: from`
}

type TwoSharingProps = { question: Question; first: Estimate | null; onTwo: () => void }

/** The form starts with one adult, but most who ask are two. */
function TwoSharing({ question, first, onTwo }: TwoSharingProps) {
  const quoted = useEstimate({ ...question, numberOfAdults: '2' }, first)
  if (!quoted?.answer.isPriced) return null
  return (
    <p className="mt-3 border-line border-t pt-3">
      Two sharing: {formatCents(quoted.answer.each)} each. <OwnCurrency dollars={quoted.answer.each / 100} />
      <button type="button" onClick={onTwo} className={textLinkStyles('min-h-tap')}>
        We are two
      </button>
    </p>
  )
}

function Perforation() {
  const notch = 'absolute -top-3.5 size-6.5 rounded-full border border-line bg-paper'
  return (
    <div aria-hidden="true" className="relative mx-6 border-line-strong border-t-[3px] border-dotted">
      <span className={`${notch} -left-9.5`} />
      <span className={`${notch} -right-9.5`} />
    </div>
  )
}

type Question = Pick<
  Values<typeof booking>,
  'itineraryId' | 'preferredDates' | 'numberOfAdults' | 'numberOfKids' | 'numberOfToddlers' | 'childAges'
>

/** Null without a trip, or if the request fails. `first`: server-rendered answer. `then`: ids of trips after it. */
function useEstimate({ itineraryId, preferredDates, ...party }: Question, first: Offered | null, then = '') {
  const question = new URLSearchParams({
    adults: party.numberOfAdults,
    kids: party.numberOfKids,
    toddlers: party.numberOfToddlers,
    ages: readAges(party.childAges, Number(party.numberOfKids) + Number(party.numberOfToddlers)).join(),
    from: toEstimateDay(parsePreferredDates(preferredDates)),
    ...(then && { then }),
  })
  const trip = `/api/itineraries/${itineraryId}/estimate?`
  const address = `${trip}${question}`
  const known = useAnswer(itineraryId === '0' ? null : address, first && { address, data: first })
  // Stale until the next one arrives.
  return known?.address.startsWith(trip) ? { answer: known.data, isOld: known.address !== address } : null
}
