import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApplicationDesk } from '@/app/volunteer/_components/application-desk'
import { showToast } from '@/components/ui/toast'
import { submitVolunteerApplication } from '@/lib/data/actions'
import { readApplicationReceipt } from '@/lib/forms/application-receipt'
import { earliestOffered } from '@/lib/forms/start-date'

const push = vi.fn()

vi.mock('@/lib/data/actions', () => ({ submitVolunteerApplication: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const submit = vi.mocked(submitVolunteerApplication)
const contacts = { phone: '+254 700 000 000', whatsapp: '+254 700 000 000', email: 'volunteers@example.com' }

// Loading it on demand can take longer than a test waits.
beforeAll(() => import('@/components/form/resolver'))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/volunteer')
  submit.mockResolvedValue({ ok: true, receipt: { reference: 'TT-7K4Q2P9', facts: [] } })
})

const desk = () => render(<ApplicationDesk contacts={contacts} />)
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)
const set = (label: RegExp | string, value: string) => fireEvent.change(field(label), { target: { value } })

function fill() {
  set('First name', 'Ana')
  set('Last name', 'Brooks')
  set('Email', 'ana@example.com')
  set('Phone', '+46 70 000 00 00')
  set('Nationality', 'Swedish')
  set('Volunteer program', 'education')
  set('Start date', '2099-06-12')
  fireEvent.click(screen.getByRole('radio', { name: '1 to 3 months' }))
  set('Relevant skills or experience', 'Physics teacher')
  set('Why do you want to volunteer?', 'A friend taught here before me.')
  set('Emergency contact', 'Bo Brooks, brother')
}

const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit application' }))

describe('the volunteer application', () => {
  test('empty, it says what each of the twelve fields needs and goes to the first', async () => {
    desk()
    await send()
    for (const message of [
      'First name must be at least 2 characters.',
      'Last name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Please enter a valid phone number.',
      'Please enter your nationality.',
      'Please select a volunteer program.',
      'Please select a start date.',
      'Please select a duration.',
      'Please describe your relevant skills or experience.',
      'Please tell us why you want to volunteer.',
      'Please provide an emergency contact.',
      'You must agree to the terms and conditions.',
    ])
      expect(await screen.findByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(field('First name'))
    expect(submit).not.toHaveBeenCalled()
  })

  test('sent, it thanks and goes on to the thank-you page with the reference', async () => {
    desk()
    fill()
    agree()
    await send()
    await waitFor(() => expect(push).toHaveBeenCalledWith('/thank-you'))
    expect(Object.fromEntries(submit.mock.calls[0]?.[1] ?? [])).toMatchObject({
      firstName: 'Ana',
      lastName: 'Brooks',
      email: 'ana@example.com',
      phone: '+46 70 000 00 00',
      nationality: 'Swedish',
      program: 'education',
      startDate: '2099-06-12',
      duration: '1-3-months',
      skills: 'Physics teacher',
      motivation: 'A friend taught here before me.',
      emergencyContact: 'Bo Brooks, brother',
      agreeTerms: 'true',
    })
    expect(showToast).toHaveBeenCalledWith({
      title: 'Application Submitted',
      description: "Thank you for your interest in volunteering with us. We'll be in touch soon!",
    })
    expect(readApplicationReceipt()).toBe('TT-7K4Q2P9')
    expect(field('First name').value).toBe('')
    expect(localStorage.getItem('draft:volunteer')).toBeNull()
  })

  test('a failure keeps everything and stays on the page', async () => {
    submit.mockResolvedValue({ ok: false })
    desk()
    fill()
    agree()
    await send()
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({
        title: 'Error',
        description: 'There was an error submitting your application. Please try again.',
        isDestructive: true,
      }),
    )
    expect(field('Emergency contact').value).toBe('Bo Brooks, brother')
    expect(push).not.toHaveBeenCalled()
  })

  test('without agreeing to the terms nothing is sent', async () => {
    desk()
    fill()
    await send()
    expect(await screen.findByText('You must agree to the terms and conditions.')).toBeTruthy()
    expect(submit).not.toHaveBeenCalled()
  })

  test('the picker starts tomorrow, and today cannot be typed either', async () => {
    desk()
    const now = new Date()
    await waitFor(() => expect(field('Start date').min).toBe(earliestOffered(now)))
    fill()
    agree()
    const today = earliestOffered(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))
    set('Start date', today)
    await send()
    expect(await screen.findByText('Please select a start date.')).toBeTruthy()
    expect(submit).not.toHaveBeenCalled()
  })

  test('what was written survives a look at the terms, the consent does not', async () => {
    const { unmount } = desk()
    fill()
    agree()
    await waitFor(() => expect(localStorage.getItem('draft:volunteer')).toContain('Bo Brooks'))
    unmount()
    desk()
    await waitFor(() => expect(field('First name').value).toBe('Ana'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '1 to 3 months' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ }).checked).toBe(false)
  })

  test('the terms open in a new tab', () => {
    desk()
    const link = screen.getByRole('link', { name: /Terms & Conditions/ })
    expect(link.getAttribute('href')).toBe('/terms')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  test('a programme chosen on the page before is filled in, an unknown one is not', async () => {
    window.history.replaceState(null, '', '/volunteer?program=guide-training')
    const { unmount } = desk()
    await waitFor(() => expect(field('Volunteer program').value).toBe('guide-training'))
    unmount()
    localStorage.clear()
    window.history.replaceState(null, '', '/volunteer?program=surfing')
    desk()
    expect(field('Volunteer program').value).toBe('')
  })
})
