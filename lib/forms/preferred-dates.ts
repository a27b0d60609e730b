// The preferred dates of a booking: calendar days and their text, 'Jun 12, 2027 - Jun 19, 2027' (decisions 7 to 9).
// A day is a Date of which only the local calendar parts are read, so no time zone can shift it.

export type DateRange = { from?: Date; to?: Date }

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// A year below this is one that is still being typed.
const firstYear = 2000

function calendarDay(year: number, month: number, day: number) {
  const date = new Date(year, month, day)
  const isReal = year >= firstYear && date.getMonth() === month && date.getDate() === day
  return isReal ? date : undefined
}

function formatDay(day: Date) {
  return `${monthNames[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`
}

function parseDay(text: string | undefined) {
  const [, month = '', day, year] = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4})$/.exec(text ?? '') ?? []
  return calendarDay(Number(year), monthNames.indexOf(month), Number(day))
}

/** 'Jun 12, 2027 - Jun 19, 2027', one day alone, or '' for none. The earlier day comes first. */
export function formatPreferredDates({ from, to }: DateRange) {
  const days = [from, to].filter((day) => day !== undefined).sort((a, b) => a.getTime() - b.getTime())
  return [...new Set(days.map(formatDay))].join(' - ')
}

/** The days in a text that formatPreferredDates wrote; none for any other text. */
export function parsePreferredDates(text: string): DateRange {
  const [from, to] = text.split(' - ').map(parseDay)
  return { from, to }
}

/** '2027-06-12', as a native date input has it; '' for no day. */
export function toIsoDay(day: Date | undefined) {
  if (!day) return ''
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
}

/** The day in the value of a native date input, or undefined when it is empty, unfinished or not in the calendar. */
export function parseIsoDay(value: unknown) {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value)) ?? []
  return calendarDay(Number(year), Number(month) - 1, Number(day))
}

/**
 * The preferred dates of a form that was sent without JavaScript: its two native date inputs, dateFrom and dateTo,
 * stand in when preferredDates is absent or empty. Takes the values of the form.
 */
export function readPreferredDates(values: { preferredDates?: unknown; dateFrom?: unknown; dateTo?: unknown }) {
  if (values.preferredDates) return values.preferredDates
  if (values.dateFrom === undefined && values.dateTo === undefined) return values.preferredDates
  return formatPreferredDates({ from: parseIsoDay(values.dateFrom), to: parseIsoDay(values.dateTo) })
}

/** The range after one more day was chosen: start, then end in either order, then a new start. */
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
