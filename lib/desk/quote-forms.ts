import * as z from 'zod'
import * as input from '../forms/inputs'

/** Without a trip or an offer to begin with: what the request asks for. */
const chosenTrip = z.union([z.literal('').transform(() => undefined), input.id]).optional()
const mode = z.enum(['instead', 'beside'])
export const draftForm = z.object({ itineraryId: chosenTrip, from: input.id.optional(), mode: mode.optional() })

export const quoteForm = z.object({ quote: input.id })

export const editQuoteForm = quoteForm.loose().extend({ step: z.enum(['save', 'check']), mode: mode.default('beside') })

export const sendQuoteForm = quoteForm.extend({
  step: z.enum(['mail', 'whatsapp', 'edit']),
  // Beside it the last offer can still be accepted.
  mode: mode.default('beside'),
  seen: input.seenEvent.nonoptional(),
})

export const withdrawForm = quoteForm.extend({ reason: input.typedText(1000) })

export const reopenForm = quoteForm.extend({
  reason: input.requiredText(1000, 'Please say why: the travellers’ page says it.'),
  offer: z.enum(['open', 'withdrawn'], 'Please say what becomes of the offer.'),
})

export const acceptForm = z.looseObject({
  quote: input.id,
  name: input.requiredText(120, 'Please write who accepted.'),
})
