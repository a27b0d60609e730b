'use server'
import * as z from 'zod'
import { formatLongDate } from '../content/format'
import { formatMoney } from '../domain/currency'
import { dayInNairobi } from '../domain/nairobi'
import * as input from '../forms/inputs'
import { db } from '../platform/db'
import { BadRequestError, ChangedError } from '../platform/errors'
import { acceptQuote, withdrawQuote } from '../quotes/answers'
import { deleteDraft, draftQuote, saveDraft } from '../quotes/draft'
import { applyQuoteValues } from '../quotes/edit'
import { tickedExtras } from '../quotes/extra-fields'
import { findCurrent, type Quote, readQuotes } from '../quotes/queries'
import { sendQuote } from '../quotes/send-quote'
import { findMissing, lineTotal, type QuoteLine } from '../quotes/snapshot'
import { readTerms } from '../quotes/terms'
import { describeDays, describeTotal } from '../quotes/texts'
import { leadAction, leadHref, type OfLead } from './action'
import { readSince } from './events'

/** Without a trip or an offer to begin with: the lead's draft, or a new one for its trip. */
const chosenTrip = z.union([z.literal('').transform(() => undefined), input.id]).optional()
const mode = z.enum(['instead', 'beside'])
const draftForm = z.object({ itineraryId: chosenTrip, from: input.id.optional(), mode: mode.optional() })

export const draftLeadQuote = leadAction(draftForm, async ({ mode, ...options }, { reference, by, desk }) => {
  // Without a name it is signed later: an address is none.
  const signer = by.who.includes('@') ? '' : by.who
  const draft = await db().$transaction((tx) => draftQuote(tx, reference, { ...options, by: signer }))
  return `${leadHref(reference, desk)}?quote=${draft.id}${mode ? `&mode=${mode}` : ''}`
})

const editForm = z.looseObject({
  quote: input.id,
  step: z.enum(['save', 'check', 'edit', 'mail', 'whatsapp']),
  // Beside it the last offer can still be accepted.
  mode: mode.default('beside'),
  seen: input.seenEvent,
})

type Edit = z.output<typeof editForm>

/** Every step stores what was typed; a colleague's news is shown before it goes out. */
export const editLeadQuote = leadAction(editForm, async (typed, lead) => {
  const { quote: quoteId, step, mode, seen } = typed
  const { reference, by, desk } = lead
  if (step === 'edit') return {}
  const quote = await readOwnQuote(quoteId, lead)
  const page = leadHref(reference, desk)
  const checked = quote.state === 'draft' ? await saveTyped(quote, typed) : undefined
  if (step === 'save') return `${page}?quote=${quoteId}&mode=${mode}&status=saved`
  const missing = checked ? findMissing(checked, dayInNairobi(new Date())) : []
  if (missing.length > 0) throw new BadRequestError(missing.join(' '))
  if (step === 'check') return { check: await readCheck(quoteId, lead, mode, seen) }
  try {
    await sendQuote(quoteId, { by: by.who, email: by.email, key: by.key, seen, checked, how: step, mode })
    return `${page}?sent=${quoteId}&how=${step}`
  } catch (error) {
    if (!(error instanceof ChangedError)) throw error
    return { problem: error.message, check: await readCheck(quoteId, lead, mode, seen) }
  }
})

/** Not one of another lead, whose link this is not. */
async function readOwnQuote(quoteId: number, { reference }: Pick<OfLead, 'reference'>) {
  return findOwn(await readQuotes(db(), reference), quoteId)
}

function findOwn(quotes: Quote[], quoteId: number) {
  const quote = quotes.find(({ id }) => id === quoteId)
  if (!quote) throw new BadRequestError('There is no such offer here.')
  return quote
}

async function saveTyped(quote: Quote, typed: Edit) {
  const values = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value ?? '')]))
  return db().$transaction(async (tx) => {
    const { payments } = await readTerms(tx)
    return saveDraft(tx, quote.id, applyQuoteValues(quote.snapshot, values, payments))
  })
}

/** The draft as it is now, and what colleagues did since. */
async function readCheck(quoteId: number, lead: OfLead, mode: 'instead' | 'beside', seen?: number) {
  const quotes = await readQuotes(db(), lead.reference)
  const current = findCurrent(quotes)
  const { snapshot } = findOwn(quotes, quoteId)
  const { trip, currency, lines, extras, deposit, balance, validUntil } = snapshot
  const describeLine = (line: QuoteLine) => `${line.text}: ${formatMoney(lineTotal(line), currency)}`
  const describePayment = (what: string, { amount, day }: typeof deposit) =>
    amount > 0 ? `${what}: ${formatMoney(amount, currency)}${day ? ` by ${formatLongDate(day)}` : ''}` : ''
  const effect = mode === 'instead' ? 'It takes the place of' : 'It stands beside'
  const summary = [
    current ? `${effect} ${current.name}${mode === 'instead' ? ', which can no longer be accepted' : ''}` : '',
    [trip.title, describeDays(snapshot)].filter(Boolean).join(', '),
    ...lines.map(describeLine),
    describeTotal(snapshot),
    ...extras.map((extra) => `Extra: ${describeLine(extra)}`),
    describePayment('Deposit', deposit),
    describePayment('Rest', balance),
    `Valid until the end of ${formatLongDate(validUntil)} in Nairobi`,
  ].filter(Boolean)
  return { ...(await readSince(lead.reference, seen)), summary }
}

const ofQuote = z.object({ quote: input.id })

export const deleteLeadDraft = leadAction(ofQuote, async ({ quote }, lead) => {
  await readOwnQuote(quote, lead)
  await db().$transaction((tx) => deleteDraft(tx, quote))
  return leadHref(lead.reference, lead.desk)
})

const withdrawForm = ofQuote.extend({ reason: input.typedText(1000) })

export const withdrawLeadQuote = leadAction(withdrawForm, async ({ quote, reason }, lead) => {
  await readOwnQuote(quote, lead)
  await withdrawQuote(quote, { by: lead.by.who, email: lead.by.email, key: lead.by.key, reason: reason || undefined })
  return `${leadHref(lead.reference, lead.desk)}?status=withdrawn`
})

const acceptForm = z.looseObject({ quote: input.id, name: input.requiredText(120, 'Please write who accepted.') })

/** The traveller said yes by phone or WhatsApp. */
export const acceptLeadQuote = leadAction(acceptForm, async ({ quote: quoteId, name, ...typed }, lead) => {
  const quote = await readOwnQuote(quoteId, lead)
  const extras = tickedExtras(typed as Record<string, string>)
  const answerer = { id: quoteId, by: lead.by.who, email: lead.by.email }
  const text = `${name} has accepted.`
  await acceptQuote(answerer, { name, text, extras, version: quote.name, key: lead.by.key })
  return `${leadHref(lead.reference, lead.desk)}?status=accepted`
})
