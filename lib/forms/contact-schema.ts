// A message from the contact page (specification section 5).
import * as z from 'zod'
import { emailAddress, requiredText } from './schema-fields'

export const contactMessageSchema = z.object({
  name: requiredText(120, 'Name is required'),
  email: emailAddress('Invalid email address'),
  subject: requiredText(200, 'Subject is required'),
  message: requiredText(4000, 'Message must be at least 10 characters', 10),
})
