// A journey with its days, and a product with its price and reviews.
import 'server-only'
import type { OfferLeaf, ProductLeaf, TouristTripLeaf } from 'schema-dts'
import { placeholderImage } from '../../design/placeholder-image'
import { paragraphs, parseDays } from '../../domain/details'
import { perPersonSharing } from '../../domain/price'
import type { ItinerarySummary } from '../../domain/summary'
import type { ItineraryDetail as Itinerary } from '../../itineraries/itineraries'
import type { Review } from '../../reviews/reviews'
import { addressOf, idOf } from './address'
import { itineraryRatings } from './ratings'
import { agencyRef } from './travel-agency'

type Listed = Pick<ItinerarySummary, 'id' | 'title' | 'imageUrl'>

const pathOf = ({ id }: Pick<Listed, 'id'>) => `/itineraries/${id}`

/** As a list of trips names it too. */
export function named({ id, title, imageUrl }: Listed) {
  return { name: title, url: addressOf(pathOf({ id })), image: addressOf(imageUrl ?? placeholderImage) }
}

/** Without cents, as shown; undefined when it is on request. */
export function lowestPrice(price: number) {
  return price > 0 ? ({ '@type': 'Offer', price: Math.round(price), priceCurrency: 'USD' } as const) : undefined
}

const describe = (itinerary: Itinerary) => ({
  ...named(itinerary),
  description: paragraphs(itinerary.description)[0],
})

function offerOf(itinerary: Itinerary): OfferLeaf | undefined {
  const lowest = lowestPrice(itinerary.price)
  if (!lowest) return undefined
  const path = pathOf(itinerary)
  return {
    ...lowest,
    '@id': idOf(path, 'offer'),
    priceValidUntil: itinerary.prices.map(({ validUntil }) => validUntil).sort()[0],
    description: `The lowest price ${perPersonSharing}, with park fees, permits and the charges paid on arrival`,
    availability: 'https://schema.org/InStock',
    url: addressOf(path),
    seller: agencyRef,
  }
}

function touristTrip(itinerary: Itinerary, offer: OfferLeaf | undefined): TouristTripLeaf {
  const days = parseDays(itinerary.dayByDay)
  return {
    '@type': 'TouristTrip',
    '@id': idOf(pathOf(itinerary), 'trip'),
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
  const offer = offerOf(itinerary)
  const trip = touristTrip(itinerary, offer)
  const ratings = itineraryRatings(itinerary, reviews)
  if (!offer && !ratings) return [trip]
  const id = idOf(pathOf(itinerary), 'product')
  return [trip, { '@type': 'Product', '@id': id, ...describe(itinerary), brand: agencyRef, offers: offer, ...ratings }]
}
