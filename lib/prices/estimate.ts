import { differenceInCalendarDays, max, min, parseISO } from 'date-fns'
import { formatLongDate } from '../content/format'
import { dayAfter } from '../domain/day-after'
import { listWords } from '../domain/details'
import { formatAmount } from '../domain/money'
import {
  type Child,
  listChildren,
  mostTravellers,
  oldestKid,
  oldestToddler,
  type Party,
  readChildren,
} from '../domain/travellers'
import { describeLeftOut, formatAge, type LeftOut, withoutTooYoung } from './left-out'
import { type PartySize, type PriceTable, partySizes, type SeasonPrice, type Surcharge } from './price-table'
import { type ChildShare, childShares, countPayingHeads, type Sharing, shareRooms } from './rooms'

export type EstimateLine = {
  kind: 'trip' | 'surcharge' | 'charge' | 'transfer'
  what: string
  /** Of several seasons, which nights; follows the name of the trip. */
  part?: string
  payee: string
  isOnTheSpot: boolean
  count: string
  /** How many pay the same; null where it is by room, or children pay less. */
  people: number | null
  /** The one child of a line of its own, and the percent of an adult's price that it pays. */
  child?: Child & { percent: number }
  /** US cents. */
  amount: number
  why: string
}

/** Amounts in US cents. */
export type Priced = {
  isPriced: true
  party: Party
  /** First day or month: 2027-07-12, 2027-07. Null: the party's cheapest season. */
  from: string | null
  season: string
  isAllYear: boolean
  lines: EstimateLine[]
  total: number
  /** Whole dollars, rounded up, so approximate. */
  each: number
  /** How many of the party come. */
  people: number
  /** Who of the party is too young for the trip, and in no line. */
  leftOut?: LeftOut
  validUntil: string
  notes: string[]
}

type Unpriced = { isPriced: false; party: Party; from: string | null; leftOut?: LeftOut; reason: string }

export type Estimate = Priced | Unpriced

export type TripInstead = { id: number; title: string }

/** `instead`: trips that take those who are too young for this one. */
export type Offered = Estimate & { instead?: TripInstead[] }

export type PricedTrip = PriceTable & {
  duration: number
  suitability: { youngest: number } | null
}

export const estimateParams = ['adults', 'kids', 'toddlers', 'ages', 'from', 'month'] as const

const grownUp = 99

/**
 * Without `from` the party's cheapest season. Days before `today` have no price. Children below the minimum age are
 * left out, and named. See docs/estimates.md.
 */
export function estimate(trip: PricedTrip, party: Party, from: string | null, today = ''): Estimate {
  const minimumAge = trip.suitability?.youngest ?? 0
  const tooYoung = listChildren(party).filter(({ age }) => age < minimumAge)
  if (tooYoung.length === 0) return estimateForAll(trip, party, from, today)
  const leftOut = { minimumAge, children: tooYoung }
  const one = estimateForAll(trip, withoutTooYoung(party, minimumAge), from, today)
  const named = describeLeftOut(leftOut)
  if (!one.isPriced) return { ...one, party, leftOut, reason: `${named} ${one.reason}` }
  const unfit = party.unfitAges ? [describeUnfitAges(party, party.unfitAges)] : []
  return { ...one, party, leftOut, notes: [named, ...unfit, ...one.notes] }
}

function estimateForAll(plain: PricedTrip, party: Party, from: string | null, today: string): Estimate {
  const trip = withDeparturePrice(plain, from)
  const unpriced = (reason: string): Unpriced => ({ isPriced: false, party, from, reason })
  const reason = whyUnpriced(trip, party)
  if (reason) return unpriced(reason)
  if (!from) {
    const open = trip.prices.filter(({ validUntil }) => validUntil >= today)
    if (open.length === 0) return unpriced(ended(trip.prices, today))
    const surcharges = trip.surcharges.filter(({ lastNight }) => lastNight >= today)
    const priced = open.map((price) =>
      add({ ...trip, surcharges }, party, null, [{ price, nights: countNights(trip) }]),
    )
    return priced.reduce((lowest, one) => (one.total < lowest.total ? one : lowest))
  }
  const first = firstDay(from, today)
  const when = from === first ? 'day' : 'month'
  if (first < today) return unpriced(`That ${when} has passed. Choose a later one, or leave it open.`)
  const nights = nightsInSeasons(trip, first)
  if (typeof nights === 'string') return unpriced(nights)
  const priced = add(trip, party, first, nights)
  const notes = [...priced.notes, ...surchargeNotes(laterSurcharges(trip, from, priced.lines, today))]
  return { ...priced, from, notes }
}

