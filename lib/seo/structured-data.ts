// A journey with its days, and a product with its price and reviews.
import 'server-only'
import type {
  AggregateRatingLeaf,
  BreadcrumbListLeaf,
  ItemListLeaf,
  OfferLeaf,
  ProductLeaf,
  ReviewLeaf,
  Thing,
  TouristDestinationLeaf,
  TouristTripLeaf,
  TravelAgencyLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import type { Trail } from '../content/breadcrumbs'
import type { Destination } from '../content/destinations/destination'
import { formatRating } from '../content/format'
import { readContactDetails, readTextGroup } from '../content/queries'
import { placeholderImage } from '../design/placeholder-image'
import { countries } from '../domain/choices'
import { paragraphs, parseDays } from '../domain/details'
import { perPersonSharing } from '../domain/money'
import type { ItinerarySummary } from '../domain/summary'
import type { ItineraryDetail as Itinerary } from '../itineraries/queries'
import { config } from '../platform/config'
import type { Review } from '../reviews/queries'

// On every page.

export const agencyRef = { '@id': nodeId('/', 'agency') }

/**
 * Without a rating: Google wants no company to rate itself
 * (developers.google.com/search/docs/appearance/structured-data/review-snippet, "Self-serving reviews").
 */
export async function travelAgency(): Promise<TravelAgencyLeaf> {
  const { brand, licence, social, safariListingUrl } = config
  const { phone, emails, postalAddress } = await readContactDetails()
  const { brandBlurb, tagline } = await readTextGroup('site')
  return {
    '@type': 'TravelAgency',
    ...agencyRef,
    name: brand,
    url: absoluteUrl('/'),
    description: brandBlurb,
    slogan: tagline,
    logo: absoluteUrl('/icons/512.png'),
    telephone: phone,
    email: emails.reservations,
    address: postalAddress,
    ...(licence && { hasCredential: { '@type': 'EducationalOccupationalCredential', name: licence } as const }),
    areaServed: [...countries],
    sameAs: [social.facebook, social.instagram, social.x, safariListingUrl],
  }
}

export function webSite(): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': nodeId('/', 'website'),
    name: config.brand,
    url: absoluteUrl('/'),
    inLanguage: 'en',
    publisher: agencyRef,
  }
}

export function touristDestination(path: string, { country, hero, places }: Destination): TouristDestinationLeaf {
  return {
    '@type': 'TouristDestination',
    '@id': nodeId(path, 'destination'),
    name: country,
    description: hero.intro,
    url: absoluteUrl(path),
    image: absoluteUrl(hero.image),
    includesAttraction: places.key.map(({ name }) => ({ '@type': 'TouristAttraction', name })),
  }
}

export function breadcrumbList(trail: Trail): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(trail.at(-1)?.href ?? '/', 'breadcrumbs'),
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  }
}

type Card = Pick<ItinerarySummary, 'id' | 'title' | 'imageUrl' | 'price'>

/**
 * In the order of the page. Empty when no card has a page of its own, as samples have none. The lowest price of each, as
 * on its card (developers.google.com/search/docs/appearance/structured-data/carousels-beta).
 */
export function itineraryListNodes(path: string, name: string, cards: Card[]): ItemListLeaf[] {
  const itineraries = cards.filter(({ id }) => id !== null)
  if (itineraries.length === 0) return []
  return [
    {
      '@type': 'ItemList',
      '@id': nodeId(path, 'trips'),
      name,
      numberOfItems: itineraries.length,
      itemListElement: itineraries.map((card, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: toTouristTrip(card),
      })),
    },
  ]
}

function toTouristTrip(card: Card): ProductLeaf {
  // The types of the package know one type for a thing.
  const type = ['Product', 'TouristTrip'] as unknown as 'Product'
  return { '@type': type, ...named(card), offers: lowestPrice(card.price) }
}

/** Absolute; pictures on other hosts stay as they are. */
export function absoluteUrl(path: string) {
  return new URL(path, `${config.siteUrl}/`).href
}

