import { choice, date, months, number, text, trip, yesNo } from '../cell-types'
import { column, type Sheet } from '../sheet'

const percent = () => number(0, 100, { empty: 100, unit: '%' })
const amount = () => number(1, 99_999_999, { decimals: 2 })
const dollars = (least: number, most: number, limits = {}) => number(least, most, { decimals: 2, unit: '$', ...limits })
const price = () => dollars(1, 99_999_999)

export const prices: Sheet = {
  name: 'Prices',
  table: 'itinerary_prices',
  key: ['itinerary_id', 'season'],
  about:
    'What you charge in US dollars per person sharing, one row per season. Include park fees and permits; what guests pay on arrival is on the sheet Charges, and the site adds it.',
  first: ['season', 'months', 'for_two', 'for_four', 'for_six', 'single_supplement', 'valid_until'],
  columns: [
    column('Trip', 'itinerary_id', trip(), 30),
    column('Season', 'season', text(60), 34),
    column('Months', 'months', months(), 30),
    column('Party of 2 (US$)', 'for_two', price(), 11),
    column('Party of 4 (US$)', 'for_four', price(), 11),
    column('Party of 6 (US$)', 'for_six', price(), 11),
    column('Single supplement (US$)', 'single_supplement', dollars(0, 99_999), 12),
    column('Valid until', 'valid_until', date(), 12),
    column(
      'Children to age (years)',
      'children_to',
      number(0, 12, { empty: 0 }),
      10,
      'to this age they pay the shares beside it, by whom they share a room with; without an age they pay as adults. A share of 0 is free, an empty one 100 %',
    ),
    column('Child with two adults %', 'child_with_two', percent(), 12),
    column('Child with a child %', 'child_with_child', percent(), 12),
    column('Child with one adult %', 'child_with_one', percent(), 12),
    column('Below 3 %', 'below_three', percent(), 9),
    column(
      'By night',
      'by_night',
      yesNo(),
      9,
      'each night has the price of its own season, else all have that of the first day',
    ),
  ],
}

export const charges: Sheet = {
  name: 'Charges',
  table: 'itinerary_charges',
  key: ['itinerary_id', 'name'],
  about:
    'Compulsory charges that every guest pays on arrival. The site adds the dollars per person to the price and says who is paid.',
  first: ['name', 'amount', 'currency', 'unit', 'usd_per_person'],
  columns: [
    column('Trip', 'itinerary_id', trip(), 30),
    column('Charge', 'name', text(120), 34),
    column('Amount', 'amount', amount(), 10),
    column('Currency', 'currency', choice(['USD', 'AED', 'KES', 'TZS', 'UGX', 'EUR', 'GBP']), 9),
    column('Per', 'unit', text(60), 30, 'where it begins with "a room", the charge is per room'),
    column('US$ a person in all', 'usd_per_person', dollars(0.01, 99_999), 12),
    column('Free below age (years)', 'free_below', number(0, 18, { empty: 0 }), 10),
    column('Children to age (years)', 'children_to', number(0, 18, { empty: 0 }), 10),
    column('US$ a child in all', 'usd_per_child', dollars(0, 99_999, { empty: 0 }), 12),
    column('One dollar is', 'per_dollar', number(0.0001, 9_999_999, { decimals: 4, isRequired: false }), 10),
    column('Paid to', 'paid_to', text(160), 34),
    column('True as of', 'as_of', date(), 12),
    column('Source', 'source', text(300), 44),
  ],
}

export const surcharges: Sheet = {
  name: 'Surcharges',
  table: 'itinerary_surcharges',
  key: ['itinerary_id', 'name'],
  about:
    'Nights with a supplement, such as Christmas and Easter: each person aged three or more pays it for each of these nights in the trip.',
  columns: [
    column('Trip', 'itinerary_id', trip(), 30),
    column('Surcharge', 'name', text(60), 34),
    column('First night', 'first_night', date(), 12),
    column('Last night', 'last_night', date(), 12),
    column('US$ a person and night', 'usd_per_night', price(), 12),
  ],
}
