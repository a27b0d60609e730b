const inNairobi = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Africa/Nairobi',
})

/** 'November 27, 2026 at 07:11'. */
export const formatMoment = (moment: Date) => inNairobi.format(moment)

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Africa/Nairobi' })

/** '07:11' in Nairobi. */
export const formatTime = (moment: Date) => time.format(moment)

const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** 'Thu, Dec 3' of 2026-12-03. */
export const formatDay = (date: string) => day.format(new Date(date))

const span = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** 'Jul 12 – 14, 2027' of days such as 2027-07-12. */
export const formatDays = ({ from, to }: { from: string; to: string }) => span.formatRange(new Date(from), new Date(to))

/** '340 KB', '2.4 MB'. */
export const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