/** With the price of a departure on that day, whatever the size of the party. */
function withDeparturePrice<Trip extends PricedTrip>(trip: Trip, day: string | null): Trip {
  const own = trip.departurePrices?.find((one) => one.day === day)
  if (!own) return trip
  const prices = trip.prices.map((season) => ({
    ...season,
    parties: season.parties.map((party) => ({ ...party, amount: own.price ?? party.amount })),
    singleSupplement: own.singleSupplement ?? season.singleSupplement,
  }))
  return { ...trip, prices }
}

/** Those of the month that the price for its first day leaves out, and that are not over. */
export function laterSurcharges({ surcharges }: PriceTable, from: string, lines: EstimateLine[], today: string) {
  return surcharges.filter(
    ({ firstNight, lastNight, name }) =>
      firstNight.startsWith(from) && lastNight >= today && lines.every(({ what }) => what !== name),
  )
}

/** What each of so many adults pays in a season, with the charges on the spot: whole US dollars. */
export function pricePerAdult(trip: PricedTrip, season: SeasonPrice, adults: number) {
  const priced = estimate({ ...trip, prices: [season] }, { adults, kids: 0, toddlers: 0 }, null)
  return priced.isPriced ? priced.each / 100 : 0
}

/** The month's first day that is not over. */
function firstDay(from: string, today: string) {
  if (from.length > 'yyyy-mm'.length) return from
  return today.startsWith(from) ? today : `${from}-01`
}

/** For a day after the last of these prices. */
function ended(prices: SeasonPrice[], day: string) {
  const until =
    prices
      .map(({ validUntil }) => validUntil)
      .sort()
      .at(-1) ?? day
  return `Our prices end on ${formatLongDate(until)}. Ask us about ${day.slice(0, 4)}, and we will ask the camps.`
}

/** Whether the children's ages change the price. */
export function dependsOnAges({ prices, charges, suitability }: PricedTrip) {
  return (
    (suitability?.youngest ?? 0) > 0 ||
    prices.some(({ children }) => children) ||
    charges.some(({ freeBelow, childrenTo }) => freeBelow > 0 || childrenTo > 0)
  )
}

/** Unknown ages count as the oldest possible. */
const completeAges = (party: Party) => [
  ...Array<number>(party.adults).fill(grownUp),
  ...listChildren(party).map(({ age }) => age),
]

/** Empty if some season has a price. */
function whyUnpriced({ prices }: PricedTrip, { adults, kids, toddlers }: Party) {
  if (prices.length === 0) return 'We price this trip on request. Tell us your dates.'
  if (adults < 1) return `At least one traveller must be ${oldestKid + 1} or older.`
  if (adults + kids + toddlers > mostTravellers)
    return `For more than ${mostTravellers} people we make a separate plan. Tell us how many you are.`
  return ''
}

type Nights = { price: SeasonPrice; nights: number }

// A day trip is priced as one night.
const countNights = ({ duration }: PricedTrip) => Math.max(1, duration - 1)

/** Nights by season in chronological order, or the reason for no price. */
function nightsInSeasons(trip: PricedTrip, from: string): Nights[] | string {
  const first = findSeason(trip, from)
  if (typeof first === 'string') return first
  if (!first.isByNight) return [{ price: first, nights: countNights(trip) }]
  const found = new Map<SeasonPrice, number>()
  for (let night = 0; night < countNights(trip); night++) {
    const price = findSeason(trip, dayAfter(from, night))
    if (typeof price === 'string') return price
    found.set(price, (found.get(price) ?? 0) + 1)
  }
  return [...found].map(([price, nights]) => ({ price, nights }))
}

