import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BookingDesk } from '@/app/book/_components/booking-desk'
import { showToast } from '@/components/ui/toast'
import { submitBooking } from '@/lib/data/actions'
import { toItineraryOption } from '@/lib/data/itinerary-options'
import type { FormResult } from '@/lib/forms/form-result'
import { makeItinerary } from '../support/factories'

vi.mock('@/lib/data/actions', () => ({ submitBooking: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ bfcacheId: '_b_0_' }) }))

const send = vi.mocked(submitBooking)
const stored: FormResult = { ok: true, receipt: { reference: 'TT-7K4Q2P9' } }
const contacts = { phone: '+254 700 000 000', whatsapp: '+254 700 000 001', email: 'reservations@example.com' }
const itineraries = [
  makeItinerary(),
  makeItinerary({ id: 2, title: 'Gorillas of Bwindi', duration: 4, country: 'Uganda', price: 0 }),
]

function open(chosenId = 0) {
  return render(
    <BookingDesk itineraries={itineraries.map(toItineraryOption)} chosenId={chosenId} contacts={contacts} />,
  )
}

const button = () => screen.getByRole('button', { name: 'Send booking request' })
const permit = () => within(screen.getByRole('complementary', { name: 'Your request' }))

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Marta Lindqvist')
  await userEvent.type(screen.getByLabelText('Email'), 'marta@example.com')
}

function sentFields() {
  return Object.fromEntries(send.mock.calls[0]?.[1] ?? [])
}

/** jsdom has no layout: what comes into view is decided here. */
function stubView(isIntersecting: boolean) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
      observe(target: Element) {
        this.tell([{ isIntersecting, target }])
      }
      unobserve() {}
      disconnect() {}
    },
  )
}

// What the page loads when it is needed is here from the start, so that no test waits for it.
beforeAll(async () => {
  await import('@/components/form/date-range-calendar')
  await import('@/app/book/_components/booking-resolver')
})

beforeEach(() => {
  localStorage.clear()
  send.mockReset().mockResolvedValue(stored)
  Element.prototype.scrollIntoView = () => undefined
  stubView(false)
})

describe('a traveller who forgets something', () => {
  it('sees what is missing next to the fields and is taken to the first of them', async () => {
    open()
    await userEvent.click(button())
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveProperty('ariaInvalid', 'true'))
    expect(name.getAttribute('aria-describedby')).toBe(screen.getByText('Please enter your name').parentElement?.id)
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(document.activeElement).toBe(name)
    expect(send).not.toHaveBeenCalled()
  })

  it('sees the message go as soon as the field is right', async () => {
    open()
    await userEvent.click(button())
    await screen.findByText('Please enter your name')
    await userEvent.type(screen.getByLabelText('Name'), 'Marta')
    await waitFor(() => expect(screen.queryByText('Please enter your name')).toBeNull())
  })

  it('sees what only the server found, in the same place, and is told that it failed', async () => {
    send.mockResolvedValue({ ok: false, fieldErrors: { email: 'Please use another address' } })
    open()
    await fillIn()
    await userEvent.click(button())
    expect(await screen.findByText('Please use another address')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(showToast).toHaveBeenCalledWith({
      title: 'Error',
      description: 'Failed to submit booking',
      isDestructive: true,
    })
  })
})

