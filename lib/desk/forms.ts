import * as z from 'zod'
import { removalReasonNames } from '../content/removal-reasons'
import { dayAfter } from '../domain/day-after'
import { utcDay } from '../domain/utc-day'
import { capped, cleanText } from '../forms/schema'
import { earliestAccepted } from '../forms/start-date'

const key = z.uuid()
const who = cleanText().pipe(capped(120)).default('')
const note = cleanText().pipe(capped(4000))
const day = z.iso.date('Please choose a day.')
const reminder = day.refine((given) => {
  const now = new Date()
  return given >= earliestAccepted(now) && given <= dayAfter(utcDay(now), 2 * 365)
}, 'Please choose a day from today on, within two years.')
// Browsers send CRLF but count maxlength as one character.
const text = cleanText()
  .transform((text) => text.replaceAll('\r\n', '\n'))
  .pipe(z.string().min(1, 'Please write an answer.').max(4000, 'The answer can have 4,000 characters at most.'))
const subject = cleanText().pipe(
  z.string().min(1, 'Please write a subject.').max(160, 'The subject can have 160 characters at most.'),
)

/** Days until a lead returns when the traveller is silent; 0 for never. */
export const waits = [
  { days: 1, label: 'Tomorrow' },
  { days: 3, label: 'In 3 days' },
  { days: 7, label: 'In a week' },
  { days: 0, label: 'No, it is done' },
]
const back = z.coerce
  .number()
  .pipe(z.literal(waits.map(({ days }) => days)))
  .default(0)

const seen = z.coerce.number().int().min(0).optional()

const answer = { key, who, seen, subject, text, back }

export const leadForm = z.discriminatedUnion('action', [
  z.object({ action: z.literal('preview'), ...answer }),
  z.object({ action: z.literal('edit'), ...answer }),
  z.object({ action: z.literal('send'), ...answer }),
  z.object({ action: z.literal('answered'), key, who, back, note: note.default('') }),
  z.object({ action: z.literal('remind'), key, who, day: reminder }),
  z.object({ action: z.literal('wait'), key, who, back }),
  z.object({ action: z.literal('replied'), key, who, note: note.default('') }),
  z.object({ action: z.literal('close'), key, who, note: note.pipe(z.string().min(1, 'Please say why.')) }),
  z.object({ action: z.literal('hold'), key, who }),
  z.object({ action: z.literal('release'), key, who }),
  z.object({ action: z.literal('travelled'), key, who, day, itinerary: cleanText().pipe(capped(10)) }),
  z.object({ action: z.literal('delete'), word: z.string().trim().toUpperCase() }),
  z.object({
    action: z.literal('delete-all'),
    word: z.string().trim().toLowerCase().pipe(z.literal('everything', 'Nothing was deleted: type everything.')),
    listed: z.string().transform((references) => references.split(' ')),
  }),
  z.object({ action: z.literal('undo'), event: z.coerce.number().int().positive() }),
])

export type LeadForm = z.infer<typeof leadForm>

export const reviewForm = z.discriminatedUnion('action', [
  z.object({ action: z.literal('reply'), text }),
  z.object({ action: z.literal('hide'), reason: z.enum(removalReasonNames, 'Please choose a reason.') }),
  z.object({ action: z.literal('show') }),
])

export const listForm = z.object({ action: z.enum(['send-receipts', 'drop-receipts']) })

export const workbookForm = z.object({
  action: z.literal('undo'),
  word: z.string().trim().toLowerCase().pipe(z.literal('undo', 'Nothing was undone: type undo.')),
})

export const renewForm = z.object({ action: z.literal('renew') })
