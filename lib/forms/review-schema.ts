// A review of a trip (specification sections 2, 3 and 5; decisions 20 and 64).
import * as z from 'zod'
import { requiredText } from './schema-fields'

// A form sends texts, a REST client numbers.
const toNumber = (value: unknown) =>
  typeof value === 'string' && /^\d{1,10}$/.test(value.trim()) ? Number(value) : value

export const reviewSchema = z.object({
  itineraryId: z.preprocess(toNumber, z.int('Required').min(1, 'Required').max(2_147_483_647, 'Required')),
  userName: requiredText(120, 'Required'),
  rating: z.preprocess(toNumber, z.int('Required').min(1, 'Required').max(5, 'Required')),
  comment: requiredText(4000, 'Required'),
})

export type ReviewInput = z.output<typeof reviewSchema>
