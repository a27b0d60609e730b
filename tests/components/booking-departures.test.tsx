import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { BookingRequest } from '@/app/book/_components/booking-request'
import type { Departure } from '@/lib/departures/queries'
import { toItineraryOption } from '@/lib/search/lists'
import { makeItinerary } from '../support/factories'
import { contacts, loadAhead, startAnew } from '../support/forms'

const departure = (id: number, firstDay: string, lastDay: string, more: Partial<Departure> = {}) => ({
  ...{ id, itineraryId: 2, firstDay, lastDay, state: 'open', isSure: false, sureFrom: 4 },
  ...more,
})
const departures = [
  departure(1, '2027-06-05', '2027-06-12', { state: 'gone' }),
  departure(2, '2027-06-12', '2027-06-19'),
  departure(3, '2027-06-19', '2027-06-26', { isSure: true }),
  departure(4, '2027-06-26', '2027-07-03', { state: 'full' }),
]

beforeAll(loadAhead)
beforeEach(() => {
  startAnew()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 5, 10, 15) })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** Returns which departures were asked for. */
function open(chosenId: number) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.endsWith('/departures')) return Response.error()
    asked.push(address)
    return Response.json(departures)
  })
  const trips = [makeItinerary(), makeItinerary({ id: 2, title: 'Laikipia', duration: 8, departure: 'shared' })]
  render(<BookingRequest itineraries={trips.map(toItineraryOption)} chosenIds={[chosenId]} contacts={contacts} />)
  return asked
}

const chooseDay = async (day: string) => {
  await userEvent.clear(screen.getByLabelText('First day'))
  await userEvent.type(screen.getByLabelText('First day'), day)
}

it('a shared trip offers its dates, and says which one is asked for', async () => {
  open(2)
  await screen.findByText('On this trip you join others, on set dates:')
  expect(screen.queryByRole('button', { name: 'Jun 5, 2027' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Jun 19, 2027' }))
  await screen.findByText('You ask to join others from Jun 19 to 26, 2027: it is sure to leave.')
  expect(screen.getByLabelText('First day')).toHaveProperty('value', '2027-06-19')
  expect(screen.getByLabelText('Last day')).toHaveProperty('value', '2027-06-26')
  await chooseDay('2027-06-12')
  await screen.findByText('You ask to join others from Jun 12 to 19, 2027: it leaves from 4 travellers.')
})

it('a day on which nothing leaves is answered by the next ones, and a full one by the waiting list', async () => {
  open(2)
  await chooseDay('2027-06-21')
  await screen.findByRole('button', { name: 'Jun 26, 2027' })
  expect(screen.queryByRole('button', { name: 'Jun 19, 2027' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Jun 26, 2027' }))
  await screen.findByText('Jun 26 to Jul 3, 2027 is full: you ask for the waiting list.')
  await chooseDay('2027-08-01')
  expect(await screen.findAllByRole('button', { name: /^Jun \d+, 2027$/ })).toHaveLength(3)
})

it('a private trip says nothing of dates, and asks for none', () => {
  expect(open(1)).toEqual([])
  expect(screen.queryByText(/you join others/)).toBeNull()
})
