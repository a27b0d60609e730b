// The texts that the operator may reword, and how claims are put into texts.
import { community } from './community'
import * as donate from './donate'
import * as home from './home'
import { costs, departures, included, notIncluded, safetyElsewhere, whyTravelWithUs } from './itinerary'
import { itineraryList } from './itinerary-list'
import { money } from './money'
import { brandBlurb, tagline } from './site'

/** No lists: each text is stored by the ids on the way to it, so that it stays with its item when one is added. */
type Texts = string | undefined | { [id: string]: Texts }

/** In the order of the workbook. */
export const wordGroups = {
  site: { tagline, brandBlurb },
  home,
  itineraries: itineraryList,
  money,
  itinerary: { departures, included, notIncluded, safetyElsewhere, whyTravelWithUs, costs },
  community,
  donate,
} satisfies Texts

export type WordGroup = keyof typeof wordGroups

// Not for rewording.
const notWords = ['href', 'image', 'ink', 'type', 'icon', 'donationType', 'latin', 'status']

/** `path` is such as 'home.hero.headline'. */
export function mapTexts<Value>(value: Value, change: (text: string, path: string) => string, path = ''): Value {
  if (typeof value === 'string') return change(value, path) as Value
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, path)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      notWords.includes(key) ? item : mapTexts(item, change, path ? `${path}.${key}` : key),
    ]),
  ) as Value
}

/** As the operator has reworded it. */
export const reword = <Content>(content: Content, reworded: Record<string, string>, path = '') =>
  mapTexts(content, (text, key) => reworded[key] ?? text, path)

export function textsIn(value: unknown) {
  const found: [path: string, text: string][] = []
  mapTexts(value, (text, path) => {
    found.push([path, text])
    return text
  })
  return found
}

const defaults: Record<string, string> = Object.fromEntries(textsIn(wordGroups))

/** By group and path, such as 'home.hero.headline'. */
export const defaultWords = () => defaults

/** '{share-of-proceeds} of proceeds' with the claim filled in; unknown ids stay as they are. */
export function fillClaims(text: string, claims: Record<string, string>) {
  return text.includes('{') ? text.replace(/\{([a-z0-9-]+)\}/g, (whole, id) => claims[id] ?? whole) : text
}

export function claimsIn(text: string) {
  return [...text.matchAll(/\{([a-z0-9-]+)\}/g)].map(([, id]) => id ?? '')
}
