import 'server-only'
import { databaseTime, db } from '../platform/db'
import { quoteMessage } from '../quotes/letters'
import { readQuoteFigures } from '../quotes/overview'
import { getQuoteHref, readQuotes } from '../quotes/queries'

export type LeadQuote = Awaited<ReturnType<typeof readLeadQuotes>>[number]

/** The offers of a request with the address of each, and what WhatsApp opens with. */
export async function readLeadQuotes(reference: string) {
  const quotes = await readQuotes(db(), reference)
  return Promise.all(
    quotes.map(async (quote) => {
      const href = await getQuoteHref(db(), quote)
      return { ...quote, href, message: href ? quoteMessage({ snapshot: quote.snapshot, href }) : '' }
    }),
  )
}

/** Those too that cannot be read. */
export const countQuotes = (reference: string) => db().quote.count({ where: { reference } })

export const readMonthOfQuotes = async (since: Date, until: Date) =>
  readQuoteFigures(db(), since, until, await databaseTime())
