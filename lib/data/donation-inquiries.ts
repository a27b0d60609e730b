// Stores interest in donating. The donations table is another thing, and nothing public writes it (decision 32).
import 'server-only'
import { db } from '../db'
import { makeReference } from '../reference'
import { donationInquirySchema } from '../schemas/donation-inquiry'

/** Stores interest in donating. Takes what a form or REST client sent. Returns its id and reference; throws ZodError for bad input. */
export async function createDonationInquiry(input: unknown) {
  const inquiry = donationInquirySchema.parse(input)
  return db().donationInquiry.create({
    data: { ...inquiry, reference: makeReference() },
    select: { id: true, reference: true },
  })
}
