// Decisions 7 to 9. Only the local calendar parts of a Date are read, so no time zone can shift the day.

import { shortMonthNames } from '../itineraries/details'

export type DateRange = { from?: Date; to?: Date }

// A lower year is still being typed.
const firstYear = 2000

function calendarDay(year: number, month: number, day: number) {
  const date = new Date(year, month, day)
  const isReal = year >= firstYear && date.getMonth() === month && date.getDate() === day
  return isReal ? date : undefined
}

function formatDay(day: Date) {
  return `${shortMonthNames[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`
}

function parseDay(text: string | undefined) {
  const [, month = '', day, year] = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4})$/.exec(text ?? '') ?? []
  return calendarDay(Number(year), shortMonthNames.indexOf(month), Number(day))
}

/** 'Jun 12, 2027 - Jun 19, 2027', one day alone, or ''. Sorts the two days. */
export function formatPreferredDates({ from, to }: DateRange) {
  const days = [from, to].filter((day) => day !== undefined).sort((a, b) => a.getTime() - b.getTime())
  return [...new Set(days.map(formatDay))].join(' - ')
}

/** Reads what formatPreferredDates wrote; no days for any other text. */
export function parsePreferredDates(text: string): DateRange {
  const [from, to] = text.split(' - ').map(parseDay)
  return { from, to }
}

/** '2027-06-12', as native date inputs need it, or ''. */
export function toIsoDay(day: Date | undefined) {
  if (!day) return ''
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
}

/** Undefined for a day that is empty, unfinished or not in the calendar. */
export function parseIsoDay(value: unknown) {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value)) ?? []
  return calendarDay(Number(year), Number(month) - 1, Number(day))
}

/** Without JavaScript the two native inputs, dateFrom and dateTo, stand in for preferredDates. */
export function readPreferredDates(values: { preferredDates?: unknown; dateFrom?: unknown; dateTo?: unknown }) {
  if (values.preferredDates) return values.preferredDates
  if (values.dateFrom === undefined && values.dateTo === undefined) return values.preferredDates
  return formatPreferredDates({ from: parseIsoDay(values.dateFrom), to: parseIsoDay(values.dateTo) })
}

/** Start, then end in either order, then a new start. */
export function chooseDay({ from, to }: DateRange, day: Date): DateRange {
  if (!from || to || formatDay(from) === formatDay(day)) return { from: day }
  return day < from ? { from: day, to: from } : { from, to: day }
}

/** '6 nights', or '' unless there are two days. */
export function formatNights({ from, to }: DateRange) {
  if (!from || !to) return ''
  const serial = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000
  const nights = serial(to) - serial(from)
  return nights === 1 ? '1 night' : `${nights} nights`
}
