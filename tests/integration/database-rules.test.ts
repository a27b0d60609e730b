import { expect, test } from 'vitest'
import { testDb } from '../support/test-db'

const bookingWith = (column: string, value: number) =>
  `WITH lead AS (INSERT INTO leads (reference, kind, email) VALUES ('TT-RULES', 'booking', 'a@b.c') RETURNING reference)
  INSERT INTO bookings (reference, name, ${column}) SELECT reference, 'A', ${value} FROM lead`
const leadWith = (columns: string, values: string) =>
  `INSERT INTO leads (reference, kind, email${columns}) VALUES ('TT-RULES', ${values})`
const quoteWith = (columns: string, values: string) =>
  `WITH lead AS (INSERT INTO leads (reference, kind, email) VALUES ('TT-RULES', 'booking', 'a@b.c') RETURNING reference)
  INSERT INTO quotes (reference, snapshot, valid_until, prepared_by${columns})
  SELECT reference, '{}', now(), 'A'${values} FROM lead`

const refused: [string, string][] = [
  ['a rating of 6', `INSERT INTO reviews (itinerary_id, user_name, rating, comment) VALUES (1, 'A', 6, 'B')`],
  ['a rating of 0', `INSERT INTO reviews (itinerary_id, user_name, rating, comment) VALUES (1, 'A', 0, 'B')`],
  ['a review of no trip', `INSERT INTO reviews (itinerary_id, user_name, rating, comment) VALUES (4711, 'A', 5, 'B')`],
  ['a blank comment', `INSERT INTO reviews (itinerary_id, user_name, rating, comment) VALUES (1, 'A', 5, '  ')`],
  ['a review removed for few stars', `INSERT INTO review_removals (review_id, reason) VALUES (1, 'few stars')`],
  ['an unknown country', `UPDATE itineraries SET country = 'France' WHERE id = 1`],
  ['an unknown package type', `UPDATE itineraries SET package_type = 'Gold' WHERE id = 1`],
  ['an unknown difficulty', `UPDATE itineraries SET difficulty_level = 'Deadly' WHERE id = 1`],
  ['a negative price', `UPDATE itineraries SET price = -1 WHERE id = 1`],
  ['a price of eleven digits', `UPDATE itineraries SET price = 100000000 WHERE id = 1`],
  ['days that are a list', `UPDATE itineraries SET day_by_day = '[]' WHERE id = 1`],
  ['a season that costs nothing', `UPDATE itinerary_prices SET for_two = 0 WHERE itinerary_id = 1`],
  ['a month in two seasons', `UPDATE itinerary_prices SET months = '{7}' WHERE itinerary_id = 6`],
  ['a thirteenth month', `UPDATE itinerary_prices SET months = '{13}' WHERE itinerary_id = 14`],
  ['a season without months', `UPDATE itinerary_prices SET months = '{}' WHERE itinerary_id = 14`],
  ['a charge in no currency', `UPDATE itinerary_charges SET currency = 'dollars' WHERE itinerary_id = 3`],
  ['a range that goes down', `UPDATE itinerary_days SET road_hours = '{6,5}' WHERE itinerary_id = 6 AND day = 1`],
  ['a range of three', `UPDATE itinerary_days SET road_km = '{1,2,3}' WHERE itinerary_id = 6 AND day = 1`],
  ['a day that ends nowhere', `UPDATE itinerary_days SET to_place_id = 'atlantis' WHERE itinerary_id = 6 AND day = 1`],
  ['a place that trips go to taken away', `DELETE FROM places WHERE id = 'talek'`],
  ['a month in an unknown word', `UPDATE place_months SET word = 'nice' WHERE place_id = 'talek' AND month = 1`],
  ['a place beyond the pole', `UPDATE places SET latitude = 91 WHERE id = 'talek'`],
  ['a place of no known kind', `UPDATE places SET kind = 'planet' WHERE id = 'talek'`],
  ['a stop reached by camel', `UPDATE itinerary_stops SET by = 'camel' WHERE itinerary_id = 6 AND position = 2`],
  ['a claim without proof', `UPDATE claims SET proof = ' ' WHERE id = 'donated'`],
  ['a claim checked again before it was checked', `UPDATE claims SET next_check = checked_on WHERE id = 'donated'`],
  ['no adult', bookingWith('number_of_adults', 0)],
  ['21 kids', bookingWith('number_of_kids', 21)],
  ['11 toddlers', bookingWith('number_of_toddlers', 11)],
  ['a booking of no lead', `INSERT INTO bookings (reference, name) VALUES ('TT-RULES', 'A')`],
  ['a lead of no known kind', leadWith('', `'letter', 'a@b.c'`)],
  ['a lead in no known state', leadWith(', status', `'booking', 'a@b.c', 'lost'`)],
  ['a held lead without a reason', leadWith(', status', `'booking', 'a@b.c', 'held'`)],
  ['a sending of nothing', `INSERT INTO sendings (key) VALUES ('x')`],
  ['a sent quote without a link', quoteWith(', sent_at', ', now()')],
  ['a draft with a number', quoteWith(', option, version', `, 'A', 1`)],
  [
    'a quote of no lead',
    `INSERT INTO quotes (reference, snapshot, valid_until, prepared_by) VALUES ('X', '{}', now(), 'A')`,
  ],
  ['negative experience', `UPDATE team_members SET years_of_experience = -1 WHERE id = 1`],
  ['a name of 121 characters', `UPDATE team_members SET name = repeat('x', 121) WHERE id = 1`],
]

test.each(refused)('%s is refused', async (_, sql) => {
  await expect(testDb.$executeRawUnsafe(sql)).rejects.toThrow()
})
