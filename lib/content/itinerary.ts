import { kindsOnTheWay } from '../domain/choices'
import { isSeen } from '../domain/wildlife'
import { type Picture, pictures } from './pictures'
import { inEveryPrice, inNoPrice } from './price-scope'

/** Fixed by specification section 2, before the trip's own list. */
export const included = {
  transport: { title: 'Transportation', text: 'All transport from the first stop to the last' },
  meals: { title: 'Meals', text: 'As listed day by day' },
  guides: { title: 'Expert Guides', text: 'English-speaking guides, as listed below' },
  safety: { title: 'Safety', text: 'A first-aid kit on every drive and walk[, and {flying-doctor}]' },
  activities: { title: 'Activities', text: 'Everything the days describe, with entry fees and the permits it needs' },
}

/** Where no flying doctor operates. */
export const safetyElsewhere = 'A first-aid kit on every drive and walk, and our number in Nanyuki to call'

export const whyTravelWithUs = {
  planned: 'Planned in Nanyuki by people you can call',
  proceeds: '{share-of-proceeds} of proceeds to local communities and conservation',
  changes: 'Change any day before you pay',
}

export const departures = {
  private: { title: 'Private departure', text: 'Any start date, with your own car and guide.' },
  shared: { title: 'Shared departure', text: 'You travel with other guests, on the dates we offer.' },
  arrival: 'Before the trip',
}

export const beds = {
  title: 'Where you sleep',
  similar: '“Or similar” means a place of the same kind and standard nearby, if this one is full.',
}

export const extensions = {
  title: 'Stay longer',
  after: 'after this trip',
  before: 'before this trip',
  request: 'Ask for both trips',
  total: 'Show total for both',
}

export const notIncluded = {
  title: 'Not included',
  always: `${inNoPrice} are not in the price of any trip.`,
}

export const costs = {
  title: 'What it costs',
  intro: `In US dollars per person, two sharing a room or tent. The price includes ${inEveryPrice}.`,
  caption: 'Price per person, by season and number of travellers',
  notes: 'Groups, rooms, children and seasons',
  party: 'What would it cost us?',
  onTheSpot: {
    title: 'Part of the price that you pay on arrival',
    none: 'No compulsory payments on arrival.',
    checked: 'We confirm these amounts in your offer.',
  },
}

type Trip = {
  title: string
  country: string
  imageUrl: string | null
  pictures: readonly { imageUrl: string; text: string }[]
  stops: { place: { id: string; kind: string } }[]
  wildlife: { animal: string; likelihood: string }[]
}

/** The operator's own pictures, or else up to four of ours; the one above the page only if there are fewer. */
export function toGallery({ pictures: own, ...trip }: Trip) {
  if (own.length > 0) {
    const others = own.filter(({ imageUrl }) => imageUrl !== trip.imageUrl)
    return (others.length > 0 ? others : own).map(({ imageUrl, text }) => ({ src: imageUrl, alt: text }))
  }
  return ourPictures(trip).map((src) => ({ src, alt: pictures[src]?.alt ?? trip.title }))
}

/** Paths: one per stop, more of each, then animals and country (decision 24), and last the trip's. */
function ourPictures({ country, imageUrl, stops, wildlife }: Omit<Trip, 'pictures'>) {
  const seen = wildlife.filter(isSeen).map(({ animal }) => animal)
  const fitting = all.filter(([, { animal }]) => !animal || seen.includes(animal))
  const places = [false, true].flatMap((isOnTheWay) =>
    stops.flatMap(({ place }) => (kindsOnTheWay.includes(place.kind) === isOnTheWay ? place.id : [])),
  )
  const ofStops = places.map((id) => fitting.filter(([, { shows }]) => shows?.includes(id)))
  const scenes = fitting.filter(([, { shows, fits, animal }]) =>
    fits ? places.some((id) => fits.includes(id)) : !shows && animal,
  )
  const ofCountry = fitting.filter(([, { fits }]) => fits?.includes(country))
  const choices = [...inTurn(ofStops), ...scenes, ...ofCountry].map(([path]) => path)
  const others = choices.filter((path) => path !== imageUrl)
  return [...new Set([...others, ...(imageUrl ? [imageUrl] : [])])].slice(0, 4)
}

const all = Object.entries<Picture>(pictures)

function inTurn<Entry>(lists: Entry[][]) {
  const taken = new Set<Entry>()
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let turn = 0; turn < longest; turn++)
    for (const list of lists) {
      const next = list.find((entry) => !taken.has(entry))
      if (next) taken.add(next)
    }
  return [...taken]
}
