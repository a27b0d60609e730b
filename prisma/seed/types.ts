import type { Country, Difficulty, PackageType } from '../../lib/itineraries/choices'

// One day of a trip. Only what is known is given; the page draws what is there.
export type SeedDay = {
  title: string
  description: string
  driveTime?: string // '5-6 h', without 'drive'
  distance?: string // '270 km', '14 km on foot'
  flight?: string // '45 min, Nanyuki to Samburu'
  meals?: string // 'Lunch, dinner', 'All meals', 'Breakfast'
  lodging?: string // 'Tented camp, Talek'
}

export type SeedItinerary = {
  id: number
  title: string
  description: string // paragraphs separated by a blank line; the first is the standfirst
  duration: number // days, equal to the number of dayByDay entries
  location: string
  country: Country
  highlights: string[]
  dayByDay: Record<`day${number}`, SeedDay>
  imageUrl: string
  price: number // USD, from, per person sharing
  category: string
  packageType: PackageType
  inclusions: string[]
  exclusions: string[]
  perfectFor: string[]
  destinations: string[] // stops in order, the way to each in brackets: 'Maasai Mara (5-6 h by road)'
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

export type SeedReview = { itineraryId: number; userName: string; rating: number; comment: string; createdAt: string }
