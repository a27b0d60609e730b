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
  /** Provisional without one. */
  state?: 'confirmed' | 'cancelled'
  /** How often it was changed: a calendar takes the entry with the highest. */
  sequence?: number
}

const statuses = { provisional: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' }

export function writeCalendar(
  { firstDay, lastDay, stamp, state, sequence = 0, ...entry }: CalendarEntry,
  brand: string,
) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(brand.replaceAll('/', ' '))}//${state ? 'Booked' : 'Provisional'} dates//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${text(entry.uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${firstDay.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(lastDay).replaceAll('-', '')}`,
    `SUMMARY:${text(entry.title)}`,
    `DESCRIPTION:${text(entry.description)}`,
    ...(entry.location ? [`LOCATION:${text(entry.location)}`] : []),
    `URL:${entry.url}`,
    `STATUS:${statuses[state ?? 'provisional']}`,
    `TRANSP:${state === 'confirmed' ? 'OPAQUE' : 'TRANSPARENT'}`,
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
