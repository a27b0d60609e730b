// What a request for payment, an invoice, a credit note and a receipt say. Amounts in minor units, days such as 2027-06-12.
import { formatLongDate } from '../content/format'
import { formatMoney, minorUnits } from '../domain/currency'
import { describeDay, type Instalment, planPayments, withOpen } from '../quotes/payment-plan'
import type { Quote } from '../quotes/queries'
import { lineTotal, type QuoteLine } from '../quotes/snapshot'
import type { Payment, Terms } from '../reservations/queries'
import { paymentLine } from '../reservations/wording'
import type { Company } from './company'
import type { Block, Paper } from './paper'
import { type Tax, taxIn } from './tax'

/** The title of an invoice until the number of its control unit is noted, and what it says then. */
export const proForma = 'Pro forma invoice'
export const notATaxInvoice = 'This is not a tax invoice: the number of the control unit is still to come.'

export type BillLine = Pick<QuoteLine, 'text' | 'count' | 'amount'>

/** `rate`: how many of the other currency for one, as it was typed. */
export type Rate = { text: string; currency: string; day: string }

type Head = { company: Company; reference: string; number: string; day: string; buyer: string }

/** The lines that were accepted: those of the offer with the extras that were ticked. */
export const toOffer = (quote: Pick<Quote, 'snapshot' | 'accepted'> | null | undefined) =>
  quote
    ? {
        currency: quote.snapshot.currency,
        lines: [
          ...quote.snapshot.lines,
          ...quote.snapshot.extras.filter(({ id }) => quote.accepted?.extras.includes(id)),
        ],
      }
    : null

/**
 * The lines of what was agreed: those of the accepted offer, with a line for what was changed since, or one for the whole
 * trip. They add up to the agreed total.
 */
export function agreedLines(
  terms: Pick<Terms, 'kind' | 'currency' | 'total' | 'dateFrom' | 'dateTo'>,
  title: string,
  offer: { currency: string; lines: BillLine[] } | null,
): BillLine[] {
  const days = `${formatLongDate(terms.dateFrom)} to ${formatLongDate(terms.dateTo)}`
  if (terms.kind === 'cancelled')
    return [{ text: `Charge for the cancelled trip ${title}, ${days}`, count: 1, amount: terms.total }]
  if (!offer || offer.currency !== terms.currency || offer.lines.length === 0)
    return [{ text: `${title}, ${days}`, count: 1, amount: terms.total }]
  const difference = terms.total - offer.lines.reduce((total, line) => total + lineTotal(line), 0)
  if (difference === 0) return offer.lines
  return [...offer.lines, { text: 'Agreed since the offer', count: 1, amount: difference }]
}

/** `exempt`: lines without the tax, by their place. Sums have the tax in them: an invoice asks for no more than was agreed. */
export function taxOf(lines: BillLine[], tax: Tax | null, exempt: number[]) {
  if (!tax) return 0
  const taxed = lines.filter((_, place) => !exempt.includes(place)).reduce((total, line) => total + lineTotal(line), 0)
  return taxIn(taxed, tax)
}

type Invoice = Head & {
  title: string
  terms: Terms
  lines: BillLine[]
  exempt: number[]
  payments: Payment[]
  credited: number
  rate: Rate | null
}

export function invoicePaper({ company, terms, lines, exempt, payments, credited, rate, ...head }: Invoice): Paper {
  const { currency } = terms
  const total = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const plan = withOpen(planPayments({ ...terms, total }), credited)
  return {
    ...toHead(company.hasControlUnit ? proForma : 'Invoice', company, head),
    facts: [...toFacts(head), ['Trip', `${formatLongDate(terms.dateFrom)} to ${formatLongDate(terms.dateTo)}`]],
    blocks: [
      ...(company.hasControlUnit ? [{ kind: 'text' as const, text: notATaxInvoice, voice: 'strong' as const }] : []),
      { kind: 'heading', text: head.title },
      toTable(lines, currency, company.tax, exempt),
      ...toRate(total, currency, rate),
      { kind: 'heading', text: 'When it is due' },
      {
        kind: 'facts',
        rows: [
          ...plan.map((one): [string, string] => [
            `${one.name}, ${describeDay(one)}`,
            [formatMoney(one.amount, currency), one.open === 0 ? 'paid' : ''].filter(Boolean).join(', '),
          ]),
          ...toReceived(payments, currency),
          ['Still to pay', formatMoney(Math.max(0, total - credited), currency)],
        ],
      },
      ...howToPay(company, head),
    ],
  }
}

type PaymentRequest = Head & { currency: string; asked: Instalment[]; total: number; credited: number }

export function requestPaper({ company, currency, asked, total, credited, ...head }: PaymentRequest): Paper {
  const sum = asked.reduce((all, { amount }) => all + amount, 0)
  return {
    ...toHead('Payment request', company, head),
    facts: toFacts(head),
    blocks: [
      { kind: 'heading', text: 'What we ask for' },
      {
        kind: 'table',
        columns: ['What', 'Due', 'Sum'],
        hasSums: true,
        rows: asked.map(({ name, day, amount }) => [
          name,
          day ? formatLongDate(day) : 'now',
          formatMoney(amount, currency),
        ]),
        totals: [{ label: 'Please pay', sum: formatMoney(sum, currency), isStrong: true }],
      },
      {
        kind: 'facts',
        rows: [
          ['The trip costs', formatMoney(total, currency)],
          ['Received until today', formatMoney(credited, currency)],
          ['Still to pay after this', formatMoney(total - credited - sum, currency)],
        ],
      },
      ...howToPay(company, head),
    ],
  }
}

