import { zodResolver } from '@hookform/resolvers/zod'
import type { ZodType } from 'zod'
import type { ContactFields } from '@/lib/contact-fields'
import { contactMessageSchema } from '@/lib/schemas/contact-message'

export const contactResolver = zodResolver(contactMessageSchema as ZodType<ContactFields, ContactFields>, undefined, {
  raw: true,
})
