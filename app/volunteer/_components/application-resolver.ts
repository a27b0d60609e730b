import { zodResolver } from '@hookform/resolvers/zod'
import type { ZodType } from 'zod'
import type { ApplicationFields } from '@/lib/forms/application-fields'
import { startDate, startDateMessage, volunteerApplicationSchema } from '@/lib/forms/application-schema'
import { earliestOffered } from '@/lib/forms/start-date'

// A day that the picker does not offer can still be typed.
const formSchema = volunteerApplicationSchema.extend({
  startDate: startDate.refine((day) => day >= earliestOffered(new Date()), startDateMessage),
})

// The schema takes anything; this form gives it texts and a tick. Raw: they are sent as they are.
const textSchema = formSchema as ZodType<unknown, unknown> as ZodType<ApplicationFields, ApplicationFields>

export const applicationResolver = zodResolver(textSchema, undefined, { raw: true })
