import {
  countries,
  departures,
  difficulties,
  extensionPositions,
  packageTypes,
  rowStatuses,
} from '../../domain/choices'
import { choice, lines, months, number, picture, text, trip, yesNo } from '../cell-types'
import { column, idColumn, pictureText, type Sheet, wide } from '../sheet'

const optional = { isRequired: false }

export const trips: Sheet = {
  name: 'Trips',
  table: 'itineraries',
  key: ['id'],
  isKeyOurs: true,
  keepsRows: true,
  about: 'One row per trip. Its price comes from the sheets Prices and Charges, its days from the sheet Days.',
  first: [
    'title',
    'image_url',
    'description',
    'highlights',
    'inclusions',
    'exclusions',
    'duration',
    'country',
    'location',
    'package_type',
  ],
  newRow: { day_by_day: '{}', price: 0 },
  columns: [
    idColumn(number(1, 999_999)),
    column('Title', 'title', text(160), 32),
    column('Country', 'country', choice(countries)),
    column('Location', 'location', text(160), 20),
    column('Days', 'duration', number(1, 365), 8),
    column('Type', 'package_type', choice(packageTypes), 20),
    column('Difficulty', 'difficulty_level', choice(difficulties)),
    column('Category', 'category', text(60)),
    column(
      'Private or shared',
      'departure',
      choice(departures, { isRequired: false, empty: 'private' }),
      12,
      'private: only those who book it together travel on it',
    ),
    column(
      'Dates and what is shared',
      'departure_note',
      text(200, optional),
      44,
      'one sentence in place of the usual one, such as Any start date, with your own car and guide',
    ),
    column('Arriving the day before', 'arrival_note', text(200, optional), 36),
    column('Best months', 'best_months', months(optional), 22),
    column('When to go, in a sentence', 'seasonality', text(200, optional), 36),
    column('Picture', 'image_url', picture('trip', optional), 34),
    column('Description', 'description', text(8000), wide),
    column('Highlights', 'highlights', lines(300, { isRequired: true }), wide),
    column('Included', 'inclusions', lines(300), wide),
    column('Not included', 'exclusions', lines(300), wide),
    column('Perfect for', 'perfect_for', lines(120), 28),
    column('Experiences', 'experiences', lines(120), 28),
    column('Words to be found by', 'tags', lines(60), 24),
    column('The best of it', 'featured_experience', text(400, optional), 44),
    column('Planned by', 'planned_by', text(120, optional), 22),
    column('Popular', 'is_popular', yesNo(), 9),
    column('Featured', 'is_featured', yesNo(), 9),
  ],
}

export const pictures: Sheet = {
  name: 'Pictures',
  table: 'itinerary_pictures',
  key: ['itinerary_id', 'position'],
  mayBeMissing: true,
  about:
    'The gallery of a trip: one row per picture, up to eight, in the order of their numbers. They take the place of the site’s drawings.',
  columns: [
    column('Trip', 'itinerary_id', trip(), 30),
    column('Number', 'position', number(1, 8), 8),
    column('Picture', 'image_url', picture('gallery'), 34),
    pictureText(text(200), 'its caption and is '),
  ],
}

export const extensions: Sheet = {
  name: 'Extensions',
  table: 'itinerary_extensions',
  key: ['itinerary_id', 'extension_id'],
  mayBeMissing: true,
  about: 'Trips that go well together: one row for each that guests can add to a trip, before or after it.',
  columns: [
    column('Trip', 'itinerary_id', trip(), 30),
    column('Extension', 'extension_id', trip(), 30),
    column('Before or after', 'position', choice(extensionPositions), 12),
    column('The way between', 'way', text(160), 44, 'how they get from one to the other, in one sentence'),
    column(
      'Nights between',
      'nights_between',
      number(0, 7, { empty: 0 }),
      10,
      '0 if the second begins on the last day of the first',
    ),
    column(
      'Transfer (US$ per person)',
      'transfer_price',
      number(0, 10_000, { decimals: 2, unit: '$' }),
      12,
      'for that way, with the nights between',
    ),
    column('Note', 'note', text(200, optional), 44),
    column(
      'Status',
      'status',
      choice(rowStatuses),
      12,
      'sample: a made-up price, marked as such on the page, for you to replace',
    ),
  ],
}
