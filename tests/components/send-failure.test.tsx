import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ContactForm } from '@/app/contact/_components/contact-form'
import { SendFailure } from '@/components/form/send-failure'
import { showToast } from '@/components/ui/toast'
import { submitContactMessage } from '@/lib/data/actions'
import type { FormResult } from '@/lib/forms/form-result'

// The form state that React passes to a page that answers a post without JavaScript.
const posted = vi.hoisted(() => ({ state: null as FormResult | null }))
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  useActionState: () => [posted.state, '/contact', false],
}))
vi.mock('@/lib/data/actions', () => ({ submitContactMessage: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn() }))

const contacts = { phone: '+254 700 000 000', whatsapp: '+254 700 000 000', email: 'reservations@example.com' }
const sentence = 'We have had many messages from your connection. Please try again in 12 minutes, or call us.'
const values = { name: 'Ana', email: 'ana@example.com', subject: 'A bird', message: 'It was blue and loud.' }
const refused: FormResult = { ok: false, message: sentence, values }

const open = () => render(<ContactForm title="Your message" contacts={contacts} />)

beforeAll(() => import('@/components/form/resolver'))
beforeEach(() => {
  posted.state = null
})

test('without a connection the line beside the button says that one is offline', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get')
  const { rerender } = render(<SendFailure {...contacts} />)
  expect(screen.getByRole('alert').textContent).toContain('Please try again, or call')
  isOnline.mockReturnValue(false)
  rerender(<SendFailure {...contacts} />)
  expect(screen.getByRole('alert').textContent).toMatch(/^You are offline\. Nothing was sent/)
})

describe('too many messages from one connection', () => {
  test('without JavaScript the page says so beside the button and keeps every field', () => {
    posted.state = refused
    open()
    expect(screen.getByRole('alert').textContent).toContain(sentence)
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('A bird')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('It was blue and loud.')
  })

  test('with JavaScript the toast and the line beside the button say so', async () => {
    vi.mocked(submitContactMessage).mockResolvedValue(refused)
    const user = userEvent.setup()
    open()
    for (const [label, value] of [
      ['Name', values.name],
      ['Email', values.email],
      ['Subject', values.subject],
      ['Message', values.message],
    ] as const)
      await user.type(screen.getByLabelText(label), value)
    await user.click(screen.getByRole('button', { name: /^Send message/ }))
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(showToast).toHaveBeenCalledWith({ title: 'Error', description: sentence, isDestructive: true })
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('A bird')
  })
})
