import { aboutClosing, aboutPage, aboutPartners, approach, values } from './about'
import { activities, community } from './community'
import { kenya } from './destinations/kenya'
import { tanzania } from './destinations/tanzania'
import { uganda } from './destinations/uganda'
import * as donate from './donate'
import { groupsPage } from './groups'
import * as home from './home'
import {
  beds,
  costs,
  departures,
  extensions,
  included,
  notIncluded,
  safetyElsewhere,
  whyTravelWithUs,
} from './itinerary'
import { itineraryList } from './itinerary-list'
import { partners } from './partners'
import { privacyTexts } from './privacy'
import { engagement, projects } from './projects'
import { reviewPolicyTexts } from './review-policy'
import { brandBlurb, tagline } from './site'
import { slugOf } from './slug'
import { terms, termsAgreement } from './terms'
import { termsOfService } from './terms-of-service'
import { travelAdvice } from './travel-advice'

// Its figures are sample claims.

const money = {
  title: 'How you pay',
  first:
    'Asking is free. When you accept our offer, you pay a deposit[ of {deposit-share} of the price], and permits and flights in full, because we buy them the same week.[ The balance is due {balance-days} before departure. If your trip begins sooner than that, the full price is due when you accept.]',
  ways: 'You can pay by {payment-methods}, and get a receipt for each payment.',
  protection:
    'Pay only to the company account in your offer.[ If we have to cancel your trip, you get back {refund-if-we-cancel}.]',
  cancelling:
    'Cancel more than {balance-days} before departure and you lose the deposit; after that it is {late-share} of the price, and from {last-days} before departure all of it. We pass on every refund we get for permits and flights. For gorilla permits it is small. {date-changes}. The written offer gives the exact amounts and is binding.',
  // In an offer only: the operator puts bank account and M-Pesa number here.
  howToPay:
    'Once we have confirmed, we send you an invoice with the account of our company. You can pay by {payment-methods}.',
  // What proves the company: whole sentences of the operator's, shown where they are filled in.
  credentials: 'Licence and company',
  licence: '',
  companyNumber: '',
  association: '',
  clientMoney: '',
}

/** By the page where they stand. Texts are stored by the path of ids, so that adding an item does not move others. */
export const textGroups = {
  site: { tagline, brandBlurb },
  home,
  itineraries: itineraryList,
  money,
  itinerary: { departures, included, notIncluded, safetyElsewhere, whyTravelWithUs, costs, beds, extensions },
  community,
  donate,
  about: { ...aboutPage, values, partners: aboutPartners, approach, closing: aboutClosing },
  partners,
  activities,
  'community-engagement': { ...engagement, projects },
  kenya,
  tanzania,
  uganda,
  'before-you-go': travelAdvice,
  groups: groupsPage,
  'terms-of-service': termsOfService,
  terms: { ...terms, agreement: termsAgreement },
  privacy: privacyTexts,
  'how-we-handle-reviews': reviewPolicyTexts,
}

export type TextGroup = keyof typeof textGroups

const notTexts = [
  ...['href', 'image', 'ink', 'type', 'icon', 'donationType', 'latin', 'status'],
  ...['id', 'slug', 'src', 'thumbnailImage', 'country', 'topic', 'samples'],
]

/** Of an item of a list: its own id, or what it is called. Paragraphs have their numbers. */
export function idOf(item: unknown, index: number) {
  const { id, slug, title, name } = (typeof item === 'object' && item ? item : {}) as Record<string, unknown>
  const named = title ?? name
  return String(id ?? slug ?? (typeof named === 'string' ? slugOf(named) : index + 1))
}

/** `path` such as 'home.hero.headline'. */
export function mapTexts<Value>(value: Value, change: (text: string, path: string) => string, path = ''): Value {
  if (typeof value === 'string') return change(value, path) as Value
  if (Array.isArray(value))
    return value.map((item, index) => mapTexts(item, change, path ? `${path}.${idOf(item, index)}` : '')) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      notTexts.includes(key) ? item : mapTexts(item, change, path ? `${path}.${key}` : key),
    ]),
  ) as Value
}

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

const defaults: Record<string, string> = Object.fromEntries(textsIn(textGroups))

export const defaultTexts = () => defaults

/** Replaces {share-of-proceeds} by the claim; unknown ids stay. What can be left out loses its brackets. */
export function fillClaims(text: string, claims: Record<string, string>) {
  if (!text.includes('{')) return text
  return text.replace(optionalPart, (_, part) => part).replace(/\{([a-z0-9-]+)\}/g, (whole, id) => claims[id] ?? whole)
}

/** Without the parts in square brackets that have one of these claims: 'Ask us[ on {phone}].' */
export function leaveOutClaims(text: string, isLeftOut: (id: string) => boolean) {
  return text.replace(optionalPart, (whole, part) => (claimsIn(part).some(isLeftOut) ? '' : whole))
}

const optionalPart = /\[([^[\]]*\{[a-z0-9-]+\}[^[\]]*)\]/g

export function claimsIn(text: string) {
  return [...text.matchAll(/\{([a-z0-9-]+)\}/g)].map(([, id]) => id ?? '')
}
