import { render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { earliestOffered } from '@/lib/forms/start-date'
import { submitVolunteerApplication } from '@/lib/leads/actions'
import { application } from '../support/factories'
import { field, fill, forms, loadAhead, press, received, startAnew } from '../support/forms'

const submit = vi.mocked(submitVolunteerApplication)

beforeAll(loadAhead)
beforeEach(() => {
  startAnew('/volunteer')
  submit.mockResolvedValue(received)
})

const desk = () => render(forms.volunteer_application)

const fillIn = () => fill({ ...application, 'I agree': true })
const send = () => press('Submit application')

test('the picker starts tomorrow, and today cannot be typed either', async () => {
  desk()
  const now = new Date()
  await waitFor(() => expect(field('Start date').min).toBe(earliestOffered(now)))
  fillIn()
  const today = earliestOffered(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))
  fill({ 'Start date': today })
  await send()
  expect(await screen.findByText('This day is too early. Please select a start date from tomorrow on.')).toBeTruthy()
  expect(submit).not.toHaveBeenCalled()
})

test('says what does not fit the programme, and sends it all the same', async () => {
  desk()
  fillIn()
  expect(await screen.findByText('When, and for how long: July, two weeks.')).toBeTruthy()
  expect(screen.getByText(/^Your start date is outside these months. Your stay is longer than that./)).toBeTruthy()
  fill({ 'Start date': '2099-07-01', '1 to 2 weeks': true })
  await waitFor(() => expect(screen.queryByText(/^You st/)).toBeNull())
  fill({ '6 months or longer': true })
  await send()
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
})

test('what was written survives a look at the terms, and nothing is sent before a new consent', async () => {
  const { unmount } = desk()
  fillIn()
  await waitFor(() => expect(localStorage.getItem('draft:volunteer')).toContain('Bo Brooks'))
  const terms = screen.getByRole<HTMLAnchorElement>('link', { name: /Terms & Conditions/ })
  expect([terms.pathname, terms.target]).toEqual(['/terms', '_blank'])
  unmount()
  desk()
  await waitFor(() => expect(field('First name').value).toBe('Ana'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1 to 3 months' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ }).checked).toBe(false)
  await send()
  expect(await screen.findByText('You must agree to the terms and conditions.')).toBeTruthy()
  expect(submit).not.toHaveBeenCalled()
})

test('a programme that there is not is not filled in', () => {
  window.history.replaceState(null, '', '/volunteer?program=surfing')
  desk()
  expect(field('Volunteer programme').value).toBe('')
})
