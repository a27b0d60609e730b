import { zodResolver } from '@hookform/resolvers/zod'
import type { ZodType } from 'zod'
import type { InquiryFields } from '@/lib/forms/inquiry-fields'
import { inquirySchema } from '@/lib/forms/inquiry-schema'

export const inquiryResolver = zodResolver(inquirySchema as ZodType<InquiryFields, InquiryFields>, undefined, {
  raw: true,
})
