import { counted } from '../content/format'
import { minutesPerHour } from '../domain/duration'

const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** 'US$51,180' of cents; `sign` '' for a column that says it above. */
export const formatDollars = (cents: number, sign = 'US$') => {
  const text = dollars.format(Math.abs(cents) / 100)
  return `${cents <= -50 ? '−' : ''}${sign}${text}`
}

/** '45 min', '3 h 20 min', '2 days 4 h'. */
export function formatHours(hours: number) {
  const minutes = Math.round(hours * minutesPerHour)
  const [whole, rest] = [Math.floor(minutes / minutesPerHour), minutes % minutesPerHour]
  if (whole >= 48)
    return [counted(Math.floor(whole / 24), 'day'), whole % 24 && `${whole % 24} h`].filter(Boolean).join(' ')
  return [whole && `${whole} h`, (rest || whole === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/** '12 more than a year before'; '' where nothing was counted then. */
export function compare(count: number, before: number) {
  if (before === 0) return ''
  if (count === before) return 'as many as a year before'
  return `${dollars.format(Math.abs(count - before))} ${count > before ? 'more' : 'fewer'} than a year before`
}
