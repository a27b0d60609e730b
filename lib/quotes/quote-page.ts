import 'server-only'
import { summarize } from '../leads/kinds'
import { findLead } from '../leads/queries'
import { db } from '../platform/db'
import { applyTyped } from './draft'
import { findQuoteByToken, makeQuoteToken, readQuotes } from './queries'

/**
 * With the name of who asked for it, as given, and the path of the version that took its place. Null for a token that
 * opens nothing.
 */
export async function readQuotePage(token: string) {
  const quote = await findQuoteByToken(db(), token)
  if (!quote) return null
  const lead = await findLead(db(), quote.reference)
  const { state, newest } = quote
  const successor = state === 'replaced' && newest ? `/quote/${await makeQuoteToken(db(), newest.id)}` : null
  return { quote, traveller: lead && summarize(lead).name, successor }
}

/** A draft for the office, with the name of who asked for it. Null once it is sent or deleted. */
export async function readDraftPage(id: number) {
  const row = await db().quote.findUnique({ where: { id }, select: { reference: true } })
  if (!row) return null
  const quote = (await readQuotes(db(), row.reference)).find((one) => one.id === id && one.state === 'draft')
  const lead = await findLead(db(), row.reference)
  return quote ? { quote, traveller: lead && summarize(lead).name } : null
}

/** The draft with what is typed into its form, which is not stored. Throws as `applyTyped` does. */
export async function readTypedDraft(id: number, typed: Record<string, string>) {
  const found = await readDraftPage(id)
  if (!found) return null
  const snapshot = await applyTyped(db(), found.quote.snapshot, typed, new Date())
  return { ...found, quote: { ...found.quote, snapshot, validUntil: snapshot.validUntil } }
}
