// The only list of each fixed choice an itinerary has (specification section 3).

export const countries = ['Kenya', 'Tanzania', 'Uganda', 'Dubai'] as const
export type Country = (typeof countries)[number]

export const packageTypes = ['Luxury', 'Budget-Friendly', 'Community & Cultural'] as const
export type PackageType = (typeof packageTypes)[number]

export const difficulties = ['Easy', 'Moderate', 'Challenging'] as const
export type Difficulty = (typeof difficulties)[number]

/** How a package type is written in a URL (specification section 2: type=luxury|budget|cultural). */
export const packageTypeSlugs = {
  Luxury: 'luxury',
  'Budget-Friendly': 'budget',
  'Community & Cultural': 'cultural',
} as const satisfies Record<PackageType, string>
