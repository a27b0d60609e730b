// Reads ?adults=2&kids=2&ages=9,6&from=2027-07-12 of the page and the REST path.
import { z } from 'zod'
import type { Party } from '../itineraries/estimate'
import { booking } from './booking'
import { parseIsoDay } from './preferred-dates'

const { numberOfAdults, numberOfKids, numberOfToddlers } = booking.fields

function count({ min, max, message }: { min: number; max: number; message: string }, start: number) {
  const whole = z
    .string(message)
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
  return z.preprocess((value) => value || String(start), whole.pipe(z.number().min(min, message).max(max, message)))
}

const agesMessage = 'Please give the ages of kids and toddlers as numbers from 0 to 12, such as 9,6'
const ages = z
  .string(agesMessage)
  .optional()
  .transform((text) => (text ? text.split(',').map((age) => age.trim()) : []))
  .pipe(z.array(z.string().regex(/^\d{1,2}$/, agesMessage)).max(30, agesMessage))
  .transform((list) => list.map(Number))
  .pipe(z.array(z.number().max(12, agesMessage)))

const question = z
  .object({
    adults: count(numberOfAdults, 2),
    kids: count(numberOfKids, 0),
    toddlers: count(numberOfToddlers, 0),
    ages,
    from: z
      .string('Please give the first day once, such as 2027-07-12')
      .optional()
      .refine((day) => !day || parseIsoDay(day), 'Please give the first day as in 2027-07-12'),
  })
  .refine(({ kids, toddlers, ages }) => ages.length <= kids + toddlers, {
    message: 'There are more ages than kids and toddlers',
    path: ['ages'],
  })

export type EstimateQuestion = { party: Party; from: string | null }

/** Two adults, and any day, where nothing is said. `error` is a sentence for the visitor. */
export function parseEstimateQuestion(
  values: Record<string, unknown>,
): { question: EstimateQuestion; error?: undefined } | { question?: undefined; error: string } {
  const parsed = question.safeParse(values)
  if (!parsed.success) return { error: `${parsed.error.issues[0]?.message ?? 'Please check what you asked for'}.` }
  const { from, ...party } = parsed.data
  return { question: { party, from: from || null } }
}
