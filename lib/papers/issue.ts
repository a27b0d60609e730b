// Papers with a number. Issued once, they never change: a mistake is taken back by a credit note.
import 'server-only'
import type { Paper as PaperRow } from '../../prisma/generated/client'
import { formatMoney } from '../domain/currency'
import { dayInNairobi } from '../domain/nairobi'
import { type By, record } from '../leads/handling'
import { type LeadRow, summarize } from '../leads/kinds'
import { type Db, databaseTime, db } from '../platform/db'
import { BadRequestError, ChangedError } from '../platform/errors'
import { type Instalment, planPayments, withOpen } from '../quotes/payment-plan'
import { readQuotes } from '../quotes/queries'
import { type Reservation, readReservation, type Terms } from '../reservations/queries'
import { agreedLines, creditPaper, invoicePaper, type Rate, receiptPaper, requestPaper, taxOf, toOffer } from './bills'
import { type Company, readCompany } from './company'
import type { Paper } from './paper'
import { drawNumber, type NumberedKind } from './series'

type NewPaper = {
  kind: NumberedKind
  /** With the number that was drawn. */
  content: (number: string) => Paper
  currency: string
  amount: number
  tax?: number
  taxName?: string
  rate?: Rate | null
  paymentId?: number
  creditsId?: number
}

async function addPaper(tx: Db, reference: string, paper: NewPaper, by: Pick<By, 'who' | 'email' | 'key'>, now: Date) {
  const { kind, content, currency, amount, tax = null, taxName = '', rate, paymentId, creditsId } = paper
  const { name, year, position } = await drawNumber(tx, kind, now)
  const { to, ...rest } = content(name)
  return tx.paper.create({
    data: {
      ...{ reference, kind, year, position, name, currency, amount, tax, taxName, paymentId, creditsId },
      content: { to, ...rest },
      receiver: to?.lines.join(', ').slice(0, 600) ?? '',
      ...(rate && { rate: rate.text, rateCurrency: rate.currency, rateDay: new Date(rate.day) }),
      ...{ who: by.who, whoEmail: by.email ?? '', key: `${kind}-${by.key}` },
    },
  })
}

type Facts = { company: Company; day: string; now: Date; terms: Terms; title: string; reservation: Reservation }

/** Throws BadRequestError before the trip is booked. */
async function readFacts(tx: Db, reference: string): Promise<Facts & { offer: Parameters<typeof agreedLines>[2] }> {
  const now = await databaseTime(tx)
  const reservation = await readReservation(tx, reference)
  const { terms } = reservation
  if (!terms) throw new BadRequestError(`${reference} is not booked: note the booking first.`)
  const quote = (await readQuotes(tx, reference)).find(({ id }) => id === terms.quoteId)
  const title = quote?.snapshot.trip.title || 'Safari'
  return {
    company: await readCompany(tx),
    day: dayInNairobi(now),
    now,
    terms,
    title,
    reservation,
    offer: toOffer(quote),
  }
}

const issue = (
  reference: string,
  by: By,
  make: (tx: Db, facts: Awaited<ReturnType<typeof readFacts>>) => Promise<NewPaper>,
) =>
  db().$transaction(async (tx) => {
    const earlier = await tx.paper.findFirst({ where: { key: { endsWith: by.key } }, select: { id: true } })
    if (earlier) return earlier.id
    let id = 0
    await record(tx, reference, by, async () => {
      const facts = await readFacts(tx, reference)
      const paper = await make(tx, facts)
      const { id: added, name } = await addPaper(tx, reference, paper, by, facts.now)
      id = added
      return {
        action: 'issued',
        note: `${name}: ${formatMoney(paper.amount, paper.currency)}.`,
        isFinal: true,
        change: () => ({}),
      }
    })
    return id
  })

export type NewInvoice = { buyer: string; exempt: number[]; rate: Rate | null }

/** Of the whole trip. Returns the id of the paper. Throws BadRequestError while an earlier one stands. */
export const issueInvoice = (reference: string, { buyer, exempt, rate }: NewInvoice, by: By) =>
  issue(reference, by, async (tx, { company, day, terms, title, reservation, offer }) => {
    const standing = await findStandingInvoice(tx, reference)
    if (standing) throw new BadRequestError(`${standing.name} stands. Take it back with a credit note first.`)
    if (terms.total === 0) throw new BadRequestError('There is nothing to pay, so there is no invoice.')
    if (rate?.currency === terms.currency) throw new BadRequestError(`The invoice is in ${terms.currency} already.`)
    const lines = agreedLines(terms, title, offer)
    const { payments, credited } = reservation
    return {
      kind: 'invoice',
      content: (number) =>
        invoicePaper({ company, reference, number, day, buyer, title, terms, lines, exempt, payments, credited, rate }),
      ...{ currency: terms.currency, amount: terms.total, rate },
      tax: taxOf(lines, company.tax, exempt),
      taxName: company.tax?.name ?? '',
    }
  })

/** `asked`: places of the instalments in the plan, or an amount of its own with its day. */
export type NewRequest = {
  buyer: string
  asked: string[]
  other: { amount: number; day: string | null } | null
  shownCurrency: string
}

export const issueRequest = (reference: string, { buyer, asked, other, shownCurrency }: NewRequest, by: By) =>
  issue(reference, by, async (_, { company, day, terms, reservation: { credited, open } }) => {
    const { currency, total } = terms
    if (shownCurrency !== currency) throw new ChangedError(`The total is in ${currency} now. Please look at it again.`)
    const parts = [
      ...openInstalments(terms, credited).filter(({ name }) => asked.includes(name)),
      ...(other ? [{ name: 'Payment', ...other }] : []),
    ]
    const amount = parts.reduce((sum, part) => sum + part.amount, 0)
    if (amount <= 0) throw new BadRequestError('Please choose what to ask for, or write an amount.')
    if (amount > open) throw new BadRequestError(`Only ${formatMoney(Math.max(0, open), currency)} is open.`)
    return {
      kind: 'request',
      content: (number) =>
        requestPaper({ company, reference, number, day, buyer, currency, asked: parts, total, credited }),
      ...{ currency, amount },
    }
  })

