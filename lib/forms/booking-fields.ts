// What the booking form holds and offers. Without zod, which the page loads only when it validates.
import { readPreferredDates } from './preferred-dates'

export const partyLimits = {
  adults: { min: 1, max: 20 },
  kids: { min: 0, max: 20 },
  toddlers: { min: 0, max: 10 },
} as const

export const safariCategories = [
  { id: 1, label: 'Luxury Safari' },
  { id: 2, label: 'Budget Safari' },
  { id: 3, label: 'Wildlife & Conservation Safari' },
  { id: 4, label: 'Culture Safari' },
] as const

/** The empty form. All texts, as a form sends them; in the order of the screen, so that the first error gets the focus. */
export const bookingDefaults = {
  itineraryId: '0',
  safariCategory: '',
  preferredDates: '',
  numberOfAdults: '1',
  numberOfKids: '0',
  numberOfToddlers: '0',
  name: '',
  email: '',
  countryCode: '+254',
  phone: '',
  message: '',
}

export type BookingFields = typeof bookingDefaults

/** The fields of a form that was sent without JavaScript. Takes the values as they arrived. */
export function bookingFieldsOf(values: Record<string, string>): BookingFields {
  const names = Object.keys(bookingDefaults) as (keyof BookingFields)[]
  const given = Object.fromEntries(names.map((name) => [name, values[name] ?? bookingDefaults[name]])) as BookingFields
  return { ...given, preferredDates: String(readPreferredDates(values) ?? '') }
}
