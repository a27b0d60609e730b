// The facets of the list, their choices, and which trips match each.
import { countries, difficulties, packageTypeSlugs, packageTypes } from '../domain/choices'
import { animals, themes } from '../domain/themes'

/** A trip as the list needs it. */
export type CatalogueEntry = {
  id: number
  country: string
  packageType: string
  difficulty: string
  duration: number
  price: number
  /** The best months; 1 is January. */
  months: number[]
  rating: number | null
  reviews: number
  animals: string[]
  themes: string[]
  /** 0 for any age, null if unknown. */
  youngest: number | null
  /** The most hours on foot in a day. */
  onFoot: number
  /** The most hours on the road in a day, null if unknown. */
  longestDrive: number | null
  /** Metres, null if altitude does not matter. */
  highestNight: number | null
  /** Nights at a beach or on an island. */
  nightsAtSea: number
  isInConservancy: boolean
  /** The days to come on which one can join others, such as 2027-08-14. */
  joinDays: string[]
  /** Words of title and places, normalized and stemmed (foldWord). */
  names: string[]
}

export const facetNames = [
  'length',
  'price',
  'country',
  'type',
  'difficulty',
  'animal',
  'theme',
  'driving',
  'age',
  'dates',
] as const
export type FacetName = (typeof facetNames)[number]

/** `value` is for addresses, `label` for visitors. `month`: of the travellers, such as 2027-08; '' for any. */
type Choice = { value: string; label: string; has: (entry: CatalogueEntry, month: string) => boolean }

const mostHoursOnRoad = 5

export const hasShortDrives = ({ longestDrive }: CatalogueEntry) =>
  longestDrive !== null && longestDrive <= mostHoursOnRoad

/** The first one, in that month if one is given. */
export const joinDay = ({ joinDays }: CatalogueEntry, month = '') => joinDays.find((day) => day.startsWith(month))

const unlimited = Number.POSITIVE_INFINITY

const length = (value: string, label: string, least: number, most = unlimited): Choice => ({
  value,
  label,
  has: ({ duration }) => duration >= least && duration <= most,
})
const price = (value: string, label: string, least: number, below = unlimited): Choice => ({
  value,
  label,
  has: (entry) => entry.price > 0 && entry.price >= least && entry.price < below,
})

export const facets: Record<FacetName, Choice[]> = {
  length: [
    length('up-to-3', 'Up to 3 days', 1, 3),
    length('4-6', '4 to 6 days', 4, 6),
    length('7-9', '7 to 9 days', 7, 9),
    length('10-plus', '10 days and more', 10),
  ],
  price: [
    price('under-1000', 'Under US$1,000', 0, 1000),
    price('1000-2000', 'US$1,000 to 2,000', 1000, 2000),
    price('2000-4000', 'US$2,000 to 4,000', 2000, 4000),
    price('over-4000', 'US$4,000 and more', 4000),
  ],
  country: countries.map((name) => ({ value: name, label: name, has: ({ country }) => country === name })),
  type: packageTypes.map((name) => ({
    value: packageTypeSlugs[name],
    label: name,
    has: ({ packageType }) => packageType === name,
  })),
  difficulty: difficulties.map((name) => ({ value: name, label: name, has: ({ difficulty }) => difficulty === name })),
  animal: animals.map(({ slug, label }) => ({ value: slug, label, has: (entry) => entry.animals.includes(slug) })),
  theme: themes.map(({ slug, label }) => ({ value: slug, label, has: (entry) => entry.themes.includes(slug) })),
  driving: [
    {
      value: 'up-to-5',
      label: `No day over ${mostHoursOnRoad} hours on the road`,
      has: hasShortDrives,
    },
  ],
  dates: [{ value: 'to-join', label: 'Dates to join', has: (entry, month) => joinDay(entry, month) !== undefined }],
  age: [
    { value: 'open', label: 'Any age', has: ({ youngest }) => youngest === 0 },
    {
      value: 'under-12',
      label: 'Minimum age under 12',
      has: ({ youngest }) => youngest !== null && youngest > 0 && youngest < 12,
    },
    {
      value: '12-plus',
      label: 'Minimum age 12 or more',
      has: ({ youngest }) => youngest !== null && youngest >= 12,
    },
  ],
}

export const facetLabels: Record<FacetName, string> = {
  length: 'Length',
  price: 'Price per person',
  country: 'Country',
  type: 'Package type',
  difficulty: 'Difficulty',
  animal: 'Animals',
  theme: 'Themes',
  driving: 'Driving',
  age: 'Minimum age',
  dates: 'Departures',
}

export const sorts = ['price', 'length', 'rating'] as const
export type Sort = (typeof sorts)[number]

const enough = 3

/** Whether ratings tell trips apart: three trips have three each. */
export const hasEnoughRatings = (trips: Pick<CatalogueEntry, 'reviews'>[]) =>
  trips.filter(({ reviews }) => reviews >= enough).length >= enough
