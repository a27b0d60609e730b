import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DonateButton } from '@/app/donate/_components/donate-button'
import { showToast } from '@/components/ui/toast'
import { submitDonationInquiry } from '@/lib/data/actions'
import { installModalDialog } from '../support/modal-dialog'

vi.mock('@/lib/data/actions', () => ({ submitDonationInquiry: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn() }))

const submit = vi.mocked(submitDonationInquiry)
const contacts = { phone: '+254 700 000 000', whatsapp: '+254 700 000 000', email: 'donations@example.com' }

// Loading it on demand can take longer than a test waits.
beforeAll(async () => {
  await import('@/app/donate/_components/donation-interest-dialog')
  await import('@/components/form/resolver')
})

beforeEach(() => {
  installModalDialog()
  submit.mockResolvedValue({ ok: true, receipt: { reference: 'TT-7K4Q2P9', facts: [] } })
})

async function open() {
  const user = userEvent.setup()
  render(
    <DonateButton donationType="monthly" title="Monthly Giving" contacts={contacts} tone="ink">
      Give Monthly
    </DonateButton>,
  )
  await user.click(screen.getByRole('button', { name: 'Give Monthly' }))
  await screen.findByRole('dialog', { name: 'Monthly Giving' })
  return user
}

const submitButton = () => screen.getByRole('button', { name: 'Submit interest' })
const dialog = () => screen.queryByRole('dialog')

describe('the donation-interest dialog', () => {
  test('asks for a valid email address', async () => {
    const user = await open()
    await user.type(screen.getByLabelText('Email'), 'ana@')
    await user.click(submitButton())
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
    expect(submit).not.toHaveBeenCalled()
  })

  test('sends the type and title it was opened with, says thank you and closes', async () => {
    const user = await open()
    await user.type(screen.getByLabelText('Email'), 'ana@example.com')
    await user.click(submitButton())
    await waitFor(() => expect(dialog()).toBeNull())
    expect(Object.fromEntries(submit.mock.calls[0]?.[1] ?? [])).toMatchObject({
      email: 'ana@example.com',
      message: '',
      donationType: 'monthly',
      title: 'Monthly Giving',
    })
    expect(showToast).toHaveBeenCalledWith({
      title: 'Donation Interest Submitted',
      description:
        'Thank you for your interest in donating! Our team will contact you via email with donation options and details.',
    })
  })

  test('closed, it leaves the reference, what happens next and a WhatsApp link beside the button', async () => {
    const user = await open()
    await user.type(screen.getByLabelText('Email'), 'ana@example.com')
    await user.click(submitButton())
    expect(await screen.findByText('TT-7K4Q2P9')).toBeTruthy()
    expect(screen.getByText(/^We write back within one working day/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/254700000000?text=My%20reference%20is%20TT-7K4Q2P9.',
    )
  })

  test('opened again it is empty, and sends its type again', async () => {
    const user = await open()
    await user.type(screen.getByLabelText('Email'), 'ana@example.com')
    await user.click(submitButton())
    await waitFor(() => expect(dialog()).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Give Monthly' }))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
    await user.type(screen.getByLabelText('Email'), 'bo@example.com')
    await user.click(submitButton())
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
    expect(submit.mock.calls[1]?.[1].get('donationType')).toBe('monthly')
  })

  test('after a failure it stays open with what was written', async () => {
    submit.mockResolvedValue({ ok: false })
    const user = await open()
    await user.type(screen.getByLabelText('Email'), 'ana@example.com')
    await user.type(screen.getByLabelText(/^Message/), 'For the roof')
    await user.click(submitButton())
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({
        title: 'Error',
        description: 'Failed to submit donation interest. Please try again.',
        isDestructive: true,
      }),
    )
    expect(dialog()).not.toBeNull()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('For the roof')
  })
})
