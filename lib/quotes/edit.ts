// The form in which the office changes a draft, as texts.
import * as z from 'zod'
import { formatMoney, toUnits } from '../domain/currency'
import { dayAfter } from '../domain/day-after'
import * as input from '../forms/inputs'
import { BadRequestError } from '../platform/errors'
import { shownField } from './extra-fields'
import { readFurther, toFurtherValues } from './further-payments'
import { lineKinds } from './line-kinds'
import { describeWrongPlan, nameOfFurther, sumOf } from './payment-plan'
import { type PaymentTerms, toPaymentPlan, withPayments } from './quote-payments'
import { type QuoteLine, type QuoteSnapshot, sum } from './snapshot'

/** Rows that stand empty at the end of a table, to be filled in. */
export const spareRows = 2

const count = (who: string) => input.count(99, `Please say how many ${who}: 0 to 99.`)
const times = (what: string) => input.wholeNumber(1, 999, `Please say how many of ${what}: 1 to 999.`)

/** Nothing has to be asked for unless it says so. */
const lineKind = z.preprocess(
  (typed) => typed || null,
  z.enum(lineKinds, 'Please choose what has to be asked for.').nullable(),
)

const fields = z.object({
  title: input.typedText(160),
  currency: input.currency,
  from: input.optionalDay,
  adults: count('adults'),
  kids: count('children'),
  toddlers: count('children under three'),
  deposit: input.amount,
  depositDay: input.optionalDay,
  balanceDay: input.optionalDay,
  validUntil: input.day('Please say until which day the offer is valid.'),
  cancellation: input.typedText(2000),
  howToPay: input.typedText(2000),
  notIncluded: input.typedText(4000),
  letter: input.typedText(4000),
  signedBy: input.typedText(120),
})

type Values = Record<string, string>

/** What the form shows of a draft; tables have their rows under names such as `line-0-text`. */
export function toQuoteValues(snapshot: QuoteSnapshot): Values {
  const { trip, currency, days, party, lines, extras, deposit, further, balance } = snapshot
  return {
    title: trip.title,
    currency,
    from: days[0]?.date ?? '',
    adults: String(party.adults),
    kids: String(party.kids),
    toddlers: String(party.toddlers),
    deposit: toUnits(deposit.amount, currency),
    depositDay: deposit.day ?? '',
    balanceDay: balance.day ?? '',
    ...toFurtherValues(further, currency),
    validUntil: snapshot.validUntil,
    cancellation: snapshot.cancellation,
    howToPay: snapshot.howToPay,
    notIncluded: snapshot.notIncluded.join('\n'),
    letter: snapshot.letter,
    signedBy: snapshot.signedBy,
    ...toRows('line', lines, currency),
    ...toRows('extra', extras, currency),
    ...Object.fromEntries(
      days.flatMap(({ title, text, bed, bedNote, meals }, index) => [
        [`day-${index}-title`, title],
        [`day-${index}-text`, text],
        [`day-${index}-bed`, bed],
        [`day-${index}-bedNote`, bedNote],
        [`day-${index}-meals`, meals],
      ]),
    ),
  }
}

const fieldLabels: Record<string, string> = {
  title: 'Trip',
  currency: 'Currency',
  from: 'First day',
  adults: 'Adults',
  kids: 'Children',
  toddlers: 'Under 3',
  deposit: 'Deposit',
  depositDay: 'Deposit by',
  balanceDay: 'Rest by',
  validUntil: 'Valid until',
  signedBy: 'Signed by',
}
const longTexts: Record<string, string> = {
  letter: 'the letter',
  howToPay: 'how to pay',
  cancellation: 'cancelling',
  notIncluded: 'what is not included',
}
const rowParts: Record<string, string> = {
  text: 'what',
  count: 'how many',
  amount: 'each',
  kind: 'to ask for',
  day: 'due by',
}

/** For a colleague who has an older page: 'Line 1, each: 1070, now 480.' */
export function describeChanges(before: QuoteSnapshot, after: QuoteSnapshot): string[] {
  const [was, is] = [toQuoteValues(before), toQuoteValues(after)]
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => was[name] !== is[name])
  return changed.map((name) => {
    const [table = '', index = '0', part = ''] = name.split('-')
    const number = Number(index) + 1
    if (longTexts[name]) return `Changed ${longTexts[name]}.`
    if (table === 'day') return `Changed day ${number}.`
    const row = table === 'further' ? nameOfFurther(Number(index)) : `${table === 'line' ? 'Line' : 'Extra'} ${number}`
    const label = fieldLabels[name] ?? `${row}, ${rowParts[part] ?? part}`
    return `${label}: ${was[name] || 'nothing'}, now ${is[name] || 'nothing'}.`
  })
}

