// An entry for a calendar, as RFC 5545 writes it.

export type CalendarEntry = {
  /** Names the entry: the same one sent again takes the place of the first. */
  uid: string
  title: string
  description: string
  location: string
  url: string
  /** Whole days, as in 2027-06-12; the last one is part of it. */
  firstDay: string
  lastDay: string
  stamp: Date
}

/** Writes a calendar with one entry of whole days, marked as tentative. Takes it and who writes it. */
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
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

// Control characters have no place in a text.
const text = (value: string) =>
  value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant
    .replace(/[\u0000-\u001f\u007f]/g, ' ')

const mostBytes = 75

// A line has at most 75 bytes; what goes on begins with a space. No letter is cut in two.
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
