import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DonateButton } from '@/app/donate/_components/donate-button'
import { submitDonationInquiry } from '@/lib/data/actions'
import { contacts, received } from '../support/forms'
import { installModalDialog } from '../support/modal-dialog'

const submit = vi.mocked(submitDonationInquiry)

// Loading it on demand can take longer than a test waits.
beforeAll(async () => {
  await import('@/app/donate/_components/donation-interest-dialog')
  await import('@/components/form/resolver')
})

beforeEach(() => {
  installModalDialog()
  submit.mockResolvedValue(received)
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

test('sent, the dialog closes and leaves the receipt; opened again it is empty, and sends its type again', async () => {
  const user = await open()
  await user.type(screen.getByLabelText('Email'), 'ana@example.com')
  await user.click(submitButton())
  expect(await screen.findByText('TT-7K4Q2P9')).toBeTruthy()
  expect(dialog()).toBeNull()
  expect(screen.getByText(/^We write back within one working day/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/254700000001?text=My%20reference%20is%20TT-7K4Q2P9.',
  )
  await user.click(screen.getByRole('button', { name: 'Give Monthly' }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
  await user.type(screen.getByLabelText('Email'), 'bo@example.com')
  await user.click(submitButton())
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
  expect(submit.mock.calls[1]?.[1].get('donationType')).toBe('monthly')
})
