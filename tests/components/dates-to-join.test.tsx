import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DatesToJoin } from '@/app/itineraries/[id]/_components/dates-to-join'
import { formatDays } from '@/lib/departures/describe-date'

const date = (id: number, firstDay: string, more = {}) => ({
  ...{ id, firstDay, lastDay: firstDay, price: 214_000, sureFrom: 4, guideLanguage: null, note: null },
  ...more,
})
const dates = [
  date(1, '2029-07-10', { guideLanguage: 'German' }),
  date(2, '2029-07-17'),
  date(3, '2029-07-24', { sureFrom: 0, price: null }),
]
const row = (name: RegExp) => screen.getAllByRole('listitem').find(({ textContent }) => name.test(textContent ?? ''))
const textOf = (name: RegExp) => row(name)?.textContent ?? ''

test('before the places are known, and where they cannot be, every date can be asked for', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
  render(<DatesToJoin itineraryId={6} dates={dates} />)
  await screen.findByText(/Ask us how many places are left/)
  expect(screen.queryByText(/left$/)).toBeNull()
  const link = screen.getByRole('link', { name: /^Ask for places.*Jul 10/ })
  expect(link.getAttribute('href')).toBe('/book?itinerary=6&from=2029-07-10')
  expect(textOf(/Jul 10/)).toContain('US$2,140 each, leaves from 4 travellers, guide speaks German')
  expect(textOf(/Jul 24/)).toContain('sure to leave')
  expect(textOf(/Jul 24/)).not.toContain('each')
})

test('says how many places are left as of now, what is full, and what is sure', async () => {
  const counted = [
    { id: 1, left: 1, state: 'few', isSure: true },
    { id: 2, left: 0, state: 'full', isSure: true },
  ]
  const fetch = vi.fn().mockResolvedValue(Response.json(counted))
  vi.stubGlobal('fetch', fetch)
  render(<DatesToJoin itineraryId={6} dates={dates} />)
  await screen.findByText(/^Places as of \d\d:\d\d\./)
  expect(fetch).toHaveBeenCalledWith('/api/itineraries/6/departures', expect.anything())
  expect(textOf(/Jul 10/)).toContain('sure to leave, guide speaks German')
  expect(textOf(/Jul 10/)).toContain('1 place left')
  expect(textOf(/Jul 17/)).toContain('Full')
  const full = row(/Jul 17/)
  expect(full && within(full).getByRole('link', { name: /^Ask for the waiting list/ })).toBeTruthy()
  // Published since: nothing is known of it.
  expect(textOf(/Jul 24/)).not.toMatch(/left|Full/)
})

test.each([
  ['2029-07-10', '2029-07-17', 'Jul 10 to 17, 2029'],
  ['2029-07-28', '2029-08-04', 'Jul 28 to Aug 4, 2029'],
  ['2029-12-28', '2030-01-04', 'Dec 28, 2029 to Jan 4, 2030'],
  ['2029-07-10', '2029-07-10', 'Jul 10, 2029'],
])('the days from %s to %s are written %s', (firstDay, lastDay, days) =>
  expect(formatDays({ firstDay, lastDay })).toBe(days),
)

test('many dates are folded after the fifth, also without scripts', () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
  const many = Array.from({ length: 7 }, (_, index) => date(index + 1, `2029-08-${String(index + 1).padStart(2, '0')}`))
  render(<DatesToJoin itineraryId={6} dates={many} />)
  expect(screen.getByText('2 later dates').closest('details')?.querySelectorAll('li')).toHaveLength(2)
})
