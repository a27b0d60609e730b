import { format, parseISO } from 'date-fns'
import { CurrencyChoice } from '@/components/itinerary/currency-choice'
import { EstimateFields } from '@/components/itinerary/estimate-fields'
import { EstimateInPlace } from '@/components/itinerary/estimate-in-place'
import { EstimateResult } from '@/components/itinerary/estimate-result'
import { Fold } from '@/components/ui/fold'
import { formatLongDate } from '@/lib/content/format'
import type { costs as costWords } from '@/lib/content/itinerary'
import { holdUntil } from '@/lib/content/notices'
import { describeMonths } from '@/lib/domain/details'
import { formatAmount, formatPrice } from '@/lib/domain/money'
import { oldestKid, oldestToddler, reducedAges } from '@/lib/domain/travellers'
import type { ItineraryDetail } from '@/lib/itineraries/queries'
import { type PricedTrip, pricePerAdult } from '@/lib/prices/estimate'
import type { EstimateRequest } from '@/lib/prices/estimate-question'
import { type Charge, partySizes, type SeasonPrice, type Surcharge } from '@/lib/prices/price-table'

const cell = 'py-3 pr-3 text-left align-top last:pr-0 print:py-1.5'

const parties = ['One alone', 'Two sharing', 'Four', 'Six']

type Props = {
  itinerary: ItineraryDetail
  costs: typeof costWords
  request?: EstimateRequest
}

