import 'server-only'
import type { ItemListLeaf, ProductLeaf } from 'schema-dts'
import type { ItinerarySummary } from '../../domain/summary'
import { idOf } from './address'
import { lowestPrice, named } from './itinerary'

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
      '@id': idOf(path, 'trips'),
      name,
      numberOfItems: itineraries.length,
      itemListElement: itineraries.map((card, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: tripOf(card),
      })),
    },
  ]
}

function tripOf(card: Card): ProductLeaf {
  // The types of the package know one type for a thing.
  const type = ['Product', 'TouristTrip'] as unknown as 'Product'
  return { '@type': type, ...named(card), offers: lowestPrice(card.price) }
}
