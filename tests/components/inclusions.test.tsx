import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Inclusions } from '@/app/itineraries/[id]/_components/overview'
import { notIncluded } from '@/lib/content/itinerary'

type Trip = Parameters<typeof Inclusions>[0]['itinerary']

function headingsOf(itinerary: Trip) {
  render(<Inclusions itinerary={itinerary} notIncluded={notIncluded} />)
  return screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
}

test('what is included and what is not stand below headings of their own', () => {
  const headings = headingsOf({ inclusions: ['Park fees'], exclusions: ['Drinks'] })
  expect(headings).toEqual(['H2 What’s included', 'H3 Not included'])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Park fees', 'Drinks'])
})

test('a trip that lists nothing as included has no heading for it', () => {
  expect(headingsOf({ inclusions: [], exclusions: ['Drinks'] })).toEqual(['H2 Not included'])
})

test('a trip that lists nothing as not included says only what no trip includes', () => {
  headingsOf({ inclusions: ['Park fees'], exclusions: [] })
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.getAllByText(notIncluded.always)).toHaveLength(1)
})
