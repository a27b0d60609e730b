// A volunteer's application (specification section 5): twelve fields, messages word for word.
import * as z from 'zod'
import { emailAddress, requiredText } from './schema-fields'
import { earliestAccepted, isCalendarDay } from './start-date'
import { durations, programs } from './volunteer-options'

export const startDateMessage = 'Please select a start date.'

/** '2027-06-12'; of a date with a time only the day counts. */
export const startDate = z
  .string(startDateMessage)
  .transform((value) => value.trim().replace(/T.*$/, ''))
  .refine((day) => isCalendarDay(day) && day >= earliestAccepted(new Date()), startDateMessage)

export const volunteerApplicationSchema = z.object({
  firstName: requiredText(120, 'First name must be at least 2 characters.', 2),
  lastName: requiredText(120, 'Last name must be at least 2 characters.', 2),
  email: emailAddress('Please enter a valid email address.'),
  phone: requiredText(40, 'Please enter a valid phone number.', 10),
  nationality: requiredText(120, 'Please enter your nationality.', 2),
  program: z.enum(
    programs.map(({ value }) => value),
    'Please select a volunteer program.',
  ),
  startDate,
  duration: z.enum(
    durations.map(({ value }) => value),
    'Please select a duration.',
  ),
  skills: requiredText(4000, 'Please describe your relevant skills or experience.', 10),
  motivation: requiredText(4000, 'Please tell us why you want to volunteer.', 20),
  emergencyContact: requiredText(400, 'Please provide an emergency contact.', 5),
  /** A literal true: the text "true" or a 1 does not agree to anything (decision 37). */
  agreeTerms: z.literal(true, 'You must agree to the terms and conditions.'),
})
