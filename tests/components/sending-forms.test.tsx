import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DonateButton } from '@/app/donate/_components/donate-button'
import { InvitedForm } from '@/app/review/_components/invited-form'
import { SendFailure } from '@/components/form/send-row'
import { showToast } from '@/components/ui/toast'
import * as actions from '@/lib/data/actions'
import type { FormResult } from '@/lib/forms/form-result'
import {
  application,
  bookingOf,
  contacts,
  type Filled,
  field,
  fill,
  forms,
  loadAhead,
  press,
  received,
  sentBy,
  startAnew,
} from '../support/forms'
import { installModalDialog } from '../support/modal-dialog'

type Case = {
  name: string
  open: () => unknown
  submit: typeof actions.submitBooking
  button: string | RegExp
  missing: string[]
  filled: Filled
  sent: Record<string, string>
  thanks: { title: string; description: string }
  failure: string
}

const reviewed: Omit<Case, 'name' | 'open'> = {
  submit: actions.submitReview,
  button: 'Submit Review',
  missing: ['Required', 'Required'],
  filled: [
    ['Name', 'Otto'],
    ['3 stars', true],
    ['Comment', 'Two leopards.'],
  ],
  sent: { itineraryId: '6', userName: 'Otto', rating: '3', comment: 'Two leopards.' },
  thanks: { title: 'Review Submitted', description: 'Thank you for your feedback!' },
  failure: 'Failed to submit review',
}

const cases: Case[] = [
  {
    name: 'booking',
    open: () => render(bookingOf(2)),
    submit: actions.submitBooking,
    button: 'Send booking request',
    missing: ['Please enter your name', 'Please enter a valid email address'],
    filled: [
      ['Name', 'Marta Lindqvist'],
      ['Email', 'marta@example.com'],
      ['Culture Safari', true],
      ['Country code', '+46'],
      [/^Phone/, '70 123 45 67'],
      [/^Adults/, '2'],
      [/^Kids/, '1'],
      ['First day', '2027-06-12'],
      ['Last day', '2027-06-19'],
      [/^Message/, 'Birds'],
    ],
    sent: {
      ...{ name: 'Marta Lindqvist', email: 'marta@example.com', phone: '70 123 45 67', countryCode: '+46' },
      ...{ itineraryId: '2', safariCategory: '4', dateFrom: '2027-06-12', dateTo: '2027-06-19' },
      ...{ numberOfAdults: '2', numberOfKids: '1', numberOfToddlers: '0', message: 'Birds' },
    },
    thanks: {
      title: 'Booking Submitted',
      description: "We'll contact you via email or phone to confirm your booking!",
    },
    failure: 'Failed to submit booking',
  },
  {
    name: 'volunteer application',
    open: () => render(forms.volunteer_application),
    submit: actions.submitVolunteerApplication,
    button: 'Submit application',
    missing: [
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
    ],
    filled: [...application, [/I agree/, true]],
    sent: {
      ...{ firstName: 'Ana', lastName: 'Brooks', email: 'ana@example.com', phone: '+46 70 000 00 00' },
      ...{ nationality: 'Swedish', program: 'education', startDate: '2099-06-12', duration: '1-3-months' },
      ...{ skills: 'Physics teacher', motivation: 'A friend taught here before me.' },
      ...{ emergencyContact: 'Bo Brooks, brother', agreeTerms: 'on' },
    },
    thanks: {
      title: 'Application Submitted',
      description: "Thank you for your interest in volunteering with us. We'll be in touch soon!",
    },
    failure: 'There was an error submitting your application. Please try again.',
  },
  {
    name: 'inquiry',
    open: () => render(forms.inquiry),
    submit: actions.submitInquiry,
    button: 'Send inquiry',
    missing: ['Please enter your name', 'Please enter a valid email address', 'Please write a message'],
    filled: [
      ['Name', 'Ana Brooks'],
      ['Email', 'ana@example.com'],
      ['What is it about?', 'visit'],
      ['Message', 'I can mend pumps.'],
    ],
    sent: { name: 'Ana Brooks', email: 'ana@example.com', type: 'visit', message: 'I can mend pumps.' },
    thanks: { title: 'Inquiry Submitted', description: "We'll get back to you soon!" },
    failure: 'Failed to submit inquiry',
  },
  {
    name: 'contact message',
    open: () => render(forms.contact_message),
    submit: actions.submitContactMessage,
    button: /^Send message/,
    missing: [
      ...['Name is required', 'Invalid email address', 'Subject is required'],
      'Message must be at least 10 characters',
    ],
    filled: [
      ['Name', 'Ana Brooks'],
      ['Email', 'ana@example.com'],
      ['Subject', 'A bird'],
      ['Message', 'It was blue and loud.'],
    ],
    sent: { name: 'Ana Brooks', email: 'ana@example.com', subject: 'A bird', message: 'It was blue and loud.' },
    thanks: { title: 'Message Sent', description: "We'll get back to you soon!" },
    failure: 'Failed to send message. Please try again.',
  },
  {
    name: 'donation interest',
    open: async () => {
      render(
        <DonateButton donationType="monthly" title="Monthly Giving" contacts={contacts} tone="ink">
          Give Monthly
        </DonateButton>,
      )
      await press('Give Monthly')
    },
    submit: actions.submitDonationInquiry,
    button: 'Submit interest',
    missing: ['Please enter a valid email address'],
    filled: [
      ['Email', 'ana@example.com'],
      [/^Message/, 'For the roof'],
    ],
    sent: {
      ...{ email: 'ana@example.com', message: 'For the roof' },
      ...{ donationType: 'monthly', title: 'Monthly Giving' },
    },
    thanks: {
      title: 'Donation Interest Submitted',
      description:
        'Thank you for your interest in donating! Our team will contact you via email with donation options and details.',
    },
    failure: 'Failed to submit donation interest. Please try again.',
  },
  { ...reviewed, name: 'review', open: () => render(forms.review) },
  {
    ...reviewed,
    name: 'review by invitation',
    open: () => render(<InvitedForm invited={{ itineraryId: 6, token: 'of-the-link' }} contacts={contacts} />),
    sent: { ...reviewed.sent, invitation: 'of-the-link' },
  },
]