/** Null unless lines keep their figures in another currency. */
export function describeNewCurrency(before: QuoteSnapshot, after: QuoteSnapshot) {
  if (before.currency === after.currency || before.lines.length === 0) return null
  const figures = ({ lines, currency }: QuoteSnapshot) => lines.map(({ amount }) => toUnits(amount, currency)).join()
  if (figures(before) !== figures(after)) return null
  return `Amounts are not converted: ${formatMoney(before.total, before.currency)} in all becomes ${formatMoney(after.total, after.currency)}.`
}

function toRows(name: string, lines: QuoteLine[], currency: string): Values {
  return Object.fromEntries(
    lines.flatMap(({ text, count, amount, kind }, index) => [
      [`${name}-${index}-kind`, kind ?? ''],
      [`${name}-${index}-text`, text],
      [`${name}-${index}-count`, String(count)],
      [`${name}-${index}-amount`, toUnits(amount, currency)],
    ]),
  )
}

/** The draft with what was typed. Throws ZodError, and BadRequestError for payments that cannot be meant. */
export function applyQuoteValues(draft: QuoteSnapshot, values: Values, terms: PaymentTerms, today: string) {
  const typed = fields.parse(values)
  const { currency, from } = typed
  const lines = readRows('line', values, currency)
  const snapshot: QuoteSnapshot = {
    ...draft,
    trip: { ...draft.trip, title: typed.title },
    currency,
    party: { adults: typed.adults, kids: typed.kids, toddlers: typed.toddlers },
    days: draft.days.map((day, index) => ({
      ...day,
      date: from ? dayAfter(from, index) : null,
      title: input.typedText(160).parse(values[`day-${index}-title`]),
      text: input.typedText(4000).parse(values[`day-${index}-text`]),
      bed: input.typedText(600).parse(values[`day-${index}-bed`]),
      bedNote: input.typedText(600).parse(values[`day-${index}-bedNote`]),
      meals: input.typedText(80).parse(values[`day-${index}-meals`]),
    })),
    lines,
    extras: readRows('extra', values, currency).map((line, index) => ({ ...line, id: `extra-${index + 1}` })),
    further: readFurther(values, currency),
    total: sum(lines),
    cancellation: typed.cancellation,
    howToPay: typed.howToPay,
    notIncluded: typed.notIncluded
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean),
    letter: typed.letter,
    signedBy: typed.signedBy,
    validUntil: typed.validUntil,
  }
  const edited = withTypedPayments(snapshot, draft, { ...typed, shown: values }, terms)
  const wrong = describeWrongPlan(toPaymentPlan(edited), from, today)
  if (wrong.length > 0) throw new BadRequestError(wrong.join(' '))
  return edited
}

type TypedPayments = Pick<z.output<typeof fields>, 'deposit' | 'depositDay' | 'balanceDay' | 'currency'> & {
  shown: Values
}

/** What the office typed stays, now and later; what was by the terms follows the lines and days. */
function withTypedPayments(
  snapshot: QuoteSnapshot,
  draft: QuoteSnapshot,
  { deposit, depositDay, balanceDay, currency, shown }: TypedPayments,
  terms: PaymentTerms,
): QuoteSnapshot {
  const before = withPayments(draft, terms)
  const after = withPayments(snapshot, terms)
  const choose = <Value>(name: Parameters<typeof shownField>[0], typed: Value, read: (one: QuoteSnapshot) => Value) => {
    const isUntouched = typed === read(draft) || (shown[name] ?? '') === shown[shownField(name)]
    return isUntouched && read(draft) === read(before) ? read(after) : typed
  }
  const amount = choose('deposit', input.toMinor(deposit, currency), (one) => one.deposit.amount)
  const balance = snapshot.total - amount - sumOf(snapshot.further)
  return {
    ...snapshot,
    deposit: { amount, day: choose('depositDay', depositDay, (one) => one.deposit.day) },
    balance: { amount: balance, day: choose('balanceDay', balanceDay, (one) => one.balance.day) },
  }
}

/** Rows without a text are left out. */
function readRows(name: string, values: Values, currency: string): QuoteLine[] {
  const rows: QuoteLine[] = []
  for (let index = 0; values[`${name}-${index}-text`] !== undefined; index += 1) {
    const what = input.typedText(300).parse(values[`${name}-${index}-text`])
    if (!what) continue
    rows.push({
      text: what,
      count: times(what).parse(values[`${name}-${index}-count`] || '1'),
      amount: input.toMinor(input.amount.parse(values[`${name}-${index}-amount`]), currency),
      kind: lineKind.parse(values[`${name}-${index}-kind`]),
    })
  }
  return rows
}
