// What a party pays for a trip. The rules are in docs/estimates.md.
import { type ItineraryFacts, type PartySize, partySizes, type SeasonPrice } from './facts'
import { formatAmount, formatCents } from './price'

/** Toddlers are 0 to 2, kids 3 to 12. `ages` are theirs, as far as they were said. */
export type Party = { adults: number; kids: number; toddlers: number; ages?: number[] }

export type EstimateLine = {
  what: string
  payee: string
  isOnTheSpot: boolean
  /** '2 people', '1 room'. */
  count: string
  /** In cents of US dollars. */
  amount: number
  why: string
}

/** Amounts are whole cents of US dollars; the total is the sum of the lines. */
export type Priced = {
  isPriced: true
  party: Party
  /** The first day, such as 2027-07-12. Null: the season with the lowest price for this party. */
  from: string | null
  season: string
  lines: EstimateLine[]
  total: number
  /** The total for each of them, rounded up to whole dollars: say 'about'. */
  each: number
  people: number
  validUntil: string
  /** What the visitor should know about it. */
  notes: string[]
}

/** `reason` is a sentence for the visitor. */
export type Unpriced = { isPriced: false; party: Party; from: string | null; reason: string }

export type Estimate = Priced | Unpriced

export type PricedTrip = Pick<ItineraryFacts, 'prices' | 'charges'> & { suitability: { youngest: number } | null }

/** Of the page and the REST path. */
export const estimateParams = ['adults', 'kids', 'toddlers', 'ages', 'from'] as const

const mostPeople = 20
const oldestToddler = 2
const oldestKid = 12

/** `from` is the first day, such as 2027-07-12; without it the season with the lowest price is taken. */
export function estimate(trip: PricedTrip, party: Party, from: string | null): Estimate {
  const reason = whyUnpriced(trip, party, from)
  if (reason) return { isPriced: false, party, from, reason }
  const priced = seasonsFor(trip.prices, from).map((season) => inSeason(trip, party, season, from))
  return priced.reduce((lowest, one) => (one.total < lowest.total ? one : lowest))
}

const headCount = ({ adults, kids, toddlers }: Party) => adults + kids + toddlers

/** Empty when the party can be priced. */
function whyUnpriced({ prices, suitability }: PricedTrip, party: Party, from: string | null) {
  const youngest = suitability?.youngest ?? 0
  if (prices.length === 0) return 'We price this trip on request: tell us your dates.'
  if (party.adults < 1) return 'Somebody of 13 or older has to come along.'
  if (headCount(party) > mostPeople)
    return `For more than ${mostPeople} people we make a plan of its own: tell us how many you are.`
  if (youngestOf(party) < youngest)
    return `Everybody on this trip is at least ${youngest} years old. Ask us what the younger ones can do in these days.`
  if (!from) return ''
  const ofMonth = prices.filter(({ months }) => months.includes(monthOf(from)))
  if (ofMonth.length === 0) return 'We price this month on request: tell us your dates and we look at what is open.'
  if (ofMonth.every(({ validUntil }) => validUntil < from))
    return 'Prices for that day are not set yet. Send us your dates and we ask the camps.'
  return ''
}

const monthOf = (day: string) => Number(day.slice(5, 7))

// Where no age was said, the oldest that it can be.
function youngestOf({ kids, toddlers, ages = [] }: Party) {
  return Math.min(...ages, toddlers > 0 ? oldestToddler : 99, kids > 0 ? oldestKid : 99)
}

function seasonsFor(prices: SeasonPrice[], from: string | null) {
  if (!from) return prices
  return prices.filter(({ months, validUntil }) => months.includes(monthOf(from)) && validUntil >= from).slice(0, 1)
}

function inSeason({ charges }: PricedTrip, party: Party, price: SeasonPrice, from: string | null): Priced {
  const people = headCount(party)
  const lines = [tripLine(people, price), ...charges.map((charge) => chargeLine(charge, people))]
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    isPriced: true,
    party,
    from,
    season: price.season,
    lines,
    total,
    each: Math.ceil(total / people / 100) * 100,
    people,
    validUntil: price.validUntil,
    notes: party.kids + party.toddlers > 0 ? [childNote] : [],
  }
}

const childNote =
  'Children are counted as adults here. Many camps and parks take less for them: the quote says how much, and it is never more than this.'

const sayPeople = (people: number) => (people === 1 ? '1 person' : `${people} people`)

const cents = (dollars: number) => Math.round(dollars * 100)

function tripLine(people: number, { season, parties, singleSupplement }: SeasonPrice): EstimateLine {
  const each = (size: PartySize) => cents(parties.find((one) => one.size === size)?.amount ?? 0)
  const size = partySizes.findLast((one) => one <= people) ?? 2
  const alone = people === 1 ? cents(singleSupplement) : 0
  const own = people * each(size) + alone
  // A party never pays more than a larger one.
  const larger = partySizes.filter((one) => one > people).map((one) => ({ size: one, amount: one * each(one) }))
  const cheapest = larger.reduce((least, one) => (one.amount < least.amount ? one : least), { size, amount: own })
  const why = cheapest.amount < own ? `As for ${cheapest.size} people, which is less` : whyOwn()
  function whyOwn() {
    if (people === 1 && singleSupplement === 0) return 'The price for one of two; travelling alone adds nothing'
    if (people === 1) return `The price for one of two, and ${formatAmount(singleSupplement, 'USD')} for a room alone`
    return `${formatAmount(each(size) / 100, 'USD')} each, ${columns[size]}`
  }
  return {
    what: 'The trip',
    payee: 'us',
    isOnTheSpot: false,
    count: sayPeople(people),
    amount: cheapest.amount,
    why: `${season}. ${why}.`,
  }
}

const columns = {
  2: 'the price for two and three',
  4: 'the price for four and five',
  6: 'the price for six and more',
} satisfies Record<PartySize, string>

function chargeLine(charge: ItineraryFacts['charges'][number], people: number): EstimateLine {
  const { name, amount, currency, unit, usdPerPerson, paidTo } = charge
  // The table has it for one of two who share.
  const isByRoom = unit.startsWith('a room')
  const rooms = Math.ceil(people / 2)
  return {
    what: name,
    payee: paidTo,
    isOnTheSpot: true,
    count: isByRoom ? (rooms === 1 ? '1 room' : `${rooms} rooms`) : sayPeople(people),
    amount: cents(usdPerPerson) * (isByRoom ? 2 * rooms : people),
    why: `${formatAmount(amount, currency)} ${unit}.`,
  }
}

/** 'about US$2,210 each', or '' for one alone. */
export const sayEach = ({ people, each }: Pick<Priced, 'people' | 'each'>) =>
  people > 1 ? `about ${formatCents(each)} each` : ''

/** 'US$10,368 in all, about US$2,592 each', or why there is none. */
export function sayEstimate(one: Estimate) {
  if (!one.isPriced) return one.reason
  return [`${formatCents(one.total)} in all`, sayEach(one)].filter(Boolean).join(', ')
}

/** What it is made of, on one line; null when there is no price. */
export function sayLines(one: Estimate) {
  if (!one.isPriced) return null
  const lines = one.lines.map(({ what, count, amount, isOnTheSpot }) => {
    const where = isOnTheSpot ? ' (on the spot)' : ''
    return `${what}, ${count}: ${formatCents(amount)}${where}`
  })
  return [`${lines.join('; ')}.`, one.lines[0]?.why, ...one.notes].join(' ')
}
