import 'server-only'
import type { ItemListLeaf } from 'schema-dts'
import type { ItinerarySummary } from '../../itineraries/summary'
import { addressOf, idOf } from './address'

/** In the order of the page. Empty when no card has a page of its own, as samples have none. */
export function itineraryListNodes(
  path: string,
  name: string,
  cards: Pick<ItinerarySummary, 'id' | 'title'>[],
): ItemListLeaf[] {
  const itineraries = cards.filter(({ id }) => id !== null)
  if (itineraries.length === 0) return []
  return [
    {
      '@type': 'ItemList',
      '@id': idOf(path, 'trips'),
      name,
      numberOfItems: itineraries.length,
      itemListElement: itineraries.map(({ id, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: addressOf(`/itineraries/${id}`),
      })),
    },
  ]
}
