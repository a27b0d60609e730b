import type { Country } from '../itineraries/choices'

/** Fixed by specification section 2; a trip's own list follows below it. */
export const included = {
  transport: { title: 'Transportation', text: 'From the first stop of the route to the last, as the days say' },
  meals: { title: 'Meals', text: 'As named day by day' },
  guides: { title: 'Expert Guides', text: 'English-speaking guides, as the days and the list below name them' },
  safety: { title: 'Safety', text: 'A first-aid kit on every drive and walk, and {flying-doctor}' },
  activities: { title: 'Activities', text: 'What the days describe, with its entry fees and permits' },
}

/** Beside Safety where no flying doctor flies. */
export const safetyElsewhere = 'A first-aid kit on every drive and walk, and our number in Nanyuki to call'

export const whyTravelWithUs = {
  planned: 'Planned in Nanyuki by people you can call',
  proceeds: '{share-of-proceeds} of proceeds to local communities and conservation',
  changes: 'Change any day before you pay',
}

export const costs = {
  title: 'What it costs',
  intro:
    'In US dollars, for each person, two sharing a room or tent. Park fees, permits and what you pay on the spot are in these figures.',
  caption: 'Price per person sharing, by season and number of travellers',
  party: 'What would it cost us?',
  onTheSpot: {
    title: 'Of that, paid on the spot',
    none: 'Nothing that every guest must pay is left for the spot.',
  },
}

const wild: Record<Country, string[]> = {
  Kenya: [
    '/images/trips/mara.jpg',
    '/images/heroes/rhino-conservation.jpg',
    '/images/heroes/naivasha-birds.jpg',
    '/images/trips/amboseli.jpg',
    '/images/trips/samburu.jpg',
  ],
  Tanzania: [
    '/images/trips/serengeti.jpg',
    '/images/trips/ngorongoro.jpg',
    '/images/trips/tarangire.jpg',
    '/images/destinations/tanzania.jpg',
    '/images/trips/zanzibar.jpg',
  ],
  Uganda: [
    '/images/trips/bwindi.jpg',
    '/images/trips/kibale.jpg',
    '/images/trips/crater-lakes.jpg',
    '/images/trips/murchison.jpg',
    '/images/destinations/uganda.jpg',
  ],
  Dubai: [
    '/images/trips/dubai-skyline.jpg',
    '/images/trips/dubai-desert.jpg',
    '/images/destinations/dubai.jpg',
    '/images/heroes/camp-night.jpg',
  ],
}

// Where the country's wildlife pictures would mislead.
const special: Partial<Record<Country, Record<string, string[]>>> = {
  Kenya: {
    mountain: [
      '/images/trips/mount-kenya.jpg',
      '/images/heroes/mount-kenya-trek.jpg',
      '/images/pages/adventure.jpg',
      '/images/trips/laikipia.jpg',
    ],
    culture: [
      '/images/pages/community.jpg',
      '/images/trips/samburu.jpg',
      '/images/heroes/camp-night.jpg',
      '/images/trips/mara.jpg',
    ],
    nature: [
      '/images/trips/laikipia.jpg',
      '/images/pages/conservation.jpg',
      '/images/pages/volunteer.jpg',
      '/images/heroes/rhino-conservation.jpg',
    ],
  },
  Tanzania: {
    mountain: [
      '/images/trips/kilimanjaro.jpg',
      '/images/destinations/tanzania.jpg',
      '/images/pages/adventure.jpg',
      '/images/heroes/camp-night.jpg',
    ],
    beach: [
      '/images/trips/zanzibar.jpg',
      '/images/destinations/tanzania.jpg',
      '/images/trips/serengeti.jpg',
      '/images/trips/ngorongoro.jpg',
    ],
  },
  Uganda: {
    adventure: [
      '/images/trips/nile-jinja.jpg',
      '/images/trips/murchison.jpg',
      '/images/destinations/uganda.jpg',
      '/images/trips/bwindi.jpg',
    ],
  },
}

/** Four paths: the trip's own picture, then those that fit its country and category (decision 24). */
export function galleryOf({
  country,
  category,
  imageUrl,
}: {
  country: string
  category: string
  imageUrl: string | null
}) {
  const choices = special[country as Country]?.[category] ?? wild[country as Country] ?? wild.Kenya
  const own = imageUrl ? [imageUrl] : []
  return [...new Set([...own, ...choices])].slice(0, 4)
}
