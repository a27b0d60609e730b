import { expect, test } from 'vitest'
import { bestPromise, summarizeTimes } from '@/lib/leads/reply-times'
import { formatWorkingTime, workingMinutes } from '@/lib/leads/working-time'

// A moment in Nairobi. November 2, 2026 is a Monday.
const at = (text: string) => new Date(`2026-11-${text}:00+03:00`)

test.each([
  ['within a day', '02T09:00', '02T10:30', 90],
  ['before opening to after it', '02T05:00', '02T07:20', 20],
  ['after closing to the next morning', '02T18:30', '03T07:15', 15],
  ['over a night', '02T17:30', '03T08:00', 90],
  ['over a Sunday', '07T17:00', '09T08:00', 120],
  ['on a Sunday', '08T09:00', '08T17:00', 0],
  ['a whole week', '02T09:00', '09T09:00', 6 * 11 * 60],
  ['backwards', '03T09:00', '02T09:00', 0],
])('%s: from %s to %s are %s minutes', (_, from, to, minutes) => expect(workingMinutes(at(from), at(to))).toBe(minutes))

test.each([
  [0, '0 min'],
  [45.4, '45 min'],
  [200, '3 h 20 min'],
  [660, '1 working day'],
  [1560, '2 working days 4 h'],
])('%s minutes are written %s', (minutes, text) => expect(formatWorkingTime(minutes)).toBe(text))

const now = at('06T12:00')
const lead = (from: string, to: string | null) => ({ createdAt: at(from), answeredAt: to ? at(to) : null })

test('the median and the share count those that wait, once they have waited an hour', () => {
  const leads = [
    lead('06T08:00', '06T08:30'),
    lead('06T08:00', '06T09:00'),
    lead('06T08:00', '06T10:00'),
    lead('06T10:00', null),
    lead('06T11:30', null),
  ]
  expect(summarizeTimes(leads, now)).toEqual({ count: 4, median: 90, withinAnHour: 0.5 })
  expect(summarizeTimes(leads.slice(0, 3), now)).toEqual({ count: 3, median: 60, withinAnHour: 2 / 3 })
  expect(summarizeTimes([lead('06T11:30', null)], now)).toBeNull()
})

const today = 'within one working day'
const answered = (count: number, to: string) => Array.from({ length: count }, () => lead('02T08:00', to))

test.each([
  ['too few answers', answered(9, '02T08:10'), today],
  ['all within minutes', answered(10, '02T08:10'), 'within one working hour'],
  ['a minute over the hour', answered(10, '02T09:01'), 'within two working hours'],
  ['one of ten late', [...answered(9, '02T08:10'), lead('02T08:00', '06T08:00')], 'within one working hour'],
  ['two of ten late', [...answered(8, '02T08:10'), ...answered(2, '03T10:00')], 'within two working days'],
  [
    'two that still wait',
    [...answered(10, '02T08:10'), lead('02T08:00', null), lead('02T08:00', null)],
    'within five working days',
  ],
  ['one that has just come', [...answered(10, '02T08:10'), lead('06T11:59', null)], 'within one working hour'],
])('with %s we promise what is borne out', (_, leads, words) => expect(bestPromise(leads, now, today)).toBe(words))

test('nothing is promised that never was kept', () => {
  const old = Array.from({ length: 10 }, () => ({ createdAt: at('02T08:00'), answeredAt: new Date('2026-11-30') }))
  expect(bestPromise(old, new Date('2026-12-01'), today)).toBe('as soon as we can')
})
