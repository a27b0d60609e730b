// A traveller answers by the link of a quote, the office by its id, for the traveller. Each answer is one transaction that
// locks the lead, so that two at once are judged one after the other.
import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { readContacts } from '../content/contacts'
import { toCleanText } from '../forms/schema'
import { type By, backToNow, record } from '../leads/handling'
import { type LeadRow, summarize } from '../leads/kinds'
import { findLead } from '../leads/queries'
import { queueMail } from '../mail/queue'
import { type Db, db } from '../platform/db'
import { BadRequestError, GoneError } from '../platform/errors'
import { deskLink } from '../submissions/desk-link'
import {
  askAgainText,
  describeAnswer,
  describeExtras,
  officeLetter,
  officeSubject,
  receiptLetter,
  receiptSubject,
  refusals,
} from './letters'
import { type Answerer, lockQuote, makeQuoteToken, type Quote, type QuoteAnswer, toQuoteHref } from './queries'
import type { AnswerKind, QuoteState } from './state'

/** `isNew`: false where it was stored before, so that nothing was done. `storedAs`: where it is another kind than what was sent. */
export type Answered = { reference: string; isNew: boolean; storedAs?: 'wish' | 'renewal' }

/** `name`: as typed. `version`: the name of the quote that the page shows, such as A2. `key`: a UUID of the form. */
export type Acceptance = { name: string; extras: string[]; version: string; key: string; text?: string }

/** An intention: nothing is booked or owed until the office confirms. Throws BadRequestError and GoneError. */
export function acceptQuote(answerer: Answerer, { extras, version, ...given }: Acceptance, at?: Date) {
  return db().$transaction(async (tx): Promise<Answered> => {
    const { quote } = await lockQuote(tx, answerer, at)
    const { reference, accepted } = quote
    if (accepted && !isOffice(answerer)) {
      const who = readName(given.name)
      const isSame = (other: { who: string; extras: string[] }) =>
        other.who.toLowerCase() === who.toLowerCase() &&
        describeChosen(quote, other.extras) === describeChosen(quote, extras)
      const isKnown = isSame(accepted.onBehalf ? { ...accepted, who } : accepted) || quote.answers.some(isSame)
      if (isKnown) return { reference, isNew: false }
      const text = describeOtherYes(quote, accepted, who, extras)
      await storeAnswer(tx, quote, answerer, 'wish', { name: who, text, key: given.key, extras })
      return { reference, isNew: true, storedAs: 'wish' }
    }
    const isSaid = await wasSaid(tx, quote, 'accepted', given.key)
    if (isSaid || accepted) return { reference, isNew: false }
    refuseUnless(quote, isOffice(answerer) ? ['open', 'expired', 'declined'] : ['open'])
    if (version !== quote.name) throw new BadRequestError(refusals.otherVersion)
    const ticked = quote.snapshot.extras.flatMap(({ id }) => (extras.includes(id) ? [id] : []))
    if (ticked.length < new Set(extras).size) throw new BadRequestError(refusals.unknownExtra)
    const who = readName(given.name)
    const answer = { ...given, name: who, text: toCleanText(given.text ?? ''), extras: ticked }
    await storeAnswer(tx, quote, answerer, 'accepted', answer)
    return { reference, isNew: true }
  })
}

const describeChosen = ({ snapshot }: Quote, ticked: string[]) => describeExtras(snapshot, ticked) || 'no extras'

/** It changes nothing of what was accepted: the office hears of it as a wish. */
function describeOtherYes(quote: Quote, accepted: Pick<QuoteAnswer, 'who' | 'extras'>, who: string, extras: string[]) {
  return `${who} accepted this offer too, with ${describeChosen(quote, extras)}. It was accepted before by ${accepted.who}, with ${describeChosen(quote, accepted.extras)}: nothing was changed.`
}

export type Remark = { text: string; key: string; name?: string }

export function askAboutQuote(answerer: Answerer, { text, ...given }: Remark, at?: Date) {
  return db().$transaction(async (tx): Promise<Answered> => {
    const { quote } = await lockQuote(tx, answerer, at)
    if (await wasSaid(tx, quote, 'question', given.key)) return { reference: quote.reference, isNew: false }
    refuseUnless(quote, ['open', 'accepted'])
    const question = toCleanText(text)
    if (!question) throw new BadRequestError('Please write your question.')
    await storeAnswer(tx, quote, answerer, 'question', { ...given, text: question, extras: [] })
    return { reference: quote.reference, isNew: true }
  })
}

