import { choice, number, text } from '../kinds'
import { date, months, trip } from '../more-kinds'
import { column, type Sheet } from '../sheet'

const amount = () => number(1, 99_999_999, { decimals: 2 })

export const prices: Sheet = {
  name: 'Prices',
  table: 'itinerary_prices',
  key: ['itinerary_id', 'season'],
  tripField: 'itinerary_id',
  about:
    'What you charge in US dollars a person sharing, a row a season. Park fees and permits belong into it; what guests pay on the spot is on the sheet Charges, and the site adds it.',
  columns: [
    column('Trip', 'itinerary_id', trip(), 30),
    column('Season', 'season', text(60), 34),
    column('Months', 'months', months(), 30),
    column('Party of 2', 'for_two', amount(), 11),
    column('Party of 4', 'for_four', amount(), 11),
    column('Party of 6', 'for_six', amount(), 11),
    column('Single supplement', 'single_supplement', number(0, 99_999, { decimals: 2 }), 12),
    column('Valid until', 'valid_until', date(), 12),
  ],
}

export const charges: Sheet = {
  name: 'Charges',
  table: 'itinerary_charges',
  key: ['itinerary_id', 'name'],
  tripField: 'itinerary_id',
  about:
    'What every guest pays on the spot and cannot avoid. The site adds the dollars a person to the price, and names to whom they are paid.',
  columns: [
    column('Trip', 'itinerary_id', trip(), 30),
    column('Charge', 'name', text(120), 34),
    column('Amount', 'amount', amount(), 10),
    column('Currency', 'currency', choice(['USD', 'AED', 'KES', 'TZS', 'UGX', 'EUR', 'GBP']), 9),
    column('Per', 'unit', text(60), 30),
    column('US$ a person in all', 'usd_per_person', number(0.01, 99_999, { decimals: 2 }), 12),
    column('Paid to', 'paid_to', text(160), 34),
    column('True as of', 'as_of', date(), 12),
    column('Source', 'source', text(300), 44),
  ],
}
