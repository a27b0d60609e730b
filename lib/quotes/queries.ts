import 'server-only'
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Prisma } from '../../prisma/generated/client'
import { utcDay } from '../domain/utc-day'
import { officeReplies } from '../leads/event-kinds'
import { config } from '../platform/config'
import { type Db, databaseTime } from '../platform/db'
import { NotFoundError } from '../platform/errors'
import { readOr } from '../platform/unreadable'
import { hashWithKey } from '../submissions/signed-link'
import { snapshotSchema } from './snapshot'
import { type AnswerKind, findAcceptance, getQuoteState, hasOpenQuestion, isOver } from './state'

const withAnswers = { answers: { orderBy: { id: 'asc' } } } satisfies Prisma.QuoteInclude

type Row = Prisma.QuoteGetPayload<{ include: typeof withAnswers }>

export type QuoteAnswer = ReturnType<typeof toAnswer>
export type Quote = Awaited<ReturnType<typeof readQuotes>>[number]

/** 'A2'; '' for a draft. */
export const quoteName = ({ option, version }: { option: string; version: number }) =>
  version > 0 ? `${option}${version}` : ''

/** Of a lead, in the order in which they were made, each with its state at `now`. */
export async function readQuotes(tx: Db, reference: string, now?: Date) {
  return readQuotesOf(tx, [reference], now ?? (await databaseTime(tx)))
}

/** Of many leads at once, lead by lead, without those that cannot be read. */
export async function readQuotesOf(tx: Db, references: string[], now: Date) {
  const where = { reference: { in: references } }
  // As they were sent, drafts last.
  const orderBy: Prisma.QuoteOrderByWithRelationInput[] = [{ sentAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }]
  const rows = await tx.quote.findMany({ where, include: withAnswers, orderBy })
  const replies = await tx.leadEvent.findMany({
    where: { ...where, action: { in: [...officeReplies, 'quoted'] }, undoneAt: null },
    select: { reference: true, createdAt: true },
    orderBy: { id: 'asc' },
  })
  // The last of each lead stays.
  const repliedAt = new Map(replies.map(({ reference, createdAt }) => [reference, createdAt]))
  const cancellations = await tx.reservation.findMany({
    where: { ...where, kind: 'cancelled' },
    select: { reference: true, createdAt: true },
    orderBy: { id: 'asc' },
  })
  const cancelledAt = new Map(cancellations.map(({ reference, createdAt }) => [reference, createdAt]))
  const byLead = new Map<string, Row[]>()
  for (const row of rows) byLead.set(row.reference, [...(byLead.get(row.reference) ?? []), row])
  return [...byLead].flatMap(([reference, ofLead]) => {
    const answers = ofLead.flatMap((row) => row.answers.map(toAnswer))
    const context = {
      ...{ rows: ofLead, answers, now },
      repliedAt: repliedAt.get(reference) ?? null,
      cancelledAt: cancelledAt.get(reference) ?? null,
    }
    return ofLead.flatMap((row) => readOr(`quote ${row.id}`, () => [toQuote(row, context)], []))
  })
}

/** The last one sent that has not been replaced: a new version takes its place. */
export const findCurrent = <One extends { state: Quote['state'] }>(quotes: One[]) =>
  quotes.findLast(({ state }) => state !== 'draft' && state !== 'replaced')

type Context = {
  rows: Row[]
  answers: QuoteAnswer[]
  repliedAt: Date | null
  cancelledAt: Date | null
  now: Date
}

function toQuote({ snapshot, validUntil, ...row }: Row, { rows, answers, repliedAt, cancelledAt, now }: Context) {
  const own = answers.filter(({ quoteId }) => quoteId === row.id)
  const quote = { ...row, name: quoteName(row), validUntil: utcDay(validUntil) }
  const newest = findNewest(rows, row.id)
  const accepted = findAcceptance(own)
  return {
    ...quote,
    snapshot: snapshotSchema.parse(snapshot),
    answers: own,
    accepted,
    /** Accepted, and the trip was cancelled since. */
    isOver: accepted !== null && isOver(accepted, cancelledAt),
    /** The office took the last yes back. */
    reopened: accepted ? null : (own.findLast(({ kind }) => kind === 'reopened') ?? null),
    state: getQuoteState(quote, answers, { successor: newest, cancelledAt, now }),
    hasQuestion: hasOpenQuestion(quote, answers, repliedAt),
    newest,
  }
}

function toAnswer({ kind, extras, ...row }: Row['answers'][number]) {
  return { ...row, kind: kind as AnswerKind, extras: z.array(z.string()).parse(extras) }
}

/** The last of the versions that came after this one; null if it is the last. */
function findNewest(rows: Row[], id: number): { id: number; name: string } | null {
  const next = rows.find(({ replacesId }) => replacesId === id)
  return next ? (findNewest(rows, next.id) ?? { id: next.id, name: quoteName(next) }) : null
}

/** Null for a token that opens nothing. */
export async function findQuoteByToken(tx: Db, token: unknown, now?: Date): Promise<Quote | null> {
  const found = await findRowByToken(tx, token)
  if (!found) return null
  const quotes = await readQuotes(tx, found.reference, now)
  return quotes.find(({ id }) => id === found.id) ?? null
}

async function findRowByToken(tx: Db, token: unknown) {
  const { data } = z
    .string()
    .regex(/^[\w-]{43}$/)
    .safeParse(token)
  if (data === undefined) return null
  return tx.quote.findUnique({ where: { tokenHash: hashToken(data) }, select: { id: true, reference: true } })
}

/** Who answers: the bearer of the link, or the office for the traveller. */
export type Answerer = { token: string } | { id: number; by: string; email?: string }

/** Serializes all that happens to the quotes of a lead. Without `at`, now. Throws NotFoundError. */
export async function lockQuote(tx: Db, target: { token: string } | { id: number }, at?: Date) {
  const id = 'token' in target ? (await findRowByToken(tx, target.token))?.id : target.id
  const [locked] = await tx.$queryRaw<{ reference: string; now: Date }[]>`
    SELECT reference, now() FROM leads JOIN quotes USING (reference) WHERE quotes.id = ${id ?? 0} FOR UPDATE OF leads`
  const now = at ?? locked?.now
  const quotes = locked ? await readQuotes(tx, locked.reference, now) : []
  const quote = quotes.find((one) => one.id === id)
  if (!quote || !now) throw new NotFoundError('There is no such offer.')
  return { quote, quotes, now }
}

/** The same each time, so that the office can show the link again, though only its hash is stored. */
export const makeQuoteToken = (tx: Db, id: number) => hashWithKey(tx, 'quotes', `quote ${id}`)

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export const toQuoteHref = (token: string) => `${config.siteUrl}/quote/${token}`

/** Null for a draft. */
export async function getQuoteHref(tx: Db, { id, tokenHash }: Pick<Quote, 'id' | 'tokenHash'>) {
  const token = await makeQuoteToken(tx, id)
  return tokenHash === hashToken(token) ? toQuoteHref(token) : null
}
