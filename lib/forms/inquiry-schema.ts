// A message about taking part in community work (specification sections 2 and 7).
import * as z from 'zod'
import { emailAddress, requiredText } from './schema-fields'

// Spec silent: only that the four are required.
export const inquirySchema = z.object({
  name: requiredText(120, 'Please enter your name'),
  email: emailAddress('Please enter a valid email address'),
  type: requiredText(40, 'Please choose what it is about'),
  message: requiredText(4000, 'Please write a message'),
})
