import { EstimateFields } from '@/components/itinerary/estimate-fields'
import { EstimateInPlace } from '@/components/itinerary/estimate-in-place'
import { EstimateResult } from '@/components/itinerary/estimate-result'
import { formatLongDate } from '@/lib/content/format'
import type { costs as costWords } from '@/lib/content/itinerary'
import { holdUntil } from '@/lib/content/price-note'
import type { ItineraryDetail } from '@/lib/data/itineraries'
import type { EstimateRequest } from '@/lib/forms/estimate-question'
import { describeMonths } from '@/lib/itineraries/details'
import { estimate, type PricedTrip, sayNights } from '@/lib/itineraries/estimate'
import { type Charge, partySizes, type SeasonPrice, type Surcharge } from '@/lib/itineraries/facts'
import { formatAmount, formatPrice } from '@/lib/itineraries/price'

const cell = 'py-3 pr-3 text-left align-top last:pr-0 print:py-1.5'

const parties = ['One alone', 'Two sharing', 'Four', 'Six']

type Props = {
  itinerary: ItineraryDetail
  costs: typeof costWords
  /** What the address asks. */
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
                    <span className="block text-ink-soft text-label">
                      {formatPrice(Math.abs(saved))?.slice(3)} {saved > 0 ? 'less' : 'more'}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <p className="mt-3 max-w-text text-small text-ink-soft">
        {[...notesOf(prices), ...surchargesOf(surcharges)].join(' ')}
      </p>
      <div className="print:hidden">
        <h3 className="mt-8 mb-3.5 font-head text-card">{costs.party}</h3>
        <EstimateInPlace
          itinerary={{ id, duration: itinerary.duration }}
          answer={request && <EstimateResult {...{ itinerary, request }} />}
        >
          <EstimateFields {...{ itinerary, request }} />
        </EstimateInPlace>
      </div>
      <h3 className="mt-8 mb-3.5 font-head text-card print:mt-4 print:mb-2">{costs.onTheSpot.title}</h3>
      {charges.length === 0 ? (
        <p className="max-w-text font-serif text-body">{costs.onTheSpot.none}</p>
      ) : (
        <dl className="border-ink border-t-2">
          {charges.map((charge) => (
            <ChargeLine key={charge.name} charge={charge} />
          ))}
        </dl>
      )}
    </>
  )
}

/** What each pays in that season, alone and in each party of the table, and what that saves against two sharing. */
function pricesPerPerson(trip: PricedTrip, price: SeasonPrice) {
  const prices = [1, ...partySizes].map((size) => {
    const answer = estimate({ ...trip, prices: [price] }, { adults: size, kids: 0, toddlers: 0 }, null)
    return { size, each: answer.isPriced ? answer.each / 100 : 0 }
  })
  const forTwo = prices.find(({ size }) => size === 2)?.each ?? 0
  return prices.map(({ size, each }) => ({ size, each, saved: forTwo - each }))
}

function ChargeLine({ charge }: { charge: Charge }) {
  const { name, amount, currency, unit, usdPerPerson, perDollar, paidTo, asOf } = charge
  const rate = perDollar ? `, at ${currency} ${perDollar} to the dollar, which may change` : ''
  const inDollars = currency === 'USD' ? '' : ` That is ${formatAmount(usdPerPerson, 'USD')} a person in all${rate}.`
  return (
    <div className="border-line border-b py-3 print:break-inside-avoid print:py-1.5">
      <dt className="font-bold">{name}</dt>
      <dd className="mt-0.5 max-w-text font-serif text-ink-soft">
        {formatAmount(amount, currency)} {unit}.{inDollars} {agesOf(charge)}Paid to: {paidTo}. As of{' '}
        {formatLongDate(asOf)}.
      </dd>
    </div>
  )
}

function agesOf({ freeBelow, childrenTo, usdPerChild }: Charge) {
  const child = childrenTo > 0 ? [`To ${childrenTo} years: ${formatAmount(usdPerChild, 'USD')}.`] : []
  const free = freeBelow > 0 ? [`Below ${freeBelow}: nothing.`] : []
  return [...child, ...free, ''].join(' ')
}

function surchargesOf(surcharges: Surcharge[]) {
  const amounts = [...new Set(surcharges.map(({ usdPerNight }) => usdPerNight))]
  return amounts.map((amount) => {
    const nights = surcharges
      .filter(({ usdPerNight }) => usdPerNight === amount)
      .map((one) => `${one.name} (${sayNights(one)})`)
    return `A night costs ${formatAmount(amount, 'USD')} more each at ${nights.join(', ')}.`
  })
}

function childrenOf(prices: SeasonPrice[]) {
  const said = prices.map(({ children }) => {
    if (!children) return 'Children pay as adults do here; ask us, many camps take less.'
    const { to, withTwo, withChild, withOne, belowThree } = children
    return `Children to ${to} pay ${withTwo} % in a room with two adults, ${withChild} % in a room of children, ${withOne} % with one adult, and below three years ${belowThree} %.`
  })
  return [...new Set(said)]
}

function notesOf(prices: SeasonPrice[]) {
  const validUntil = prices.map((price) => price.validUntil).sort()[0] ?? ''
  const single = prices.map((price) => price.singleSupplement)
  const [least, most] = [Math.min(...single), Math.max(...single)]
  const range = least === most ? formatPrice(most) : `${formatPrice(least) ?? 'nothing'} to ${formatPrice(most)}`
  const priced = prices.flatMap(({ months }) => months)
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((month) => !priced.includes(month))
  return [
    holdUntil(formatLongDate(validUntil)),
    most > 0 ? `A room or tent alone adds ${range}.` : 'There is no supplement for a room alone.',
    'Three pay as two each, five as four, seven and more as six; never more in all than a larger party.',
    ...childrenOf(prices),
    ...(prices.some(({ isByNight }) => isByNight)
      ? ['Each night has the price of its own season.']
      : ['The season of the first day counts for the whole trip.']),
    ...(others.length > 0 ? [`${describeMonths(others)}: on request.`] : []),
  ]
}
