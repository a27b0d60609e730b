// The data of a share picture; its version in the URL is their hash.
import { createHash } from 'node:crypto'
import type { Activity } from '../../content/community'
import { formatDuration, formatPlace, formatRating, formatReviewCount } from '../../content/format'
import { type PagePath, pages, type SitePage } from '../../content/pages'
import { pictures } from '../../content/pictures'
import { placeholderImage } from '../../design/placeholder-image'
import { getCountrySurface, type RidgeLine } from '../../design/ridge-lines'
import type { SurfaceInk } from '../../design/tokens'
import { formatFromPrice } from '../../domain/money'
import type { Itinerary } from '../../itineraries/queries'
import { config } from '../../platform/config'

export type ShareImage = { url: string; width: number; height: number; type: string; alt: string }

export type ShareCard = {
  title: string
  lead: string
  facts: string[]
  rating: { average: string; count: string } | null
  /** A path in public. */
  picture: string
  surface: SurfaceInk
  line: RidgeLine
  brand: string
}

export const cardSize = { width: 1200, height: 630, type: 'image/jpeg' }

// Increment when the drawing changes, to change the URLs.
const design = 1

export function pageCard(path: PagePath, page: SitePage = pages[path]): ShareCard {
  const { title, lead, picture, surface, line = 'rolling' } = page.card
  return { title, lead, facts: [], rating: null, picture, surface, line, brand: config.brand }
}

export function activityCard({ title, description, image }: Activity): ShareCard {
  const look = { surface: 'leaf', line: 'rolling' } as const
  return { title, lead: description, facts: [], rating: null, picture: image, ...look, brand: config.brand }
}

/** Remote pictures are never fetched: the placeholder is used. */
export function itineraryCard(itinerary: Itinerary): ShareCard {
  const { title, duration, location, country, averageRating, totalReviews, imageUrl } = itinerary
  return {
    title,
    lead: formatPlace(location, country),
    facts: [formatDuration(duration), formatFromPrice(itinerary.price)],
    rating:
      averageRating === null ? null : { average: formatRating(averageRating), count: formatReviewCount(totalReviews) },
    picture: imageUrl && /^\/(?!\/)/.test(imageUrl) ? imageUrl : placeholderImage,
    ...getCountrySurface(country),
    brand: config.brand,
  }
}

export function shortlistCard(trips: Itinerary[]): ShareCard {
  const [first] = trips
  const page = pageCard('/shortlist')
  if (!first) return page
  const days = trips.map(({ duration }) => duration)
  const [least, most] = [Math.min(...days), Math.max(...days)]
  const { picture, surface, line } = itineraryCard(first)
  return {
    ...page,
    picture,
    surface,
    line,
    title: trips.length === 1 ? first.title : `${trips.length} trips side by side`,
    lead: trips.map(({ title }) => title).join(' · '),
    facts: [least === most ? formatDuration(least) : `${least} to ${formatDuration(most)}`],
  }
}

/** A new price or rating changes the URL. */
export function cardVersion(card: ShareCard) {
  return createHash('sha256')
    .update(JSON.stringify([design, card]))
    .digest('hex')
    .slice(0, 10)
}

export function shareImage(path: string, card: ShareCard): ShareImage {
  const { title, lead, facts, rating } = card
  const summary = [...facts, ...(rating ? [`Rated ${rating.average}, ${rating.count}`] : [])].join(', ')
  const sentences = [title, lead, summary, pictures[card.picture]?.alt ?? pictures[placeholderImage]?.alt]
  return {
    ...cardSize,
    url: `/og${path === '/' ? '/home' : path}.jpg?v=${cardVersion(card)}`,
    alt: sentences.flatMap((text) => (text ? `${text.replace(/\.$/, '')}.` : [])).join(' '),
  }
}
