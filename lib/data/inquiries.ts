// Stores messages about community work.
import 'server-only'
import { db } from '../db'
import { makeReference } from '../reference'
import { inquirySchema } from '../schemas/inquiry'

/** Stores an inquiry. Takes what a form or REST client sent. Returns its id and reference; throws ZodError for bad input. */
export async function createInquiry(input: unknown) {
  const inquiry = inquirySchema.parse(input)
  return db().inquiry.create({
    data: { ...inquiry, reference: makeReference() },
    select: { id: true, reference: true },
  })
}
