// Which texts of lib/content the operator may reword, how each is named, and how claims come into texts.
import { community } from './community'
import * as donate from './donate'
import * as home from './home'
import { costs, included, whyTravelWithUs } from './itinerary'
import { itineraryList } from './itinerary-list'
import { brandBlurb, tagline } from './site'

/** The texts as they are by default, in the order of the workbook. */
export const wordGroups = {
  site: { tagline, brandBlurb },
  home,
  itineraries: itineraryList,
  itinerary: { included, whyTravelWithUs, costs },
  community,
  donate,
}

export type WordGroup = keyof typeof wordGroups

// Addresses, pictures and choices of the code, which are no words.
const notWords = ['href', 'image', 'ink', 'type', 'icon', 'donationType', 'latin', 'status']

/** The same structure with every text changed. Takes what to make of a text and its path, such as 'home.hero.headline'. */
export function mapTexts<Value>(value: Value, change: (text: string, path: string) => string, path = ''): Value {
  if (typeof value === 'string') return change(value, path) as Value
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, `${path}.${index + 1}`)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      notWords.includes(key) ? item : mapTexts(item, change, path ? `${path}.${key}` : key),
    ]),
  ) as Value
}

/** Every text in a structure with its path. */
export function textsIn(value: unknown) {
  const found: [path: string, text: string][] = []
  mapTexts(value, (text, path) => {
    found.push([path, text])
    return text
  })
  return found
}

const defaults: Record<string, string> = Object.fromEntries(textsIn(wordGroups))

/** Every text that may be reworded, by its key: the group and the path in it. */
export const defaultWords = () => defaults

/** The text with its claims in their places: '{share-of-proceeds} of proceeds'. One that is not known stays as it is. */
export function fillClaims(text: string, claims: Record<string, string>) {
  return text.replace(/\{([a-z0-9-]+)\}/g, (whole, id) => claims[id] ?? whole)
}

/** The ids of the claims that a text names. */
export function claimsIn(text: string) {
  return [...text.matchAll(/\{([a-z0-9-]+)\}/g)].map(([, id]) => id ?? '')
}