type Receipt = Head & { payment: Payment; currency: string; total: number; credited: number }

export function receiptPaper({ company, payment, currency, total, credited, ...head }: Receipt): Paper {
  const { term, children, note } = paymentLine(payment, currency)
  const isBack = payment.amount < 0
  const open = total - credited
  return {
    ...toHead('Receipt', company, head),
    facts: toFacts(head),
    blocks: [
      { kind: 'heading', text: isBack ? 'What we have paid back' : 'What we have received' },
      {
        kind: 'facts',
        rows: [[term, children], ...(note ? ([['In the currency of the trip', note]] as [string, string][]) : [])],
      },
      { kind: 'heading', text: 'How your trip stands' },
      {
        kind: 'facts',
        rows: [
          ['The trip costs', formatMoney(total, currency)],
          ['Received in all', formatMoney(credited, currency)],
          open < 0 ? ['We pay back', formatMoney(-open, currency)] : ['Still to pay', formatMoney(open, currency)],
        ],
      },
      { kind: 'text', text: 'Asante: thank you for your payment.', voice: 'serif' },
    ],
  }
}

type Credit = Head & {
  credited: { name: string; day: string; amount: number; tax: number; taxName: string }
  currency: string
  why: string
}

export function creditPaper({ company, credited, currency, why, ...head }: Credit): Paper {
  const { name, day, amount, tax, taxName } = credited
  return {
    ...toHead('Credit note', company, head),
    facts: toFacts(head),
    blocks: [
      { kind: 'heading', text: `What it takes back` },
      {
        kind: 'table',
        columns: ['What', 'Sum'],
        hasSums: true,
        rows: [[`${name} of ${formatLongDate(day)}`, formatMoney(-amount, currency)]],
        totals: [
          ...(tax ? [{ label: `Of which ${taxName}`, sum: formatMoney(-tax, currency) }] : []),
          { label: 'In all', sum: formatMoney(-amount, currency), isStrong: true },
        ],
      },
      { kind: 'heading', text: 'Why' },
      { kind: 'text', text: why, voice: 'serif' },
    ],
  }
}

const toHead = (title: string, { from, foot, mark }: Company, { number, buyer }: Omit<Head, 'company'>) => ({
  title,
  number,
  language: 'en',
  from,
  to: {
    label: 'To',
    lines: buyer
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  },
  foot,
  mark,
})

const toFacts = ({ day, reference }: Omit<Head, 'company'>): [string, string][] => [
  ['Day', formatLongDate(day)],
  ['Reference', reference],
]

function toTable(lines: BillLine[], currency: string, tax: Tax | null, exempt: number[]): Block {
  const total = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const part = taxOf(lines, tax, exempt)
  const inAll = { label: 'In all', sum: formatMoney(total, currency), isStrong: true }
  const ofTax = (label: string) => ({ label, sum: formatMoney(part, currency) })
  const totals = !tax
    ? [inAll]
    : tax.isAdded
      ? [{ label: 'Without tax', sum: formatMoney(total - part, currency) }, ofTax(tax.name), inAll]
      : [inAll, ofTax(`Of which ${tax.name}`)]
  return {
    kind: 'table',
    columns: ['What', ...(tax ? ['Tax'] : []), 'How many', 'Each', 'Sum'],
    hasSums: true,
    rows: lines.map((line, place) => [
      line.text,
      ...(tax ? [exempt.includes(place) ? 'none' : tax.name] : []),
      String(line.count),
      formatMoney(line.amount, currency),
      formatMoney(lineTotal(line), currency),
    ]),
    totals,
  }
}

const toReceived = (payments: Payment[], currency: string) =>
  payments
    .filter(({ isTakenBack, correctsId }) => !isTakenBack && correctsId === null)
    .map((payment): [string, string] => {
      const { term, children, note } = paymentLine(payment, currency)
      return [term, [children, note].filter(Boolean).join(', ')]
    })

/** The sum in the other currency, for the books. */
function toRate(total: number, currency: string, rate: Rate | null): Block[] {
  if (!rate) return []
  return [
    {
      kind: 'facts',
      rows: [
        [`Rate of ${formatLongDate(rate.day)}`, `1 ${currency} is ${rate.text} ${rate.currency}`],
        [`In all in ${rate.currency}`, formatMoney(atRate(total, currency, rate), rate.currency)],
      ],
    },
  ]
}

/** To the nearest unit of the other currency. */
export const atRate = (amount: number, currency: string, rate: Rate) =>
  Math.round((amount / minorUnits(currency)) * Number(rate.text) * minorUnits(rate.currency))

function howToPay({ account }: Company, { reference, number }: Omit<Head, 'company'>): Block[] {
  return [
    { kind: 'heading', text: 'How to pay' },
    { kind: 'text', text: account, voice: 'serif' },
    { kind: 'text', text: `Please quote ${reference} and ${number}.`, voice: 'strong' },
  ]
}
