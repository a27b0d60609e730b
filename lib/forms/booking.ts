// A booking request (specification sections 2, 5 and 7).
import { countryCodes } from './country-codes'
import type { Form } from './form'
import { internationalPhone } from './phone'
import { readPreferredDates } from './preferred-dates'
import { replyTimes } from './reply-times'
import { labelOf, type Stored, type Summary } from './summary'

export const safariCategories = [
  { value: '1', label: 'Luxury Safari' },
  { value: '2', label: 'Budget Safari' },
  { value: '3', label: 'Wildlife & Conservation Safari' },
  { value: '4', label: 'Culture Safari' },
] as const

export const booking = {
  fields: {
    /** 0 is no trip chosen (decision 10). */
    itineraryId: { kind: 'number', label: 'Itinerary', min: 0, max: 2_147_483_647, start: '0' },
    /** Never a trip (decision 2). */
    safariCategory: {
      kind: 'optional numbered choice',
      label: 'Safari category',
      options: safariCategories,
      message: 'Please choose a category from the list',
    },
    /** 'Jun 12, 2027 - Jun 19, 2027', the start alone, or '' for flexible (decisions 7 to 9). */
    preferredDates: { kind: 'optional dates', label: 'Preferred dates', max: 60, read: readPreferredDates },
    numberOfAdults: {
      kind: 'head count',
      label: 'Adults',
      min: 1,
      max: 20,
      fallback: 1,
      message: 'Please choose 1 to 20 adults',
    },
    numberOfKids: {
      kind: 'head count',
      label: 'Kids',
      min: 0,
      max: 20,
      fallback: 0,
      message: 'Please choose 0 to 20 kids',
    },
    numberOfToddlers: {
      kind: 'head count',
      label: 'Toddlers',
      min: 0,
      max: 10,
      fallback: 0,
      message: 'Please choose 0 to 10 toddlers',
    },
    // Spec silent: the messages for name and email of a booking.
    name: { kind: 'text', label: 'Name', max: 120, message: 'Please enter your name' },
    email: { kind: 'email', label: 'Email', message: 'Please enter a valid email address' },
    countryCode: { kind: 'optional choice', label: 'Country code', options: countryCodes, start: '+254' },
    phone: { kind: 'optional text', label: 'Phone', max: 40 },
    message: { kind: 'optional text', label: 'Message', max: 4000 },
  },
  success: { title: 'Booking Submitted', description: "We'll contact you via email or phone to confirm your booking!" },
  failure: { title: 'Error', description: 'Failed to submit booking' },
  next: `Someone in Nanyuki checks camps and vehicles for you and answers ${replyTimes.other}. Nothing is held and nothing is paid until you say yes.`,
  purpose: 'answer this request',
  draft: 'booking',
} as const satisfies Form

type Row = Stored<typeof booking> & { itineraryTitle: string | null }

export const bookingSummary: Summary<Row> = {
  ours: 'Booking request',
  yours: 'booking request',
  replyTime: replyTimes.other,
  mailbox: () => 'reservations',
  name: ({ name }) => name,
  phone: ({ phone, countryCode }) => internationalPhone(phone, countryCode),
  about: ({ itineraryTitle, safariCategory }) =>
    itineraryTitle ?? labelOf(safariCategories, safariCategory) ?? 'a trip to be suggested',
  dates: ({ preferredDates }) => preferredDates,
  facts: ({ itineraryTitle, safariCategory, preferredDates, numberOfAdults, numberOfKids, numberOfToddlers }) => [
    ['Trip', itineraryTitle ?? 'To be suggested'],
    ['Safari category', labelOf(safariCategories, safariCategory)],
    ['Dates', preferredDates || 'Open'],
    ['Travellers', formatParty(numberOfAdults, numberOfKids, numberOfToddlers)],
  ],
  words: ({ message }) => [['Message', message]],
}

/** '2 adults, 1 kid': what is zero is left out. */
export function formatParty(adults: number, kids: number, toddlers: number) {
  const part = (count: number, one: string) => count > 0 && `${count} ${count === 1 ? one : `${one}s`}`
  return [part(adults, 'adult'), part(kids, 'kid'), part(toddlers, 'toddler')].filter(Boolean).join(', ')
}
