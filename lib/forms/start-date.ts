// The picker offers tomorrow; the server accepts what is still today anywhere (decision 36).

import { addDays, formatISO, subHours } from 'date-fns'
import { utcDay } from '../domain/utc-day'

export function earliestOffered(now: Date) {
  return formatISO(addDays(now, 1), { representation: 'date' })
}

/** Today in UTC-12, the last time zone to end a day. */
export function earliestAccepted(now: Date) {
  return utcDay(subHours(now, 12))
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'June 12, 2099'. Days are stored as midnight in UTC. */
export function formatStartDate(day: Date) {
  return longDate.format(day)
}
