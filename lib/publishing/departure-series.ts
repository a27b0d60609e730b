import { differenceInCalendarDays } from 'date-fns'
import { dayAfter } from '../domain/day-after'
import { BadRequestError } from '../platform/errors'

const mostOfSeries = 60
const longest = 3 * 366 // days

/** The days from `from` to `to`, such as 2027-06-12, that are one of these weekdays: 0 for Sunday. */
export function listDays({ weekdays, from, to }: { weekdays: number[]; from: string; to: string }): string[] {
  const length = differenceInCalendarDays(new Date(to), new Date(from)) + 1
  if (length < 1) throw new BadRequestError('The last day is before the first.')
  const days = Array.from({ length: Math.min(length, longest) }, (_, index) => dayAfter(from, index))
  const chosen = days.filter((day) => weekdays.includes(new Date(day).getUTCDay()))
  if (chosen.length === 0) throw new BadRequestError('No day between these two is on such a weekday.')
  if (chosen.length > mostOfSeries)
    throw new BadRequestError(
      `These are ${chosen.length} departures, and ${mostOfSeries} can be made at once. Please choose fewer days.`,
    )
  return chosen
}
