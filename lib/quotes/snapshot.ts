// All that a quote says. Page, print and mails are made from it alone, so that later changes of trips, prices and terms
// do not reach what was sent.
import * as z from 'zod'
import { formatLongDate } from '../content/format'
import { formatMoney, isCurrency, minorUnits, mostMinor, tooManyUnits } from '../domain/currency'
import { lineKinds } from './line-kinds'
import { mostFurther, sumOf } from './payment-plan'

const text = (max: number) => z.string().trim().max(max, `A text has more than ${max} characters`)
const day = z.iso.date()

const tooLarge = `An amount has to be below ${tooManyUnits.toLocaleString('en-US')}`

/** Minor units, as cents. Below zero in lines for a discount. */
const amount = z.int().min(-mostMinor, tooLarge).max(mostMinor, tooLarge)

/** `amount` is for one of `count`. */
const line = z.object({
  text: text(300).min(1),
  count: z.int().min(1).max(999),
  amount,
  /** Null: nothing has to be asked for. The bed of a night is a field of its day. */
  kind: z.enum(lineKinds).nullable().default(null),
})
const payment = z.object({ amount: amount.min(0), day: day.nullable() })
const furtherPayment = z.object({ amount: amount.min(1), day })

const dayOfTrip = z.object({
  /** Null while the dates are not known. */
  date: day.nullable(),
  title: text(160),
  text: text(4000),
  /** The name of the lodge or camp, as one asks for it. */
  bed: text(600),
  bedNote: text(600),
  meals: text(80),
  placeNames: z.array(text(120)).max(10).optional(),
  picture: z.object({ src: text(500), alt: text(300) }).optional(),
})

const snapshot = z
  .object({
    version: z.literal(2),
    trip: z.object({ id: z.int().positive().nullable(), title: text(160) }),
    /** ISO 4217. All amounts are in it; nothing is converted. */
    currency: z.string().refine(isCurrency, 'There is no such currency'),
    party: z.object({
      adults: z.int().min(0).max(99),
      kids: z.int().min(0).max(99),
      toddlers: z.int().min(0).max(99),
    }),
    days: z.array(dayOfTrip).max(60),
    lines: z.array(line).max(60, 'An offer can have 60 lines at most'),
    /** Outside the total until the traveller ticks them. */
    extras: z
      .array(line.extend({ id: z.string().regex(/^[\w-]{1,40}$/) }))
      .max(20, 'An offer can have 20 extras at most'),
    /** Amounts as text: they are in other currencies, and change. */
    paidOnArrival: z.array(z.object({ text: text(600).min(1), amount: text(60) })).max(20),
    total: amount.min(0, 'The total is below zero'),
    deposit: payment,
    /** Between deposit and balance, in the order of their days. */
    further: z.array(furtherPayment).max(mostFurther).default([]),
    balance: payment,
    cancellation: text(2000),
    notIncluded: z.array(text(300).min(1)).max(40, 'What is not included can have 40 lines at most'),
    howToPay: text(2000),
    letter: text(4000),
    signedBy: text(120),
    /** To the end of this day in Nairobi. */
    validUntil: day,
    contacts: z.object({ phone: text(60), whatsapp: text(60), email: text(254) }),
  })
  .refine(({ lines, total }) => total === sum(lines), {
    path: ['total'],
    error: 'The total is not the sum of the lines',
  })
  .refine(({ total, deposit, further, balance }) => total === deposit.amount + sumOf(further) + balance.amount, {
    path: ['balance'],
    error: 'Deposit, further payments and balance do not add up to the total',
  })
  .refine(({ extras }) => new Set(extras.map(({ id }) => id)).size === extras.length, {
    path: ['extras'],
    error: 'Two extras have the same id',
  })

const firstVersion = z.looseObject({
  version: z.undefined(),
  days: z.array(z.looseObject({})),
  lines: z.array(z.looseObject({ text: z.string() })),
  extras: z.array(z.looseObject({ text: z.string() })),
})

/** The first version had no kinds, and the note of a bed behind its name. */
function upgrade(stored: unknown) {
  const { data: first } = firstVersion.safeParse(stored)
  if (!first) return stored
  const withKind = (one: { text: string }) => ({ ...one, kind: /\bpermits?\b/i.test(one.text) ? 'permit' : null })
  return {
    ...first,
    version: 2,
    days: first.days.map((day) => ({ ...day, bedNote: '' })),
    lines: first.lines.map(withKind),
    extras: first.extras.map(withKind),
  }
}

export const snapshotSchema = z.preprocess(upgrade, snapshot)

export type QuoteSnapshot = z.infer<typeof snapshotSchema>
export type QuoteLine = z.infer<typeof line>
type Amounts = Pick<QuoteSnapshot, 'total' | 'extras'>

export const lineTotal = ({ count, amount }: Pick<QuoteLine, 'count' | 'amount'>) => count * amount

export const sum = (lines: Pick<QuoteLine, 'count' | 'amount'>[]) =>
  lines.reduce((total, line) => total + lineTotal(line), 0)

/** 'Ilkeliani Camp, Talek. Tents by the river' */
export const describeBed = ({ bed, bedNote }: Pick<QuoteSnapshot['days'][number], 'bed' | 'bedNote'>) =>
  [bed, bedNote].filter(Boolean).join('. ')

/** In minor units, with the extras of these ids. */
export function totalWith({ total, extras }: Amounts, ticked: string[]) {
  return total + sum(extras.filter(({ id }) => ticked.includes(id)))
}

/** About what each pays, in minor units: rounded up to whole units of the currency. */
export function eachWith(snapshot: Amounts & Pick<QuoteSnapshot, 'party' | 'currency'>, ticked: string[]) {
  const unit = minorUnits(snapshot.currency)
  return Math.ceil(totalWith(snapshot, ticked) / countPeople(snapshot) / unit) * unit
}

export const countPeople = ({ party }: Pick<QuoteSnapshot, 'party'>) =>
  Math.max(1, party.adults + party.kids + party.toddlers)

export const formatTotal = (snapshot: Amounts & Pick<QuoteSnapshot, 'currency'>, ticked: string[] = []) =>
  formatMoney(totalWith(snapshot, ticked), snapshot.currency)

/** What is missing before it can be sent, in sentences. */
export function findMissing({ trip, party, days, lines, total, signedBy, validUntil }: QuoteSnapshot, today: string) {
  const dates = days.flatMap(({ date }) => date ?? [])
  const [first] = dates.toSorted()
  return [
    !trip.title && 'Give the trip a name.',
    party.adults === 0 && 'Say how many adults travel.',
    dates.length < days.length && 'Give every day its date.',
    first && first < today && 'The first day has passed.',
    (lines.length === 0 || total === 0) && 'Say what it costs.',
    validUntil < today && `It would only be valid until ${formatLongDate(validUntil)}, which has passed.`,
    first && validUntil > first && 'It would be valid until after the trip has begun.',
    !signedBy && 'Sign it with a name.',
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '')
}
