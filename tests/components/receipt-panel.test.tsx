import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ReceiptPanel } from '@/components/form/receipt-panel'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

test('the receipt names the reference and what happens next, takes the focus, and asks on WhatsApp with the reference', () => {
  render(
    <ReceiptPanel
      title="Message Sent"
      text="We'll get back to you soon!"
      reference="TT-7K4Q2P9"
      rows={[{ label: 'Answer goes to', value: 'ana@example.com' }]}
      next="Someone reads it and answers."
      whatsapp="+254 700 000 001"
    >
      <a href="/">Home</a>
    </ReceiptPanel>,
  )
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Message Sent' }))
  const terms = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(terms).toEqual([
    ['Reference', 'TT-7K4Q2P9'],
    ['Answer goes to', 'ana@example.com'],
  ])
  expect(screen.getByText('Someone reads it and answers.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/254700000001?text=My%20reference%20is%20TT-7K4Q2P9.',
  )
})