/** `text`: the reason, may be empty. */
export function declineQuote(answerer: Answerer, { text, ...given }: Remark, at?: Date) {
  return db().$transaction(async (tx): Promise<Answered> => {
    const { quote } = await lockQuote(tx, answerer, at)
    const isSaid = await wasSaid(tx, quote, 'declined', given.key)
    if (isSaid || quote.state === 'declined') return { reference: quote.reference, isNew: false }
    refuseUnless(quote, isOffice(answerer) ? ['open', 'expired'] : ['open'])
    await storeAnswer(tx, quote, answerer, 'declined', { ...given, text: toCleanText(text), extras: [] })
    return { reference: quote.reference, isNew: true }
  })
}

/** For a new offer after the last day, in one tap. Asked twice before we reply, it counts once. */
export function askAgain(token: string, key: string, at?: Date) {
  return db().$transaction(async (tx): Promise<Answered> => {
    const { quote } = await lockQuote(tx, { token }, at)
    const isSaid = await wasSaid(tx, quote, 'renewal', key)
    const isAsked = quote.hasQuestion && quote.answers.at(-1)?.kind === 'renewal'
    if (isSaid || isAsked) return { reference: quote.reference, isNew: false }
    refuseUnless(quote, ['expired'])
    await storeAnswer(tx, quote, { token }, 'renewal', { text: askAgainText, key, extras: [] })
    return { reference: quote.reference, isNew: true, storedAs: 'renewal' }
  })
}

/** By the office, such as when the camps are full. The traveller gets no mail: write to them. */
export function withdrawQuote(
  id: number,
  { by, email, key, reason = '' }: { by: string; email?: string; key: string; reason?: string },
  at?: Date,
) {
  return db().$transaction(async (tx): Promise<Answered> => {
    const { quote } = await lockQuote(tx, { id }, at)
    const isSaid = await wasSaid(tx, quote, 'withdrawn', key)
    if (isSaid || quote.state === 'withdrawn') return { reference: quote.reference, isNew: false }
    refuseUnless(quote, ['open', 'expired', 'declined'])
    const { reference, name } = quote
    const note = { text: toCleanText(reason), extras: [] }
    await tx.quoteAnswer.create({ data: { quoteId: id, reference, kind: 'withdrawn', who: by, key, ...note } })
    await record(
      tx,
      reference,
      { who: by, email, key },
      { action: 'withdrawn', note: describeAnswer(name, quote.snapshot, note), isFinal: true, change: () => ({}) },
    )
    return { reference: quote.reference, isNew: true }
  })
}

/**
 * The acceptance was a mistake, or the traveller takes it back: the offer is open again, or withdrawn. `reason`: for the
 * traveller, whose page says it. Throws BadRequestError once the trip is booked.
 */
export function reopenQuote(
  id: number,
  { reason, isWithdrawn, by }: { reason: string; isWithdrawn: boolean; by: By },
  at?: Date,
) {
  return db().$transaction(async (tx): Promise<Answered> => {
    const { quote } = await lockQuote(tx, { id }, at)
    const { reference, name, snapshot } = quote
    if (await wasSaid(tx, quote, 'reopened', by.key)) return { reference, isNew: false }
    if (quote.state !== 'accepted' || quote.isOver) throw new BadRequestError('This offer is not accepted.')
    const terms = await tx.reservation.findFirst({ where: { reference }, orderBy: { id: 'desc' } })
    if (terms && terms.kind !== 'cancelled')
      throw new BadRequestError('The trip is booked: undo the booking, or cancel the trip.')
    const answer = { quoteId: id, reference, text: toCleanText(reason), who: by.who, onBehalf: false, extras: [] }
    await tx.quoteAnswer.create({ data: { ...answer, kind: 'reopened', key: by.key } })
    if (isWithdrawn) await tx.quoteAnswer.create({ data: { ...answer, kind: 'withdrawn', key: randomUUID() } })
    const note = describeAnswer(name, snapshot, { text: answer.text, extras: [] })
    await record(tx, reference, by, {
      action: 'reopened',
      note: isWithdrawn ? `${note} The offer is withdrawn.` : note,
      isFinal: true,
      change: backToNow('quoted'),
    })
    return { reference, isNew: true }
  })
}

const isOffice = (answerer: Answerer) => 'id' in answerer