/** Of two years' seasons with this month the one that ends first, but not before the day. */
function findSeason({ prices }: PricedTrip, day: string) {
  const ofMonth = prices.filter(({ months }) => months.includes(Number(day.slice(5, 7))))
  if (ofMonth.length === 0) return 'We price this month on request. Tell us your dates and we will see what is open.'
  const byEnd = ofMonth.toSorted((one, other) => (one.validUntil < other.validUntil ? -1 : 1))
  return byEnd.find(({ validUntil }) => validUntil >= day) ?? ended(ofMonth, day)
}

function add(trip: PricedTrip, party: Party, from: string | null, nights: Nights[]): Priced {
  const ages = completeAges(party)
  const lines = [
    ...tripLines(party, nights, countNights(trip)),
    ...surchargeLines(trip, ages, from),
    ...trip.charges.flatMap((charge) => chargeLine(charge, ages, nights[0]?.price)),
  ]
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    isPriced: true,
    party,
    from,
    season: [...new Set(nights.map(({ price }) => price.season))].join(', then '),
    isAllYear: nights.every(({ price }) => price.months.length === 12),
    lines,
    total,
    each: Math.ceil(total / ages.length / 100) * 100,
    people: ages.length,
    validUntil: nights.map(({ price }) => price.validUntil).sort()[0] ?? '',
    notes: estimateNotes(trip, party, from, nights),
  }
}

function estimateNotes(trip: PricedTrip, party: Party, from: string | null, nights: Nights[]) {
  const { adults, kids, toddlers } = party
  const young = kids + toddlers
  const hasRates = nights.every(({ price }) => price.children)
  const notes: string[] = []
  const alone = nights[0]?.price.singleSupplement ?? 0
  if (young === 0 && adults > 1 && adults % 2 === 1 && alone > 0)
    notes.push(
      `Three of you share a triple. Whoever sleeps alone instead pays the single supplement of ${formatAmount(alone, 'USD')} as well.`,
    )
  if (young > 0 && !hasRates)
    notes.push(
      'Children are counted as adults here. Many camps and parks charge less for them: our offer says how much, and it is never more than this.',
    )
  else if (young > 0 && party.unfitAges) notes.push(describeUnfitAges(party, party.unfitAges))
  else if (readChildren(party).kids > 0)
    notes.push(`Without their ages, children count as ${oldestKid}. Give their ages for a closer total.`)
  const isInSeason = ({ firstNight, lastNight }: Surcharge) =>
    nights.some(({ price }) =>
      [firstNight, lastNight].some((night) => price.months.includes(Number(night.slice(5, 7)))),
    )
  if (!from) notes.push(...surchargeNotes(trip.surcharges.filter(isInSeason)))
  return notes
}

/** 'Ages given: 6, 9 and 13, for 2 children. They count as 6 and 9 here.' Numbers only: it is in receipts too. */
function describeUnfitAges(party: Party, given: number[]) {
  const counted = completeAges({ ...party, adults: 0 })
  const [children, they] =
    counted.length === 1 ? ['1 child', 'It counts'] : [`${counted.length} children`, 'They count']
  return `Ages given: ${listAges(given)}, for ${children}. ${they} as ${listAges(counted)} here.`
}

const listAges = (ages: number[]) => new Intl.ListFormat('en-GB').format(ages.map(String))

export const withoutYear = (holiday: string) => holiday.replace(/ 20\d\d$/, '')

/** 'Christmas and New Year: US$40 more per person per night.' */
function surchargeNotes(surcharges: Surcharge[]) {
  const namesByRate = new Map<number, Set<string>>()
  for (const { name, usdPerNight } of surcharges) {
    const names = namesByRate.get(usdPerNight) ?? new Set()
    namesByRate.set(usdPerNight, names.add(withoutYear(name)))
  }
  return [...namesByRate].map(
    ([rate, names]) => `${listWords([...names])}: ${formatAmount(rate, 'USD')} more per person per night.`,
  )
}

const formatPeople = (people: number) => (people === 1 ? '1 person' : `${people} people`)

const cents = (dollars: number) => Math.round(dollars * 100)
/** Up, so that no offer is dearer. */
const toWholeDollars = (amount: number) => Math.ceil(Math.round(amount) / 100) * 100

/** Of a season the whole amount, and what one adult pays in all its nights, not rounded. */
type Offer = { ages: number[]; seasons: { sharing: Sharing; amount: number; each: number }[] }

