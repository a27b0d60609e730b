// A traveller answers by the link of a quote, the office by its id, for the traveller. Each answer is one transaction that
// locks the lead, so that two at once are judged one after the other.
import 'server-only'
import * as z from 'zod'
import { readContacts } from '../content/contacts'
import { type Change, record } from '../leads/handling'
import type { LeadRow } from '../leads/kinds'
import { summarize } from '../leads/kinds'
import { queueMail } from '../mail/queue'
import { type Db, db } from '../platform/db'
import { BadRequestError, GoneError } from '../platform/errors'
import { visibleText } from '../platform/visible-text'
import { deskLink } from '../submissions/desk-link'
import { type Answerer, lockQuote, makeQuoteToken, type Quote, readQuotes, toQuoteHref } from './queries'
import type { AnswerKind, QuoteState } from './state'
import {
  askAgainText,
  describeAnswer,
  officeLetter,
  officeSubject,
  receiptLetter,
  receiptSubject,
  refusals,
} from './texts'

/** `isNew`: false where it was stored before, so that nothing was done. */
export type Answered = { quote: Quote; isNew: boolean }

/** `name`: as typed. `version`: the name of the quote that the page shows, such as A2. `key`: a UUID of the form. */
export type Acceptance = { name: string; extras: string[]; version: string; key: string; text?: string }

/** An intention: nothing is booked or owed until the office confirms. Throws BadRequestError and GoneError. */
export function acceptQuote(answerer: Answerer, { extras, version, ...given }: Acceptance, at?: Date) {
  return db().$transaction(async (tx): Promise<Answered> => {
    const { row, quote, now } = await lockQuote(tx, answerer, at)
    const isSaid = await wasSaid(tx, quote, 'accepted', given.key)
    if (isSaid || quote.state === 'accepted') return { quote, isNew: false }
    refuseUnless(quote, isOffice(answerer) ? ['open', 'expired', 'declined'] : ['open'])
    if (version !== quote.name) throw new BadRequestError(refusals.otherVersion)
    const ticked = quote.snapshot.extras.flatMap(({ id }) => (extras.includes(id) ? [id] : []))
    if (ticked.length < new Set(extras).size) throw new BadRequestError(refusals.unknownExtra)
    const who = readName(given.name)
    const answer = { ...given, name: who, text: given.text ?? '', extras: ticked }
    await storeAnswer(tx, row, quote, answerer, 'accepted', answer)
    await queueReceipt(tx, row, quote, answer)
    return { quote: await readAgain(tx, quote, now), isNew: true }
  })
}

export type Remark = { text: string; key: string; name?: string }

export function askAboutQuote(answerer: Answerer, { text, ...given }: Remark, at?: Date) {
  return db().$transaction(async (tx): Promise<Answered> => {
    const { row, quote, now } = await lockQuote(tx, answerer, at)
    if (await wasSaid(tx, quote, 'question', given.key)) return { quote, isNew: false }
    refuseUnless(quote, ['open', 'accepted'])
    const question = visibleText(text)
    if (!question) throw new BadRequestError('Please write your question.')
    await storeAnswer(tx, row, quote, answerer, 'question', { ...given, text: question, extras: [] })
    return { quote: await readAgain(tx, quote, now), isNew: true }
  })
}

/** `text`: the reason, may be empty. */
export function declineQuote(answerer: Answerer, { text, ...given }: Remark, at?: Date) {
  return db().$transaction(async (tx): Promise<Answered> => {
    const { row, quote, now } = await lockQuote(tx, answerer, at)
    const isSaid = await wasSaid(tx, quote, 'declined', given.key)
    if (isSaid || quote.state === 'declined') return { quote, isNew: false }
    refuseUnless(quote, isOffice(answerer) ? ['open', 'expired'] : ['open'])
    await storeAnswer(tx, row, quote, answerer, 'declined', { ...given, text: visibleText(text), extras: [] })
    return { quote: await readAgain(tx, quote, now), isNew: true }
  })
}

/** For a new offer after the last day, in one tap. Asked twice before we reply, it counts once. */
export function askAgain(token: string, key: string, at?: Date) {
  return db().$transaction(async (tx): Promise<Answered> => {
    const { row, quote, now } = await lockQuote(tx, { token }, at)
    const isSaid = await wasSaid(tx, quote, 'question', key)
    const isAsked = quote.hasQuestion && quote.answers.at(-1)?.text === askAgainText
    if (isSaid || isAsked) return { quote, isNew: false }
    refuseUnless(quote, ['expired'])
    await storeAnswer(tx, row, quote, { token }, 'question', { text: askAgainText, key, extras: [] })
    return { quote: await readAgain(tx, quote, now), isNew: true }
  })
}

