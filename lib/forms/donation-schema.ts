// Interest in donating (specification sections 3 and 5): nothing is paid, so there is no amount.
import * as z from 'zod'
import { emailAddress, optionalText, requiredText } from './schema-fields'

export const donationInquirySchema = z.object({
  email: emailAddress('Please enter a valid email address'),
  message: optionalText(4000),
  /** The site sends one-time or monthly; the dialog takes any type and title. */
  donationType: requiredText(40, 'Required'),
  title: requiredText(160, 'Required'),
})
