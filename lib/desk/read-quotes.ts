import 'server-only'
import * as z from 'zod'
import { formatMoney } from '../domain/currency'
import type { LeadRow } from '../leads/kinds'
import { db } from '../platform/db'
import { formatParty } from '../prices/party'
import { quoteMessage } from '../quotes/letters'
import { getQuoteHref, quoteName, readQuotes } from '../quotes/queries'
import { requestedIds } from '../quotes/shown-estimate'

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

const mostToCopy = 50

const sentOffer = z.object({
  title: z.string(),
  party: z.object({ adults: z.int(), kids: z.int(), toddlers: z.int() }),
  total: z.int(),
  currency: z.string(),
})

/** The last ones sent, of any request, as choices: those of a trip that this one asks for come first. */
export async function readOffersToCopy(row: LeadRow) {
  const asked = row.kind === 'booking' ? requestedIds(row) : []
  // Not their days and texts: this is on each page of a request.
  const rows = await db().$queryRaw<
    { id: number; reference: string; option: string; version: number; said: unknown }[]
  >`
    SELECT id, reference, option, version, jsonb_build_object(
      'title', snapshot#>'{trip,title}', 'party', snapshot->'party', 'total', snapshot->'total',
      'currency', snapshot->'currency') AS said
    FROM (SELECT * FROM quotes WHERE sent_at IS NOT NULL ORDER BY sent_at DESC, id DESC LIMIT ${mostToCopy}) AS latest
    ORDER BY snapshot#>>'{trip,id}' = ANY (${asked.map(String)}) DESC NULLS LAST, sent_at DESC, id DESC`
  return rows.flatMap(({ id, reference, said, ...version }) => {
    const { data } = sentOffer.safeParse(said)
    if (!data) return []
    const { title, party, total, currency } = data
    const travellers = formatParty(party.adults, party.kids, party.toddlers)
    const name = `${reference} ${quoteName(version)}`
    return [
      { value: String(id), label: [name, title, travellers, formatMoney(total, currency)].filter(Boolean).join(', ') },
    ]
  })
}

/** Those too that cannot be read. */
export const countQuotes = (reference: string) => db().quote.count({ where: { reference } })
