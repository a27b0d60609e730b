import { expect, test } from 'vitest'
import { knownTimeZone } from '@/lib/forms/time-zone'
import { callHours, formatCall, formatCallHour, sharedCallHours } from '@/lib/leads/call-times'
import { callConfirmation, callLine } from '@/lib/leads/kinds/call-lines'

// A Thursday. New York is five hours behind GMT, from March 14 on four.
const winter = new Date('2027-01-14T12:00:00Z')
const summer = new Date('2027-07-15T12:00:00Z')

test.each([
  ['Africa/Nairobi', winter, '07:00', '17:00'],
  ['America/New_York', winter, '15:00', '17:00'],
  ['America/New_York', summer, '14:00', '17:00'],
  ['Europe/Berlin', winter, '09:00', '17:00'],
  ['Asia/Kolkata', winter, '07:00', '17:00'],
  ['Asia/Kathmandu', winter, '07:00', '17:00'],
  ['Pacific/Honolulu', winter, '07:00', '10:00'],
  ['Pacific/Kiritimati', winter, '07:00', '10:00'],
])('in %s at %s the office offers calls from %s to %s in Nairobi', (zone, now, first, last) => {
  const hours = sharedCallHours(zone, now)
  expect([hours[0], hours.at(-1)]).toEqual([first, last])
})

test('every time zone of the world shares an hour with the office, in summer and in winter', () => {
  for (const zone of [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+12', 'Etc/GMT-14'])
    for (const now of [winter, summer]) expect(sharedCallHours(zone, now), zone).not.toEqual([])
})

test.each([
  ['America/New_York', '16:00', '08:00 to 09:00 (16:00 to 17:00 in Nairobi)'],
  ['Asia/Kathmandu', '07:00', '09:45 to 10:45 (07:00 to 08:00 in Nairobi)'],
  ['Pacific/Honolulu', '07:00', '18:00 to 19:00 (07:00 to 08:00 the next day in Nairobi)'],
  ['Pacific/Auckland', '17:00', '03:00 to 04:00 (17:00 to 18:00 the day before in Nairobi)'],
  ['Africa/Nairobi', '07:00', '07:00 to 08:00 in Nairobi'],
  [null, '07:00', '07:00 to 08:00 in Nairobi'],
])('in %s the hour %s is %s', (zone, hour, text) => expect(formatCallHour(hour, zone, winter)).toBe(text))

test('a call on the day after the clocks change is at the hour of that day', () => {
  const saturday = new Date('2027-03-13T20:00:00Z')
  expect(formatCallHour('16:00', 'America/New_York', saturday)).toContain('09:00 to 10:00')
  const thursday = new Date('2027-03-11T20:00:00Z')
  expect(formatCallHour('16:00', 'America/New_York', thursday)).toContain('08:00 to 09:00')
})

test('the days of a call are those of the visitor', () => {
  expect(formatCall('07:00', 'Pacific/Honolulu', winter)).toMatch(/^Sunday to Friday, 18:00 to 19:00 Hawaii-Aleutian/)
  expect(formatCall('16:00', 'America/New_York', winter)).toMatch(/^Monday to Saturday, 08:00 to 09:00 Eastern Time/)
})

test.each([['Mars/Olympus'], ['Etc/Unknown'], [''], [null], [7], [['Africa/Nairobi']], ['x'.repeat(65)]])(
  'the time zone %j is none',
  (name) => expect(knownTimeZone(name)).toBeNull(),
)

const none = { phone: null, countryCode: '+254' }
const row = (callTime: string | null, callZone: string | null = null) => ({ callTime, callZone, createdAt: winter })

test('the office reads where a time zone comes from, and that it is not known', () => {
  const berlin = { phone: '0171 2345678', countryCode: '+49' }
  const british = { phone: '+44 7700 900123', countryCode: null }
  const ohio = { phone: '614 555 0123', countryCode: '+1' }
  const ours = '16:00 to 17:00 in Nairobi'
  expect(callLine(row('16:00'), berlin)[1]).toBe(
    `Monday to Saturday, 14:00 to 15:00 Central European Time (${ours}), by the country of the number`,
  )
  expect(callLine(row('16:00'), british)[1]).toContain('13:00 to 14:00 United Kingdom Time')
  for (const phone of [ohio, none, { phone: 'call me', countryCode: null }])
    expect(callLine(row('16:00'), phone)[1]).toBe(`Monday to Saturday, ${ours}, we do not know their time zone`)
  expect(callLine(row('16:00', 'America/New_York'), berlin)[1]).toContain(`Eastern Time (${ours})`)
})

test('a receipt confirms a call, and none that nobody wants', () => {
  expect(callConfirmation(row('16:00', 'America/New_York'), none)).toEqual([
    'We call you',
    'Monday to Saturday, 08:00 to 09:00 Eastern Time (16:00 to 17:00 in Nairobi)',
  ])
  expect(callConfirmation(row(null), none)[1]).toBeNull()
  expect(callLine(row(null), none)[1]).toBeNull()
})

test('requests of before keep the part of the day that was chosen', () => {
  expect(callLine(row('evening'), none)[1]).toBe('In the evening, in their own time zone')
  expect(callConfirmation(row('evening'), none)[1]).toBeNull()
})

test('the hours are those of the office', () => expect([callHours[0], callHours.at(-1)]).toEqual(['07:00', '17:00']))
