// The metadata of each kind of page, from the data the page shows.
import { clip } from '../clip'
import type { Activity } from '../content/community'
import { type PagePath, pages } from '../content/pages'
import type { Itinerary } from '../data/itineraries'
import { activityCard, pageCard, shareImage, tripCard } from '../share-card/card'
import { describeTrip, titleTrip } from '../trip-description'
import { pageMetadata, titleRoom } from './page-metadata'

/** The metadata of a page whose words are in lib/content/pages.ts. Takes its path. */
export function sitePageMetadata(path: PagePath) {
  const { title, description, isPrivate } = pages[path]
  return pageMetadata({
    title,
    description,
    path,
    image: shareImage(path, pageCard(path)),
    isIndexed: !isPrivate,
  })
}

/** The metadata of an itinerary's page. */
export function tripMetadata(itinerary: Itinerary) {
  const path = `/itineraries/${itinerary.id}`
  return pageMetadata({
    title: titleTrip(itinerary, titleRoom),
    description: describeTrip(itinerary),
    path,
    image: shareImage(path, tripCard(itinerary)),
  })
}

/** The metadata of a page with earlier reviews of a trip: the trip's own page is the one to find. */
export function reviewsMetadata(itinerary: Itinerary, after: string) {
  const path = `/itineraries/${itinerary.id}`
  return pageMetadata({
    title: `Reviews of ${itinerary.title}`,
    description: `What travellers wrote about ${clip(itinerary.title, 80)}: earlier reviews, newest first.`,
    path: `${path}/reviews/${after}`,
    image: shareImage(path, tripCard(itinerary)),
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
