import 'server-only'
import { parseISO } from 'date-fns'
import { formatPreferredDates } from '../forms/preferred-dates'
import { insertLead, makeReference } from '../leads/create-lead'
import { type By, record } from '../leads/handling'
import { queueReceipt } from '../leads/mails'
import { promisedReplyTime } from '../leads/reply-times'
import { db } from '../platform/db'

export type EnteredLead = {
  name: string
  /** One of the two may be empty. */
  email: string
  phone: string
  countryCode: string
  /** 0: no trip yet. */
  itineraryId: number
  /** '2027-06-12' */
  from: string | null
  to: string | null
  adults: number
  kids: number
  message: string
  hasReceipt: boolean
}

/** Stores a booking request that came by phone or WhatsApp. The same key is stored once. Returns its reference. */
export async function enterLead(entered: EnteredLead, by: By) {
  return db().$transaction(async (tx) => {
    // So that a second submission at the same moment waits for the first.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${by.key}))`
    const earlier = await tx.leadEvent.findUnique({ where: { key: by.key } })
    if (earlier) return earlier.reference
    const { itineraryId, name, email, phone, countryCode, message } = entered
    const fields = {
      ...{ itineraryId, name, email, message },
      ...{
        furtherItineraryIds: null,
        severalTrips: null,
        safariCategory: null,
        childAges: null,
        callTime: null,
        callZone: null,
        currency: null,
        needs: null,
      },
      ...{ phone: phone || null, countryCode: phone ? countryCode : null },
      ...{ numberOfAdults: entered.adults, numberOfKids: entered.kids, numberOfToddlers: 0 },
      preferredDates: formatPreferredDates({ from: toDay(entered.from), to: toDay(entered.to) }),
    }
    const row = await insertLead(tx, 'booking', makeReference(), { fields, heldFor: null, page: null })
    const takesIt = { takenBy: by.who }
    await record(tx, row.reference, by, { action: 'entered', note: '', isFinal: true, change: () => takesIt })
    if (entered.hasReceipt) await queueReceipt(tx, row, await promisedReplyTime(tx, 'booking'))
    return row.reference
  })
}

const toDay = (day: string | null) => (day ? parseISO(day) : undefined)
