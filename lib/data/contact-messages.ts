// Stores messages from the contact page.
import 'server-only'
import { contactMessageSchema } from '../forms/contact-schema'
import { type LeadContext, noContext } from '../http/sender'
import { storeLead } from '../leads/store'

/**
 * Stores a message and queues its mails. Takes what the form sent, and the context of the request.
 * Returns its id and reference; throws ZodError for bad input, RateLimitError for too many.
 */
export async function createContactMessage(input: unknown, context: LeadContext = noContext) {
  const fields = contactMessageSchema.parse(input)
  const { id, reference } = await storeLead('contact_message', { input, fields, context }, (tx, stamp) =>
    tx.contactMessage.create({ data: { ...fields, ...stamp } }),
  )
  return { id, reference }
}
