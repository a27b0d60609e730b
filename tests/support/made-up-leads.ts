// Leads of a year, made up by a seed: what was asked, answered, offered, agreed, changed, cancelled and paid.
import { addDays, addMinutes } from 'date-fns'
import fc from 'fast-check'
import { utcDay } from '@/lib/domain/utc-day'
import { testDb } from './test-db'

const sources = [
  ...['', 'Google', 'Bing', 'SafariBookings', 'TripAdvisor', 'ChatGPT', 'Instagram', 'Newsletter'],
  ...['A travel agent', 'A repeat guest'],
]
/** US dollars for one. */
const rates = { USD: 1, EUR: 1.2, KES: 0.008 }
type Currency = keyof typeof rates

const losses = ['price', 'dates', 'no answer', 'lost', 'not possible']
const minutesOfYear = 365 * 24 * 60

const currency = fc.constantFrom<Currency>('USD', 'EUR', 'KES')
const cents = fc.integer({ min: 10_000, max: 2_000_000 })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

const lead = fc.record({
  kind: fc.constantFrom('booking', 'booking', 'booking', 'inquiry'),
  source: fc.constantFrom(...sources),
  country: fc.constantFrom('', 'DE', 'US', 'GB', 'KE'),
  trip: fc.constantFrom(null, 'Mara Long Weekend', 'Samburu and Laikipia', 'Family Safari'),
  adults: fc.integer({ min: 1, max: 9 }),
  kids: fc.integer({ min: 0, max: 3 }),
  departsAfter: maybe(fc.integer({ min: -20, max: 400 })),
  colleague: fc.constantFrom('', 'Wanjiru', 'Kiprop'),
  askedAt: fc.integer({ min: 0, max: minutesOfYear - 1 }),
  answeredAfter: maybe(fc.integer({ min: 1, max: 5000 })),
  offeredAfter: maybe(fc.integer({ min: 10, max: 9000 })),
  answers: fc.subarray(['question', 'accepted', 'reopened']),
  /** What was agreed, and changed later. */
  agreed: fc.oneof(fc.constant([]), fc.array(cents, { minLength: 1, maxLength: 3 })),
  currency,
  isCancelled: fc.boolean(),
  length: fc.integer({ min: 1, max: 14 }),
  payments: fc.array(fc.record({ amount: cents, currency }), { maxLength: 2 }),
  loss: maybe(fc.constantFrom(...losses)),
  isSpam: fc.integer({ min: 0, max: 19 }).map((number) => number === 0),
})

export type MadeUpLead = ReturnType<typeof toLead>

function toLead(given: typeof lead extends fc.Arbitrary<infer Value> ? Value : never, index: number, first: Date) {
  const askedAt = addMinutes(first, given.askedAt)
  const isBooking = given.kind === 'booking'
  const agreed = isBooking ? given.agreed : []
  const departsOn =
    given.departsAfter === null && agreed.length === 0 ? null : addDays(askedAt, given.departsAfter ?? 90)
  return {
    ...given,
    ...{ agreed, askedAt, departsOn: departsOn && isBooking ? utcDay(departsOn) : null },
    trip: isBooking ? given.trip : null,
    reference: `TT-M${String(index).padStart(6, '0')}`,
    answeredAt: given.answeredAfter === null ? null : addMinutes(askedAt, given.answeredAfter),
    offeredAt: given.offeredAfter === null || !isBooking ? null : addMinutes(askedAt, given.offeredAfter),
    answers: isBooking && given.offeredAfter !== null ? given.answers : [],
    payments: isBooking ? given.payments : [],
    isCancelled: given.isCancelled && agreed.length > 0,
  }
}

/** From that day on, for a year. */
export const makeUpLeads = (count: number, seed: number, first: Date) =>
  fc.sample(lead, { numRuns: count, seed }).map((given, index) => toLead(given, index, first))

export const toDollarCents = (amount: number, code: Currency) => Math.round(amount * rates[code])

const rows = (given: object[]) => JSON.stringify(given)

const searched = ['bookings', 'quotes', 'quote_answers', 'lead_events', 'reservations', 'payments']

/** Thousands in a second, past the code that stores one. The desk does not find them by their words. */
export async function storeMadeUpLeads(leads: MadeUpLead[]) {
  for (const table of searched) await testDb.$executeRawUnsafe(`ALTER TABLE ${table} DISABLE TRIGGER write_search`)
  await insertAll(leads)
  for (const table of searched) await testDb.$executeRawUnsafe(`ALTER TABLE ${table} ENABLE TRIGGER write_search`)
  // As autovacuum does after a while: queries are planned by it.
  await testDb.$executeRawUnsafe(`ANALYZE leads, ${searched.join(', ')}`)
}

