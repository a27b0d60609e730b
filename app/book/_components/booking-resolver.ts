import { zodResolver } from '@hookform/resolvers/zod'
import type { ZodType } from 'zod'
import type { BookingFields } from '@/lib/forms/booking-fields'
import { bookingSchema } from '@/lib/forms/booking-schema'

// The schema takes anything; this form gives it texts. Raw: they are sent as they are, and the server makes numbers of them.
const textSchema = bookingSchema as ZodType<unknown, unknown> as ZodType<BookingFields, BookingFields>

export const bookingResolver = zodResolver(textSchema, undefined, { raw: true })