/** The price for these nights of a stay of `all`. */
function offer(ages: number[], nights: Nights[], all: number): Offer {
  const seasons = nights.map(({ price, nights: count }) => {
    const sharing = shareRooms(ages, price.children)
    const column = priceColumn(countPayingHeads(ages, price.children))
    const each = cents(price.parties.find(({ size }) => size === column)?.amount ?? 0)
    const alone = sharing.isAlone ? cents(price.singleSupplement) : 0
    const amount = toWholeDollars((((sharing.percent * each) / 100 + alone) * count) / all)
    return { sharing, amount, each: (each * count) / all }
  })
  return { ages, seasons }
}

const priceColumn = (heads: number): PartySize => partySizes.findLast((size) => size <= heads) ?? 2

const sumSeasons = ({ seasons }: Offer) => seasons.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Of each season a line of the adults, and one of each child from the youngest. More adults never pay less, and
 * children never make it cheaper.
 */
function tripLines(party: Party, nights: Nights[], all: number): EstimateLine[] {
  const ages = completeAges(party)
  const children = listChildren(party)
  const offers = withFewerChildren(ages).map((fewer) => leastWithMoreAdults(fewer, nights, all))
  const found = offers.reduce((most, one) => (sumSeasons(one) > sumSeasons(most) ? one : most))
  return nights.flatMap(({ price, nights: count }, index): EstimateLine[] => {
    const season = found.seasons[index]
    const line = {
      kind: 'trip' as const,
      ...nameTrip('The trip', nights.length > 1 ? `${count} of ${all} nights (${price.season})` : undefined),
      payee: 'us',
      isOnTheSpot: false,
    }
    const shares = season ? allShares(children, childShares(found.ages, season.sharing.way, price.children)) : []
    const percents = shares.map(({ percent }) => percent)
    const [amount = 0, ...amounts] = splitAmount(season?.amount ?? 0, season?.each ?? 0, percents)
    const { adults } = party
    return [
      {
        ...line,
        count: children.length === 0 ? formatPeople(adults) : adults === 1 ? '1 adult' : `${adults} adults`,
        people: adults,
        amount,
        why: `${price.season}. ${explainPrice(found, ages, price, index)}.`,
      },
      ...children.map((child, place): EstimateLine => {
        const { percent, why } = shares[place] ?? nothingMore
        return {
          ...line,
          count: `${nameChild(child)} ${percent > 0 ? `at ${percent}%` : 'free'}`,
          people: 1,
          child: { ...child, percent },
          amount: amounts[place] ?? 0,
          why: `${why}.`,
        }
      }),
    ]
  })
}

const nameChild = ({ age, isAgeKnown }: Child) =>
  isAgeKnown ? `child aged ${formatAge(age)}` : `child under ${age + 1}, counted as ${age},`

const nothingMore: ChildShare = { percent: 0, why: 'The others pay no less without this child' }

/** The children without a share, who are the youngest above toddlers, add nothing to the price. */
function allShares(children: Child[], shares: ChildShare[]) {
  const toddlers = children.filter(({ age }) => age <= oldestToddler).length
  const without = Array<ChildShare>(children.length - shares.length).fill(nothingMore)
  return [...shares.slice(0, toddlers), ...without, ...shares.slice(toddlers)]
}

/** Of the adults, then of each child: whole dollars that add up to the amount. `each` is what an adult pays. */
function splitAmount(amount: number, each: number, percents: number[]) {
  const sums = percents.map((_, index) => percents.slice(index).reduce((sum, percent) => sum + percent, 0))
  const starts = [...sums.map((sum) => toWholeDollars(amount - (sum * each) / 100)), amount]
  return starts.map((start, index) => start - (starts[index - 1] ?? 0))
}

export const nameTrip = (title: string, part: string | undefined) => ({
  what: [title, part].filter(Boolean).join(', '),
  ...(part && { part }),
})

function withFewerChildren(ages: number[]) {
  const children = ages.filter((age) => age > oldestToddler && age < grownUp).sort((one, other) => one - other)
  const others = ages.filter((age) => !children.includes(age))
  return [children, ...children.map((_, index) => children.slice(index + 1))].map((left) => [...others, ...left])
}

