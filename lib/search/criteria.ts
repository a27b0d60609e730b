// How a trip meets each constraint of a search, and what it offers instead.
import { counted } from '../content/format'
import { describeMonths } from '../domain/details'
import { formatPrice } from '../domain/money'
import { animals } from '../domain/themes'
import type { Constraint, YesOrNo } from './constraints'
import { type CatalogueEntry, hasShortDrives } from './facets'

/** `isCheap`: among the cheapest third, or of the cheap kind. */
export type Candidate = CatalogueEntry & { isCheap: boolean }

/** Null if not met; `isExact` is false if nearly met. */
export type Met = { points: number; isExact: boolean }

const flat = 10
const exact: Met = { points: flat, isExact: true }

type Criterion = { isMet: (trip: CatalogueEntry) => boolean; describeMiss: (trip: CatalogueEntry) => string }

// In years, hours and metres.
const oldestYoungest = 8
const mostOnFoot = 1
const highestBed = 2500

const bigFive = ['big-cats', 'elephants', 'rhinos']
const labels = new Map(animals.map(({ slug, label }) => [slug, label.toLowerCase()]))

const isCamping = ({ themes }: CatalogueEntry) => themes.includes('camping')
const isLow = ({ highestNight }: CatalogueEntry) => (highestNight ?? 0) <= highestBed
const sees =
  (slug: string) =>
  ({ animals }: CatalogueEntry) =>
    animals.includes(slug)

const hours = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`

/** Reasons why a trip is demanding, the most demanding first. */
function describeEffort(trip: CatalogueEntry) {
  if (trip.difficulty !== 'Easy') return trip.difficulty
  if (isCamping(trip)) return 'Camping'
  if (!isLow(trip)) return `Nights at up to ${trip.highestNight} m`
  if (trip.onFoot > mostOnFoot) return `Up to ${hours(trip.onFoot)} on foot in a day`
  return describeDrives(trip)
}

const describeDrives = ({ longestDrive }: CatalogueEntry) =>
  longestDrive === null ? 'Driving hours not known' : `Up to ${hours(longestDrive)} on the road in a day`

const describeAge = ({ youngest }: CatalogueEntry) =>
  youngest === null ? 'Minimum age not known' : `From ${youngest} years`

export const criteria: Record<YesOrNo, Criterion> = {
  children: {
    isMet: ({ youngest }) => youngest !== null && youngest <= oldestYoungest,
    describeMiss: describeAge,
  },
  'older guests': {
    isMet: (trip) => trip.difficulty === 'Easy' && isLow(trip) && !isCamping(trip),
    describeMiss: describeEffort,
  },
  gentle: {
    isMet: (trip) =>
      trip.difficulty === 'Easy' &&
      !isCamping(trip) &&
      isLow(trip) &&
      trip.onFoot <= mostOnFoot &&
      hasShortDrives(trip),
    describeMiss: describeEffort,
  },
  sea: { isMet: ({ nightsAtSea }) => nightsAtSea > 0, describeMiss: () => 'No night at the sea' },
  conservancy: { isMet: ({ isInConservancy }) => isInConservancy, describeMiss: () => 'Not in a conservancy' },
  'big five': {
    isMet: (trip) => bigFive.every((slug) => sees(slug)(trip)),
    describeMiss: (trip) => {
      const missing = bigFive.filter((slug) => !sees(slug)(trip))
      return `Without ${missing.map((slug) => labels.get(slug)).join(' and ')}`
    },
  },
  'short drives': { isMet: hasShortDrives, describeMiss: describeDrives },
  'no flights': {
    isMet: ({ themes }) => !themes.includes('fly-in'),
    describeMiss: () => 'With flights in small aircraft',
  },
  camping: { isMet: isCamping, describeMiss: () => 'No camping' },
  'no camping': { isMet: (trip) => !isCamping(trip), describeMiss: () => 'Camping' },
}

export function judge(constraint: Constraint, trip: Candidate): Met | null {
  const { duration, price, months, youngest } = trip
  switch (constraint.kind) {
    case 'months': {
      if (constraint.months.some((month) => months.includes(month))) return exact
      const isBeside = constraint.months.some((month) =>
        months.some((good) => [1, 11].includes(Math.abs(good - month))),
      )
      return isBeside ? { isExact: false, points: 0 } : null
    }
    case 'days': {
      const { least, most, ideal } = constraint
      const isExact = duration >= least && duration <= most
      const beyond = Math.max(0, least - duration, duration - most)
      if (beyond > Math.max(1, Math.round(least * 0.3))) return null
      const distance = isExact ? Math.abs(duration - (ideal ?? duration)) : beyond
      return { isExact, points: flat - Math.min(flat, distance * 2) }
    }
    case 'price': {
      if (price <= 0) return null
      const isExact = price >= constraint.least && price <= constraint.most
      const isNear = price >= constraint.least * 0.85 && price <= constraint.most * 1.15
      return isExact || isNear ? { isExact, points: isExact ? flat : 0 } : null
    }
    case 'cheap':
      // Cheaper trips score higher: one point for each hundred dollars.
      return price > 0 ? { isExact: trip.isCheap, points: Math.max(0, 40 - price / 100) } : null
    case 'country':
      return trip.country === constraint.name ? exact : null
    case 'animal':
      return sees(constraint.slug)(trip) ? exact : null
    case 'age':
      if (youngest === null) return { isExact: false, points: 0 }
      // Trips that take younger children score higher.
      return youngest <= constraint.years
        ? { isExact: true, points: flat + Math.min(5, constraint.years - youngest) }
        : null
    case 'children': {
      if (!criteria.children.isMet(trip)) return null
      // Family trips first, then trips that take children of five.
      const years = Math.max(0, (youngest ?? 0) - 5)
      return { isExact: true, points: flat - 5 * years + (trip.themes.includes('families') ? 3 : 0) }
    }
    case 'sea':
      return trip.nightsAtSea > 0 ? { isExact: true, points: flat + trip.nightsAtSea } : null
    default:
      return criteria[constraint.kind].isMet(trip) ? exact : null
  }
}

/** What the trip has instead: 'From 15 years', '8 days, you asked for 5 days'. */
export function describeMiss(constraint: Constraint, trip: CatalogueEntry, typed: string) {
  const { duration, price, months } = trip
  switch (constraint.kind) {
    case 'months':
      return `Best ${describeMonths(months)}`
    case 'days':
      return `${counted(duration, 'day')}, you asked for ${typed}`
    case 'price': {
      if (price <= 0) return 'Price on request'
      const { least, most } = constraint
      return `${price > most ? `${formatPrice(price - most)} more` : `${formatPrice(least - price)} less`} per person`
    }
    case 'cheap':
      return price > 0 ? `${formatPrice(price)} per person` : 'Price on request'
    case 'country':
      return `In ${trip.country}`
    case 'animal':
      return `Without ${labels.get(constraint.slug) ?? typed}`
    case 'age':
      return describeAge(trip)
    default:
      return criteria[constraint.kind].describeMiss(trip)
  }
}
