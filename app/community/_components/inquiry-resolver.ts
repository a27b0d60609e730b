import { zodResolver } from '@hookform/resolvers/zod'
import type { ZodType } from 'zod'
import type { InquiryFields } from '@/lib/inquiry-fields'
import { inquirySchema } from '@/lib/schemas/inquiry'

export const inquiryResolver = zodResolver(inquirySchema as ZodType<InquiryFields, InquiryFields>, undefined, {
  raw: true,
})
