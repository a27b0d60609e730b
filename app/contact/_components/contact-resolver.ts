import { zodResolver } from '@hookform/resolvers/zod'
import type { ZodType } from 'zod'
import type { ContactFields } from '@/lib/forms/contact-fields'
import { contactMessageSchema } from '@/lib/forms/contact-schema'

export const contactResolver = zodResolver(contactMessageSchema as ZodType<ContactFields, ContactFields>, undefined, {
  raw: true,
})
