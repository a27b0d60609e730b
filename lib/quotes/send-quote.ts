import 'server-only'
import { max } from 'date-fns'
import { readContacts } from '../content/contacts'
import { dayAfter } from '../domain/day-after'
import { dayInNairobi } from '../domain/nairobi'
import { record, writerOf } from '../leads/handling'
import { type LeadRow, summarize } from '../leads/kinds'
import { queueMail } from '../mail/queue'
import { type Db, db } from '../platform/db'
import { BadRequestError, ChangedError } from '../platform/errors'
import { describeSent, quoteLetter, quoteMessage, quoteSubject } from './letters'
import { findCurrent, hashToken, lockQuote, makeQuoteToken, type Quote, quoteName, toQuoteHref } from './queries'
import { findMissing } from './snapshot'

export type Sending = {
  by: string
  /** The address that is signed in. */
  email?: string
  how: 'mail' | 'whatsapp'
  /** Instead of `replacesId`, by default the last one sent. The first quote replaces nothing. */
  mode: 'instead' | 'beside'
  replacesId?: number
  /** Idempotency key of the form. `seen`: the latest event when the draft was checked; a draft that was changed since is not sent. */
  key: string
  seen?: number
}

/** `message` is for WhatsApp. Throws BadRequestError, and ChangedError when a colleague or the traveller was faster. */
export function sendQuote(id: number, sending: Sending, at?: Date) {
  return db().$transaction(async (tx) => {
    const { quote, quotes, now } = await lockQuote(tx, { id }, at)
    if (quote.state !== 'draft') return describeSentBefore(tx, quote, sending)
    const today = dayInNairobi(now)
    const { snapshot, reference } = quote
    const missing = findMissing(snapshot, today)
    if (missing.length > 0) throw new BadRequestError(missing.join(' '))
    refuseAfterAcceptance(quotes)
    const replaced = findReplaced(quotes, sending)
    const number = nextNumber(quotes, replaced)
    const token = await makeQuoteToken(tx, id)
    const data = {
      ...number,
      tokenHash: hashToken(token),
      replacesId: replaced?.id ?? null,
      sentAt: now,
      sentKey: sending.key,
    }
    await tx.quote.update({ where: { id }, data })
    const name = quoteName(number)
    const href = toQuoteHref(token)
    const remindOn = reminderDay(snapshot.validUntil, today)
    await record(tx, reference, sentBy(sending), {
      action: 'quoted',
      note: describeSent(name, snapshot),
      isFinal: true,
      change: (before, time) => ({
        status: before.status === 'booked' ? 'booked' : 'quoted',
        heldFor: null,
        closedFor: null,
        remindOn,
        answeredAt: before.answeredAt ?? time,
        takenBy: before.takenBy || sending.by,
      }),
      also: async (_, row) => {
        if (sending.how === 'mail')
          await mailQuote(tx, row, { name, reference, snapshot, href }, writerOf(sentBy(sending)))
      },
    })
    return { id, name, href, message: quoteMessage({ snapshot, href }) }
  })
}

/** Two days before the end, but not before tomorrow: when the office looks at it again. */
function reminderDay(validUntil: string, today: string) {
  return max([new Date(dayAfter(validUntil, -2)), new Date(dayAfter(today))])
}

async function mailQuote(tx: Db, row: LeadRow, sent: Parameters<typeof quoteLetter>[0], writer?: string) {
  if (!row.email) throw new BadRequestError('There is no email address. Send the offer by WhatsApp.')
  const { mailbox } = summarize(row)
  await queueMail(tx, {
    reference: row.reference,
    role: 'answer',
    to: row.email,
    replyTo: (await readContacts(tx)).emails[mailbox],
    subject: quoteSubject(sent),
    letter: quoteLetter(sent),
    name: `quote-${row.reference}-${sent.name}`,
    writer,
  })
}

const sentBy = ({ by, email, key, seen }: Sending) => ({ who: by, email, key, seen })

/** The same form sent twice is sent once. */
async function describeSentBefore(tx: Db, { id, name, snapshot, sentKey }: Quote, { key }: Sending) {
  if (sentKey !== key) throw new ChangedError('This offer was sent by a colleague meanwhile.')
  const href = toQuoteHref(await makeQuoteToken(tx, id))
  return { id, name, href, message: quoteMessage({ snapshot, href }) }
}

function refuseAfterAcceptance(quotes: Quote[]) {
  const accepted = quotes.find(({ state, isOver }) => state === 'accepted' && !isOver)
  if (accepted)
    throw new BadRequestError(
      `Offer ${accepted.name} is accepted. Agree changes by mail or phone, then change the booking.`,
    )
}

/** Undefined for the first and for one beside the others. */
function findReplaced(quotes: Quote[], { mode, replacesId }: Sending) {
  if (mode === 'beside') return undefined
  if (replacesId === undefined) return findCurrent(quotes)
  const named = quotes.find(({ id, state }) => id === replacesId && state !== 'draft' && state !== 'replaced')
  if (!named) throw new ChangedError('The offer that this one replaces was replaced meanwhile.')
  return named
}

function nextNumber(quotes: Quote[], replaced: Quote | undefined) {
  if (replaced) return { option: replaced.option, version: replaced.version + 1 }
  const last = quotes
    .map(({ option }) => option)
    .sort()
    .at(-1)
  const option = last ? String.fromCharCode(last.charCodeAt(0) + 1) : 'A'
  if (option > 'Z') throw new BadRequestError('There are 26 offers already. Send this one instead of another.')
  return { option, version: 1 }
}
