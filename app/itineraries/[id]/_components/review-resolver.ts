import { zodResolver } from '@hookform/resolvers/zod'
import type { ZodType } from 'zod'
import type { ReviewFields } from '@/lib/forms/review-fields'
import { reviewSchema } from '@/lib/forms/review-schema'

export const reviewResolver = zodResolver(reviewSchema as unknown as ZodType<ReviewFields, ReviewFields>, undefined, {
  raw: true,
})
