// What is asked of Numbers: a period of whole months, and filters.
import { addMonths, differenceInCalendarMonths, format, parseISO } from 'date-fns'
import * as z from 'zod'
import { formatMonth } from '../content/format'
import { nairobi } from '../domain/nairobi'
import { capped, cleanText } from '../forms/schema'
import { lossReasons } from '../leads/closing'
import { leadKinds } from '../leads/kinds'
import { type DimensionName, dimensionNames, type FigureName, figureNames, nameOfValue } from './figures'

const yearMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
const chosenText = cleanText().pipe(capped(300))
const oneOf = (values: readonly string[]) => z.enum(['', ...values])
/** '' is one that is not known. */
const valuesOf = {
  source: chosenText,
  trip: chosenText,
  kind: oneOf(leadKinds),
  country: z.string().regex(/^(?:[A-Z]{2})?$/),
  party: chosenText,
  travel: z.literal('').or(yearMonth),
  page: chosenText,
  colleague: chosenText,
  loss: oneOf(Object.keys(lossReasons)),
} satisfies Record<DimensionName, z.ZodType<string>>
const filters = Object.fromEntries(
  dimensionNames.map((name) => [name, (valuesOf[name] as z.ZodType<string>).optional().catch(undefined)]),
)

const thisMonth = () => format(new Date(), 'yyyy-MM', { in: nairobi })

// Of one page.
const mostMonths = 60

/** Months such as 2026-11, both included; what cannot be read is as if it were not there. */
export const numbersQuery = z
  .object({ from: yearMonth.optional().catch(undefined), to: yearMonth.optional().catch(undefined), ...filters })
  .transform(({ from = thisMonth(), to = from, ...chosen }) => {
    const [first = from, last = to] = [from, to].sort()
    const [end = last] = [last, shiftMonth(first, mostMonths - 1)].sort()
    return { from: first, to: end, chosen: chosen as Chosen }
  })

/** '' is one that is not known; undefined is no filter. */
export type Chosen = Partial<Record<DimensionName, string>>
export type NumbersQuery = z.infer<typeof numbersQuery>

/** Months in Nairobi, both included. */
export type Period = Pick<NumbersQuery, 'from' | 'to'>

/** From the first moment to that after the last one. */
export function rangeOf({ from, to }: Period) {
  const month = (text: string) => parseISO(text, { in: nairobi })
  return { since: new Date(month(from)), until: new Date(addMonths(month(to), 1)) }
}

export const listQuery = z.object({
  /** `ahead`: trips that are booked and have not begun, whenever they were asked for. */
  figure: z.enum(['ahead', ...figureNames]).catch('requests'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
})
export type ListedFigure = FigureName | 'ahead'

export const shiftMonth = (month: string, count: number) =>
  format(addMonths(parseISO(month, { in: nairobi }), count), 'yyyy-MM')

export const yearBefore = ({ from, to, chosen }: NumbersQuery): NumbersQuery => ({
  ...{ from: shiftMonth(from, -12), to: shiftMonth(to, -12) },
  chosen: chosen.travel ? { ...chosen, travel: shiftMonth(chosen.travel, -12) } : chosen,
})

export const isOneMonth = ({ from, to }: Period) => from === to

/** Of the same length, beside it. */
export function shiftPeriod({ from, to }: NumbersQuery, by: -1 | 1) {
  const months = by * (differenceInCalendarMonths(parseISO(to), parseISO(from)) + 1)
  return { from: shiftMonth(from, months), to: shiftMonth(to, months) }
}

/** 'November 2026', '2026', 'March 2026 to May 2026' */
export function describePeriod({ from, to }: Period) {
  if (isOneMonth({ from, to })) return formatMonth(from)
  const year = from.slice(0, 4)
  return from === `${year}-01` && to === `${year}-12` ? year : `${formatMonth(from)} to ${formatMonth(to)}`
}

export const describeChosen = (chosen: Chosen) =>
  dimensionNames.flatMap((name) => {
    const value = chosen[name]
    return value === undefined ? [] : [{ name, value, text: nameOfValue(name, value) }]
  })

/** For links: with more, or with other filters; undefined takes one away. */
export function toParams({ from, to, chosen }: NumbersQuery, more: Record<string, string | undefined> = {}) {
  const all = Object.entries({ from, to, ...chosen, ...more })
  return new URLSearchParams(all.filter((pair): pair is [string, string] => pair[1] !== undefined)).toString()
}

export const listPresets = () => {
  const month = thisMonth()
  const year = Number(month.slice(0, 4))
  return [
    { label: 'This month', from: month, to: month },
    { label: 'Last month', from: shiftMonth(month, -1), to: shiftMonth(month, -1) },
    { label: 'Twelve months', from: shiftMonth(month, -11), to: month },
    { label: String(year), from: `${year}-01`, to: `${year}-12` },
    { label: String(year - 1), from: `${year - 1}-01`, to: `${year - 1}-12` },
  ]
}
