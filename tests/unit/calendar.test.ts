import { describe, expect, it } from 'vitest'
import { GET } from '@/app/book/dates.ics/route'
import { type CalendarEntry, writeCalendar } from '@/lib/content/calendar'

const entry: CalendarEntry = {
  uid: 'TT-7K4Q2P9@example.com',
  title: 'Provisional: Mara, Nakuru; and “Amboseli”',
  description:
    'First line\nSecond, with a backslash \\ and letters of two bytes: ÄÖÜ, so that the line must be folded.',
  location: 'Maasai Mara, Kenya',
  url: 'https://example.com/itineraries/6',
  firstDay: '2027-06-12',
  lastDay: '2027-06-30',
  stamp: new Date('2026-11-22T08:05:09.123Z'),
}

/** Reads a calendar as strictly as RFC 5545 writes it. Returns its properties in order; throws on a line that is none. */
function readCalendar(file: string) {
  expect(file.endsWith('\r\n')).toBe(true)
  const physical = file.slice(0, -2).split('\r\n')
  for (const line of physical) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
  const lines = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  return lines.map((line) => {
    const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^;:,"]+)*):(.*)$/.exec(line) ?? []
    if (!name) throw new Error(`No content line: ${line}`)
    return { name: name + parameters, value }
  })
}

const plain = (value = '') => value.replace(/\\(n|.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))

describe('the calendar file', () => {
  const properties = readCalendar(writeCalendar(entry, 'Tembo Trails'))
  const values = Object.fromEntries(properties.map(({ name, value }) => [name, value]))

  it('is one calendar with one event, each opened and closed once', () => {
    const frame = properties.filter(({ name }) => name === 'BEGIN' || name === 'END').map(({ value }) => value)
    expect(frame).toEqual(['VCALENDAR', 'VEVENT', 'VEVENT', 'VCALENDAR'])
    expect(properties.slice(1, 3).map(({ name }) => name)).toEqual(['VERSION', 'PRODID'])
    expect(values).toMatchObject({ VERSION: '2.0', STATUS: 'TENTATIVE', UID: entry.uid, DTSTAMP: '20261122T080509Z' })
  })

  it('has whole days, and ends on the day after the last one', () => {
    expect([values['DTSTART;VALUE=DATE'], values['DTEND;VALUE=DATE']]).toEqual(['20270612', '20270701'])
  })

  it('gives back every letter of its texts', () => {
    expect(plain(values.SUMMARY)).toBe(entry.title)
    expect(plain(values.DESCRIPTION)).toBe(entry.description)
    expect(values.SUMMARY).not.toMatch(/(?<!\\)[;,]/)
  })

  it('lets nobody add a line of their own', () => {
    const file = writeCalendar({ ...entry, title: 'x\r\nATTENDEE:mailto:a@b.c\rY' }, 'Tembo\nTrails')
    expect(readCalendar(file).map(({ name }) => name)).not.toContain('ATTENDEE')
  })
})

describe('/book/dates.ics', () => {
  const ask = (query: Record<string, string>) =>
    GET(new Request(`http://localhost/book/dates.ics?${new URLSearchParams(query)}`))

  it('takes the dates of a receipt that names no trip', async () => {
    const response = await ask({ dates: 'Jun 12, 2027 - Jun 19, 2027', itinerary: '0', reference: 'TT-7K4Q2P9' })
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    const names = readCalendar(await response.text()).map(({ name, value }) => `${name}:${value}`)
    expect(names).toContain('DTSTART;VALUE=DATE:20270612')
    expect(names).toContain('DTEND;VALUE=DATE:20270620')
  })

  it.each([
    { dates: '', reference: 'TT-7K4Q2P9' },
    { dates: 'soon', reference: 'TT-7K4Q2P9' },
    { dates: 'Jun 12, 2027', reference: 'TT-7K4Q2P9\r\nX:1' },
    { dates: 'x'.repeat(61), reference: 'TT-7K4Q2P9' },
  ])('refuses %j with a sentence', async (query) => {
    const response = await ask(query)
    expect([response.status, await response.text()]).toEqual([400, 'There are no dates in this address.'])
  })
})
