import 'server-only'
import { summarize } from '../leads/kinds'
import { findLead } from '../leads/queries'
import { db } from '../platform/db'
import { findQuoteByToken } from './queries'

/** With the name of who asked for it, as given. Null for a token that opens nothing. */
export async function readQuotePage(token: string) {
  const quote = await findQuoteByToken(db(), token)
  if (!quote) return null
  const lead = await findLead(db(), quote.reference)
  return { quote, traveller: lead && summarize(lead).name }
}