async function insertAll(leads: MadeUpLead[]) {
  await testDb.$executeRaw`DELETE FROM exchange_rates`
  await testDb.$executeRaw`INSERT INTO exchange_rates VALUES ('EUR', '2020-01-01', ${rates.EUR}), ('KES', '2020-01-01', ${rates.KES})`
  const ofLeads = leads.map((one) => ({
    ...{ reference: one.reference, kind: one.kind, email: 'a@example.com', source: one.source },
    ...{ phone_country: one.country, taken_by: one.colleague, created_at: one.askedAt, waiting_since: one.askedAt },
    answered_at: one.answeredAt,
    status: one.isSpam ? 'held' : one.loss ? 'closed' : 'new',
    held_for: one.isSpam ? 'links' : null,
    closed_for: one.isCancelled ? 'cancelled' : one.loss,
  }))
  await testDb.$executeRaw`
    INSERT INTO leads (reference, kind, email, source, phone_country, taken_by, created_at, waiting_since, answered_at, status,
      held_for, closed_for)
    SELECT reference, kind, email, source, phone_country, taken_by, created_at, waiting_since, answered_at, status, held_for,
      closed_for FROM jsonb_populate_recordset(NULL::leads, ${rows(ofLeads)}::jsonb)`
  const ofBookings = leads
    .filter(({ kind }) => kind === 'booking')
    .map((one) => ({
      ...{
        reference: one.reference,
        itinerary_title: one.trip,
        number_of_adults: one.adults,
        number_of_kids: one.kids,
      },
      ...{ date_from: one.departsOn, date_to: one.departsOn },
    }))
  await testDb.$executeRaw`
    INSERT INTO bookings (reference, name, itinerary_title, number_of_adults, number_of_kids, date_from, date_to)
    SELECT reference, 'Ada', itinerary_title, number_of_adults, number_of_kids, date_from, date_to
    FROM jsonb_populate_recordset(NULL::bookings, ${rows(ofBookings)}::jsonb)`
  const ofQuotes = leads.flatMap(({ reference, offeredAt }) => (offeredAt ? [{ reference, sent_at: offeredAt }] : []))
  await testDb.$executeRaw`
    INSERT INTO quotes (reference, option, version, snapshot, token_hash, sent_at, valid_until, prepared_by)
    SELECT reference, 'A', 1, '{}', reference, sent_at, sent_at::date + 14, 'Wanjiru'
    FROM jsonb_populate_recordset(NULL::quotes, ${rows(ofQuotes)}::jsonb)`
  const ofAnswers = leads.flatMap(({ reference, offeredAt, answers }) =>
    answers.map((action, index) => ({ reference, action, created_at: addMinutes(offeredAt ?? 0, index + 1) })),
  )
  await testDb.$executeRaw`
    INSERT INTO quote_answers (quote_id, reference, kind, who, key, created_at)
    SELECT quotes.id, reference, action, 'Ada', gen_random_uuid(), said.created_at
    FROM jsonb_to_recordset(${rows(ofAnswers)}::jsonb) AS said (reference text, action text, created_at timestamptz)
      JOIN quotes USING (reference) ORDER BY reference, said.created_at`
  await testDb.$executeRaw`
    INSERT INTO lead_events (reference, action, who, key, created_at)
    SELECT reference, action, 'Ada', gen_random_uuid(), created_at
    FROM jsonb_populate_recordset(NULL::lead_events, ${rows(ofAnswers)}::jsonb)`
  const ofReservations = leads.flatMap((one) =>
    [...one.agreed, ...(one.isCancelled ? [5000] : [])].map((total, index, all) => ({
      ...{ reference: one.reference, total, deposit_amount: 0, currency: one.currency, date_from: one.departsOn },
      date_to: utcDay(addDays(one.departsOn ?? '', one.length)),
      kind: one.isCancelled && index === all.length - 1 ? 'cancelled' : index === 0 ? 'confirmed' : 'changed',
      created_at: addMinutes(one.askedAt, 10_000 + index),
    })),
  )
  await testDb.$executeRaw`
    INSERT INTO reservations (reference, total, deposit_amount, currency, date_from, date_to, kind, created_at, key)
    SELECT reference, total, deposit_amount, currency, date_from, date_to, kind, created_at, gen_random_uuid()
    FROM jsonb_populate_recordset(NULL::reservations, ${rows(ofReservations)}::jsonb) ORDER BY reference, created_at`
  const ofPayments = leads.flatMap(({ reference, askedAt, payments }) =>
    payments.map(({ amount, currency }) => ({ reference, amount, currency, credited: amount, day: utcDay(askedAt) })),
  )
  await testDb.$executeRaw`
    INSERT INTO payments (reference, payer, day, amount, currency, credited, way, key)
    SELECT reference, 'Ada', day, amount, currency, credited, 'bank', gen_random_uuid()
    FROM jsonb_populate_recordset(NULL::payments, ${rows(ofPayments)}::jsonb)`
}
