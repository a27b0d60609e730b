import type { Activity } from '../content/community'
import { formatDuration, formatPlace, formatStars } from '../content/format'
import { type PagePath, pages, type SitePage } from '../content/pages'
import { readPageTexts } from '../content/queries'
import { paragraphs } from '../domain/details'
import { formatPrice } from '../domain/money'
import { inOneOrder, shortlistHref } from '../domain/shortlist'
import type { Itinerary } from '../itineraries/queries'
import { type ReviewPart, reviewPartHref } from '../reviews/review-part'
import { pageMetadata, shorten, titleRoom } from './page-metadata'
import { activityCard, itineraryCard, pageCard, shareImage, shortlistCard } from './share-card/card'

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
    title: trips.length === 1 ? 'One trip, kept' : `${trips.length} trips side by side`,
    description: shorten(`${titles.join('; ')}: price, days, beds and months side by side.`, 160),
    path: shortlistHref(ids),
    image: shareImage(`/shortlist/${inOrder.map(({ id }) => id).join('-')}`, shortlistCard(inOrder)),
    isIndexed: false,
  })
}

export function reviewsMetadata(itinerary: Itinerary, part: ReviewPart) {
  const which = `${part.after ? 'earlier ' : ''}reviews${part.stars ? ` with ${formatStars(part.stars)}` : ''}`
  return pageMetadata({
    title: `Reviews of ${itinerary.title}`,
    description: `What travellers wrote about ${shorten(itinerary.title, 80)}: ${which}, newest first.`,
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
  })
}

const limit = 160

const more = 'The route day by day, its best months and a quote from people in Nanyuki.'

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
