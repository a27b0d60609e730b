import { expect, it } from 'vitest'
import { emptyValues, type Names, postedValues } from '@/lib/forms/form-definition'
import { toSchema } from '@/lib/forms/schema'
import { booking } from '@/lib/leads/kinds/booking'
import { makeBookingBody } from '../support/factories'
import { errorsOf } from '../support/form-errors'

const bookingSchema = toSchema(booking)

/** A form sends only texts. */
function makeFields(overrides: Partial<Record<Names<typeof booking> | 'dateFrom' | 'dateTo', string>> = {}) {
  return { ...emptyValues(booking), name: 'Marta Lindqvist', email: 'marta@example.com', ...overrides }
}

it('the booking form as texts is complete with a name and an e-mail address', () => {
  expect(bookingSchema.parse(makeFields())).toEqual({
    name: 'Marta Lindqvist',
    email: 'marta@example.com',
    phone: null,
    countryCode: '+254',
    itineraryId: 0,
    furtherItineraryIds: null,
    severalTrips: null,
    safariCategory: null,
    preferredDates: '',
    numberOfAdults: 1,
    numberOfKids: 0,
    numberOfToddlers: 0,
    childAges: null,
    callTime: null,
    needs: null,
    message: null,
  })
})

it.each([
  [{ name: ' ' }, { name: 'Please enter your name' }],
  [{ name: 'x'.repeat(121) }, { name: 'Please use at most 120 characters.' }],
  [{ email: '' }, { email: 'Please enter a valid email address' }],
  [{ email: 'marta@' }, { email: 'Please enter a valid email address' }],
  [{ numberOfAdults: '0' }, { numberOfAdults: 'Please choose 1 to 20 adults' }],
  [{ numberOfAdults: '21' }, { numberOfAdults: 'Please choose 1 to 20 adults' }],
  [{ numberOfAdults: '1.5' }, { numberOfAdults: 'Please choose 1 to 20 adults' }],
  [{ numberOfKids: '-1' }, { numberOfKids: 'Please choose 0 to 20 kids' }],
  [{ numberOfKids: '21' }, { numberOfKids: 'Please choose 0 to 20 kids' }],
  [{ numberOfToddlers: '11' }, { numberOfToddlers: 'Please choose 0 to 10 toddlers' }],
  [{ itineraryId: 'abc' }, { itineraryId: 'Required' }],
  [{ callTime: 'morning' }, { phone: 'Please give us the number to call' }],
  [{ callTime: 'morning', phone: '700 000 000' }, {}],
  [{ callTime: 'morning', phone: '٧٠٠ ٠٠٠' }, {}],
  [{ callTime: 'morning', phone: '0171' }, { phone: 'Please give us the number to call' }],
  [{ phone: '0171' }, {}],
  // All that is wrong is said at once.
  [
    { callTime: 'evening', name: '' },
    { name: 'Please enter your name', phone: 'Please give us the number to call' },
  ],
  [{ safariCategory: '5' }, { safariCategory: 'Please choose a category from the list' }],
  [{ message: 'x'.repeat(4001) }, { message: 'Please use at most 4,000 characters.' }],
])('the booking form as texts with %j gives %j', (fields, errors) => {
  expect(errorsOf(booking, makeFields(fields))).toEqual(errors)
})

it.each([
  [{ numberOfAdults: '' }, { numberOfAdults: 1 }],
  [{ numberOfAdults: 'two' }, { numberOfAdults: 1 }],
  [{ numberOfAdults: '20' }, { numberOfAdults: 20 }],
  [{ numberOfKids: '' }, { numberOfKids: 0 }],
  [{ numberOfKids: '20' }, { numberOfKids: 20 }],
  [{ numberOfToddlers: ' ' }, { numberOfToddlers: 0 }],
  [{ numberOfToddlers: '10' }, { numberOfToddlers: 10 }],
  [
    { itineraryId: '7', safariCategory: '2' },
    { itineraryId: 7, safariCategory: 2 },
  ],
])('the booking form as texts reads %j as %j', (fields, values) => {
  expect(bookingSchema.parse(makeFields(fields))).toMatchObject(values)
})

it('the booking form as texts takes the two native date inputs of a browser without JavaScript', () => {
  const { preferredDates, ...fields } = makeFields({ dateFrom: '2027-06-12', dateTo: '2027-06-19' })
  expect(bookingSchema.parse(fields).preferredDates).toBe('Jun 12, 2027 - Jun 19, 2027')
})

// The same sending is known by what it is read as.
it('the booking form as texts reads an answer that a browser leaves out like an empty one', () => {
  const { preferredDates, safariCategory, ...fields } = makeFields({ dateFrom: '', dateTo: '' })
  expect(bookingSchema.parse(fields)).toEqual(bookingSchema.parse(makeFields()))
})

it('the booking form as texts comes back with what was typed', () => {
  const { preferredDates, ...typed } = makeFields({ dateFrom: '2027-06-12', dateTo: '', numberOfAdults: '25' })
  expect(postedValues(booking, typed, emptyValues(booking))).toEqual(
    makeFields({ preferredDates: 'Jun 12, 2027', numberOfAdults: '25' }),
  )
})

it.each([
  ['name', 'Please enter your name'],
  ['email', 'Please enter a valid email address'],
  ['itineraryId', 'Required'],
  ['preferredDates', 'Required'],
])('the booking path as JSON without %s has the error %j', (name, message) => {
  const { [name]: _, ...body } = makeBookingBody() as Record<string, unknown>
  expect(errorsOf(booking, body)).toEqual({ [name]: message })
})

it('the booking path as JSON needs nothing else', () => {
  const { name, email, itineraryId, preferredDates } = makeBookingBody()
  expect(errorsOf(booking, { name, email, itineraryId, preferredDates })).toEqual({})
})

it.each([
  [{ preferredDates: null }, { preferredDates: 'Required' }],
  [{ preferredDates: 20270612 }, { preferredDates: 'Required' }],
  [{ preferredDates: ['Jun 12, 2027'] }, { preferredDates: 'Required' }],
  [{ numberOfToddlers: -1 }, { numberOfToddlers: 'Please choose 0 to 10 toddlers' }],
])('the booking path as JSON with %j has the errors %j', (change, errors) => {
  expect(errorsOf(booking, makeBookingBody(change))).toEqual(errors)
})

it.each([[{ toString: 1 }], [{ valueOf: null }], [[]], [[[3]]], [true], [{}]])(
  'the booking path as JSON counts nobody for %j',
  (numberOfToddlers) => {
    expect(bookingSchema.parse(makeBookingBody({ numberOfToddlers }))).toMatchObject({ numberOfToddlers: 0 })
  },
)
