import type {
  BedKind,
  Country,
  Difficulty,
  MonthWord,
  PackageType,
  PlaceKind,
  TravelMode,
} from '../../lib/domain/choices'

export type SeedMonth = [word: MonthWord, note: string]

export type SeedPlace = {
  id: string
  name: string
  country: Country
  kind: PlaceKind
  latitude: number
  longitude: number
  altitude: number // metres
  sources: string[]
  months?: SeedMonth[] // from January
}

/** One number, or a range of two. */
type Range = number[]

// Only what is known; pages leave out the rest.
export type SeedDay = {
  title: string
  description: string
  from: string // the id of a place
  to: string
  roadKm?: Range
  isApproximate?: boolean // the kilometres by road are an estimate of ours
  roadHours?: Range
  isThereAndBack?: boolean // kilometres and hours by road are one way
  flightHours?: Range
  flightRoute?: string // 'Nanyuki to Samburu'
  flightMonths?: number[] // by road in the others; none: the flight is for all
  walkKm?: Range
  walkHours?: Range
  boatHours?: Range
  wayNote?: string // 'with stops'
  bestMoment: string // a sentence
  meals?: string // 'Lunch, dinner', 'All meals', 'Breakfast'
  bed?: string // 'Tented camp, Talek'
  bedNote?: string // what kind of place it is and what one sees, on its first night
  bedKind?: BedKind
  lodge?: string // the id of a lodge
  bedAltitude?: number // metres, where it matters
  highestAltitude?: number
}

export type SeedLodge = {
  id: string
  name: string
  kind: BedKind
  placeId: string
  style: string
  view: string
  pictures?: { imageUrl: string; text: string }[]
}

export type SeedStop = {
  place: string // the id of a place
  label?: string // what this trip calls it
  day: number // of arrival
  by?: TravelMode // none at the start
  way?: string // '5 to 6 h by road'
  without?: string[] // animals not looked for here
  instead?: string[] // places where the camp stands in other months
}

/** US dollars a person sharing, without what is paid on the spot. */
export type SeedPrice = {
  season: string
  months: number[]
  forTwo: number
  forFour: number
  forSix: number
  singleSupplement: number
  validUntil: string
  childrenTo?: number // without it children pay as adults do; shares are percents
  childWithTwo?: number
  childWithChild?: number
  childWithOne?: number
  belowThree?: number
}

/** Nights that cost more, for each person from three years. */
export type SeedSurcharge = { name: string; firstNight: string; lastNight: string; usdPerNight: number }

/** What everybody must pay on the spot. */
export type SeedCharge = {
  name: string
  amount: number
  currency: string
  unit: string // after the amount: 'a room and night'
  usdPerPerson: number // for one of two sharing, the whole trip
  freeBelow?: number
  childrenTo?: number // the last age that pays usdPerChild
  usdPerChild?: number
  perDollar?: number // where the amount is not in dollars
  paidTo: string
  asOf: string
  source: string
}

export type SeedItinerary = {
  id: number
  title: string
  description: string // paragraphs separated by a blank line; the first is the standfirst
  duration: number // days, as many as there are in days
  location: string
  country: Country
  departureNote?: string // without it a private trip is what pages say of one
  arrivalNote?: string // where one must be there the day before
  highlights: string[]
  days: SeedDay[]
  imageUrl: string
  prices: SeedPrice[]
  charges?: SeedCharge[]
  surcharges?: SeedSurcharge[]
  category: string
  packageType: PackageType
  inclusions: string[]
  exclusions: string[]
  perfectFor: string[]
  stops: SeedStop[]
  difficultyLevel: Difficulty
  experiences: string[]
  tags: string[]
  featuredExperience: string
  seasonality: string // one sentence on when to go and why
  bestMonths: number[] // 1 is January
  isPopular: boolean
  isFeatured: boolean
}

export type SeedTeamMember = {
  name: string
  role: string
  bio: string
  imageUrl: string
  specialty: string | null
  yearsOfExperience: number | null
  plans?: string[] // the countries whose trips they plan
}

export type SeedFleetVehicle = {
  name: string
  description: string
  capacity: string
  features: string[]
  imageUrl: string
  type: string
  available: boolean
}

export type SeedVolunteer = {
  name: string
  role: string
  description: string
  imageUrl: string
  availability: string
  skills: string[]
}

export type SeedContribution = { year: number; receiver: string; amount: number }

export type SeedReview = { itineraryId: number; userName: string; rating: number; comment: string; createdAt: string }
