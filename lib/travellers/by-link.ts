import 'server-only'
import { randomUUID } from 'node:crypto'
import { db } from '../platform/db'
import { GoneError } from '../platform/errors'
import { lockQuote } from '../quotes/queries'
import { readReservation } from '../reservations/queries'
import { saveTravellers } from './who-travels'

/** By the bearer of the link of a booked trip. Throws as `saveTravellers`, and NotFoundError. */
export function saveByLink(token: string, form: Record<string, string | undefined>) {
  return db().$transaction(async (tx) => {
    const { quote } = await lockQuote(tx, { token })
    const { terms } = await readReservation(tx, quote.reference)
    if (!terms || terms.kind === 'cancelled' || terms.quoteId !== quote.id)
      throw new GoneError('This trip is not booked any more, so nothing was saved. Please write or call us.')
    // What is the same counts once by itself; from a tab of before more may be typed.
    return saveTravellers(tx, quote.reference, form, { who: 'the traveller', key: randomUUID() })
  })
}
