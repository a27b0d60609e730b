import { number, text, trip } from '../cell-types'
import { column, type Sheet } from '../sheet'
import { contributions, fleet, team, volunteerOpenings } from './company'
import { days, stops } from './days'
import { departures } from './departures'
import { lodgePictures, lodges } from './lodges'
import { pagePictures } from './page-pictures'
import { placeAnimals, places } from './places'
import { charges, prices, surcharges } from './prices'
import { claims, replies, synonyms, texts } from './texts'
import { extensions, pictures, trips } from './trips'

export const suits: Sheet = {
  name: 'Suits',
  table: 'itinerary_suitability',
  key: ['itinerary_id'],
  about:
    'Who a trip suits, as you would say it on the phone: one row per trip. Hours on the road and heights come from the sheets Days and Places.',
  columns: [
    column('Trip', 'itinerary_id', trip(), 30),
    column('Youngest (years)', 'youngest', number(0, 99), 10),
    column('Age', 'age', text(200), 44),
    column('Fitness', 'fitness', text(200), 44),
    column('Heat', 'heat', text(200), 44),
    column('Toilets and power', 'comfort', text(200), 44),
  ],
}

export const sheets: Sheet[] = [
  ...[trips, days, stops, prices, charges, surcharges, departures, suits, pictures, extensions, places, placeAnimals],
  ...[lodges, lodgePictures],
  ...[team, fleet, volunteerOpenings, contributions, pagePictures, claims, texts, synonyms, replies],
]
