import 'server-only'
import type { Hold, Payment as PaymentRow, Reservation as TermsRow } from '../../prisma/generated/client'
import { utcDay } from '../domain/utc-day'
import type { Db } from '../platform/db'
import type { LineKind } from '../quotes/line-kinds'
import type { FurtherPayment } from '../quotes/payment-plan'

export type Reservation = Awaited<ReturnType<typeof readReservation>>
export type Terms = ReturnType<typeof toTerms>
export type Payment = ReturnType<typeof toPayment>
export type HoldLine = ReturnType<typeof toHold>

/**
 * Days such as 2027-06-12, amounts in minor units. `balanceDay` null: none is named. `departureId` undefined: as before,
 * or as was asked for.
 */
export type AgreedTerms = Pick<
  Terms,
  | 'dateFrom'
  | 'dateTo'
  | 'rooms'
  | 'currency'
  | 'total'
  | 'depositAmount'
  | 'depositDay'
  | 'further'
  | 'balanceDay'
  | 'note'
> & { party: Party | null; departureId?: number | null }

/** null: as the offer or the request says. */
type Party = { adults: number; kids: number; toddlers: number }

/** What travellers owe. */
export const owedKinds = ['deposit', 'further', 'balance', 'price', 'charge'] as const

export const moneyKinds = [...owedKinds, 'refund'] as const

export const dueKinds = [...moneyKinds, 'home', 'ask', 'hold', 'release', 'names'] as const

/**
 * `amount` in minor units of `currency`; `what` of a hold, with its night; of a further payment its number; of missing
 * names how many. `dueOn`: such as 2027-06-12.
 */
export type Due = {
  reference: string
  kind: (typeof dueKinds)[number]
  what: string
  dueOn: string
  amount: number | null
  currency: string | null
}

/** `terms`: as agreed last, null before the office confirmed. `open`: in minor units, below zero if to be paid back. */
export async function readReservation(tx: Db, reference: string) {
  const inOrder = { where: { reference }, orderBy: { id: 'asc' } } as const
  const changes = (await tx.reservation.findMany(inOrder)).map(toTerms)
  const payments = (await tx.payment.findMany({ ...inOrder, include: { correction: true } })).map(toPayment)
  const terms = changes.at(-1) ?? null
  const credited = payments.reduce((sum, payment) => sum + payment.credited, 0)
  return {
    terms,
    changes,
    payments,
    holds: (await readHolds(tx, reference)).map((hold) => ({
      ...hold,
      isLeft: hold.isLeft || isOfCancelled(hold, terms),
    })),
    dues: await readDues(tx, [reference]),
    credited,
    open: terms ? terms.total - credited : 0,
  }
}

const isOfCancelled = ({ createdAt }: HoldLine, terms: Terms | null) =>
  terms?.kind === 'cancelled' && createdAt <= terms.createdAt

/** By night, then what is of none. */
export async function readHolds(tx: Db, reference: string) {
  const holds = await tx.hold.findMany({
    where: { reference },
    orderBy: [{ night: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
  })
  return holds.map(toHold)
}

function toTerms({ dateFrom, dateTo, depositDay, balanceDay, kind, total, depositAmount, further, ...row }: TermsRow) {
  const { adults, kids, toddlers } = row
  return {
    ...row,
    party: adults === null ? null : { adults, kids: kids ?? 0, toddlers: toddlers ?? 0 },
    kind: kind as 'confirmed' | 'changed' | 'cancelled',
    total: Number(total),
    depositAmount: Number(depositAmount),
    dateFrom: utcDay(dateFrom),
    dateTo: utcDay(dateTo),
    depositDay: depositDay && utcDay(depositDay),
    further: further as FurtherPayment[],
    balanceDay: balanceDay && utcDay(balanceDay),
  }
}

const toPayment = ({ day, amount, credited, correction, ...row }: PaymentRow & { correction: object | null }) => ({
  ...row,
  day: utcDay(day),
  amount: Number(amount),
  credited: Number(credited),
  isTakenBack: correction !== null,
})

function toHold({ night, askedOn, heldUntil, confirmedOn, releasedOn, kind, ...row }: Hold) {
  const day = (date: Date | null) => date && utcDay(date)
  return {
    ...row,
    kind: kind as LineKind,
    releasedOn: day(releasedOn),
    night: day(night),
    askedOn: day(askedOn),
    heldUntil: day(heldUntil),
    confirmedOn: day(confirmedOn),
  }
}

/** What is to be done, by prisma/sql/reservations.sql; the first due first. Without references, of all leads. */
export async function readDues(tx: Db, references: string[] | null, upTo = '9999-12-31'): Promise<Due[]> {
  return tx.$queryRaw<Due[]>`
    SELECT reference, kind, what, due_on::text AS "dueOn", amount::float8, currency FROM reservation_dues
    WHERE (${references}::text[] IS NULL OR reference = ANY(${references})) AND due_on <= ${upTo}::date
    ORDER BY due_on, reference, kind, what`
}
