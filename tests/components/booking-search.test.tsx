// A catalogue too long to send with the page.
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useLayoutEffect } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BookingRequest } from '@/app/book/_components/booking-request'
import { submitBooking } from '@/lib/leads/actions'
import { toItineraryOption } from '@/lib/search/lists'
import { button, fillIn, requestSummary, stored } from '../support/booking'
import { makeItinerary } from '../support/factories'
import { contacts, loadAhead, sentBy, startAnew } from '../support/forms'

const far = makeItinerary({ id: 1500, title: 'Gorillas of Bwindi', duration: 4, country: 'Uganda' })
const further = makeItinerary({ id: 1600, title: 'Zanzibar by Dhow', country: 'Tanzania' })
const all = [far, further].map(toItineraryOption)

beforeAll(loadAhead)
beforeEach(() => {
  // The list closes when its box takes no room, as nothing does in jsdom.
  vi.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 300, height: 48 } as DOMRect)
  startAnew()
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/suggestions') return Response.json([])
    const params = new URL(address, 'http://localhost').searchParams
    const ids = params.get('ids')?.split(',')
    const query = params.get('query')
    const found = all.filter(({ id, title }) => (ids ? ids.includes(String(id)) : query && title.includes(query)))
    return Response.json(found)
  })
})

let firstFrame = ''

/** Notes which trip the first frame shows. */
function FirstFrame({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    firstFrame = select().value
  }, [])
  return children
}

async function open(query = '') {
  window.history.replaceState(null, '', `/book${query}`)
  render(
    <FirstFrame>
      <BookingRequest itineraries={[toItineraryOption(makeItinerary())]} hasMore chosenIds={[]} contacts={contacts} />
    </FirstFrame>,
  )
  await screen.findByLabelText(/Find a trip/)
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trip' })

test('a trip that was not sent is searched and chosen', async () => {
  await open()
  await userEvent.type(screen.getByLabelText(/Find a trip/), 'Gorillas')
  await userEvent.click(await screen.findByRole('option', { name: /Gorillas of Bwindi/ }))
  expect(select().value).toBe('1500')
  requestSummary().getByRole('heading', { name: 'Gorillas of Bwindi' })
  expect(document.activeElement).toBe(select())
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a search without a result says so', async () => {
  await open()
  await userEvent.type(screen.getByLabelText(/Find a trip/), 'penguins')
  await screen.findByText(/No trip matches “penguins”/)
})

test('the trip of a link is chosen in the first frame', async () => {
  await open(`?itinerary=${makeItinerary().id}`)
  expect(firstFrame).toBe(String(makeItinerary().id))
})

test('the trips of a link are chosen though they were not sent, and one can be taken off', async () => {
  await open('?itinerary=1500,1600,4711')
  await waitFor(() => expect(select().value).toBe('1500'))
  await requestSummary().findByText('and 1 more')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Zanzibar by Dhow' }))
  expect(screen.queryByText(/You ask about/)).toBeNull()
})

test('trips of a link that cannot be read are sent as they are', async () => {
  vi.stubGlobal('fetch', async () => Response.error())
  vi.mocked(submitBooking).mockResolvedValue(stored)
  await open('?itinerary=1500,1600,4711')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Trip 4711' }))
  await fillIn()
  await userEvent.click(button())
  await screen.findByRole('heading', { name: 'Request sent' })
  expect(sentBy(submitBooking)).toMatchObject({ itineraryId: '1500', furtherItineraryIds: '1600' })
})
