import { addDays } from 'date-fns'
import { utcDay } from './utc-day'

/** '2027-06-14' for '2027-06-12' and 2. From noon, so that no time zone or change of clocks shifts it. */
export function dayAfter(day: string, count = 1) {
  return utcDay(addDays(new Date(`${day}T12:00:00Z`), count))
}
