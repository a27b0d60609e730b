'use server'
import * as z from 'zod'
import { formatLongDate } from '../content/format'
import { db } from '../platform/db'
import { BadRequestError, ChangedError } from '../platform/errors'
import { acceptQuote, withdrawQuote } from '../quotes/answers'
import { deleteDraft, draftQuote, saveDraft } from '../quotes/draft'
import { applyQuoteValues } from '../quotes/edit'
import { lockQuote, type Quote } from '../quotes/queries'
import { sendQuote } from '../quotes/send-quote'
import { findMissing } from '../quotes/snapshot'
import { dayInNairobi } from '../quotes/state'
import { readTerms } from '../quotes/terms'
import { describeDays, describeTotal } from '../quotes/texts'
import { leadAction, leadHref, type OfLead } from './action'
import { readSince } from './events'

const id = z.coerce.number().int().positive()

/** Without a trip or an offer to begin with: the lead's draft, or a new one for its trip. */
const chosenTrip = z.union([z.literal('').transform(() => undefined), id]).optional()
const draftForm = z.object({ itineraryId: chosenTrip, from: id.optional() })

export const draftLeadQuote = leadAction(draftForm, async (options, { reference, by, desk }) => {
  // Without a name it is signed later: an address is none.
  const signer = by.who.includes('@') ? '' : by.who
  const draft = await db().$transaction((tx) => draftQuote(tx, reference, { ...options, by: signer }))
  return `${leadHref(reference, desk)}?quote=${draft.id}`
})

const editForm = z.looseObject({
  quote: id,
  step: z.enum(['save', 'check', 'edit', 'mail', 'whatsapp']),
  mode: z.enum(['instead', 'beside']).default('instead'),
  seen: z.coerce.number().int().min(0).optional(),
})

type Edit = z.output<typeof editForm>

/** Every step stores what was typed; a colleague's news is shown before it goes out. */
export const editLeadQuote = leadAction(editForm, async (typed, lead) => {
  const { quote: quoteId, step, mode, seen } = typed
  const { reference, by, desk } = lead
  if (step === 'edit') return {}
  const quote = await readOwnQuote(quoteId, lead)
  const page = leadHref(reference, desk)
  if (quote.state === 'draft') await saveTyped(quote, typed)
  if (step === 'save') return `${page}?quote=${quoteId}&status=saved`
  const shown = await readOwnQuote(quoteId, lead)
  if (step === 'check') {
    const missing = findMissing(shown.snapshot, dayInNairobi(new Date()))
    if (missing.length > 0) throw new BadRequestError(missing.join(' '))
    return { check: { ...(await readSince(reference, seen)), summary: summarize(shown) } }
  }
  try {
    await sendQuote(quoteId, { by: by.who, key: by.key, seen, how: step, mode })
    return `${page}?sent=${quoteId}&how=${step}`
  } catch (error) {
    if (!(error instanceof ChangedError)) throw error
    return { check: { ...(await readSince(reference, seen)), summary: summarize(shown) } }
  }
})

/** Not one of another lead, whose link this is not. */
async function readOwnQuote(quoteId: number, { reference }: Pick<OfLead, 'reference'>) {
  const { quote } = await db().$transaction((tx) => lockQuote(tx, { id: quoteId }))
  if (quote.reference !== reference) throw new BadRequestError('There is no such offer here.')
  return quote
}

async function saveTyped(quote: Quote, typed: Edit) {
  const values = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value ?? '')]))
  await db().$transaction(async (tx) => {
    const { payments } = await readTerms(tx)
    await saveDraft(tx, quote.id, applyQuoteValues(quote.snapshot, values, payments))
  })
}

function summarize({ snapshot }: Quote) {
  const { trip, deposit, validUntil } = snapshot
  return [
    [trip.title, describeDays(snapshot)].filter(Boolean).join(', '),
    describeTotal(snapshot),
    deposit.day ? `Deposit by ${formatLongDate(deposit.day)}` : '',
    `Valid until the end of ${formatLongDate(validUntil)} in Nairobi`,
  ].filter(Boolean)
}

const ofQuote = z.object({ quote: id })

export const deleteLeadDraft = leadAction(ofQuote, async ({ quote }, lead) => {
  await readOwnQuote(quote, lead)
  await db().$transaction((tx) => deleteDraft(tx, quote))
  return leadHref(lead.reference, lead.desk)
})

const withdrawForm = ofQuote.extend({ reason: z.string().trim().max(1000).default('') })

export const withdrawLeadQuote = leadAction(withdrawForm, async ({ quote, reason }, lead) => {
  await readOwnQuote(quote, lead)
  await withdrawQuote(quote, { by: lead.by.who, key: lead.by.key, reason: reason || undefined })
  return `${leadHref(lead.reference, lead.desk)}?status=withdrawn`
})

const acceptForm = z.looseObject({ quote: id, name: z.string().trim().min(1, 'Please write who accepted.').max(120) })

/** The traveller said yes by phone or WhatsApp. */
export const acceptLeadQuote = leadAction(acceptForm, async ({ quote: quoteId, name, ...typed }, lead) => {
  const quote = await readOwnQuote(quoteId, lead)
  const extras = quote.snapshot.extras.flatMap((extra) => (typed[`tick-${extra.id}`] === 'yes' ? extra.id : []))
  const answerer = { id: quoteId, by: lead.by.who }
  const text = `${name} has accepted.`
  await acceptQuote(answerer, { name, text, extras, version: quote.name, key: lead.by.key })
  return `${leadHref(lead.reference, lead.desk)}?status=accepted`
})
