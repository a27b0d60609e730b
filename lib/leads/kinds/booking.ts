// Specification sections 2, 5 and 7.
import { countryCodes } from '../../forms/country-codes'
import {
  type Field,
  type FormDefinition,
  nothingBooked,
  usualReplyTime,
  type Values,
} from '../../forms/form-definition'
import { readPreferredDates } from '../../forms/preferred-dates'
import { partyFields } from '../../prices/party'
import { callTime, callZone, numberToCall } from './kind'

export const safariCategories = [
  { value: '1', label: 'Luxury Safari' },
  { value: '2', label: 'Budget Safari' },
  { value: '3', label: 'Wildlife & Conservation Safari' },
  { value: '4', label: 'Culture Safari' },
] as const

export const severalTrips = {
  kind: 'optional choice',
  label: 'Your trips',
  options: [
    { value: 'alternatives', label: 'Alternatives: one of them' },
    { value: 'in-turn', label: 'One after the other' },
  ],
} as const satisfies Field

export const booking = {
  fields: {
    /** 0 means no trip (decision 10). */
    itineraryId: { kind: 'number', label: 'Trip', min: 0, max: 2_147_483_647, start: '0' },
    furtherItineraryIds: { kind: 'optional text', label: 'Further trips', max: 60 },
    /** Asked with further trips only. */
    severalTrips,
    /** Never a trip (decision 2). */
    safariCategory: {
      kind: 'optional numbered choice',
      label: 'Safari category',
      options: safariCategories,
      message: 'Please choose a category from the list',
    },
    /** '' when flexible (decisions 7 to 9). */
    preferredDates: { kind: 'optional dates', label: 'Preferred dates', max: 60, read: readPreferredDates },
    ...partyFields,
    childAges: { kind: 'optional text', label: 'Ages of the children', max: 60 },
    // Spec silent on these messages.
    name: { kind: 'text', label: 'Name', max: 120, message: 'Please enter your name' },
    email: { kind: 'email', label: 'Email', message: 'Please enter a valid email address' },
    countryCode: { kind: 'optional choice', label: 'Country code', options: countryCodes, start: '+254' },
    phone: { kind: 'optional text', label: 'Phone', max: 40, needed: numberToCall },
    callTime,
    callZone,
    /** In which the visitor reads prices beside US dollars. */
    currency: { kind: 'optional currency', label: 'Currency' },
    needs: { kind: 'optional text', label: 'Diet, health, mobility', max: 1000 },
    message: { kind: 'optional text', label: 'Message', max: 4000 },
  },
  success: { title: 'Booking Submitted', description: "We'll contact you via email or phone to confirm your booking!" },
  sent: 'Request sent',
  notYet: nothingBooked,
  failure: { title: 'Error', description: 'Failed to submit booking' },
  replyTime: usualReplyTime,
  next: (replyTime: string = usualReplyTime) =>
    `Our office in Nanyuki checks camps and vehicles for your dates and answers ${replyTime} with a plan and a price. Change it as you like: we book when you accept our written offer, and you pay the deposit then.`,
  purpose: 'answer this request and, if you travel with us, to ask once for a review',
  draft: 'booking',
} as const satisfies FormDefinition

export type BookingValues = Values<typeof booking>
