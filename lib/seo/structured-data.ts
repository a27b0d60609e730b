import { isShownAddress } from '../content/is-shown'
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

const agencyRef = { '@id': nodeId('/', 'agency') }

/** No rating: Google forbids self-serving reviews (search/docs/appearance/structured-data/review-snippet). */
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
    ...(phone && { telephone: phone }),
    ...(emails.reservations && { email: emails.reservations }),
    ...(postalAddress && { address: postalAddress }),
    ...(licence && { hasCredential: { '@type': 'EducationalOccupationalCredential', name: licence } as const }),
    areaServed: [...countries],
    sameAs: [social.facebook, social.instagram, social.x, safariListingUrl].filter(isShownAddress),
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

/** Lowest prices, as on the cards; samples have no page (search/docs/appearance/structured-data/carousels-beta). */
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
  // schema-dts allows one type per node.
  const type = ['Product', 'TouristTrip'] as unknown as 'Product'
  return { '@type': type, ...named(card), offers: lowestPrice(card.price) }
}

/** Pictures on other hosts are unchanged. */
function absoluteUrl(path: string) {
  return new URL(path, `${config.siteUrl}/`).href
}

function nodeId(path: string, thing: string) {
  return `${absoluteUrl(path)}#${thing}`
}

// Characters that could end the element or start a comment, and line ends invalid in old parsers.
const unsafe = /[<>&\u2028\u2029]/g
const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Escaped, so safe for visitors' texts. */
export function scriptText(nodes: Thing[]) {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(unsafe, escapeSign)
}

type Listed = Pick<ItinerarySummary, 'id' | 'title' | 'imageUrl'>

const itineraryPath = ({ id }: Pick<Listed, 'id'>) => `/itineraries/${id}`

export function named({ id, title, imageUrl }: Listed) {
  return { name: title, url: absoluteUrl(itineraryPath({ id })), image: absoluteUrl(imageUrl ?? placeholderImage) }
}

/** Whole dollars, as shown; undefined when on request. */
function lowestPrice(price: number) {
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
    description: `Lowest price ${perPersonSharing}, all fees included`,
    url: absoluteUrl(path),
    seller: agencyRef,
  }
}

/** Trips without rows of days have the documented text only. */
function daysOf({ days, dayByDay }: Itinerary) {
  return days.length > 0
    ? days.map(({ day, title, description }) => ({ number: day, title, description }))
    : parseDays(dayByDay)
}

function touristTrip(itinerary: Itinerary, offer: OfferLeaf | undefined): TouristTripLeaf {
  const days = daysOf(itinerary)
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

/** Google rejects products without price and reviews (search/docs/appearance/structured-data/product-snippet). */
export function itineraryNodes(itinerary: Itinerary, reviews: Review[]): (TouristTripLeaf | ProductLeaf)[] {
  const offer = toOffer(itinerary)
  const trip = touristTrip(itinerary, offer)
  const ratings = itineraryRatings(itinerary, reviews)
  if (!offer && !ratings) return [trip]
  const id = nodeId(itineraryPath(itinerary), 'product')
  return [trip, { '@type': 'Product', '@id': id, ...describe(itinerary), brand: agencyRef, offers: offer, ...ratings }]
}

const reviewsNamed = 5

/** `reviews`: in the order of the page; null without any. */
function itineraryRatings({ averageRating, totalReviews }: Itinerary, reviews: Review[]) {
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