/** The @id of a thing, the same on every page and in every build. */
export function nodeId(path: string, thing: string) {
  return `${absoluteUrl(path)}#${thing}`
}

// What could end the element or start a comment in it, and two line ends that old parsers reject.
const unsafe = /[<>&\u2028\u2029]/g
const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Safe for texts of visitors. */
export function scriptText(nodes: Thing[]) {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(unsafe, escapeSign)
}

type Listed = Pick<ItinerarySummary, 'id' | 'title' | 'imageUrl'>

const itineraryPath = ({ id }: Pick<Listed, 'id'>) => `/itineraries/${id}`

/** As a list of trips names it too. */
export function named({ id, title, imageUrl }: Listed) {
  return { name: title, url: absoluteUrl(itineraryPath({ id })), image: absoluteUrl(imageUrl ?? placeholderImage) }
}

/** Without cents, as shown; undefined when it is on request. */
export function lowestPrice(price: number) {
  return price > 0 ? ({ '@type': 'Offer', price: Math.round(price), priceCurrency: 'USD' } as const) : undefined
}

const describe = (itinerary: Itinerary) => ({
  ...named(itinerary),
  description: paragraphs(itinerary.description)[0],
})

function toOffer(itinerary: Itinerary): OfferLeaf | undefined {
  const lowest = lowestPrice(itinerary.price)
  if (!lowest) return undefined
  const path = itineraryPath(itinerary)
  return {
    ...lowest,
    '@id': nodeId(path, 'offer'),
    priceValidUntil: itinerary.prices.map(({ validUntil }) => validUntil).sort()[0],
    description: `The lowest price ${perPersonSharing}, with park fees, permits and the charges paid on arrival`,
    availability: 'https://schema.org/InStock',
    url: absoluteUrl(path),
    seller: agencyRef,
  }
}

function touristTrip(itinerary: Itinerary, offer: OfferLeaf | undefined): TouristTripLeaf {
  const days = parseDays(itinerary.dayByDay)
  return {
    '@type': 'TouristTrip',
    '@id': nodeId(itineraryPath(itinerary), 'trip'),
    ...describe(itinerary),
    touristType: itinerary.perfectFor,
    provider: agencyRef,
    offers: offer && { '@id': offer['@id'] ?? '' },
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: days.length,
      itemListElement: days.map(({ number, title, description }) => ({
        '@type': 'ListItem',
        position: number,
        name: `Day ${number}: ${title ?? description}`,
      })),
    },
  }
}

/**
 * Google counts a product with neither price nor reviews as an error
 * (developers.google.com/search/docs/appearance/structured-data/product-snippet): such a trip is a journey only.
 */
export function itineraryNodes(itinerary: Itinerary, reviews: Review[]): (TouristTripLeaf | ProductLeaf)[] {
  const offer = toOffer(itinerary)
  const trip = touristTrip(itinerary, offer)
  const ratings = itineraryRatings(itinerary, reviews)
  if (!offer && !ratings) return [trip]
  const id = nodeId(itineraryPath(itinerary), 'product')
  return [trip, { '@type': 'Product', '@id': id, ...describe(itinerary), brand: agencyRef, offers: offer, ...ratings }]
}

// A sample is enough for crawlers, and every visitor downloads it.
const reviewsNamed = 5

/** The average as shown and the newest reviews; null when there are none. `reviews`: newest first. */
export function itineraryRatings({ averageRating, totalReviews }: Itinerary, reviews: Review[]) {
  if (averageRating === null || totalReviews === 0 || reviews.length === 0) return null
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: formatRating(averageRating),
      reviewCount: totalReviews,
      bestRating: 5,
      worstRating: 1,
    } satisfies AggregateRatingLeaf,
    review: reviews.slice(0, reviewsNamed).map(toReview),
  }
}

function toReview({ userName, rating, comment, createdAt }: Review): ReviewLeaf {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: userName },
    datePublished: createdAt,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    reviewBody: comment,
  }
}
