import 'server-only'
import type { TouristDestinationLeaf } from 'schema-dts'
import type { Destination } from '../../content/destinations/destination'
import { addressOf, idOf } from './address'

export function touristDestination(path: string, { country, hero, places }: Destination): TouristDestinationLeaf {
  return {
    '@type': 'TouristDestination',
    '@id': idOf(path, 'destination'),
    name: country,
    description: hero.intro,
    url: addressOf(path),
    image: addressOf(hero.image),
    includesAttraction: places.key.map(({ name }) => ({ '@type': 'TouristAttraction', name })),
  }
}
