import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { currencyText } from '@/components/itinerary/own-currency'
import { submitBooking } from '@/lib/leads/actions'
import { button, fillIn, open, requestSummary, stored } from '../support/booking'
import { loadAhead, sentBy, startAnew } from '../support/forms'

const send = vi.mocked(submitBooking)

async function sendIt() {
  await userEvent.click(button())
  return screen.findByRole('region', { name: 'Request sent' })
}

const day = 24 * 60 * 60 * 1000
const nameBox = () => screen.getByLabelText<HTMLInputElement>('Name')

beforeAll(loadAhead)
beforeEach(() => {
  startAnew('/book')
  send.mockResolvedValue(stored)
})

it('a traveller who forgets something sees the message at its field, and sees it go as soon as the field is right', async () => {
  open()
  await userEvent.click(button())
  const message = await screen.findByText('Please enter your name')
  expect(nameBox().ariaInvalid).toBe('true')
  expect(nameBox().getAttribute('aria-describedby')).toBe(message.parentElement?.id)
  await userEvent.type(nameBox(), 'Marta')
  await waitFor(() => expect(screen.queryByText('Please enter your name')).toBeNull())
})

it('a request that was sent without dates has no calendar file', async () => {
  open(1)
  await fillIn()
  const receipt = await sendIt()
  for (const text of ['Mara Long Weekend', 'Open']) expect(within(receipt).getByText(text)).toBeTruthy()
  expect(within(receipt).queryByRole('link', { name: /calendar/ })).toBeNull()
})

it('a request says in which currency its sender reads prices, and the receipt that nothing is booked or paid', async () => {
  currencyText.write('GBP')
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/rates' ? Response.json({ GBP: { dollars: 1.25 } }) : Response.error(),
  )
  onTestFinished(() => {
    currencyText.write('')
    vi.unstubAllGlobals()
  })
  send.mockResolvedValue({ ...stored, receipt: { ...stored.receipt, replyTime: 'within two hours' } })
  open(1)
  await fillIn()
  const receipt = within(await sendIt())
  expect(receipt.getByText('Nothing is booked and nothing is paid yet.')).toBeTruthy()
  expect(receipt.getByText(/^Our office in Nanyuki .* answers within two hours with a plan and a price/)).toBeTruthy()
  expect(sentBy(submitBooking)).toMatchObject({ currency: 'GBP' })
})

it('trips that take the youngest are offered where a child is too young for the chosen one', async () => {
  const leftOut = { minimumAge: 5, children: [{ age: 4, kind: 'child' }] }
  const party = { adults: 2, kids: 1, toddlers: 0, ages: [4] }
  const answer = { isPriced: false, reason: 'Minimum age 5.', party, from: null, leftOut, notes: [] }
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/estimate?')
      ? Response.json({ ...answer, instead: [{ id: 5, title: 'Zanzibar Spice and Sea' }] })
      : Response.error(),
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  open(1)
  const link = await requestSummary().findByRole('link', { name: 'Zanzibar Spice and Sea' })
  expect(link.getAttribute('href')).toBe('/itineraries/5?adults=2&kids=1&ages=4')
})

it('a request that was sent leaves an empty form for another request, the dates included', async () => {
  open(1)
  await fillIn()
  await userEvent.type(screen.getByLabelText('First day'), '2027-06-12')
  await sendIt()
  await userEvent.click(screen.getByRole('link', { name: 'Send another request' }))
  expect(nameBox().value).toBe('')
  expect(screen.getByLabelText('First day')).toHaveProperty('value', '')
  expect(requestSummary().queryByText(/2027/)).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Trip'))
})

it('a draft survives a look at another page, for seven days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 0, 1) })
  const { unmount } = open()
  await fillIn()
  await userEvent.click(screen.getByRole('radio', { name: 'Budget Safari' }))
  await userEvent.type(screen.getByLabelText('First day'), '2027-06-12')
  unmount()
  vi.setSystemTime(Date.now() + 7 * day - 1000)
  const { unmount: leave } = open()
  expect(nameBox().value).toBe('Marta Lindqvist')
  expect(screen.getByRole('radio', { name: 'Budget Safari' })).toHaveProperty('checked', true)
  expect(requestSummary().getByText('Jun 12, 2027')).toBeTruthy()
  leave()
  vi.setSystemTime(Date.now() + 8 * day)
  open()
  expect(nameBox().value).toBe('')
  vi.useRealTimers()
})

it('a draft keeps every trip of a request for several', async () => {
  window.history.replaceState(null, '', '/book?itinerary=1,2')
  const { unmount } = open()
  await fillIn()
  unmount()
  window.history.replaceState(null, '', '/book')
  open()
  await sendIt()
  expect(sentBy(send)).toMatchObject({ itineraryId: '1', furtherItineraryIds: '2' })
})

