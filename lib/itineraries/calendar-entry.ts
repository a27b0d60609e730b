import { addDays, formatISO, parseISO } from 'date-fns'

// RFC 5545.

export type CalendarEntry = {
  /** The same uid sent again replaces the entry. */
  uid: string
  title: string
  description: string
  location: string
  url: string
  /** Days as in 2027-06-12; the last one is included. */
  firstDay: string
  lastDay: string
  stamp: Date
}

/** A calendar with one tentative entry of whole days. */
export function writeCalendar({ firstDay, lastDay, stamp, ...entry }: CalendarEntry, brand: string) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(brand.replaceAll('/', ' '))}//Provisional dates//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${text(entry.uid)}`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${firstDay.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(lastDay).replaceAll('-', '')}`,
    `SUMMARY:${text(entry.title)}`,
    `DESCRIPTION:${text(entry.description)}`,
    ...(entry.location ? [`LOCATION:${text(entry.location)}`] : []),
    `URL:${entry.url}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** '2027-06-13' for '2027-06-12'. */
export function dayAfter(day: string, count = 1) {
  return formatISO(addDays(parseISO(day), count), { representation: 'date' })
}

const text = (value: string) =>
  value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant
    .replace(/[\u0000-\u001f\u007f]/g, ' ')

const mostBytes = 75

// A line has at most 75 bytes and continues after a space; no character is cut in two.
function fold(line: string) {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > mostBytes) {
      parts.push(part)
      part = ' '
    }
    part += letter
  }
  return [...parts, part].join('\r\n')
}
