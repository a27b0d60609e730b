import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { submitReview } from '@/lib/data/actions'
import { field, fill, forms, loadAhead, press, startAnew } from '../support/forms'

const submit = vi.mocked(submitReview)

const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

beforeAll(loadAhead)
beforeEach(() => {
  startAnew()
  submit.mockResolvedValue({ ok: true, receipt: { reference: 'R-7', facts: [] } })
  render(forms.review)
})

test('starts with five stars, and says how many are chosen', async () => {
  expect(star('5 stars').checked).toBe(true)
  expect(screen.getByText('5 of 5')).toBeTruthy()
  await userEvent.click(star('3 stars'))
  expect(screen.getByText('3 of 5')).toBeTruthy()
})

test('sent, it shows the reviews and is empty again', async () => {
  fill([
    ['Name', 'Otto'],
    ['1 star', true],
    ['Comment', 'Two leopards.'],
  ])
  await press('Submit Review')
  await vi.waitFor(() => expect(window.location.hash).toBe('#reviews'))
  expect(field('Name').value).toBe('')
  expect(star('5 stars').checked).toBe(true)
})
