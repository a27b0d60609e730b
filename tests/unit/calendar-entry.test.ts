import { expect, it } from 'vitest'
import { type CalendarEntry, writeCalendar } from '@/lib/itineraries/calendar-entry'
import { readCalendar } from '../support/calendar'

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

const plain = (value = '') => value.replace(/\\(n|.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))

const properties = readCalendar(writeCalendar(entry, 'Tembo Trails'))
const values = Object.fromEntries(properties.map(({ name, value }) => [name, value]))

it('is one calendar with one event, each opened and closed once', () => {
  const frame = properties.filter(({ name }) => name === 'BEGIN' || name === 'END').map(({ value }) => value)
  expect(frame).toEqual(['VCALENDAR', 'VEVENT', 'VEVENT', 'VCALENDAR'])
  expect(properties.slice(1, 3).map(({ name }) => name)).toEqual(['VERSION', 'PRODID'])
  expect(values).toMatchObject({ VERSION: '2.0', STATUS: 'TENTATIVE', UID: entry.uid, DTSTAMP: '20261122T080509Z' })
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
