// Decisions 7 to 9. Uses local calendar parts of Dates only, so no time zone shifts the day.

import { differenceInCalendarDays, formatISO, isSameDay, isValid, parseISO } from 'date-fns'
import { toAsciiDigits } from '../domain/digits'
import { formatTravelMonth, toMonth } from '../domain/travellers'

export type DateRange = {
  from?: Date
  to?: Date
  /** Plus or minus three days. */
  isFlexible?: boolean
  /** Instead of days, such as 2027-08. */
  month?: string
}

// A lower year is still being typed.
const firstYear = 2000

/** Round trip: rejects unfinished and non-existent days. */
function realDay(day: Date, text: unknown, write: (day: Date) => string) {
  return isValid(day) && day.getFullYear() >= firstYear && write(day) === text ? day : undefined
}

// By Intl: date-fns formats would be a tenth of the form's scripts.
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const formatDay = (day: Date) => medium.format(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()))

const flexible = ', three days either way'
const beforeMonth = 'Some time in '

/** 'Jun 12, 2027 - Jun 19, 2027, three days either way', 'Some time in August 2027', or ''. Sorts the days. */
export function formatPreferredDates({ from, to, month, isFlexible }: DateRange) {
  if (month) return beforeMonth + formatTravelMonth(month)
  const days = [from, to].filter((day) => day !== undefined).sort((a, b) => a.getTime() - b.getTime())
  const text = [...new Set(days.map(formatDay))].join(' - ')
  return text && isFlexible ? text + flexible : text
}

/** Inverse of formatPreferredDates; no days for other texts. */
export function parsePreferredDates(text: string): DateRange {
  const month = readMonth(text)
  if (month) return { month }
  const isFlexible = text.endsWith(flexible)
  const days = isFlexible ? text.slice(0, -flexible.length) : text
  const [from, to] = days.split(' - ').map((day) => realDay(new Date(day), day, formatDay))
  return { from, to, ...(from && isFlexible && { isFlexible }) }
}

function readMonth(text: string) {
  const [name = '', year] = text.startsWith(beforeMonth) ? text.slice(beforeMonth.length).split(' ') : []
  const month = `${year}-${toMonth(name).slice(5)}`
  return toMonth(month) && beforeMonth + formatTravelMonth(month) === text ? month : undefined
}

/** 2027-06-12, 2027-08, or ''. */
export function toEstimateDay({ from, month }: DateRange) {
  return month ?? toIsoDay(from)
}

export function toIsoDay(day: Date | undefined) {
  return day ? formatISO(day, { representation: 'date' }) : ''
}

/** Midnight UTC; null without days. */
export function storedDays(text: string) {
  const { from, to } = parsePreferredDates(text)
  const days = [from, to].flatMap((day) => (day ? [toIsoDay(day)] : [])).sort()
  // REST clients may send them in any order.
  const [dateFrom = null, dateTo = dateFrom] = days.map((day) => new Date(day))
  return from ? { dateFrom, dateTo } : { dateFrom: null, dateTo: null }
}

/** Undefined for unfinished and non-existent days. */
export function parseIsoDay(value: unknown) {
  return realDay(parseISO(String(value)), value, toIsoDay)
}

/** Native fields replace preferredDates without JavaScript. Days win over a month. */
export function readPreferredDates(
  values: Partial<Record<'preferredDates' | 'dateFrom' | 'dateTo' | 'dateMonth' | 'dateFlexible', unknown>>,
) {
  if (values.preferredDates) return values.preferredDates
  if (values.dateFrom === undefined && values.dateTo === undefined) return values.preferredDates
  const isFlexible = Boolean(values.dateFlexible)
  const [from, to] = [values.dateFrom, values.dateTo].map((day) => parseIsoDay(toAsciiDigits(String(day)).trim()))
  const days = formatPreferredDates({ from, to, isFlexible })
  return days || formatPreferredDates({ month: toMonth(String(values.dateMonth ?? '')) })
}

/** Start, then end in either order, then a new start. */
export function chooseDay({ from, to, isFlexible }: DateRange, day: Date): DateRange {
  const others = isFlexible ? { isFlexible } : {}
  if (!from || to || isSameDay(from, day)) return { from: day, ...others }
  return day < from ? { from: day, to: from, ...others } : { from, to: day, ...others }
}

export function formatNights({ from, to }: DateRange) {
  if (!from || !to) return ''
  const nights = differenceInCalendarDays(to, from)
  return nights === 1 ? '1 night' : `${nights} nights`
}
