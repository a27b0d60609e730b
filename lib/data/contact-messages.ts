// Stores messages from the contact page.
import 'server-only'
import { db } from '../db'
import { makeReference } from '../reference'
import { contactMessageSchema } from '../schemas/contact-message'

/** Stores a message. Takes what the form sent. Returns its id and reference; throws ZodError for bad input. */
export async function createContactMessage(input: unknown) {
  const message = contactMessageSchema.parse(input)
  return db().contactMessage.create({
    data: { ...message, reference: makeReference() },
    select: { id: true, reference: true },
  })
}
