// ?adults=2&kids=2&ages=9,6&from=2027-07-12 (or month=august), for the page and REST; and what a booking asks for.
import { z } from 'zod'
import { toAsciiDigits } from '../domain/digits'
import { oldestKid, type Party, readAges, readAllAges, splitChildren, toMonth } from '../domain/travellers'
import { utcDay } from '../domain/utc-day'
import { parseIsoDay, parsePreferredDates, storedDays } from '../forms/preferred-dates'
import { toPlainDigits } from '../forms/schema'
import type { Estimate, TripInstead } from './estimate'
import { partyFields } from './party'

const mostAges = 30
const { numberOfAdults, numberOfKids, numberOfToddlers } = partyFields

function count({ min, max, message }: { min: number; max: number; message: string }, start: number) {
  const whole = z
    .string(message)
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
  return z.preprocess(
    (value) => toPlainDigits(value) || String(start),
    whole.pipe(z.number().min(min, message).max(max, message)),
  )
}

const agesMessage = `Please give the ages of the children as numbers from 0 to ${oldestKid}, such as 9 and 6`
const grownMessage = `From ${oldestKid + 1} travellers count as adults: please count them there, and give only the ages of children`
const countNumbers = (text: string) => toAsciiDigits(text).match(/\d+/g)?.length ?? 0
const ages = z
  .string(agesMessage)
  .max(100, agesMessage)
  .optional()
  .refine((text = '') => !text.trim() || readAllAges(text).length === (countNumbers(text) || 1), agesMessage)
  .refine((text = '') => readAllAges(text).every((age) => age <= oldestKid), grownMessage)
  .transform((text = '') => readAges(text, mostAges))

const question = z
  .object({
    adults: count(numberOfAdults, 2),
    kids: count(numberOfKids, 0),
    toddlers: count(numberOfToddlers, 0),
    ages,
    from: z.preprocess(
      toPlainDigits,
      z
        .string('Please give the first day once, such as 2027-07-12')
        .optional()
        .refine(
          (from) => !from || parseIsoDay(from) || toMonth(from) === from,
          'Please give the first day as in 2027-07-12, or its month as in 2027-07',
        ),
    ),
    month: z
      .string('Please give one month, such as august')
      .optional()
      .refine((month) => !month || toMonth(month), 'Please give the month as in august or 2027-08'),
  })
  .refine(({ kids, toddlers, ages }) => ages.length <= kids + toddlers, {
    message: 'There are more ages than children',
    path: ['ages'],
  })

type EstimateQuestion = { party: Party; from: string | null }

/** `instead`: trips that take those who are too young for this one. */
export type EstimateRequest =
  | { question: EstimateQuestion; answer?: Estimate; instead?: TripInstead[]; error?: undefined }
  | { question?: undefined; answer?: undefined; instead?: undefined; error: string; written: Record<string, string> }

export function parseEstimateQuestion(values: Record<string, unknown>): EstimateRequest {
  const parsed = question.safeParse(values)
  if (!parsed.success) {
    const written = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]))
    return { error: `${parsed.error.issues[0]?.message ?? 'Please check what you asked for'}.`, written }
  }
  const { from, month, adults, ages, ...children } = parsed.data
  const party = { adults, ...splitChildren({ ...children, ages }), ages }
  return { question: { party, from: from || toMonth(month ?? '') || null } }
}

type Count = number | string | undefined

type Booked = {
  numberOfAdults?: Count
  numberOfKids?: Count
  numberOfToddlers?: Count
  childAges?: string | null
  preferredDates?: string
}

/** Texts that are no dates count as open. */
export function toEstimateQuestion(booked: Booked): EstimateQuestion {
  const [kids, toddlers] = [Number(booked.numberOfKids ?? 0), Number(booked.numberOfToddlers ?? 0)]
  const ages = readAges(booked.childAges ?? '', kids + toddlers)
  const given = readAllAges(booked.childAges ?? '')
  const dates = booked.preferredDates ?? ''
  const { dateFrom } = storedDays(dates)
  const from = parsePreferredDates(dates).month ?? (dateFrom && utcDay(dateFrom))
  return {
    party: {
      adults: Number(booked.numberOfAdults),
      kids,
      toddlers,
      ages,
      ...(given.length > ages.length && { unfitAges: given }),
    },
    from,
  }
}
