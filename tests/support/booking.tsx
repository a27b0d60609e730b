import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormResult } from '@/lib/forms/form-result'
import { bookingOf } from './forms'

export const stored = {
  ok: true as const,
  receipt: {
    reference: 'TT-7K4Q2P9',
    facts: [
      ['Trip', 'Mara Long Weekend'],
      ['Dates', 'Open'],
      ['Travellers', '1 adult'],
    ],
  },
} satisfies FormResult

export const open = (chosenId = 0) => render(bookingOf(chosenId))

export const button = () => screen.getByRole('button', { name: 'Send request' })
export const requestSummary = () => within(screen.getByRole('complementary', { name: 'Your request' }))

export async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Marta Lindqvist')
  await userEvent.type(screen.getByLabelText('Email'), 'marta@example.com')
}