it('a draft gives way to the trip of the next link, and keeps the rest', async () => {
  window.history.replaceState(null, '', '/book?itinerary=1')
  const { unmount } = open(1)
  await fillIn()
  unmount()
  window.history.replaceState(null, '', '/book?itinerary=2')
  open(2)
  expect(nameBox().value).toBe('Marta Lindqvist')
  expect(screen.getByLabelText('Trip')).toHaveProperty('value', '2')
})

it('a link from the fleet writes its vehicle, but never over what was typed', async () => {
  const messageBox = () => screen.getByLabelText<HTMLTextAreaElement>(/^Message/)
  window.history.replaceState(null, '', '/book?vehicle=River+launch')
  const { unmount } = open()
  expect(messageBox().value).toBe('We would like to travel in this vehicle: River launch.')
  await userEvent.type(nameBox(), 'Marta')
  unmount()
  window.history.replaceState(null, '', '/book?vehicle=Pop-top+safari+minibus')
  const { unmount: leave } = open()
  expect(messageBox().value).toBe('We would like to travel in this vehicle: Pop-top safari minibus.')
  await userEvent.type(messageBox(), '{Enter}Our daughter counts birds.')
  leave()
  window.history.replaceState(null, '', '/book?vehicle=River+launch')
  open()
  expect(messageBox().value).toBe(
    'We would like to travel in this vehicle: Pop-top safari minibus.\nOur daughter counts birds.',
  )
})

it('a draft does without storage', async () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied or full', 'SecurityError')
    })
  open()
  await fillIn()
  await sendIt()
})

const step = (name: string) => screen.getByRole('button', { name })

it.each([
  ['adult', /^Adults/, 1, 20],
  ['kid', /^Kids/, 0, 20],
  ['toddler', /^Toddlers/, 0, 10],
])('stops at the limits for one %s more or fewer, and falls back when it is emptied', async (unit, label, min, max) => {
  open()
  const input = screen.getByLabelText(label)
  await userEvent.click(step(`One ${unit} fewer`))
  expect(input).toHaveProperty('value', String(min))
  await userEvent.clear(input)
  await userEvent.type(input, String(max - 1))
  expect(screen.queryByText('Larger group? Tell us in the message.')).toBeNull()
  await userEvent.click(step(`One ${unit} more`))
  await userEvent.click(step(`One ${unit} more`))
  expect(input).toHaveProperty('value', String(max))
  expect(step(`One ${unit} more`).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Larger group? Tell us in the message.')).toBeTruthy()
  await userEvent.clear(input)
  await userEvent.tab()
  expect(input).toHaveProperty('value', String(min))
})

it.each([
  ['Arabic', '١٢'],
  ['Devanagari', '१२'],
  ['full-width', '１２'],
])('reads %s digits as digits, and the arrow keys count on', async (_, typed) => {
  open()
  const input = screen.getByRole('spinbutton', { name: /^Adults/ })
  await userEvent.clear(input)
  await userEvent.type(input, typed)
  expect(input).toHaveProperty('value', '12')
  expect(requestSummary().getByText(/^12 adults/)).toBeTruthy()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(input).toHaveProperty('value', '13')
})

it('a category can be taken back, and the summary follows', async () => {
  open()
  expect(requestSummary().getByText('A trip planned for you')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Luxury Safari' }))
  expect(requestSummary().getByText('Luxury Safari')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear choice' }))
  expect(screen.getByRole('radio', { name: 'Luxury Safari' })).toHaveProperty('checked', false)
  expect(requestSummary().queryByText('Luxury Safari')).toBeNull()
})

it.each(['abc', '3', '0', ''])('a link with the trip %j chooses none', (id) => {
  window.history.replaceState(null, '', `/book?itinerary=${id}`)
  open()
  expect(screen.getByLabelText('Trip')).toHaveProperty('value', '0')
})

describe('the receipt of a request', () => {
  const openAgain = () => {
    cleanup()
    open()
  }

  async function sendAndReturn() {
    openAgain()
    await fillIn()
    await sendIt()
    openAgain()
  }

  async function expectNone() {
    await new Promise((resolve) => setImmediate(resolve))
    expect(screen.queryByText(/^TT-7K4Q2P9, sent/)).toBeNull()
  }

  it('is there again when the page is opened anew, above an empty form, for a month', async () => {
    await sendAndReturn()
    const kept = await screen.findByRole('region', { name: 'Sent from this device' })
    expect(within(kept).getByText(/^TT-7K4Q2P9, sent /)).toBeTruthy()
    expect(within(kept).getByText(/The answer goes to marta@example.com\.$/)).toBeTruthy()
    expect(nameBox().value).toBe('')
    vi.setSystemTime(Date.now() + 32 * day)
    openAgain()
    await expectNone()
    vi.useRealTimers()
  })

  it('is not shown by another form, and does no harm where something else is kept under its name', async () => {
    await sendAndReturn()
    const other = JSON.parse(localStorage.getItem('receipts') ?? '[]').map((one: object) => ({ ...one, page: '/' }))
    for (const kept of [JSON.stringify(other), '{"not']) {
      localStorage.setItem('receipts', kept)
      openAgain()
      await expectNone()
    }
  })
})
