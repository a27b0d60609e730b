import { describe, expect, it } from 'vitest'
import * as dates from '@/app/book/dates.ics/route'
import { readCalendar } from '../support/calendar'
import { get } from '../support/rest'

const ask = (query: Record<string, string>) => get(dates, `?${new URLSearchParams(query)}`)

async function linesOf(response: Response) {
  return readCalendar(await response.text()).map(({ name, value }) => `${name}:${value}`)
}

describe('/book/dates.ics', () => {
  it('takes the dates of a receipt that names no trip', async () => {
    const response = await ask({ dates: 'Jun 12, 2027 - Jun 19, 2027', itinerary: '0', reference: 'TT-7K4Q2P9' })
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    const lines = await linesOf(response)
    expect(lines).toContain('DTSTART;VALUE=DATE:20270612')
    expect(lines).toContain('DTEND;VALUE=DATE:20270620')
  })

  it('takes the length of the trip where only its start was chosen', async () => {
    const lines = await linesOf(await ask({ dates: 'Jun 12, 2027', itinerary: '6', reference: 'TT-7K4Q2P9' }))
    // Seven days: DTEND is the first day after them.
    expect(lines).toContain('DTEND;VALUE=DATE:20270619')
    expect(lines).toContainEqual(expect.stringMatching(/^SUMMARY:Provisional: Mara\\, Nakuru/))
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