/** What is not paid of each instalment. */
export const openInstalments = (terms: Terms, credited: number): Instalment[] =>
  withOpen(planPayments(terms), credited).flatMap(({ open, ...one }) => (open > 0 ? [{ ...one, amount: open }] : []))

export type NewCredit = { paper: number; why: string }

export const issueCredit = (reference: string, { paper: id, why }: NewCredit, by: By) =>
  issue(reference, by, async (tx, { company, day }) => {
    const paper = await tx.paper.findFirst({ where: { id, reference, kind: 'invoice' }, include: { credit: true } })
    if (!paper) throw new BadRequestError('There is no such invoice here.')
    if (paper.credit) throw new BadRequestError(`${paper.name} was taken back already, by ${paper.credit.name}.`)
    return toCredit(paper, { company, day }, why)
  })

/** What takes an invoice or a receipt back: the same sums below zero. */
function toCredit(paper: PaperRow, { company, day }: Pick<Facts, 'company' | 'day'>, why: string): NewPaper {
  const { reference, name, taxName } = paper
  const currency = paper.currency ?? 'USD'
  const amount = Number(paper.amount)
  const tax = paper.tax === null ? undefined : Number(paper.tax)
  const credited = { name, day: dayInNairobi(paper.createdAt), amount, tax: tax ?? 0, taxName }
  const buyer = buyerOf(paper.content)
  return {
    kind: 'credit',
    content: (number) => creditPaper({ company, reference, number, day, buyer, credited, currency, why }),
    ...{ currency, amount: -amount, tax: tax === undefined ? undefined : -tax, taxName, creditsId: paper.id },
  }
}

const buyerOf = (content: unknown) => (content as Paper).to?.lines.join('\n') ?? ''

/** Of a payment that was noted. Returns the id of the paper; that of the first time for a payment that has one. */
export const issueReceipt = (reference: string, paymentId: number, by: By) =>
  db().$transaction(async (tx) => {
    const earlier = await tx.paper.findUnique({ where: { paymentId }, select: { id: true } })
    if (earlier) return earlier.id
    let id = 0
    await record(tx, reference, by, async () => {
      const paper = await addReceipt(tx, reference, paymentId, by)
      id = paper.id
      return { action: 'issued', note: `${paper.name}.`, isFinal: true, change: () => ({}) }
    })
    return id
  })

/** Within what notes the payment. */
export async function addReceipt(tx: Db, reference: string, paymentId: number, by: Pick<By, 'who' | 'email' | 'key'>) {
  const { company, now, day, terms, reservation } = await readFacts(tx, reference)
  const payment = reservation.payments.find(({ id }) => id === paymentId)
  if (!payment || payment.isTakenBack || payment.correctsId !== null)
    throw new BadRequestError('There is no such payment here.')
  const { currency, total } = terms
  const { payer: buyer } = payment
  // As it stood when it was received, whatever came after it.
  const credited = reservation.payments
    .filter(({ id, isTakenBack, correctsId }) => id <= paymentId && !isTakenBack && correctsId === null)
    .reduce((sum, one) => sum + one.credited, 0)
  return addPaper(
    tx,
    reference,
    {
      kind: 'receipt',
      content: (number) => receiptPaper({ company, reference, number, day, buyer, payment, currency, total, credited }),
      ...{ currency: payment.currency, amount: payment.amount, paymentId },
    },
    by,
    now,
  )
}

/** A payment that was noted by mistake has no receipt any more: a credit note takes it back. */
export async function takeBackReceipt(
  tx: Db,
  reference: string,
  paymentId: number,
  by: Pick<By, 'who' | 'email' | 'key'>,
) {
  const receipt = await tx.paper.findUnique({ where: { paymentId } })
  if (!receipt) return
  const { company, now, day } = await readFacts(tx, reference)
  await addPaper(tx, reference, toCredit(receipt, { company, day }, 'The payment was noted by mistake.'), by, now)
}

/** The invoice that no credit note has taken back. */
export const findStandingInvoice = (tx: Db, reference: string) =>
  tx.paper.findFirst({ where: { reference, kind: 'invoice', credit: null }, orderBy: { id: 'desc' } })

/** Of the control unit, once. */
export async function noteControlNumber(
  reference: string,
  id: number,
  given: { number: string; address: string },
  by: By,
) {
  return db().$transaction((tx) =>
    record(tx, reference, by, async () => {
      const paper = await tx.paper.findFirst({ where: { id, reference, kind: { in: ['invoice', 'credit'] } } })
      if (!paper) throw new BadRequestError('There is no such invoice here.')
      if (paper.controlNumber) throw new BadRequestError(`${paper.name} has the number ${paper.controlNumber} already.`)
      await tx.paper.update({ where: { id }, data: { controlNumber: given.number, controlAddress: given.address } })
      return {
        action: 'issued',
        note: `${paper.name}: number ${given.number} of the control unit.`,
        isFinal: true,
        change: () => ({}),
      }
    }),
  )
}

/** To whom papers of this request were written last, else its traveller. */
export async function proposeBuyer(tx: Db, row: LeadRow) {
  const last = await tx.paper.findFirst({
    where: { reference: row.reference, kind: { in: ['invoice', 'request'] } },
    orderBy: { id: 'desc' },
  })
  return last ? buyerOf(last.content) : (summarize(row).name ?? '')
}
