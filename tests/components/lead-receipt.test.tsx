import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { LeadReceipt } from '@/components/form/lead-receipt'
import type { Lead } from '@/components/form/use-lead-form'
import { contactMessage } from '@/lib/forms/contact-message'
import { contacts } from '../support/forms'

const lead = {
  definition: contactMessage,
  page: '/contact',
  contacts,
  sent: { reference: 'TT-7K4Q2P9', facts: [['Subject', 'A bird']], values: { email: 'ana@example.com' } },
  again: vi.fn(),
} as unknown as Lead<typeof contactMessage>

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  render(
    <LeadReceipt lead={lead} again="Write another message">
      <a href="/">Home</a>
    </LeadReceipt>,
  )
})

test('the receipt names the reference and what happens next, takes the focus, and definition on WhatsApp with the reference', () => {
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Message Sent' }))
  const terms = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(terms).toEqual([
    ['Reference', 'TT-7K4Q2P9'],
    ['Subject', 'A bird'],
    ['Answer goes to', 'ana@example.com'],
  ])
  expect(screen.getByText(/^Someone in Nanyuki reads it and answers by email/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/254700000001?text=My%20reference%20is%20TT-7K4Q2P9.',
  )
})

test('another one starts in the same page, or by the address of the page without JavaScript', async () => {
  const again = screen.getByRole('link', { name: 'Write another message' })
  expect(again.getAttribute('href')).toBe('/contact')
  await userEvent.click(again)
  expect(lead.again).toHaveBeenCalledOnce()
})
