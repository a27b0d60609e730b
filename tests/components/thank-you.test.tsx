import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ApplicationReference } from '@/app/thank-you/_components/application-reference'
import { saveReceipt } from '@/components/form/saved-receipts'
import { volunteerApplication } from '@/lib/leads/kinds/volunteer-application'

beforeEach(() => localStorage.clear())

test('after an application the page says which stay was applied for, and what it costs', () => {
  const facts: [string, string][] = [
    ['Programme', 'Education'],
    ['Start', 'June 12, 2099'],
    ['Length of stay', '1 to 3 months'],
    ['Nationality', 'Danish'],
  ]
  saveReceipt(volunteerApplication, '/volunteer', { reference: 'TT-7K4Q2P9', facts }, { email: 'ana@example.com' })
  render(<ApplicationReference whatsapp="+254700000001" costs="Programme fee: US$350." />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Programme: Education',
    'Start: June 12, 2099',
    'Length of stay: 1 to 3 months',
  ])
  expect(screen.getByText('Programme fee: US$350.')).toBeTruthy()
})
