// What the picture of a shared link says, as plain data: the picture is a function of its card, and so is its address.
import { createHash } from 'node:crypto'
import { config } from '../../config'
import type { Activity } from '../../content/community'
import { formatDuration, formatPlace, formatRating, formatReviewCount } from '../../content/format'
import { type PagePath, pages, type SitePage } from '../../content/pages'
import { pictures } from '../../content/pictures'
import type { Itinerary } from '../../data/itineraries'
import { formatPrice } from '../../itineraries/price'
import { placeholderImage } from '../../look/placeholder-image'
import type { RidgeLine } from '../../look/ridge-lines'
import type { GroundInk } from '../../look/tokens'

/** The picture a shared link shows. */
export type ShareImage = { url: string; width: number; height: number; type: string; alt: string }

export type ShareCard = {
  title: string
  lead: string
  /** Short and in this order: days, price. */
  facts: string[]
  rating: { average: string; count: string } | null
  /** The path of a picture in public. */
  picture: string
  ground: GroundInk
  line: RidgeLine
  brand: string
}

export const cardSize = { width: 1200, height: 630, type: 'image/jpeg' }

// Raise it when the drawing changes: shared links then fetch the new one.
const design = 1

const inkOf: Record<string, { ground: GroundInk; line: RidgeLine }> = {
  Kenya: { ground: 'soil', line: 'rolling' },
  Tanzania: { ground: 'lake', line: 'peak' },
  Uganda: { ground: 'leaf', line: 'forest' },
  Dubai: { ground: 'clay', line: 'dune' },
}

/** The card of a page of the site. Takes its path. */
export function pageCard(path: PagePath, page: SitePage = pages[path]): ShareCard {
  const { title, lead, picture, ground, line = 'rolling' } = page.card
  return { title, lead, facts: [], rating: null, picture, ground, line, brand: config.brand }
}

/** The card of a community activity. */
export function activityCard({ title, description, image }: Activity): ShareCard {
  const look = { ground: 'leaf', line: 'rolling' } as const
  return { title, lead: description, facts: [], rating: null, picture: image, ...look, brand: config.brand }
}

/** The card of a trip, on the ink of its country. A picture from elsewhere is never fetched: the placeholder stands in. */
export function itineraryCard(itinerary: Itinerary): ShareCard {
  const { title, duration, location, country, price, averageRating, totalReviews, imageUrl } = itinerary
  return {
    title,
    lead: formatPlace(location, country),
    facts: [formatDuration(duration), priceFact(price)],
    rating:
      averageRating === null ? null : { average: formatRating(averageRating), count: formatReviewCount(totalReviews) },
    picture: imageUrl && /^\/(?!\/)/.test(imageUrl) ? imageUrl : placeholderImage,
    ...(inkOf[country] ?? { ground: 'night', line: 'rolling' }),
    brand: config.brand,
  }
}

/** The card of a shortlist: the picture and the ink of its first trip, and the names of all. */
export function shortlistCard(trips: Itinerary[]): ShareCard {
  const [first] = trips
  const page = pageCard('/shortlist')
  if (!first) return page
  const days = trips.map(({ duration }) => duration)
  const [least, most] = [Math.min(...days), Math.max(...days)]
  const { picture, ground, line } = itineraryCard(first)
  return {
    ...{ ...page, picture, ground, line },
    title: trips.length === 1 ? first.title : `${trips.length} trips side by side`,
    lead: trips.map(({ title }) => title).join(' · '),
    facts: [least === most ? formatDuration(least) : `${least} to ${formatDuration(most)}`],
  }
}

function priceFact(price: number) {
  const amount = formatPrice(price)
  return amount ? `From ${amount}` : 'Price on request'
}

/** Short and different for each content of a card, so that a new price or rating has a new address. */
export function cardVersion(card: ShareCard) {
  return createHash('sha256')
    .update(JSON.stringify([design, card]))
    .digest('hex')
    .slice(0, 10)
}

/** The picture of a shared link as metadata names it. Takes the path of the page and its card. */
export function shareImage(path: string, card: ShareCard): ShareImage {
  const { title, lead, facts, rating } = card
  const words = [...facts, ...(rating ? [`Rated ${rating.average}, ${rating.count}`] : [])].join(', ')
  const sentences = [title, lead, words, pictures[card.picture]?.alt ?? pictures[placeholderImage]?.alt]
  return {
    ...cardSize,
    url: `/og${path === '/' ? '/home' : path}.jpg?v=${cardVersion(card)}`,
    alt: sentences.flatMap((text) => (text ? `${text.replace(/\.$/, '')}.` : [])).join(' '),
  }
}