describe('sending', () => {
  it('says so while it is on its way, and a second click sends nothing', async () => {
    let answer: (result: FormResult) => void = () => undefined
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    open()
    await fillIn()
    await userEvent.dblClick(button())
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'))
    await userEvent.click(button())
    expect(send).toHaveBeenCalledTimes(1)
    answer(stored)
    await screen.findByRole('heading', { name: 'Booking Submitted' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('sends every field of the specification and the category apart from the trip', async () => {
    open(2)
    await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: 'Culture Safari' }))
    await userEvent.selectOptions(screen.getByLabelText('Country code'), '+46 Sweden')
    await userEvent.type(screen.getByLabelText(/^Phone/), '70 123 45 67')
    await userEvent.click(screen.getByRole('button', { name: 'One adult more' }))
    await userEvent.click(screen.getByRole('button', { name: 'One kid more' }))
    await userEvent.type(screen.getByLabelText('First day'), '2027-06-12')
    await userEvent.type(screen.getByLabelText('Last day'), '2027-06-19')
    await userEvent.type(screen.getByLabelText(/^Message/), 'Birds')
    await userEvent.click(button())
    await screen.findByRole('heading', { name: 'Booking Submitted' })
    expect(sentFields()).toMatchObject({
      name: 'Marta Lindqvist',
      email: 'marta@example.com',
      phone: '70 123 45 67',
      countryCode: '+46',
      itineraryId: '2',
      safariCategory: '4',
      preferredDates: 'Jun 12, 2027 - Jun 19, 2027',
      numberOfAdults: '2',
      numberOfKids: '1',
      numberOfToddlers: '0',
      message: 'Birds',
    })
  })

  it('ends with the toast and a receipt that takes the focus', async () => {
    open(1)
    await fillIn()
    await userEvent.click(button())
    const receipt = await screen.findByRole('region', { name: 'Booking Submitted' })
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Booking Submitted',
      description: "We'll contact you via email or phone to confirm your booking!",
    })
    expect(document.activeElement).toBe(receipt)
    for (const text of ['TT-7K4Q2P9', 'Mara Long Weekend', 'Open', '1 adult', 'marta@example.com'])
      expect(within(receipt).getByText(text)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeTruthy()
  })

  it('leaves an empty form for another request, the dates included', async () => {
    open(1)
    await fillIn()
    await userEvent.type(screen.getByLabelText('First day'), '2027-06-12')
    await userEvent.click(button())
    await userEvent.click(await screen.findByRole('link', { name: 'Send another request' }))
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '')
    expect(screen.getByLabelText('First day')).toHaveProperty('value', '')
    expect(permit().queryByText(/2027/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Itinerary'))
  })
})

describe('a request that cannot be sent', () => {
  it.each([
    ['offline', () => send.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['refused by the server', () => send.mockResolvedValue({ ok: false })],
  ])('%s keeps every field and says what to do', async (_, prepare) => {
    prepare()
    open(2)
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'One adult more' }))
    await userEvent.click(button())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('everything you wrote is still here. Please try again, or call')
    expect(within(alert).getByRole('link', { name: '+254 700 000 000' }).getAttribute('href')).toBe('tel:+254700000000')
    expect(within(alert).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/254700000001',
    )
    expect(showToast).toHaveBeenCalledWith({
      title: 'Error',
      description: 'Failed to submit booking',
      isDestructive: true,
    })
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Marta Lindqvist')
    expect(screen.getByLabelText('Adults')).toHaveProperty('value', '2')

    send.mockResolvedValue(stored)
    await userEvent.click(button())
    expect(await screen.findByRole('heading', { name: 'Booking Submitted' })).toBeTruthy()
  })
})

