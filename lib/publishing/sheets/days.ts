import { bedKinds, travelModes } from '../../domain/choices'
import { animals } from '../../domain/themes'
import { choice, choices, lodge, months, number, place, places, range, text, trip, yesNo } from '../cell-types'
import { column, type Sheet, wide } from '../sheet'

const optional = { isRequired: false }

export const days: Sheet = {
  name: 'Days',
  table: 'itinerary_days',
  key: ['itinerary_id', 'day'],
  about: 'One row per day of a trip. Kilometres and hours are one number, or two: 5 to 6.',
  first: ['title', 'description', 'lodge_id', 'meals'],
  columns: [
    column('Trip', 'itinerary_id', trip(), 30),
    column('Day', 'day', number(1, 365), 6),
    column('Title', 'title', text(160, optional), 30),
    column('Best moment', 'best_moment', text(200, optional), 36, 'one sentence on what guests will remember'),
    column('Description', 'description', text(4000, { isRequired: false, empty: '' }), wide),
    column('From', 'from_place_id', place(), 20),
    column('To', 'to_place_id', place(), 20),
    column('Road km', 'road_km', range(1500), 11),
    column('Km estimated', 'is_approximate', yesNo(), 9),
    column('Road hours', 'road_hours', range(24), 11),
    column('There and back', 'is_there_and_back', yesNo(), 9),
    column('Flight hours', 'flight_hours', range(24), 11),
    column('Flight from and to', 'flight_route', text(120, optional), 24),
    column(
      'Flight only in',
      'flight_months',
      months(optional),
      18,
      'the months of the flight, where the day goes by road in the others; the note says so too',
    ),
    column('Walk km', 'walk_km', range(60), 11),
    column('Walk hours', 'walk_hours', range(24), 11),
    column('Boat hours', 'boat_hours', range(24), 11),
    column('Note', 'way_note', text(120, optional), 20),
    column('Meals', 'meals', text(80, optional), 18),
    column('Bed', 'bed', text(160, optional), 30),
    column(
      'The place, in a sentence',
      'bed_note',
      text(200, optional),
      44,
      'what kind of place the bed is in and what one sees from it; leave it empty on further nights there',
    ),
    column('Kind of bed', 'bed_kind', choice(bedKinds, optional), 14),
    column(
      'Lodge',
      'lodge_id',
      lodge(),
      22,
      'where they sleep, by its Id on the sheet Lodges; without one the page says what is in Bed',
    ),
    column('Metres at the bed', 'bed_altitude', number(0, 9000, optional), 10),
    column('Highest metres', 'highest_altitude', number(0, 9000, optional), 10),
  ],
}

export const stops: Sheet = {
  name: 'Stops',
  table: 'itinerary_stops',
  key: ['itinerary_id', 'position'],
  about: 'The route of a trip, place by place, with the day of arrival and the way there in words.',
  first: ['place_id', 'day', 'by', 'way'],
  columns: [
    column('Trip', 'itinerary_id', trip(), 30),
    column('Stop', 'position', number(1, 60), 6),
    column('Place', 'place_id', place({ isRequired: true }), 22),
    column('Called', 'label', text(120, optional), 30),
    column('Day', 'day', number(1, 365), 6),
    column('By', 'by', choice(travelModes, optional), 8),
    column('Way in words', 'way', text(120, optional), 34),
    column(
      'Without',
      'without',
      choices(animals.map(({ slug }) => slug)),
      18,
      'animals of the place that this trip does not look for (gorillas without a permit)',
    ),
    column('Or at', 'instead', places(), 22, 'places where its camp stands in other months'),
  ],
}
