import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Contributions } from '@/app/community/_components/contributions'
import { community } from '@/lib/content/community'

const texts = community.contributions
const school = { year: 2026, receiver: 'School', amount: 12_500, status: 'confirmed' }
const scouts = { year: 2025, receiver: 'Scouts', amount: 900, status: 'sample' }

const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

test('what was given has its total', () => {
  render(<Contributions contributions={[school, scouts]} texts={texts} />)
  expect(rows()).toEqual(['YearTo whomAmount', '2026SchoolUS$12,500', '2025ScoutsUS$900', 'TotalUS$13,400'])
})

test('without a row, no table and no heading is shown', () => {
  const { container } = render(<Contributions contributions={[]} texts={texts} />)
  expect(container.innerHTML).toBe('')
})
