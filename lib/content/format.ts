const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Africa/Nairobi' })

export function counted(count: number, one: string) {
  return `${wholeNumber.format(count)} ${count === 1 ? one : `${one}s`}`
}

/** '1 Day' or '7 Days' (specification section 9). */
export const formatDuration = (days: number) => counted(days, 'Day')

/** '4.6' (specification section 9). */
export function formatRating(average: number) {
  return average.toFixed(1)
}

export const formatReviewCount = (count: number) => counted(count, 'review')

/** 'September 14, 2026' (specification section 2), in Kenya's time zone. Of a moment, or a day in ISO 8601. */
export function formatLongDate(moment: string | Date) {
  const day = new Date(moment)
  return Number.isNaN(day.getTime()) ? 'a day that cannot be read' : longDate.format(day)
}

const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function formatMonth(month: string) {
  const day = new Date(`${month}-01T00:00:00Z`)
  return monthOfYear.format(day)
}

export const formatStars = (stars: number) => counted(stars, 'star')

export function formatPlace(location: string, country: string) {
  return location.toLowerCase().includes(country.toLowerCase()) ? location : `${location}, ${country}`
}
