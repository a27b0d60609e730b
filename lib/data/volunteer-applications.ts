// Stores volunteer applications. They are never listed (decision 33).
import 'server-only'
import { volunteerApplicationSchema } from '../forms/application-schema'
import { type LeadContext, noContext } from '../http/sender'
import { storeLead } from '../leads/store'

/**
 * Stores an application and queues its mails. Takes what a form or REST client sent, and the context of the request.
 * Returns its id and reference; throws ZodError for bad input, RateLimitError for too many.
 */
export async function createVolunteerApplication(input: unknown, context: LeadContext = noContext) {
  const fields = volunteerApplicationSchema.parse(input)
  const startDate = new Date(`${fields.startDate}T00:00:00Z`)
  const { id, reference } = await storeLead('volunteer_application', { input, fields, context }, (tx, stamp) =>
    tx.volunteerApplication.create({ data: { ...fields, startDate, ...stamp } }),
  )
  return { id, reference }
}
