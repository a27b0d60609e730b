import { randomUUID } from 'node:crypto'
import { draftQuotes } from '@/lib/quotes/draft'
import { readQuotes } from '@/lib/quotes/queries'
import { type Sending, sendQuote } from '@/lib/quotes/send-quote'
import { store } from './leads'
import { testDb } from './test-db'

export const newKey = () => randomUUID()

export const byWanjiru = () => ({ who: 'Wanjiru', key: newKey() })

/** Of a trip whose price is known for these days, by two adults. */
export const storeBooking = async (fields = {}) =>
  (await store('booking', { itineraryId: 6, numberOfKids: 0, ...fields })).reference

export async function makeDraft(reference: string, options = {}, at?: Date) {
  const [draft] = await testDb.$transaction((tx) => draftQuotes(tx, reference, { by: 'Wanjiru', ...options }, at))
  if (!draft) throw new Error(`No draft of ${reference}`)
  return draft
}

export const send = (id: number, sending: Partial<Sending> = {}, at?: Date) =>
  sendQuote(id, { by: 'Wanjiru', how: 'mail', mode: 'instead', key: newKey(), ...sending }, at)

/** Drafts and sends it. `token` as in its link. */
export async function sendNew(reference: string, sending: Partial<Sending> = {}, at?: Date) {
  const { id } = await makeDraft(reference, {}, at)
  const sent = await send(id, sending, at)
  return { ...sent, token: sent.href.split('/').at(-1) ?? '' }
}

/** Of a lead, by name: { A1: 'open' }. */
export async function statesOf(reference: string, now?: Date) {
  const quotes = await readQuotes(testDb, reference, now)
  return Object.fromEntries(quotes.map(({ name, state }) => [name, state]))
}
