// Stores interest in donating. The donations table is another thing, and nothing public writes it (decision 32).
import 'server-only'
import { donationInquirySchema } from '../forms/donation-schema'
import { type LeadContext, noContext } from '../http/sender'
import { storeLead } from '../leads/store'

/**
 * Stores interest in donating and queues its mails. Takes what a form or REST client sent, and the context of the
 * request. Returns its id and reference; throws ZodError for bad input, RateLimitError for too many.
 */
export async function createDonationInquiry(input: unknown, context: LeadContext = noContext) {
  const fields = donationInquirySchema.parse(input)
  const { id, reference } = await storeLead('donation_inquiry', { input, fields, context }, (tx, stamp) =>
    tx.donationInquiry.create({ data: { ...fields, ...stamp } }),
  )
  return { id, reference }
}