describe('counting the party', () => {
  const step = (name: string) => screen.getByRole('button', { name })

  it.each([
    ['adult', 'Adults', 1, 20],
    ['kid', /^Kids/, 0, 20],
    ['toddler', /^Toddlers/, 0, 10],
  ])('stops at the limits for one %s more or fewer', async (unit, label, min, max) => {
    open()
    const input = screen.getByLabelText(label)
    expect(input).toHaveProperty('value', String(min))
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
  })

  it('an emptied number falls back', async () => {
    open()
    await userEvent.clear(screen.getByLabelText('Adults'))
    await userEvent.tab()
    expect(screen.getByLabelText('Adults')).toHaveProperty('value', '1')
  })

  it('a typed number over the limit is refused in words', async () => {
    open()
    await fillIn()
    await userEvent.clear(screen.getByLabelText('Adults'))
    await userEvent.type(screen.getByLabelText('Adults'), '25')
    await userEvent.click(button())
    expect(await screen.findByText('Please choose 1 to 20 adults')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Adults'))
    expect(send).not.toHaveBeenCalled()
  })
})

describe('the permit', () => {
  it('follows what one types', async () => {
    open()
    expect(permit().getByText('A trip drawn for you')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Itinerary'), 'Mara Long Weekend (3 days)')
    await userEvent.click(screen.getByRole('radio', { name: 'Luxury Safari' }))
    await userEvent.click(screen.getByRole('button', { name: 'One toddler more' }))
    await userEvent.type(screen.getByLabelText('First day'), '2027-06-12')
    for (const text of ['Mara Long Weekend', 'US$590', 'Luxury Safari', '1 adult, 1 toddler', 'Jun 12, 2027'])
      expect(permit().getByText(text)).toBeTruthy()
  })

  it('a category can be taken back', async () => {
    open()
    await userEvent.click(screen.getByRole('radio', { name: 'Luxury Safari' }))
    await userEvent.click(screen.getByRole('button', { name: 'Clear choice' }))
    expect(screen.getByRole('radio', { name: 'Luxury Safari' })).toHaveProperty('checked', false)
    expect(permit().queryByText('Luxury Safari')).toBeNull()
  })
})

describe('coming from a trip by a link within the site', () => {
  const come = (query: string) => window.history.replaceState(null, '', `/book${query}`)

  beforeEach(() => () => come(''))

  it('preselects it', () => {
    come('?itinerary=2')
    open()
    expect(screen.getByLabelText('Itinerary')).toHaveProperty('value', '2')
    expect(permit().getByText('Gorillas of Bwindi')).toBeTruthy()
  })

  it.each(['abc', '3', '0', ''])('ignores the trip %j', (id) => {
    come(`?itinerary=${id}`)
    open()
    expect(screen.getByLabelText('Itinerary')).toHaveProperty('value', '0')
  })
})

describe('the calendar', () => {
  beforeEach(() => {
    stubView(true)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 5, 10, 15) })
    return () => vi.useRealTimers()
  })

  const day = (name: RegExp) => screen.findByLabelText(name, undefined, { timeout: 5000 })

  it('shows two months', async () => {
    open()
    await day(/June 12, 2027/)
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'June 2027',
      'July 2027',
    ])
  })

  it('takes a start and an end, and a third tap starts anew', async () => {
    open()
    await userEvent.click(await day(/June 12, 2027/))
    await userEvent.click(await day(/June 19, 2027/))
    expect(permit().getByText('Jun 12, 2027 - Jun 19, 2027')).toBeTruthy()
    expect(screen.getAllByText('7 nights')).not.toHaveLength(0)
    expect(screen.getByLabelText('Last day')).toHaveProperty('value', '2027-06-19')
    await userEvent.click(await day(/July 3, 2027/))
    expect(permit().getByText('Jul 3, 2027')).toBeTruthy()
  })

  it('works by keyboard alone', async () => {
    open()
    ;(await day(/June 12, 2027/)).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}{Enter}')
    expect(permit().getByText('Jun 12, 2027 - Jun 20, 2027')).toBeTruthy()
  })

  it('offers no day that has passed', async () => {
    open()
    expect(await day(/June 9, 2027/)).toHaveProperty('disabled', true)
    expect(await day(/June 10, 2027/)).toHaveProperty('disabled', false)
  })

  it('clears the dates', async () => {
    open()
    await userEvent.click(await day(/June 12, 2027/))
    await userEvent.click(screen.getByRole('button', { name: 'Clear dates' }))
    expect(permit().queryByText('Jun 12, 2027')).toBeNull()
    expect(screen.getByLabelText('First day')).toHaveProperty('value', '')
  })
})

describe('a draft', () => {
  const hour = 60 * 60 * 1000

  it('survives a look at another page', async () => {
    const { unmount } = open()
    await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: 'Budget Safari' }))
    await userEvent.type(screen.getByLabelText('First day'), '2027-06-12')
    unmount()
    open()
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Marta Lindqvist')
    expect(screen.getByRole('radio', { name: 'Budget Safari' })).toHaveProperty('checked', true)
    expect(permit().getByText('Jun 12, 2027')).toBeTruthy()
  })

  it('gives way to the trip one comes from', async () => {
    const { unmount } = open()
    await userEvent.selectOptions(screen.getByLabelText('Itinerary'), '1')
    await fillIn()
    unmount()
    open(2)
    expect(screen.getByLabelText('Itinerary')).toHaveProperty('value', '2')
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Marta Lindqvist')
  })

  it('is forgotten once the request is sent', async () => {
    const { unmount } = open(1)
    await fillIn()
    await userEvent.click(button())
    await screen.findByRole('heading', { name: 'Booking Submitted' })
    expect(localStorage.getItem('draft:booking')).toBeNull()
    unmount()
    open()
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '')
  })

  it('is kept for seven days', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 0, 1) })
    const { unmount } = open()
    await fillIn()
    unmount()
    vi.setSystemTime(Date.now() + 7 * 24 * hour - hour)
    const { unmount: leave } = open()
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Marta Lindqvist')
    leave()
    vi.setSystemTime(Date.now() + 8 * 24 * hour)
    open()
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '')
    vi.useRealTimers()
  })

  it('does without storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    open()
    await fillIn()
    await userEvent.click(button())
    expect(await screen.findByRole('heading', { name: 'Booking Submitted' })).toBeTruthy()
  })
})
