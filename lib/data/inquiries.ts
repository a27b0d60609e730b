// Stores messages about community work.
import 'server-only'
import { inquirySchema } from '../forms/inquiry-schema'
import { type LeadContext, noContext } from '../http/sender'
import { storeLead } from '../leads/store'

/**
 * Stores an inquiry and queues its mails. Takes what a form or REST client sent, and the context of the request.
 * Returns its id and reference; throws ZodError for bad input, RateLimitError for too many.
 */
export async function createInquiry(input: unknown, context: LeadContext = noContext) {
  const fields = inquirySchema.parse(input)
  const { id, reference } = await storeLead('inquiry', { input, fields, context }, (tx, stamp) =>
    tx.inquiry.create({ data: { ...fields, ...stamp } }),
  )
  return { id, reference }
}
