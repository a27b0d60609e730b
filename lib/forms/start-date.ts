// The picker offers tomorrow, the server takes what is still today anywhere (decision 36).

const dayLength = 24 * 60 * 60 * 1000

const pad = (part: number) => String(part).padStart(2, '0')

/** '2027-06-12': tomorrow where the visitor is. */
export function earliestOffered(now: Date) {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return `${tomorrow.getFullYear()}-${pad(tomorrow.getMonth() + 1)}-${pad(tomorrow.getDate())}`
}

/** '2027-06-11': today in UTC-12, the last time zone to end a day. */
export function earliestAccepted(now: Date) {
  return new Date(now.getTime() - dayLength / 2).toISOString().slice(0, 10)
}

/** '2027-02-30' is not. */
export function isCalendarDay(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'June 12, 2099'. Days are stored as midnight in UTC. */
export function formatDay(day: Date) {
  return longDate.format(day)
}
