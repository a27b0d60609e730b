'use server'
import { whatsappHref } from '../content/contact-links'
import { formatLongDate } from '../content/format'
import { formatMoney } from '../domain/currency'
import { dayInNairobi } from '../domain/nairobi'
import { summarize } from '../leads/kinds'
import { type Db, db } from '../platform/db'
import { BadRequestError, ChangedError } from '../platform/errors'
import { setPageStatus } from '../platform/request-context'
import { acceptQuote, reopenQuote, withdrawQuote } from '../quotes/answers'
import { deleteDraft, draftQuotes, editDraft } from '../quotes/draft'
import { tickedExtras } from '../quotes/extra-fields'
import { describeDays, describeTotal } from '../quotes/letters'
import { formatInstalment } from '../quotes/payment-plan'
import { findCurrent, type Quote, readQuotes } from '../quotes/queries'
import { planOfQuote } from '../quotes/quote-payments'
import { sendQuote } from '../quotes/send-quote'
import { findMissing, lineTotal, type QuoteLine } from '../quotes/snapshot'
import { canLeadTo, leadAction, leadHref, type OfLead } from './action'
import { readSince } from './events'
import { acceptForm, draftForm, editQuoteForm, quoteForm, reopenForm, sendQuoteForm, withdrawForm } from './quote-forms'

export const draftLeadQuote = leadAction(draftForm, async ({ mode, ...options }, { reference, by, desk }) => {
  // Without a name it is signed later: an address is none.
  const signer = by.who.includes('@') ? '' : by.who
  const drafts = await db().$transaction((tx) => draftQuotes(tx, reference, { ...options, by: signer, editor: by }))
  const [draft, ...others] = drafts
  if (others.length > 0 && options.itineraryId === undefined && options.from === undefined)
    return `${leadHref(reference, desk)}?status=drafted`
  const page = `${leadHref(reference, desk)}?quote=${draft?.id}${mode ? `&mode=${mode}` : ''}`
  return options.from !== undefined && mode === 'beside' ? `${page}&status=copied` : page
})

/** Stores what was typed. The check shows what is stored, under the number of the latest event, for `sendLeadQuote`. */
export const editLeadQuote = leadAction(editQuoteForm, async ({ quote, step, mode, ...typed }, lead) => {
  const page = `${leadHref(lead.reference, lead.desk)}?quote=${quote}&mode=${mode}`
  const values = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value ?? '')]))
  const check = await db().$transaction(async (tx) => {
    await readOwnQuote(tx, quote, lead)
    await editDraft(tx, quote, values, lead.by, lead.sure)
    return step === 'check' ? readCheck(tx, quote, lead, mode) : null
  })
  return check ? { check } : `${page}&status=saved`
})

/** Sends the draft as it stood when it was checked: nothing has happened to the request since `seen`. */
export const sendLeadQuote = leadAction(sendQuoteForm, async ({ quote, step, mode, seen }, lead) => {
  const page = leadHref(lead.reference, lead.desk)
  if (step === 'edit') return `${page}?quote=${quote}&mode=${mode}`
  await readOwnQuote(db(), quote, lead)
  try {
    const { who, email, key } = lead.by
    const { message } = await sendQuote(quote, { by: who, email, key, seen, how: step, mode })
    const { phone } = summarize(lead.row)
    if (step === 'mail') return `${page}?sent=${quote}`
    const href = whatsappHref(phone?.whatsapp ?? '', message)
    // Its link is among the offers.
    return href && canLeadTo(href) ? href : page
  } catch (error) {
    if (!(error instanceof ChangedError)) throw error
    setPageStatus(409)
    return { problem: error.message, check: await readCheck(db(), quote, lead, mode, seen) }
  }
})

/** Not one of another lead, whose link this is not. */
async function readOwnQuote(tx: Db, quoteId: number, { reference }: Pick<OfLead, 'reference'>) {
  return findOwn(await readQuotes(tx, reference), quoteId)
}

function findOwn(quotes: Quote[], quoteId: number) {
  const quote = quotes.find(({ id }) => id === quoteId)
  if (!quote) throw new BadRequestError('There is no such offer here.')
  return quote
}

/** The draft as it is stored, and what was done since. Throws BadRequestError for one that cannot be sent. */
async function readCheck(tx: Db, quoteId: number, lead: OfLead, mode: 'instead' | 'beside', seen?: number) {
  const quotes = await readQuotes(tx, lead.reference)
  const { snapshot } = findOwn(quotes, quoteId)
  const missing = findMissing(snapshot, dayInNairobi(new Date()))
  if (missing.length > 0) throw new BadRequestError(missing.join(' '))
  const current = findCurrent(quotes)
  const { trip, currency, lines, extras, validUntil } = snapshot
  const describeLine = (line: QuoteLine) => `${line.text}: ${formatMoney(lineTotal(line), currency)}`
  const effect = mode === 'instead' ? 'It takes the place of' : 'It stands beside'
  const summary = [
    current ? `${effect} ${current.name}${mode === 'instead' ? ', which can no longer be accepted' : ''}` : '',
    [trip.title, describeDays(snapshot)].filter(Boolean).join(', '),
    ...lines.map(describeLine),
    describeTotal(snapshot),
    ...extras.map((extra) => `Extra: ${describeLine(extra)}`),
    ...planOfQuote(snapshot, []).map((one) => `${one.name}: ${formatInstalment(one, currency)}`),
    `Valid until the end of ${formatLongDate(validUntil)} in Nairobi`,
  ].filter(Boolean)
  const news = await readSince(lead.reference, seen, tx)
  return { ...news, since: seen === undefined ? [] : news.since, summary }
}

export const deleteLeadDraft = leadAction(quoteForm, async ({ quote }, lead) => {
  await db().$transaction(async (tx) => {
    await readOwnQuote(tx, quote, lead)
    await deleteDraft(tx, quote, lead.by)
  })
  return leadHref(lead.reference, lead.desk)
})

export const withdrawLeadQuote = leadAction(withdrawForm, async ({ quote, reason }, lead) => {
  await readOwnQuote(db(), quote, lead)
  await withdrawQuote(quote, { by: lead.by.who, email: lead.by.email, key: lead.by.key, reason: reason || undefined })
  return `${leadHref(lead.reference, lead.desk)}?status=withdrawn`
})

/** Noted by mistake, or the travellers have changed their mind before the trip was booked. */
export const reopenLeadQuote = leadAction(reopenForm, async ({ quote, reason, offer }, lead) => {
  await readOwnQuote(db(), quote, lead)
  await reopenQuote(quote, { reason, isWithdrawn: offer === 'withdrawn', by: lead.by })
  return `${leadHref(lead.reference, lead.desk)}?status=reopened`
})

/** The traveller said yes by phone or WhatsApp. */
export const acceptLeadQuote = leadAction(acceptForm, async ({ quote: quoteId, name, ...typed }, lead) => {
  const quote = await readOwnQuote(db(), quoteId, lead)
  const extras = tickedExtras(typed)
  const answerer = { id: quoteId, by: lead.by.who, email: lead.by.email }
  const text = `${name} has accepted.`
  await acceptQuote(answerer, { name, text, extras, version: quote.name, key: lead.by.key })
  return `${leadHref(lead.reference, lead.desk)}?status=accepted`
})
