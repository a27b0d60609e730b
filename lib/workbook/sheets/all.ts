import type { Sheet } from '../sheet'
import { days, stops } from './days'
import { fleet, team, volunteerOpenings } from './people'
import { placeAnimals, places } from './places'
import { charges, prices, surcharges } from './prices'
import { suits } from './suits'
import { trips } from './trips'
import { claims, replies, synonyms, words } from './words'

/** In their order after How to. */
export const sheets: Sheet[] = [
  ...[trips, days, stops, prices, charges, surcharges, suits, places, placeAnimals],
  ...[team, fleet, volunteerOpenings, claims, words, synonyms, replies],
]
