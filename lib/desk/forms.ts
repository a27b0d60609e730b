import * as z from 'zod'
import { removalReasonNames } from '../content/removal-reasons'
import { dayAfter } from '../domain/day-after'
import { toAsciiDigits } from '../domain/digits'
import { utcDay } from '../domain/utc-day'
import * as input from '../forms/inputs'
import { cleanText } from '../forms/schema'
import { earliestAccepted } from '../forms/start-date'
import { readTicked } from '../forms/ticked'
import { type ClosingReason, chosenReasons } from '../leads/closing'
import { emailAddress } from '../platform/email-address'
import { waits } from './waits'

const note = input.typedText(4000)
const dayToCome = input
  .day()
  .refine((given) => {
    const now = new Date()
    return given >= earliestAccepted(now) && given <= dayAfter(utcDay(now), 2 * 365)
  }, 'Please choose a day from today on, within two years.')
  .transform((given) => new Date(given))
// Browsers send CRLF but count maxlength as one character.
const text = cleanText()
  .transform((text) => text.replaceAll('\r\n', '\n'))
  .pipe(z.string().min(1, 'Please write an answer.').max(4000, 'The answer can have 4,000 characters at most.'))
const subject = cleanText().pipe(z.string().max(160, 'The subject can have 160 characters at most.')).default('')

/** Days; null for never. */
const back = z
  .enum(waits.map(({ value }) => value))
  .default('0')
  .transform((days) => Number(days) || null)

export const answerForm = z.object({
  /** 'opened': WhatsApp was, with the tap. */
  step: z.enum(['edit', 'send', 'whatsapp', 'opened']),
  /** The latest event when the form was opened, 0 for none. */
  seen: input.seenEvent,
  subject,
  text,
  back,
  /** The traveller's last mail, below the answer. */
  quote: z.literal('yes').optional(),
  /** The name of one to attach, '' for none. */
  paper: z.string().max(60).default(''),
  /** The files that the box has listed: '12 15'. */
  files: z
    .string()
    .max(2000)
    .default('')
    .transform((ids) => ids.split(' ').filter(Boolean).map(Number)),
})

export const answeredForm = z.object({ back, note })
export const remindForm = z.object({ day: dayToCome })
export const assignForm = z.object({ vehicle: input.typedText(120), guide: input.typedText(120) })
export const sourceForm = z.object({ source: input.typedText(80) })
export const handOverForm = z.object({ to: input.requiredText(120, 'Please choose a colleague.') })
export const repliedForm = z.object({ note })
export const closeForm = z.object({
  reason: z.enum(Object.keys(chosenReasons) as ClosingReason[], 'Please choose why.'),
  note,
})
export const travelledForm = z.object({ day: input.day(), itinerary: input.typedText(10).transform(toAsciiDigits) })
export const nothingElse = z.object({})
export const undoForm = z.object({ event: input.id })
export const deleteForm = z.object({ word: z.string().trim().toUpperCase() })
export const deleteAllForm = z.object({
  word: z.string().trim().toLowerCase().pipe(z.literal('everything', 'Nothing was deleted: type everything.')),
  listed: z.string().transform((references) => references.split(' ')),
})

/** A request that came by phone, by WhatsApp or at the door. */
export const enteredForm = z
  .object({
    key: z.uuid(),
    name: input.requiredText(120, 'Please write a name.'),
    email: z.union([z.literal(''), emailAddress('This is not an email address.')]).default(''),
    countryCode: input.typedText(6),
    phone: input.typedText(40),
    itineraryId: input.idOrNone,
    from: input.optionalDay,
    to: input.optionalDay,
    adults: input.wholeNumber(1, 20, 'Please give 1 to 20 adults.').default(2),
    kids: input.wholeNumber(0, 20, 'Please give 0 to 20 children.').default(0),
    message: input.typedText(4000),
    receipt: z.literal('yes').optional(),
  })
  .refine(({ email, phone }) => email || phone, 'Please give a phone number or an email address.')

/** Undefined for a form that has no version. */
export const shownReviewForm = z
  .object({ version: z.string().max(40).optional(), sure: z.string().max(6000).optional() })
  .transform(({ version, sure }) => (version ? { version, sure } : undefined))
export const reviewReplyForm = z.object({ text })
export const holdReviewForm = z.object({ reason: z.enum(removalReasonNames, 'Please choose a reason.') })
export const undoPublicationForm = z.object({
  id: input.id,
  word: z.string().trim().toLowerCase().pipe(z.literal('undo', 'Nothing was undone: type undo.')),
})

export const newThingForm = z.object({
  slug: z.string().max(40),
  like: z.string().max(400).optional(),
  former: z.string().max(400).optional(),
})

const dollarsOrNone = input.countOrNone(999_999, 'Please write whole US dollars.')
const textOf = (value: number | null) => (value === null ? '' : String(value))

/** Departures of a trip on some weekdays: `day0` on Sundays. `texts`: of the row that each becomes. */
export const departureSeriesForm = z
  .looseObject({
    trip: z.string().max(400),
    from: dayToCome,
    to: dayToCome,
    seats: input.wholeNumber(1, 99, 'Please give 1 to 99 seats.'),
    sureFrom: input.wholeNumber(0, 99, 'Please say from how many it is sure to leave: 0 to 99.'),
    price: dollarsOrNone,
    singleSupplement: dollarsOrNone,
    guideLanguage: input.typedText(60),
    note: input.typedText(200),
  })
  .transform(({ trip, from, to, seats, sureFrom, price, singleSupplement, guideLanguage, note, ...typed }) => ({
    trip,
    days: {
      from: utcDay(from),
      to: utcDay(to),
      weekdays: readTicked(typed, 'day').map(Number),
    },
    texts: {
      ...{ seats: String(seats), sure_from: String(sureFrom), price: textOf(price), note },
      ...{ single_supplement: textOf(singleSupplement), guide_language: guideLanguage },
    },
  }))
  .refine(({ days }) => days.weekdays.length > 0, 'Please choose one weekday or more.')

export const departureForm = z.object({ departure: input.id, key: z.uuid() })
/** `sure`: the question that the form has shown before. */
export const departureMailForm = departureForm.extend({
  subject: subject.pipe(z.string().min(1, 'Please write a subject.')),
  text,
  sure: z.string().max(20_000).optional(),
})

export const publishForm = z.object({
  act: z.enum(['now', 'plan']).default('now'),
  day: z.string().max(10).default(''),
  time: z.string().max(5).default(''),
})
export const previewForm = z.object({})
export const dropDraftForm = z.object({ draft: input.id })
export const unplanForm = z.object({ moment: z.iso.datetime().transform((moment) => new Date(moment)) })

export const testMailForm = z.object({ email: emailAddress('This is not an email address.') })

export const codeRequestForm = z.object({ email: input.requiredText(254, 'Please write your address.') })
export const sessionForm = z.object({ session: z.string().regex(/^[\w-]{43}$/) })
export const codeForm = z.object({
  code: input.typedText(40),
  name: input.typedText(120),
})
