// Decisions 7 to 9. Only the local calendar parts of a Date are read, so no time zone can shift the day.

import { differenceInCalendarDays, formatISO, isSameDay, isValid, parseISO } from 'date-fns'

export type DateRange = { from?: Date; to?: Date }

// A lower year is still being typed.
const firstYear = 2000

/** The day, if it is written back as it was read: so none that is unfinished or not in the calendar. */
function realDay(day: Date, text: unknown, write: (day: Date) => string) {
  return isValid(day) && day.getFullYear() >= firstYear && write(day) === text ? day : undefined
}

// 'Jun 12, 2027'. By the browser: the library's own formats would be a tenth of the form's scripts.
const formatDay = (day: Date) => day.toLocaleDateString('en-US', { dateStyle: 'medium' })

/** 'Jun 12, 2027 - Jun 19, 2027', one day alone, or ''. Sorts the two days. */
export function formatPreferredDates({ from, to }: DateRange) {
  const days = [from, to].filter((day) => day !== undefined).sort((a, b) => a.getTime() - b.getTime())
  return [...new Set(days.map(formatDay))].join(' - ')
}

/** Reads what formatPreferredDates wrote; no days for any other text. */
export function parsePreferredDates(text: string): DateRange {
  const [from, to] = text.split(' - ').map((day) => realDay(new Date(day), day, formatDay))
  return { from, to }
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

/** Without JavaScript the two native inputs, dateFrom and dateTo, stand in for preferredDates. */
export function readPreferredDates(values: { preferredDates?: unknown; dateFrom?: unknown; dateTo?: unknown }) {
  if (values.preferredDates) return values.preferredDates
  if (values.dateFrom === undefined && values.dateTo === undefined) return values.preferredDates
  return formatPreferredDates({ from: parseIsoDay(values.dateFrom), to: parseIsoDay(values.dateTo) })
}

/** Start, then end in either order, then a new start. */
export function chooseDay({ from, to }: DateRange, day: Date): DateRange {
  if (!from || to || isSameDay(from, day)) return { from: day }
  return day < from ? { from: day, to: from } : { from, to: day }
}

/** '6 nights', or '' unless there are two days. */
export function formatNights({ from, to }: DateRange) {
  if (!from || !to) return ''
  const nights = differenceInCalendarDays(to, from)
  return nights === 1 ? '1 night' : `${nights} nights`
}