const isKept = /everything you wrote is still here/
const tooMany = 'We have had many messages from your connection. Please try again in 12 minutes, or call us.'
const oldAction = Object.assign(new Error('Server Action was not found'), { name: 'UnrecognizedActionError' })

// What the action does, what is said beside the button, and in the toast if it is not the usual sentence.
const failures: [name: string, answer: FormResult | Error, line: RegExp | string, toast?: string][] = [
  ['the server could not store', { ok: false }, 'everything you wrote is still here. Please try again, or call'],
  ['found no connection', new TypeError('Failed to fetch'), isKept],
  ['was made before an update of the site', oldAction, /everything you wrote is still here.+reload this page/],
  ['came after too many others', { ok: false, message: tooMany }, tooMany, tooMany],
]

beforeAll(async () => {
  await loadAhead()
  await import('@/app/donate/_components/donation-interest-dialog')
})

beforeEach(() => {
  startAnew()
  installModalDialog()
})

describe.each(cases)('a $name', ({ open, submit, button, missing, filled, sent, thanks, failure }) => {
  const send = vi.mocked(submit)
  beforeEach(async () => {
    send.mockResolvedValue(received)
    await open()
  })

  test('left empty says what each field needs, goes to the first of them and sends nothing', async () => {
    await press(button)
    for (const message of new Set(missing))
      expect(await screen.findAllByText(message)).toHaveLength(missing.filter((each) => each === message).length)
    expect(document.activeElement).toBe(field(filled[0]?.[0] ?? ''))
    expect(send).not.toHaveBeenCalled()
  })

  test('that is complete sends every field as the browser itself would, and says thank you', async () => {
    fill(filled)
    const form = screen.getByRole<HTMLButtonElement>('button', { name: button }).form ?? undefined
    const own = Object.fromEntries(new FormData(form))
    await press(button)
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(thanks))
    expect(sentBy(send)).toEqual({ ...own, idempotencyKey: expect.any(String), openFor: expect.any(String) })
    expect(own).toMatchObject(sent)
  })

  test('on its way cannot be sent by a second press', async () => {
    let answer: (result: FormResult) => void = () => undefined
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    fill(filled)
    const control = () => screen.getByRole('button', { name: button })
    await userEvent.dblClick(control())
    await waitFor(() => expect(control().getAttribute('aria-disabled')).toBe('true'))
    await userEvent.click(control())
    answer({ ok: false })
    await waitFor(() => expect(control().getAttribute('aria-disabled')).toBe('false'))
    expect(send).toHaveBeenCalledTimes(1)
  })

  test.each(failures)(
    'that %s says so, keeps every field, and is the same when sent again',
    async (_, answer, line, toast) => {
      if (answer instanceof Error) send.mockRejectedValue(answer)
      else send.mockResolvedValue(answer)
      fill(filled)
      await press(button)
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toMatch(line)
      const hrefOf = (name: string) => within(alert).getByRole('link', { name }).getAttribute('href')
      expect(hrefOf(contacts.phone)).toBe('tel:+254700000000')
      expect(hrefOf('WhatsApp')).toBe('https://wa.me/254700000001')
      const description = toast ?? failure
      expect(showToast).toHaveBeenCalledExactlyOnceWith({ title: 'Error', description, isDestructive: true })
      for (const [label, value] of filled)
        expect(value === true ? field(label).checked : field(label).value).toBe(value)

      send.mockResolvedValue(received)
      await press(button)
      await waitFor(() => expect(showToast).toHaveBeenLastCalledWith(thanks))
      expect(sentBy(send, 1)).toEqual({ ...sentBy(send), openFor: expect.any(String) })
    },
  )

  test('of another view of its page has another key', async () => {
    fill(filled)
    await press(button)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    cleanup()
    await open()
    fill(filled)
    await press(button)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    expect(sentBy(send).idempotencyKey).toMatch(/^\d+-\d+-\d+-\d+$/)
    expect(sentBy(send, 1).idempotencyKey).not.toBe(sentBy(send).idempotencyKey)
  })

  test('has a trap out of reach of people, and sends what a robot writes into it', async () => {
    const trap = document.querySelector<HTMLInputElement>('input[name=website]')
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull()
    expect(trap?.tabIndex).toBe(-1)
    fill(filled)
    if (trap) trap.value = 'https://spam.example'
    await press(button)
    await waitFor(() => expect(sentBy(send).website).toBe('https://spam.example'))
    expect(Number(sentBy(send).openFor)).toBeGreaterThan(0)
  })
})

const twice = cases.filter(({ name }) => /inquiry|contact/.test(name))
test.each(twice)('after a $name the reference is shown, and the next starts empty', async (given) => {
  vi.mocked(given.submit).mockResolvedValue(received)
  given.open()
  const before = given.filled.map(([label]) => field(label).value)
  expect(before).toEqual(given.filled.map(([label]) => (label === 'What is it about?' ? 'volunteer' : '')))
  fill(given.filled)
  await press(given.button)
  expect(await screen.findByText('TT-7K4Q2P9')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Write another message' }))
  expect(given.filled.map(([label]) => field(label).value)).toEqual(before)
})

test('without a connection the line beside the button says that one is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<SendFailure {...contacts} />)
  expect(screen.getByRole('alert').textContent).toMatch(/^You are offline\. Nothing was sent/)
})
