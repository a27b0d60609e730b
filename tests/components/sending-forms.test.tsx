import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ZodError } from 'zod'
import { DonateButton } from '@/app/donate/_components/donate-button'
import { InvitedForm } from '@/app/review/_components/invited-form'
import { showToast } from '@/components/ui/toast'
import { emptyValues, type FormDefinition, readConsents } from '@/lib/forms/form-definition'
import type { FormResult } from '@/lib/forms/form-result'
import { toFieldErrors } from '@/lib/forms/form-result'
import { toSchema } from '@/lib/forms/schema'
import * as actions from '@/lib/leads/actions'
import { agentRequest } from '@/lib/leads/kinds/agent-request'
import { booking } from '@/lib/leads/kinds/booking'
import { contactMessage } from '@/lib/leads/kinds/contact-message'
import { donationInquiry } from '@/lib/leads/kinds/donation-inquiry'
import { inquiry } from '@/lib/leads/kinds/inquiry'
import { volunteerApplication } from '@/lib/leads/kinds/volunteer-application'
import { submitReview } from '@/lib/reviews/actions'
import { review } from '@/lib/reviews/review-form'
import { application, contactMessage as contactValues, type Filled } from '../support/factories'
import {
  bookingOf,
  contacts,
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
  definition: FormDefinition
  open: () => unknown
  submit: typeof actions.submitBooking
  button: string | RegExp
  filled: Filled
  /** Word for word from the specification. */
  said: [success: string, more: string, failure: string]
  /** Of what is sent, that which nobody types. */
  sent?: Record<string, string>
}

const reviewed: Omit<Case, 'name' | 'open'> = {
  definition: review,
  submit: submitReview,
  button: 'Submit Review',
  filled: { Name: 'Otto', '3 stars': true, Comment: 'Two leopards.' },
  said: ['Review Submitted', 'Thank you for your feedback!', 'Failed to submit review'],
  sent: { itineraryId: '6', rating: '3' },
}

const cases: Case[] = [
  {
    name: 'request of an agent',
    definition: agentRequest,
    open: () => render(forms.agent_request),
    said: [
      'Request sent',
      'Our reservations office answers you by email.',
      'Failed to send request. Please try again.',
    ],
    submit: actions.submitAgentRequest,
    button: 'Send request',
    filled: {
      Agency: 'Sunways Travel',
      'Your name': 'Ana Brooks',
      Email: 'ana@example.com',
      'Net rates': true,
      Adults: '14',
      Rooms: '6 twin, 2 single',
      Message: 'A choir, with its conductor.',
    },
  },
  {
    name: 'booking',
    definition: booking,
    open: () => render(bookingOf(2)),
    said: [
      'Booking Submitted',
      "We'll contact you via email or phone to confirm your booking!",
      'Failed to submit booking',
    ],
    submit: actions.submitBooking,
    button: 'Send request',
    filled: {
      Name: 'Marta Lindqvist',
      Email: 'marta@example.com',
      'Culture Safari': true,
      'Country code': '+46',
      Phone: '70 123 45 67',
      Adults: '2',
      Kids: '1',
      'First day': '2027-06-12',
      'Last day': '2027-06-19',
      Message: 'Birds',
    },
    sent: { itineraryId: '2', safariCategory: '4', numberOfToddlers: '0' },
  },
  {
    name: 'volunteer application',
    definition: volunteerApplication,
    open: () => render(forms.volunteer_application),
    said: [
      'Application Submitted',
      "Thank you for your interest in volunteering with us. We'll be in touch soon!",
      'There was an error submitting your application. Please try again.',
    ],
    submit: actions.submitVolunteerApplication,
    button: 'Submit application',
    filled: { ...application, 'I agree': true },
    sent: { duration: '1-3-months', agreeTerms: 'on' },
  },
  {
    name: 'inquiry',
    definition: inquiry,
    open: () => render(forms.inquiry),
    said: ['Inquiry Submitted', "We'll get back to you soon!", 'Failed to submit inquiry'],
    submit: actions.submitInquiry,
    button: 'Send inquiry',
    filled: {
      Name: 'Ana Brooks',
      Email: 'ana@example.com',
      'What is it about?': 'visit',
      Message: 'I can mend pumps.',
    },
  },
  {
    name: 'contact message',
    definition: contactMessage,
    open: () => render(forms.contact_message),
    said: ['Message Sent', "We'll get back to you soon!", 'Failed to send message. Please try again.'],
    submit: actions.submitContactMessage,
    button: /^Send message/,
    filled: contactValues,
  },
  {
    name: 'donation interest',
    definition: donationInquiry,
    open: async () => {
      render(
        <DonateButton donationType="monthly" title="Monthly Giving" contacts={contacts} tone="ink">
          Give Monthly
        </DonateButton>,
      )
      await press('Give Monthly')
    },
    submit: actions.submitDonationInquiry,
    said: [
      'Donation Interest Submitted',
      'Thank you for your interest in donating! Our team will contact you via email with donation options and details.',
      'Failed to submit donation interest. Please try again.',
    ],
    button: 'Submit interest',
    filled: { Email: 'ana@example.com', Message: 'For the roof' },
    sent: { donationType: 'monthly', title: 'Monthly Giving' },
  },
  { ...reviewed, name: 'review', open: () => render(forms.review) },
  {
    ...reviewed,
    name: 'review by invitation',
    open: () => render(<InvitedForm invited={{ itineraryId: 6, token: 'of-the-link' }} contacts={contacts} />),
    sent: { ...reviewed.sent, invitation: 'of-the-link' },
  },
]

const isTyped = (value: string | true) => value !== true
const isKept = /everything you wrote is still here/
const tooMany = 'We have had many messages from your connection. Please try again in 12 minutes, or call us.'

