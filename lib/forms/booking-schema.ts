// A booking request (specification sections 2, 5 and 7).
import * as z from 'zod'
import { partyLimits, safariCategories } from './booking-fields'
import { countryCodes } from './country-codes'
import { readPreferredDates } from './preferred-dates'
import { emailAddress, givenText, headCount, optionalText, requiredText } from './schema-fields'

// A form sends texts, a REST client numbers.
const wholeNumber = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value.trim()) ? Number(value) : value),
  z.int('Required').min(0, 'Required').max(2_147_483_647, 'Required'),
)

const bookingObject = z.object({
  // Spec silent: the messages for name and email of a booking.
  name: requiredText(120, 'Please enter your name'),
  email: emailAddress('Please enter a valid email address'),
  phone: optionalText(40),
  countryCode: z
    .enum(countryCodes.map(({ code }) => code))
    .or(z.literal(''))
    .nullish()
    .transform((value) => value || null),
  /** 0 is no trip chosen (decision 10). */
  itineraryId: wholeNumber,
  /** One of safariCategories, never a trip (decision 2). */
  safariCategory: z
    .preprocess(
      (value) => (value === '' || value === null || value === 0 || value === '0' ? undefined : value),
      wholeNumber.optional(),
    )
    .refine(
      (id) => id === undefined || safariCategories.some((category) => category.id === id),
      'Please choose a category from the list',
    )
    .transform((id) => id ?? null),
  /** 'Jun 12, 2027 - Jun 19, 2027', the start alone, or '' for flexible (decisions 7 to 9). */
  preferredDates: givenText(60),
  numberOfAdults: headCount(partyLimits.adults.min, partyLimits.adults.max, 1, 'Please choose 1 to 20 adults'),
  numberOfKids: headCount(partyLimits.kids.min, partyLimits.kids.max, 0, 'Please choose 0 to 20 kids'),
  numberOfToddlers: headCount(partyLimits.toddlers.min, partyLimits.toddlers.max, 0, 'Please choose 0 to 10 toddlers'),
  message: optionalText(4000),
})

/** What a form or a REST client sends, with the dates in either of their two forms. */
export const bookingSchema = z.preprocess((input) => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const preferredDates = readPreferredDates(input)
  return preferredDates === undefined ? input : { ...input, preferredDates }
}, bookingObject)

export type Booking = z.output<typeof bookingSchema>
