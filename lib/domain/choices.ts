export const countries = ['Kenya', 'Tanzania', 'Uganda', 'Dubai'] as const
export type Country = (typeof countries)[number]
/** Where the safaris are. */
export const eastAfrica = countries.filter((country) => country !== 'Dubai')

export const packageTypes = ['Luxury', 'Budget-Friendly', 'Community & Cultural'] as const
export type PackageType = (typeof packageTypes)[number]

export const difficulties = ['Easy', 'Moderate', 'Challenging'] as const
export type Difficulty = (typeof difficulties)[number]

export const departures = ['private', 'shared'] as const
export type Departure = (typeof departures)[number]

/** Slugs of specification section 2. */
export const packageTypeSlugs = {
  Luxury: 'luxury',
  'Budget-Friendly': 'budget',
  'Community & Cultural': 'cultural',
} as const satisfies Record<PackageType, string>

export const travelModes = ['road', 'air', 'foot', 'boat'] as const
export type TravelMode = (typeof travelModes)[number]

export const bedKinds = ['hotel', 'lodge', 'guesthouse', 'cottage', 'tented camp', 'camping', 'hut'] as const
export type BedKind = (typeof bedKinds)[number]

/** Of rows that a new installation has as samples. */
export const rowStatuses = ['confirmed', 'sample'] as const

/** In which one writes to lodges: English, Swahili, French. */
export const supplierLanguages = ['en', 'sw', 'fr'] as const
export type SupplierLanguage = (typeof supplierLanguages)[number]

/** Whether an extension comes before or after its trip. */
export const extensionPositions = ['after', 'before'] as const

export const likelihoods = ['nearly always', 'often', 'rarely'] as const
export type Likelihood = (typeof likelihoods)[number]

export const placeKinds = [
  ...(['city', 'town', 'village', 'park', 'reserve', 'conservancy', 'forest'] as const),
  ...(['lake', 'mountain', 'gate', 'island', 'beach', 'desert', 'airport'] as const),
] as const
export type PlaceKind = (typeof placeKinds)[number]

export const kindsOnTheWay: readonly string[] = ['city', 'town', 'village', 'gate', 'airport'] satisfies PlaceKind[]

export const monthWords = [
  ...(['dry', 'rains', 'short rains', 'migration', 'calving', 'birds', 'elephants', 'gorilla tracking'] as const),
  ...(['chimpanzee tracking', 'clear views', 'warm', 'hot', 'calm sea', 'windy'] as const),
] as const
export type MonthWord = (typeof monthWords)[number]
