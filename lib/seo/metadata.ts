import type { Metadata } from 'next'
import type { Activity } from '../content/community'
import { formatDuration, formatPlace, formatStars } from '../content/format'
import { type PagePath, pages, type SitePage } from '../content/pages'
import { readPageTexts } from '../content/queries'
import { listWords, paragraphs } from '../domain/details'
import { formatPrice } from '../domain/money'
import { inOneOrder, shortlistHref } from '../domain/shortlist'
import { formatTravelMonth } from '../domain/travellers'
import type { Itinerary } from '../itineraries/queries'
import { config } from '../platform/config'
import { type ReviewPart, reviewPartHref } from '../reviews/review-part'
import { facets } from '../search/facets'
import { activeFilters, chosenValues, type ItineraryFilters, isFiltered, listHref } from '../search/filters'
import { activityCard, itineraryCard, pageCard, type ShareImage, shareImage, shortlistCard } from './share-card/card'

export function sitePageMetadata(path: PagePath, page: SitePage = pages[path]) {
  const { title, description, isPrivate } = page
  return pageMetadata({
    title,
    description,
    path,
    image: shareImage(path, pageCard(path, page)),
    isIndexed: !isPrivate,
  })
}

export async function rewordedPageMetadata(path: PagePath) {
  return sitePageMetadata(path, await readPageTexts(path))
}

export function itineraryMetadata(itinerary: Itinerary) {
  const path = `/itineraries/${itinerary.id}`
  return pageMetadata({
    title: titleItinerary(itinerary, titleRoom),
    description: describeItinerary(itinerary),
    path,
    image: shareImage(path, itineraryCard(itinerary)),
  })
}

/** A shared shortlist names its trips. */
export function shortlistMetadata(trips: Itinerary[]) {
  if (trips.length === 0) return sitePageMetadata('/shortlist')
  const ids = trips.map(({ id }) => id)
  const titles = trips.map(({ title }) => title)
  const inOrder = inOneOrder(ids).flatMap((id) => trips.find((trip) => trip.id === id) ?? [])
  return pageMetadata({
    title: trips.length === 1 ? 'One trip on this list' : `${trips.length} trips side by side`,
    description: shorten(`${titles.join('; ')}: price, days, beds and months side by side.`, 160),
    path: shortlistHref(ids),
    image: shareImage(`/shortlist/${inOrder.map(({ id }) => id).join('-')}`, shortlistCard(inOrder)),
    isIndexed: false,
  })
}

export function reviewsMetadata(itinerary: Itinerary, part: ReviewPart) {
  const which = `${part.after ? 'further ' : ''}reviews${part.stars ? ` with ${formatStars(part.stars)}` : ''}`
  return pageMetadata({
    title: `Reviews of ${itinerary.title}`,
    description: `What travellers wrote about ${shorten(itinerary.title, 80)}: ${which}, those of invited travellers first.`,
    path: reviewPartHref(itinerary.id, part),
    image: shareImage(`/itineraries/${itinerary.id}`, itineraryCard(itinerary)),
    isIndexed: false,
  })
}

export function activityMetadata(activity: Activity) {
  const path = `/community/${activity.slug}`
  return pageMetadata({
    title: activity.title,
    description: activity.description,
    path,
    image: shareImage(path, activityCard(activity)),
    type: 'article',
  })
}

const limit = 160

const more = 'The route day by day, its best months and an offer from people in Nanyuki.'

/** 50 to 160 characters: days, place, price, then the start of the standfirst. */
function describeItinerary(itinerary: Itinerary) {
  const { duration, location, country, description, price } = itinerary
  const place = shorten(formatPlace(location, country), 80)
  const from = price > 0 ? `, from ${formatPrice(price)} per person` : ''
  const facts = `${formatDuration(duration)} in ${place}${from}.`
  const standfirst = paragraphs(description)[0] ?? ''
  const text = `${facts} ${standfirst}`.trim()
  return shorten(text.length < 50 ? `${text} ${more}` : text, limit)
}

/** 'Kilimanjaro by Lemosho, 8 Days in Tanzania', as much as fits. */
function titleItinerary({ title, duration, country }: Itinerary, longest: number) {
  const days = `${title}, ${formatDuration(duration)}`
  return [`${days} in ${country}`, days].find((text) => text.length <= longest) ?? shorten(title, longest)
}

type PageTags = {
  title: string
  description: string
  path: string
  image: ShareImage
  /** False: noindex, follow. */
  isIndexed?: boolean
  /** Of Open Graph. */
  type?: 'website' | 'article'
}

// Characters shown in search results.
const longestTitle = 65

export const titleRoom = Math.max(30, longestTitle - ` | ${config.brand}`.length)

/** metadataBase makes the URLs absolute. */
function pageMetadata({ title, description, path, image, isIndexed = true, type = 'website' }: PageTags): Metadata {
  const short = shorten(title, titleRoom)
  const socialTitle = path === '/' ? `${config.brand}: ${title}` : short
  return {
    title: path === '/' ? { absolute: socialTitle } : short,
    description,
    alternates: { canonical: path },
    robots: isIndexed ? undefined : { index: false, follow: true },
    openGraph: {
      type,
      siteName: config.brand,
      locale: 'en_GB',
      title: socialTitle,
      description,
      url: path,
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title: socialTitle,
      description,
      images: [{ url: image.url, alt: image.alt }],
    },
  }
}

/** Whole words up to `limit` characters, then an ellipsis. Collapses white space. */
export function shorten(text: string, limit: number) {
  const whole = text.trim().replace(/\s+/g, ' ')
  if (whole.length <= limit) return whole
  const cut = whole.slice(0, limit)
  const end = cut.lastIndexOf(' ')
  // A very long last word is cut, but not inside a surrogate pair.
  const shortened = (end > limit / 2 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\uD800-\uDBFF]$/, '')
  return `${shortened.replace(/[\s.,;:–-]+$/, '')}…`
}

/** A single filter is canonical to /itineraries; combinations and later parts are noindex, follow. */
export function listMetadata(filters: ItineraryFilters, after: number | null, page: SitePage = pages['/itineraries']) {
  const { title, description } = page
  const { travellers } = filters
  const isForTwo = !travellers || (travellers.adults === 2 && travellers.kids === 0)
  const chosen = activeFilters(filters).length + (travellers ? 1 : 0)
  const isIndexed = !filters.query && isForTwo && !after && chosen < 2
  return pageMetadata({
    title: listTitle(filters) ?? title,
    description,
    path: isIndexed ? '/itineraries' : listHref(filters, { after }),
    image: shareImage('/itineraries', pageCard('/itineraries', page)),
    isIndexed,
  })
}

function listTitle(filters: ItineraryFilters) {
  const { query, travellers } = filters
  const month = travellers?.from ? formatTravelMonth(travellers.from) : ''
  if (!isFiltered(filters) && !month) return null
  const types = chosenValues(filters, 'type')
  const packageTypes = facets.type.flatMap(({ value, label }) => (types.includes(value) ? label : []))
  const countries = chosenValues(filters, 'country')
  const kinds = [chosenValues(filters, 'difficulty'), packageTypes]
    .map((labels) => listWords(labels))
    .filter(Boolean)
    .join(', ')
  const itineraries = kinds ? `${kinds} trips` : 'Trips'
  const place = countries.length > 0 ? ` in ${listWords(countries)}` : ''
  return `${itineraries}${place}${month ? ` in ${month}` : ''}${query ? ` matching “${query}”` : ''}`
}
