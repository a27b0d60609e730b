import { expect, test } from 'vitest'
import * as dates from '@/app/book/dates.ics/route'
import { readCalendar } from '../support/calendar'
import { get } from '../support/rest'

const ask = (query: Record<string, string>) => get(dates, `?${new URLSearchParams(query)}`)

// DTEND is the first day after them.
test.each([
  ['the dates of a receipt that names no trip', 'Jun 12, 2027 - Jun 19, 2027', '0', '20270620', /^Provisional: /],
  ['the length of the trip where only its start was chosen', 'Jun 12, 2027', '6', '20270619', /: Mara\\, Nakuru/],
])('/book/dates.ics takes %s', async (_, dates, itinerary, end, summary) => {
  const response = await ask({ dates, itinerary, reference: 'TT-7K4Q2P9' })
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  const lines = Object.fromEntries(readCalendar(await response.text()).map(({ name, value }) => [name, value]))
  expect(lines).toMatchObject({ 'DTSTART;VALUE=DATE': '20270612', 'DTEND;VALUE=DATE': end })
  expect(lines.SUMMARY).toMatch(summary)
})

test.each([
  { dates: '', reference: 'TT-7K4Q2P9' },
  { dates: 'soon', reference: 'TT-7K4Q2P9' },
  { dates: 'Jun 12, 2027', reference: 'TT-7K4Q2P9\r\nX:1' },
  { dates: 'x'.repeat(61), reference: 'TT-7K4Q2P9' },
])('/book/dates.ics refuses %j with a sentence', async (query) => {
  const response = await ask(query)
  expect([response.status, await response.text()]).toEqual([400, 'There are no dates in this address.'])
})