export function Costs({ itinerary, costs, request }: Props) {
  const { id, prices, charges, surcharges } = itinerary
  return (
    <>
      <p className="max-w-text font-serif text-body">{costs.intro}</p>
      {/* A season stands above its three prices, so that it is one table at every width. */}
      <table className="mt-4 w-full table-fixed tabular-nums">
        <caption className="sr-only">{costs.caption}</caption>
        <thead>
          <tr className="border-ink border-t-2 border-b text-small text-ink-soft">
            {parties.map((party) => (
              <th key={party} scope="col" className={`${cell} font-normal`}>
                {party}
              </th>
            ))}
          </tr>
        </thead>
        {prices.map((price) => (
          <tbody key={price.season} className="border-line border-b print:break-inside-avoid">
            <tr>
              <th scope="rowgroup" colSpan={parties.length} className="pt-3 text-left font-semibold print:pt-1.5">
                {price.season}
              </th>
            </tr>
            <tr>
              {pricesPerPerson(itinerary, price).map(({ size, each, saved }) => (
                <td key={size} className={`${cell} ${size === 2 ? 'font-extrabold' : ''}`}>
                  {/* Where there is no room for it the intro says it. */}
                  <span className="max-sm:hidden print:inline!">US$</span>
                  {formatPrice(each)?.slice(3)}
                  {saved !== 0 && (
                    <span className="block text-ink-soft text-label print:hidden">
                      {formatPrice(Math.abs(saved))?.slice(3)} {saved > 0 ? 'less' : 'more'}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <Fold className="border-line border-b" summary={<h3 className="font-semibold">{costs.notes}</h3>}>
        <p className="max-w-text pb-4 text-small text-ink-soft unfolded:mt-3 unfolded:pb-0">
          {[...priceNotes(itinerary), ...surchargeNotes(surcharges)].join(' ')}
        </p>
        <CurrencyChoice />
      </Fold>
      <div className="print:hidden">
        <h3 className="mt-8 mb-3.5 font-head text-card">{costs.party}</h3>
        <EstimateInPlace
          itinerary={{ id, duration: itinerary.duration }}
          answer={request && <EstimateResult itinerary={itinerary} request={request} />}
        >
          <EstimateFields itinerary={itinerary} request={request} />
        </EstimateInPlace>
      </div>
      {charges.length === 0 ? (
        <p className="mt-4 max-w-text font-serif text-body">{costs.onTheSpot.none}</p>
      ) : (
        <>
          <h3 className="mt-8 mb-3.5 hidden font-head text-card unfolded:block print:mt-4 print:mb-2">
            {costs.onTheSpot.title}
          </h3>
          <Fold
            className="mt-4 border-line border-y"
            summary={<h3 className="font-semibold">{costs.onTheSpot.title}</h3>}
          >
            <dl className="border-ink border-t-2">
              {charges.map((charge) => (
                <ChargeLine key={charge.name} charge={charge} minimumAge={itinerary.suitability?.youngest ?? 0} />
              ))}
            </dl>
            <p className="py-3 max-w-text text-small text-ink-soft">{costs.onTheSpot.checked}</p>
          </Fold>
        </>
      )}
    </>
  )
}

function pricesPerPerson(trip: PricedTrip, price: SeasonPrice) {
  const prices = [1, ...partySizes].map((size) => ({ size, each: pricePerAdult(trip, price, size) }))
  const forTwo = prices.find(({ size }) => size === 2)?.each ?? 0
  return prices.map(({ size, each }) => ({ size, each, saved: forTwo - each }))
}

function ChargeLine({ charge, minimumAge }: { charge: Charge; minimumAge: number }) {
  const { name, amount, currency, unit, usdPerPerson, perDollar, paidTo } = charge
  const rate = perDollar ? `, at ${currency} ${perDollar} to the dollar, which may change` : ''
  const inDollars = currency === 'USD' ? '' : ` That is ${formatAmount(usdPerPerson, 'USD')} per person in all${rate}.`
  return (
    <div className="border-line border-b py-3 print:break-inside-avoid print:py-1.5">
      <dt className="font-bold">{name}</dt>
      <dd className="mt-0.5 max-w-text font-serif text-ink-soft">
        {formatAmount(amount, currency)} {unit}.{inDollars} {formatAges(charge, minimumAge)}Paid to: {paidTo}.
      </dd>
    </div>
  )
}

/** Of those whom the trip takes. */
function formatAges({ freeBelow, childrenTo, usdPerChild }: Charge, minimumAge: number) {
  const from = Math.max(freeBelow, minimumAge)
  const child =
    childrenTo >= from && childrenTo > 0
      ? [`From ${from} to ${childrenTo} years: ${formatAmount(usdPerChild, 'USD')}.`]
      : []
  const free = freeBelow > minimumAge ? [`Under ${freeBelow}: free.`] : []
  return [...child, ...free, ''].join(' ')
}

const formatNight = (day: string) => format(parseISO(day), 'MMM\u00a0d')

function surchargeNotes(surcharges: Surcharge[]) {
  const amounts = [...new Set(surcharges.map(({ usdPerNight }) => usdPerNight))]
  return amounts.map((amount) => {
    const nights = surcharges
      .filter(({ usdPerNight }) => usdPerNight === amount)
      .map(({ name, firstNight, lastNight }) => `${name} (${formatNight(firstNight)} to ${formatNight(lastNight)})`)
    return `Camps and hotels charge more on holidays. Add ${formatAmount(amount, 'USD')} per person for each of these nights: ${nights.join(', ')}.`
  })
}

function childrenNote({ prices, suitability }: PricedTrip) {
  const youngest = suitability?.youngest ?? 0
  if (youngest > oldestKid) return []
  const takesToddlers = youngest <= oldestToddler
  const lines = prices.map(({ children }) => {
    if (!children) return 'Children pay the adult price here; many camps charge less, so ask us.'
    const { to, withTwo, withChild, withOne, belowThree } = children
    const toddlers = takesToddlers
      ? `; children under three ${belowThree === 0 ? 'travel free' : `pay ${belowThree}%`}`
      : ''
    const reduced = reducedAges(to, youngest)
    if (!reduced) return `Children from ${Math.max(oldestToddler + 1, youngest)} pay the adult price${toddlers}.`
    return `Children from ${reduced.from} to ${to} pay ${withTwo}% in a room with two adults, ${withChild}% in a room with other children and ${withOne}% with one adult${toddlers}. From ${to + 1} they pay the adult price.`
  })
  return [...new Set(lines)]
}

function priceNotes(trip: PricedTrip) {
  const { prices } = trip
  const validUntil = prices.map((price) => price.validUntil).sort()[0] ?? ''
  const priced = prices.flatMap(({ months }) => months)
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((month) => !priced.includes(month))
  return [
    holdUntil(formatLongDate(validUntil)),
    'Three of you pay the price for two each, five the price for four, and seven or more the price for six.',
    ...roomNotes(prices),
    ...childrenNote(trip),
    prices.some(({ isByNight }) => isByNight)
      ? 'Each night is charged at the price of its season.'
      : 'The day you start sets the season.',
    ...(others.length > 0 ? [`${describeMonths(others)}: on request.`] : []),
  ]
}

function roomNotes(prices: SeasonPrice[]) {
  if (prices.every(({ singleSupplement }) => singleSupplement === 0)) return ['There is no single supplement.']
  return [
    'Two share a room or tent. In a party of three or five, three share a triple, at no extra cost.',
    'Whoever sleeps alone pays the price for one, which includes the single supplement.',
  ]
}
