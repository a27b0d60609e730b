import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { submitBooking } from '@/lib/data/actions'
import { button, fillIn, open, permit } from '../support/booking'
import { loadAhead, startAnew } from '../support/forms'

const send = vi.mocked(submitBooking)

beforeAll(loadAhead)
beforeEach(() => startAnew())

describe('counting the party', () => {
  const step = (name: string) => screen.getByRole('button', { name })

  it.each([
    ['adult', /^Adults/, 1, 20],
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
    await userEvent.clear(screen.getByLabelText(/^Adults/))
    await userEvent.tab()
    expect(screen.getByLabelText(/^Adults/)).toHaveProperty('value', '1')
  })

  it('a typed number over the limit is refused in words', async () => {
    open()
    await fillIn()
    await userEvent.clear(screen.getByLabelText(/^Adults/))
    await userEvent.type(screen.getByLabelText(/^Adults/), '25')
    await userEvent.click(button())
    expect(await screen.findByText('Please choose 1 to 20 adults')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Adults/))
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
