import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { InquiryForm } from '@/app/community/_components/inquiry-form'
import { showToast } from '@/components/ui/toast'
import { submitInquiry } from '@/lib/data/actions'

vi.mock('@/lib/data/actions', () => ({ submitInquiry: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn() }))

const submit = vi.mocked(submitInquiry)
const contacts = { phone: '+254 700 000 000', whatsapp: '+254 700 000 000', email: 'reservations@example.com' }

function open() {
  render(<InquiryForm contacts={contacts} />)
  return userEvent.setup()
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name'), 'Ana Brooks')
  await user.type(screen.getByLabelText('Email'), 'ana@example.com')
  await user.type(screen.getByLabelText('Message'), 'I can mend pumps.')
}

const send = () => screen.getByRole('button', { name: 'Send inquiry' })

// Loading it on demand can take longer than a test waits.
beforeAll(() => import('@/components/form/resolver'))

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  submit.mockResolvedValue({ ok: true, receipt: { reference: 'TT-7K4Q2P9', facts: [] } })
})

describe('Get Involved', () => {
  test('is about volunteering unless one says otherwise', () => {
    open()
    expect(screen.getByLabelText<HTMLSelectElement>('What is it about?').value).toBe('volunteer')
  })

  test('says what is missing and sends nothing', async () => {
    const user = open()
    await user.click(send())
    expect(await screen.findByText('Please enter your name')).toBeTruthy()
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(screen.getByText('Please write a message')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(submit).not.toHaveBeenCalled()
  })

  test('sends the four fields, says so and shows the reference', async () => {
    const user = open()
    await fill(user)
    await user.selectOptions(screen.getByLabelText('What is it about?'), 'A visit')
    await user.click(send())
    expect(await screen.findByText('TT-7K4Q2P9')).toBeTruthy()
    const sent = Object.fromEntries(submit.mock.calls[0]?.[1] ?? [])
    expect(sent).toMatchObject({
      name: 'Ana Brooks',
      email: 'ana@example.com',
      type: 'visit',
      message: 'I can mend pumps.',
    })
    expect(showToast).toHaveBeenCalledWith({ title: 'Inquiry Submitted', description: "We'll get back to you soon!" })
  })

  test('the next message starts from an empty form', async () => {
    const user = open()
    await fill(user)
    await user.click(send())
    await user.click(await screen.findByRole('link', { name: 'Write another message' }))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
    expect(screen.getByLabelText<HTMLSelectElement>('What is it about?').value).toBe('volunteer')
  })

  test.each([
    ['the server could not store it', () => submit.mockResolvedValue({ ok: false })],
    ['the visitor is offline', () => submit.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('when %s, it says so and keeps every field', async (_, fail) => {
    fail()
    const user = open()
    await fill(user)
    await user.click(send())
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({
        title: 'Error',
        description: 'Failed to submit inquiry',
        isDestructive: true,
      }),
    )
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('I can mend pumps.')
    expect(screen.getByRole('link', { name: contacts.phone })).toBeTruthy()
  })
})