/** Throws BadRequestError for no UUID, and for the key of something else. */
async function wasSaid(tx: Db, { id }: Quote, kind: AnswerKind, key: string) {
  if (!z.uuid().safeParse(key).success) throw new BadRequestError(refusals.keyUsed)
  // The lock of the lead does not hold back another one's offer with the same key.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${key}))`
  const earlier = await tx.quoteAnswer.findUnique({ where: { key } })
  if (earlier && (earlier.quoteId !== id || earlier.kind !== kind)) throw new BadRequestError(refusals.keyUsed)
  return earlier !== null
}

function refuseUnless({ state, validUntil, newest }: Quote, allowed: QuoteState[]) {
  if (allowed.includes(state)) return
  switch (state) {
    case 'replaced':
      throw new GoneError(refusals.replaced(newest?.name ?? ''))
    case 'expired':
      throw new GoneError(refusals.expired(validUntil))
    case 'withdrawn':
    case 'superseded':
      throw new GoneError(refusals[state])
    default:
      throw new BadRequestError(refusals[state])
  }
}

function readName(typed: string) {
  const name = toCleanText(typed).replace(/\s+/g, ' ')
  if (!name || name.length > 120) throw new BadRequestError('Please type your name, in at most 120 characters.')
  return name
}

type StoredKind = 'accepted' | 'question' | 'declined' | 'wish' | 'renewal'

/** As the office hears of it. */
const heardAs = (kind: StoredKind) => (kind === 'accepted' || kind === 'declined' ? kind : 'question')

type NewAnswer = { name?: string; text: string; extras: string[]; key: string }

const longest = 4000

/** Stores it, brings the lead under Now, and queues the mails. */
async function storeAnswer(
  tx: Db,
  quote: Quote,
  answerer: Answerer,
  kind: StoredKind,
  { name, text, extras, key }: NewAnswer,
) {
  const { id, reference } = quote
  if (text.length > longest) throw new BadRequestError(`Please write at most ${longest} characters.`)
  const traveller = name ? readName(name) : await readLeadName(tx, reference)
  const { who, email } = 'by' in answerer ? { who: answerer.by, email: answerer.email } : { who: traveller }
  const data = { quoteId: id, reference, kind, text, who, onBehalf: isOffice(answerer), extras, key }
  const answer = await tx.quoteAnswer.create({ data })
  await record(
    tx,
    reference,
    { who, email, key },
    {
      action: heardAs(kind),
      // The text of a wish names its extras.
      note: describeAnswer(quote.name, quote.snapshot, { text, extras: kind === 'wish' ? [] : extras }),
      isFinal: true,
      change: backToNow('quoted'),
      also: (_, row) =>
        queueAnswerMails(tx, row, quote, {
          ...answer,
          kind: heardAs(kind),
          extras: kind === 'wish' ? [] : extras,
          who: traveller,
        }),
    },
  )
}

async function readLeadName(tx: Db, reference: string) {
  const row = await findLead(tx, reference)
  return (row && (summarize(row).name ?? row.email)) || reference
}

type NewMails = { kind: 'accepted' | 'question' | 'declined'; who: string; onBehalf: boolean } & Pick<
  NewAnswer,
  'text' | 'extras' | 'key'
>

/** To the office what a traveller did; to the traveller a receipt of accepting, whoever did it. */
async function queueAnswerMails(tx: Db, row: LeadRow, quote: Quote, answer: NewMails) {
  const { id, name, reference, snapshot } = quote
  const { kind, who, extras } = answer
  const contacts = await readContacts(tx)
  const mailbox = contacts.emails[summarize(row).mailbox]
  if (!answer.onBehalf) {
    const said = { name, reference, who, href: await deskLink(tx, 'lead', reference) }
    await queueMail(tx, {
      reference,
      role: 'operator',
      to: mailbox,
      subject: officeSubject(kind, said),
      letter: officeLetter(kind, said, snapshot, answer),
      name: `quote-answer-${answer.key}`,
    })
  }
  if (kind !== 'accepted' || !row.email) return
  const href = toQuoteHref(await makeQuoteToken(tx, id))
  await queueMail(
    tx,
    {
      reference,
      role: 'visitor',
      to: row.email,
      replyTo: mailbox,
      subject: receiptSubject(name, reference),
      letter: receiptLetter({ name, reference, snapshot, href }, who, extras),
      name: `quote-accepted-${answer.key}`,
    },
    contacts,
  )
}
