import { zodResolver } from '@hookform/resolvers/zod'
import type { ZodType } from 'zod'
import type { DonationFields } from '@/lib/forms/donation-fields'
import { donationInquirySchema } from '@/lib/forms/donation-schema'

// The schema takes anything; this form gives it texts. Raw: they are sent as they are.
const textSchema = donationInquirySchema as ZodType<unknown, unknown> as ZodType<DonationFields, DonationFields>

export const donationResolver = zodResolver(textSchema, undefined, { raw: true })
