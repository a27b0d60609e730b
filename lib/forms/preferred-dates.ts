// Decisions 7 to 9. Only the local calendar parts of a Date are read, so no time zone can shift the day.

import { differenceInCalendarDays, formatISO, isSameDay, isValid, parseISO } from 'date-fns'
import { formatTravelMonth, toMonth } from '../domain/travellers'

export type DateRange = {
  from?: Date
  to?: Date
  /** Three days earlier or later suit too. */
  isFlexible?: boolean
  /** Instead of days, such as 2027-08. */
  month?: string
}

// A lower year is still being typed.
const firstYear = 2000

/** The day, if it is written back as it was read: so none that is unfinished or not in the calendar. */
function realDay(day: Date, text: unknown, write: (day: Date) => string) {
  return isValid(day) && day.getFullYear() >= firstYear && write(day) === text ? day : undefined
}

// 'Jun 12, 2027'. By the browser: the library's own formats would be a tenth of the form's scripts.
const formatDay = (day: Date) => day.toLocaleDateString('en-US', { dateStyle: 'medium' })

const flexible = ', three days either way'
const beforeMonth = 'Some time in '

/** 'Jun 12, 2027 - Jun 19, 2027, three days either way', 'Some time in August 2027', or ''. Sorts the two days. */
export function formatPreferredDates({ from, to, month, isFlexible }: DateRange) {
  if (month) return beforeMonth + formatTravelMonth(month)
  const days = [from, to].filter((day) => day !== undefined).sort((a, b) => a.getTime() - b.getTime())
  const text = [...new Set(days.map(formatDay))].join(' - ')
  return text && isFlexible ? text + flexible : text
}

/** Reads what formatPreferredDates wrote; no days for any other text. */
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

/** What an estimate is asked for: 2027-06-12, 2027-08, or ''. */
export function toEstimateDay({ from, month }: DateRange) {
  return month ?? toIsoDay(from)
}

/** '2027-06-12', as native date inputs need it, or ''. */
export function toIsoDay(day: Date | undefined) {
  return day ? formatISO(day, { representation: 'date' }) : ''
}

/** As they are stored: null where the text says no days. Midnight in UTC is the day. */
export function storedDays(text: string) {
  const { from, to } = parsePreferredDates(text)
  const days = [from, to].flatMap((day) => (day ? [toIsoDay(day)] : [])).sort()
  // A REST client may send them in any order.
  const [dateFrom = null, dateTo = dateFrom] = days.map((day) => new Date(day))
  return from ? { dateFrom, dateTo } : { dateFrom: null, dateTo: null }
}

/** Undefined for a day that is empty, unfinished or not in the calendar. */
export function parseIsoDay(value: unknown) {
  return realDay(parseISO(String(value)), value, toIsoDay)
}

/** Without JavaScript native fields stand in for preferredDates. A day counts more than a month. */
export function readPreferredDates(
  values: Partial<Record<'preferredDates' | 'dateFrom' | 'dateTo' | 'dateMonth' | 'dateFlexible', unknown>>,
) {
  if (values.preferredDates) return values.preferredDates
  if (values.dateFrom === undefined && values.dateTo === undefined) return values.preferredDates
  const isFlexible = Boolean(values.dateFlexible)
  const days = formatPreferredDates({ from: parseIsoDay(values.dateFrom), to: parseIsoDay(values.dateTo), isFlexible })
  return days || formatPreferredDates({ month: toMonth(String(values.dateMonth ?? '')) })
}

/** Start, then end in either order, then a new start. */
export function chooseDay({ from, to, isFlexible }: DateRange, day: Date): DateRange {
  const others = isFlexible ? { isFlexible } : {}
  if (!from || to || isSameDay(from, day)) return { from: day, ...others }
  return day < from ? { from: day, to: from, ...others } : { from, to: day, ...others }
}

/** '6 nights', or '' unless there are two days. */
export function formatNights({ from, to }: DateRange) {
  if (!from || !to) return ''
  const nights = differenceInCalendarDays(to, from)
  return nights === 1 ? '1 night' : `${nights} nights`
}
