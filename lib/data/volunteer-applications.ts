// Stores volunteer applications. They are never listed (decision 33).
import 'server-only'
import { db } from '../db'
import { makeReference } from '../reference'
import { volunteerApplicationSchema } from '../schemas/volunteer-application'

/** Stores an application. Takes what a form or REST client sent. Returns its id and reference; throws ZodError for bad input. */
export async function createVolunteerApplication(input: unknown) {
  const { startDate, ...application } = volunteerApplicationSchema.parse(input)
  return db().volunteerApplication.create({
    data: { ...application, startDate: new Date(`${startDate}T00:00:00Z`), reference: makeReference() },
    select: { id: true, reference: true },
  })
}
