import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ContactForm } from '@/app/contact/_components/contact-form'
import { showToast } from '@/components/ui/toast'
import { submitContactMessage } from '@/lib/data/actions'

vi.mock('@/lib/data/actions', () => ({ submitContactMessage: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn() }))

const submit = vi.mocked(submitContactMessage)
const contacts = { phone: '+254 700 000 000', whatsapp: '+254 700 000 000', email: 'reservations@example.com' }
const message = { name: 'Ana Brooks', email: 'ana@example.com', subject: 'A bird', message: 'It was blue and loud.' }

function open() {
  render(<ContactForm title="Your message" contacts={contacts} />)
  return userEvent.setup()
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name'), message.name)
  await user.type(screen.getByLabelText('Email'), message.email)
  await user.type(screen.getByLabelText('Subject'), message.subject)
  await user.type(screen.getByLabelText('Message'), message.message)
}

const send = () => screen.getByRole('button', { name: /^Send message/ })

// Loading it on demand can take longer than a test waits.
beforeAll(() => import('@/components/form/resolver'))

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  submit.mockResolvedValue({ ok: true, receipt: { reference: 'TT-7K4Q2P9', facts: [] } })
})

describe('the contact form', () => {
  test('says what is missing, goes to the first of it and sends nothing', async () => {
    const user = open()
    await user.click(send())
    expect(await screen.findByText('Name is required')).toBeTruthy()
    for (const text of ['Invalid email address', 'Subject is required', 'Message must be at least 10 characters'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(submit).not.toHaveBeenCalled()
  })

  test('sends the four fields, says so and shows the reference', async () => {
    const user = open()
    await fill(user)
    await user.click(send())
    expect(await screen.findByText('TT-7K4Q2P9')).toBeTruthy()
    expect(Object.fromEntries(submit.mock.calls[0]?.[1] ?? [])).toMatchObject(message)
    expect(showToast).toHaveBeenCalledWith({ title: 'Message Sent', description: "We'll get back to you soon!" })
  })

  test('the next message starts from an empty form', async () => {
    const user = open()
    await fill(user)
    await user.click(send())
    await user.click(await screen.findByRole('link', { name: 'Write another message' }))
    for (const label of ['Name', 'Email', 'Subject', 'Message'])
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
  })

  test('the button waits while the message is on its way, and a second click sends nothing more', async () => {
    let answer: (result: { ok: false }) => void = () => undefined
    submit.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const user = open()
    await fill(user)
    await user.click(send())
    await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('true'))
    await user.click(send())
    answer({ ok: false })
    await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('false'))
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['the server could not store it', () => submit.mockResolvedValue({ ok: false })],
    ['the visitor is offline', () => submit.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('when %s, it says so, keeps every field and offers the telephone', async (_, fail) => {
    fail()
    const user = open()
    await fill(user)
    await user.click(send())
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({
        title: 'Error',
        description: 'Failed to send message. Please try again.',
        isDestructive: true,
      }),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe(message.subject)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(message.message)
    expect(screen.getByRole('link', { name: contacts.phone })).toBeTruthy()
  })

  test('from before an update of the site says to reload, keeps the words, and its toast is the usual one', async () => {
    submit.mockRejectedValue(
      Object.assign(new Error('Server Action was not found'), { name: 'UnrecognizedActionError' }),
    )
    const user = open()
    await fill(user)
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /everything you wrote is still here.+reload this page/,
    )
    expect(screen.getByLabelText('Message')).toHaveProperty('value', message.message)
    expect(vi.mocked(showToast).mock.lastCall?.[0].description).toMatch(/^Failed to send message/)
  })
})