/** Tables have no lower price above six, but one more adult may share with a child, also beside a sixth. */
function leastWithMoreAdults(ages: number[], nights: Nights[], all: number) {
  const own = offer(ages, nights, all)
  const heads = countPayingHeads(ages, nights[0]?.price.children ?? null)
  const more = Array.from({ length: Math.max(1, 7 - heads) }, (_, index) =>
    offer([...ages, ...Array<number>(index + 1).fill(grownUp)], nights, all),
  )
  return more.reduce((least, one) => (sumSeasons(one) < sumSeasons(least) ? one : least), own)
}

function explainPrice(found: Offer, ages: number[], price: SeasonPrice, season: number) {
  if (found.ages.toSorted().join() === ages.toSorted().join())
    return describeOwnPrice(found.seasons[season]?.sharing, ages, price)
  const asFor = `The price for ${formatPeople(found.ages.length)}`
  return found.ages.length > ages.length ? `${asFor}, which is less` : `${asFor}; with one more child it is the same`
}

const columns = {
  2: 'the price for two or three',
  4: 'the price for four or five',
  6: 'the price for six or more',
} satisfies Record<PartySize, string>

function describeOwnPrice(
  sharing: Sharing | undefined,
  ages: number[],
  { parties, singleSupplement, children }: SeasonPrice,
) {
  const heads = countPayingHeads(ages, children)
  const column = priceColumn(heads)
  const each = formatAmount(parties.find(({ size }) => size === column)?.amount ?? 0, 'USD')
  if (heads === 1 && singleSupplement === 0) return 'The price per person, two sharing, without a single supplement'
  const alone = sharing?.isAlone ? [`plus ${formatAmount(singleSupplement, 'USD')} single supplement`] : []
  const start = heads === 1 ? 'The price per person, two sharing' : `${each} each, ${columns[column]}`
  return [start, ...alone].join(', ')
}

function surchargeLines(trip: PricedTrip, ages: number[], from: string | null): EstimateLine[] {
  if (!from) return []
  const last = dayAfter(from, countNights(trip) - 1)
  const payers = ages.filter((age) => age > oldestToddler).length
  return trip.surcharges.flatMap(({ name, firstNight, lastNight, usdPerNight }) => {
    const begin = max([from, firstNight].map((day) => parseISO(day)))
    const end = min([last, lastNight].map((day) => parseISO(day)))
    const nights = differenceInCalendarDays(end, begin) + 1
    if (nights < 1) return []
    const amount = toWholeDollars(cents(usdPerNight) * nights * payers)
    const count = `${formatPeople(payers)}, ${nights === 1 ? '1 night' : `${nights} nights`}`
    const why = `${formatAmount(usdPerNight, 'USD')} per person per night; children under three pay nothing.`
    return [{ kind: 'surcharge', what: name, payee: 'us', isOnTheSpot: false, count, people: payers, amount, why }]
  })
}

function chargeLine(
  charge: PriceTable['charges'][number],
  ages: number[],
  price: SeasonPrice | undefined,
): EstimateLine[] {
  const { name, amount, currency, unit, usdPerPerson, usdPerChild, freeBelow, childrenTo, perDollar, paidTo } = charge
  const rate = perDollar ? ` At ${currency} ${perDollar} to the dollar, which may change.` : ''
  const line = {
    kind: 'charge' as const,
    what: name,
    payee: paidTo,
    isOnTheSpot: true,
    why: `${formatAmount(amount, currency)} ${unit}.${rate}`,
  }
  // The table's amount is for one of two sharing.
  if (unit.startsWith('a room')) {
    const { rooms } = shareRooms(ages, price?.children ?? null)
    return [
      {
        ...line,
        count: rooms === 1 ? '1 room' : `${rooms} rooms`,
        people: null,
        amount: toWholeDollars(2 * cents(usdPerPerson) * rooms),
      },
    ]
  }
  const payers = ages.filter((age) => age >= freeBelow)
  if (payers.length === 0) return []
  const children = childrenTo > 0 ? payers.filter((age) => age <= childrenTo).length : 0
  const full = payers.length - children
  const count =
    children > 0 ? `${full} in full, ${children} as ${children === 1 ? 'a child' : 'children'}` : formatPeople(full)
  const people = children > 0 ? null : full
  return [
    { ...line, count, people, amount: toWholeDollars(cents(usdPerPerson) * full + cents(usdPerChild) * children) },
  ]
}
