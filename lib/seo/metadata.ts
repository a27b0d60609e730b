// The metadata of each kind of page, from the data the page shows.

import type { Activity } from '../content/community'
import { formatStars } from '../content/format'
import { type PagePath, pages, type SitePage } from '../content/pages'
import type { Itinerary } from '../data/itineraries'
import { pageWords } from '../data/words'
import { type ReviewPart, reviewPartHref } from '../itineraries/review-part'
import { shortlistHref } from '../itineraries/shortlist'
import { describeItinerary, titleItinerary } from './describe-itinerary'
import { pageMetadata, titleRoom } from './page-metadata'
import { activityCard, itineraryCard, pageCard, shareImage, shortlistCard } from './share-card/card'
import { shorten } from './shorten'

/** The metadata of a page whose words are in lib/content/pages.ts. Takes its path. */
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

/** The same of a page with texts that the operator may reword, or with claims. */
export async function rewordedPageMetadata(path: PagePath) {
  return sitePageMetadata(path, await pageWords(path))
}

/** The metadata of an itinerary's page. */
export function itineraryMetadata(itinerary: Itinerary) {
  const path = `/itineraries/${itinerary.id}`
  return pageMetadata({
    title: titleItinerary(itinerary, titleRoom),
    description: describeItinerary(itinerary),
    path,
    image: shareImage(path, itineraryCard(itinerary)),
  })
}

/** The metadata of a shortlist: whoever gets its address sees which trips it has. */
export function shortlistMetadata(trips: Itinerary[]) {
  if (trips.length === 0) return sitePageMetadata('/shortlist')
  const ids = trips.map(({ id }) => id)
  const titles = trips.map(({ title }) => title)
  return pageMetadata({
    title: trips.length === 1 ? 'One trip, kept' : `${trips.length} trips side by side`,
    description: shorten(`${titles.join('; ')}: price, days, beds and months side by side.`, 160),
    path: shortlistHref(ids),
    image: shareImage(`/shortlist/${ids.join('-')}`, shortlistCard(trips)),
    isIndexed: false,
  })
}

/** The metadata of a page with a part of the reviews of a trip: the trip's own page is the one to find. */
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

/** The metadata of a community activity's page. */
export function activityMetadata(activity: Activity) {
  const path = `/community/${activity.slug}`
  return pageMetadata({
    title: activity.title,
    description: activity.description,
    path,
    image: shareImage(path, activityCard(activity)),
  })
}