// What the action does, what is said beside the button, and in the toast if it is not the usual sentence.
const failures: [name: string, answer: FormResult | Error, line: RegExp | string, toast?: string][] = [
  ['the server could not store', { ok: false }, 'everything you wrote is still here. Please try again, or call'],
  ['found no connection', new TypeError('Failed to fetch'), isKept],
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

describe.each(cases)('a $name', ({ definition, open, submit, button, filled, said, sent = {} }) => {
  const send = vi.mocked(submit)
  const success = { title: said[0], description: said[1] }
  const failure = { title: 'Error', description: said[2], isDestructive: true }
  const formData = () => {
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button })
    return Object.fromEntries(new FormData(form ?? undefined))
  }
  const askServer = (values: object) =>
    toSchema(definition).safeParse(readConsents(definition, { ...emptyValues(definition), ...values }))

  beforeEach(async () => {
    send.mockResolvedValue(received)
    await open()
  })

  test('says what each field needs, and goes to the first error, of the browser and of the server', async () => {
    const missing = Object.values(toFieldErrors(askServer(formData()).error as ZodError))
    await press(button)
    for (const message of new Set(missing))
      expect(await screen.findAllByText(message)).toHaveLength(missing.filter((each) => each === message).length)
    expect(send).not.toHaveBeenCalled()
    const form = screen.getByRole<HTMLButtonElement>('button', { name: button }).form as HTMLFormElement
    const wrong = () => form.querySelectorAll('[aria-invalid=true], [data-invalid]')
    send.mockResolvedValue({ ok: false })
    for (const [label, value] of Object.entries(filled)) {
      await press(button)
      await waitFor(() =>
        expect(document.activeElement).toBe(wrong()[0] ?? screen.getByRole('button', { name: button })),
      )
      fill({ [label]: value })
    }
    const names = Object.keys(definition.fields).filter((name) =>
      form.querySelector(`[name=${name}]:not([type=hidden])`),
    )
    for (const name of names.toReversed()) {
      const later = names.slice(names.indexOf(name)).toReversed()
      send.mockResolvedValue({
        ok: false,
        fieldErrors: Object.fromEntries(later.map((each) => [each, `${each} is wrong`])),
      })
      await press(button)
      await waitFor(() => expect(wrong()).toHaveLength(later.length))
      expect(document.activeElement).toBe(wrong()[0])
    }
    // A number has one line for both of its parts.
    for (const name of names) if (name !== 'countryCode') expect(screen.getAllByText(`${name} is wrong`)).toBeTruthy()
    expect(showToast).toHaveBeenLastCalledWith(failure)
  })

  test('that is complete sends every field as the browser itself would, and says thank you', async () => {
    fill(filled)
    const own = formData()
    await press(button)
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(success))
    expect(sentBy(send)).toEqual({
      ...own,
      idempotencyKey: expect.any(String),
      openFor: expect.any(String),
      source: '',
    })
    expect(own).toMatchObject(sent)
    expect(Object.values(own)).toEqual(expect.arrayContaining(Object.values(filled).filter(isTyped)))
    expect(askServer(own).error).toBeUndefined()
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
      expect(showToast).toHaveBeenCalledExactlyOnceWith({ ...failure, ...(toast && { description: toast }) })
      for (const [label, value] of Object.entries(filled))
        expect(value === true ? field(label).checked : field(label).value).toBe(value)

      send.mockResolvedValue(received)
      await press(button)
      await waitFor(() => expect(showToast).toHaveBeenLastCalledWith(success))
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
    expect(sentBy(send).idempotencyKey).toMatch(/^\d+,\d+,\d+,\d+$/)
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

/** Opens it, sends it and returns it. */
async function sendOne(name: string) {
  const given = cases.find((one) => one.name === name) as Case
  vi.mocked(given.submit).mockResolvedValue(received)
  await given.open()
  fill(given.filled)
  await press(given.button)
  await waitFor(() => expect(showToast).toHaveBeenCalled())
  return given
}

test.each([
  ['inquiry', '/community'],
  ['contact message', '/contact'],
])('after a %s the receipt has the focus and says how to go on, and the next starts empty', async (name, page) => {
  const { definition, filled } = await sendOne(name)
  const receipt = await screen.findByRole('region', { name: definition.success.title })
  expect(document.activeElement).toBe(receipt)
  const facts = within(receipt).getAllByRole('definition')
  expect(facts.map(({ textContent }) => textContent)).toEqual(['TT-7K4Q2P9', filled.Message, 'ana@example.com'])
  expect(receipt.textContent).toContain('within one working day')
  expect(receipt.textContent).toContain('a short email with the reference')
  expect(within(receipt).getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/254700000001?text=My%20reference%20is%20TT-7K4Q2P9.',
  )
  const again = within(receipt).getByRole('link', { name: 'Write another message' })
  // Without JavaScript it loads the page anew.
  expect(again.getAttribute('href')).toBe(page)
  await userEvent.click(again)
  const start = (label: string) => (label === 'What is it about?' ? 'volunteer' : '')
  expect(Object.keys(filled).map((label) => field(label).value)).toEqual(Object.keys(filled).map(start))
})

test('after a donation interest its dialog is closed; opened again it is empty, and sends its kind again', async () => {
  const { submit, filled, button, sent = {} } = await sendOne('donation interest')
  expect(await screen.findByText('TT-7K4Q2P9')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Give Monthly')
  expect(Object.keys(filled).map((label) => field(label).value)).toEqual(['', ''])
  fill(filled)
  await press(button)
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
  expect(sentBy(submit, 1)).toMatchObject(sent)
})

test('after a review the reviews are shown', async () => {
  await sendOne('review')
  expect(window.location.hash).toBe('#reviews')
})
