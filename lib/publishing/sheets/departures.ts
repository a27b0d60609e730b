import { date, number, text, trip } from '../cell-types'
import { column, type Sheet } from '../sheet'

const optional = { isRequired: false }
const dollars = (least: number) => number(least, 999_999, { ...optional, unit: '$' })

export const departures: Sheet = {
  name: 'Departures',
  table: 'departures',
  key: ['itinerary_id', 'first_day'],
  keepsRows: true,
  mayBeMissing: true,
  about:
    'The dates on which a shared trip leaves: one row per day. The site counts the places that are booked and held. A row that you take off is withdrawn: those who are on it stay booked.',
  first: ['first_day', 'seats', 'sure_from', 'price'],
  columns: [
    column('Trip', 'itinerary_id', trip(), 30),
    column('First day', 'first_day', date(), 12),
    column('Seats', 'seats', number(1, 99), 8),
    column(
      'Sure to leave from',
      'sure_from',
      number(0, 99),
      10,
      'how many booked travellers it takes; 0: it leaves in any case',
    ),
    column('Price (US$ per person)', 'price', dollars(1), 12, 'if it is not that of the season'),
    column('Single supplement (US$)', 'single_supplement', dollars(0), 12, 'if it is not that of the season'),
    column('Language of the guide', 'guide_language', text(60, optional), 20),
    column('Note', 'note', text(200, optional), 44, 'one sentence for the page of the trip'),
  ],
}
