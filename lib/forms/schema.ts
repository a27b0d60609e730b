import * as z from 'zod'
import { toAsciiDigits } from '../domain/digits'
import { isShownCurrency } from '../domain/shown-currencies'
import { emailAddress } from '../platform/email-address'
import { countVisible, visibleText } from '../platform/visible-text'
import { describeIssue } from './describe-issue'
import type { Field, FormDefinition, Parsed } from './form-definition'
import { parseIsoDay } from './preferred-dates'
import { earliestAccepted } from './start-date'
import { knownTimeZone } from './time-zone'

// Zod's JIT violates our Content-Security-Policy, which Firefox reports as a page error.
z.config({ jitless: true, customError: describeIssue })

type TextField = Extract<Field, { kind: 'text' }>
type EarliestDay = (now: Date) => string

export function toSchema<F extends FormDefinition>(form: F, earliestDay: EarliestDay = earliestAccepted) {
  const fields = Object.entries(form.fields)
  const shape = fields.map(([name, field]) => [name, fieldSchema(field, earliestDay)])
  const object = z.object(Object.fromEntries(shape) as Record<string, z.ZodType>)
  return z.preprocess((input) => withDates(form, input), withNeeded(form, object)) as unknown as z.ZodType<
    Parsed<F>,
    unknown
  >
}

/** `when`: by default zod skips refinements while other fields have errors. */
function withNeeded({ fields }: FormDefinition, object: z.ZodObject) {
  return Object.entries(fields).reduce<z.ZodType>((schema, [name, field]) => {
    const needed = field.kind === 'optional text' ? field.needed : undefined
    if (!needed) return schema
    const isGiven = (values: unknown) => {
      const given = values as Record<string, unknown>
      return !given[needed.with] || needed.of.test(toAsciiDigits(String(given[name] ?? '')))
    }
    return schema.refine(isGiven, { path: [name], error: needed.message, when: ({ value }) => value instanceof Object })
  }, object)
}

function fieldSchema(field: Field, earliestDay: EarliestDay): z.ZodType {
  switch (field.kind) {
    case 'text':
      return cleanText(field.message).pipe(capped(field.max).refine(isLongEnough(field), tooShort(field)))
    case 'optional text':
      return orNull(cleanText().pipe(patterned(field)))
    case 'email':
      return emailAddress(field.message)
    case 'choice':
      return choiceSchema(field.options, field.message)
    case 'optional choice':
      return orNull(choiceSchema(field.options).or(z.literal('')))
    case 'optional time zone':
      return z.unknown().optional().transform(knownTimeZone)
    case 'optional currency':
      return z
        .unknown()
        .optional()
        .transform((code) => (typeof code === 'string' && isShownCurrency(code) ? code : null))
    case 'optional numbered choice':
      return numberedChoice(field.options, field.message)
    case 'number':
      return wholeNumber(field.min, field.max)
    case 'head count':
      return headCount(field)
    case 'optional dates':
      return cleanText().pipe(capped(field.max))
    case 'day':
      return z
        .string(field.message)
        .transform((value) => toAsciiDigits(value).trim().replace(/T.*$/, ''))
        .refine(parseIsoDay, { error: field.message, abort: true })
        .refine((day) => day >= earliestDay(new Date()), field.tooEarly)
    case 'consent':
      return z.literal(true, field.message)
  }
}

const control = /(?![\t\n\r])\p{Cc}/gu

/** Without control characters and what nobody can see. PostgreSQL takes no NUL. */
export const toCleanText = (typed: string) => visibleText(typed.replace(control, ''))

export const cleanText = (message = 'Required') => z.string(message).transform(toCleanText)

export const capped = (max: number) =>
  z.string().max(max, `Please use at most ${max.toLocaleString('en-US')} characters.`)

const isLongEnough =
  ({ min = 1 }: TextField) =>
  (text: string) =>
    countVisible(text) >= min

/** Adds the minimum unless the message has it. Not the current count, which would be announced at each key. */
function tooShort({ min = 1, message }: TextField) {
  const namesMinimum = min < 5 || message.includes(String(min))
  const error = ({ input }: { input?: unknown }) =>
    input === '' || namesMinimum ? message : `${message} Please use at least ${min} characters.`
  return { error }
}

function patterned({ max, pattern }: Extract<Field, { kind: 'optional text' }>) {
  return pattern
    ? capped(max).refine((text) => text === '' || pattern.of.test(toAsciiDigits(text)), pattern.message)
    : capped(max)
}

const orNull = (schema: z.ZodType<string>) => schema.nullish().transform((value) => value || null)

type Options = Extract<Field, { kind: 'choice' }>['options']

const choiceSchema = (options: Options, message?: string) =>
  z.enum(
    options.map(({ value }) => value),
    message,
  )

const wholeNumber = (min: number, max: number) =>
  z.preprocess(toNumber, z.int('Required').min(min, 'Required').max(max, 'Required'))

/** Of a field of numbers, in any script. */
export const toPlainDigits = (typed: unknown) => (typeof typed === 'string' ? toAsciiDigits(typed).trim() : typed)

function toNumber(value: unknown) {
  const typed = toPlainDigits(value)
  return typeof typed === 'string' && /^\d{1,10}$/.test(typed) ? Number(typed) : value
}

function numberedChoice(options: Options, message: string) {
  const isNone = (value: unknown) => value === '' || value === null || value === 0 || value === '0'
  return z
    .preprocess((value) => (isNone(toPlainDigits(value)) ? undefined : value), wholeNumber(0, 2_147_483_647).optional())
    .refine((id) => id === undefined || options.some(({ value }) => value === String(id)), message)
    .transform((id) => id ?? null)
}

function headCount({ min, max, fallback, message }: Extract<Field, { kind: 'head count' }>) {
  return z.preprocess(
    (value) => {
      // Number() would also accept null, booleans and arrays.
      const given = typeof value === 'number' || typeof value === 'string' ? toPlainDigits(value) : ''
      const count = given === '' ? Number.NaN : Number(given)
      return Number.isFinite(count) ? count : fallback
    },
    z.int(message).min(min, message).max(max, message),
  )
}

function withDates({ fields }: FormDefinition, input: unknown) {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const values = { ...input } as Record<string, unknown>
  for (const [name, field] of Object.entries(fields)) {
    const dates = field.kind === 'optional dates' ? field.read(values) : undefined
    if (dates !== undefined) values[name] = dates
  }
  return values
}
