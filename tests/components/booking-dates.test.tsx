import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { open, requestSummary } from '../support/booking'
import { loadAhead, startAnew } from '../support/forms'
import { stubView } from '../support/view'

beforeAll(loadAhead)
beforeEach(() => {
  startAnew()
  stubView(true)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 5, 10, 15) })
  return () => vi.useRealTimers()
})

const day = (name: RegExp) => screen.findByLabelText(name, undefined, { timeout: 5000 })

it('loads when the screen turns wide before the browser has told that it was not in view', async () => {
  stubView(false, true)
  open()
  await day(/June 12, 2027/)
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
  expect(requestSummary().queryByText('Jun 12, 2027')).toBeNull()
  expect(screen.getByLabelText('First day')).toHaveProperty('value', '')
})
