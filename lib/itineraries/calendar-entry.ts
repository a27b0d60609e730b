import { dayAfter } from '../domain/day-after'

// RFC 5545. `lastDay` is inclusive.

export type CalendarEntry = {
  uid: string
  title: string
  description: string
  location: string
  url: string
  firstDay: string
  lastDay: string
  stamp: Date
  /** Else the dates are provisional. */
  isConfirmed?: boolean
}

export function writeCalendar({ firstDay, lastDay, stamp, isConfirmed, ...entry }: CalendarEntry, brand: string) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(brand.replaceAll('/', ' '))}//${isConfirmed ? 'Booked' : 'Provisional'} dates//EN`,
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
    `STATUS:${isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    `TRANSP:${isConfirmed ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const text = (value: string) =>
  value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant
    .replace(/[\u0000-\u001f\u007f]/g, ' ')

const mostBytes = 75

// Lines of at most 75 bytes (RFC 5545), without splitting a character.
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