/** By the office, such as when the camps are full. The traveller gets no mail: write to them. */
export function withdrawQuote(
  id: number,
  { by, key, reason = '' }: { by: string; key: string; reason?: string },
  at?: Date,
) {
  return db().$transaction(async (tx): Promise<Answered> => {
    const { quote, now } = await lockQuote(tx, { id }, at)
    const isSaid = await wasSaid(tx, quote, 'withdrawn', key)
    if (isSaid || quote.state === 'withdrawn') return { quote, isNew: false }
    refuseUnless(quote, ['open', 'expired', 'declined'])
    const { reference, name } = quote
    const note = { text: visibleText(reason), extras: [] }
    await tx.quoteAnswer.create({ data: { quoteId: id, reference, kind: 'withdrawn', who: by, key, ...note } })
    await record(
      tx,
      reference,
      { who: by, key },
      { action: 'withdrawn', note: describeAnswer(name, quote.snapshot, note), isFinal: true, change: () => ({}) },
    )
    return { quote: await readAgain(tx, quote, now), isNew: true }
  })
}

const isOffice = (answerer: Answerer) => 'id' in answerer

/** Throws BadRequestError for no UUID, and for the key of something else. */
async function wasSaid(tx: Db, { id }: Quote, kind: AnswerKind, key: string) {
  if (!z.uuid().safeParse(key).success) throw new BadRequestError(refusals.keyUsed)
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
  const name = visibleText(typed).replace(/\s+/g, ' ')
  if (!name || name.length > 120) throw new BadRequestError('Please type your name, in at most 120 characters.')
  return name
}

type NewAnswer = { name?: string; text: string; extras: string[]; key: string }

const longest = 4000

/** Stores it, brings the lead under Now, and tells the office of what a traveller did. */
async function storeAnswer(
  tx: Db,
  row: LeadRow,
  quote: Quote,
  answerer: Answerer,
  kind: 'accepted' | 'question' | 'declined',
  { name, text, extras, key }: NewAnswer,
) {
  const { id, reference, snapshot } = quote
  if (text.length > longest) throw new BadRequestError(`Please write at most ${longest} characters.`)
  const { name: leadName, mailbox } = summarize(row)
  const traveller = (name && readName(name)) || leadName || row.email
  const who = 'by' in answerer ? answerer.by : traveller
  const data = { quoteId: id, reference, kind, text, who, onBehalf: isOffice(answerer), extras, key }
  await tx.quoteAnswer.create({ data })
  await record(
    tx,
    reference,
    { who, key },
    {
      action: kind,
      note: describeAnswer(quote.name, snapshot, { text, extras }),
      isFinal: true,
      change: waitsForUs,
    },
  )
  if (isOffice(answerer)) return
  const said = { name: quote.name, reference, who: traveller, href: await deskLink(tx, 'lead', reference) }
  await queueMail(tx, {
    reference,
    role: 'operator',
    to: (await readContacts(tx)).emails[mailbox],
    subject: officeSubject(kind, said),
    letter: officeLetter(kind, said, snapshot, { text, extras }),
    name: `quote-answer-${key}`,
  })
}

/** Under Now, whatever it was: a booked trip stays booked. */
const waitsForUs: Change = ({ status }, now) => {
  const waits = { waitingSince: now, escalatedAt: null }
  if (status === 'booked') return { ...waits, remindOn: now }
  return { ...waits, status: 'quoted', heldFor: null, closedFor: null, remindOn: null }
}

async function queueReceipt(tx: Db, { email, ...row }: LeadRow, quote: Quote, answer: NewAnswer & { name: string }) {
  if (!email) return
  const { id, name, reference, snapshot } = quote
  const contacts = await readContacts(tx)
  const { mailbox } = summarize({ email, ...row } as LeadRow)
  const href = toQuoteHref(await makeQuoteToken(tx, id))
  await queueMail(
    tx,
    {
      reference,
      role: 'visitor',
      to: email,
      replyTo: contacts.emails[mailbox],
      subject: receiptSubject(name, reference),
      letter: receiptLetter({ name, reference, snapshot, href }, answer.name, answer.extras),
      name: `quote-accepted-${id}`,
    },
    contacts,
  )
}

async function readAgain(tx: Db, { id, reference }: Quote, now: Date) {
  const quotes = await readQuotes(tx, reference, now)
  return quotes.find((quote) => quote.id === id) as Quote
}
