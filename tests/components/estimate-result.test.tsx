import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EstimateResult } from '@/components/itinerary/estimate-result'
import { estimate } from '@/lib/prices/estimate'
import { parseEstimateQuestion } from '@/lib/prices/estimate-question'
import { makeItinerary } from '../support/factories'

const children = { to: 12, withTwo: 60, withChild: 80, withOne: 100, belowThree: 0 }
const trip = makeItinerary({
  duration: 7,
  suitability: { youngest: 5, age: '', fitness: '', heat: '', comfort: '' },
  prices: [
    {
      ...{ season: 'All year', months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], validUntil: '2099-12-31' },
      ...{ singleSupplement: 0, isByNight: false, children },
      parties: ([2, 4, 6] as const).map((size) => ({ size, amount: 1000 })),
    },
  ],
})

function show(ages: string) {
  const { question } = parseEstimateQuestion({ adults: '2', kids: '4', ages })
  if (!question) throw new Error(`These are no ages: ${ages}`)
  const answer = estimate(trip, question.party, question.from)
  render(<EstimateResult itinerary={trip} request={{ answer, instead: [{ id: 5, title: 'Zanzibar' }] }} />)
}

test('each child has a line, twins one each, and who is too young is named with a trip that takes all', () => {
  show('٤, 8, 8, 12')
  expect(screen.getAllByText(/Minimum age 5: the child aged 4 cannot come/)).toHaveLength(1)
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(amounts).toEqual(['US$2,000', 'US$600', 'US$800', 'US$800', 'US$4,200'])
  expect(screen.getAllByText(/child aged 8/)).toHaveLength(2)
  const [list] = screen.getAllByRole('list')
  const link = within(list as HTMLElement).getByRole('link', { name: 'Zanzibar' })
  expect(link.getAttribute('href')).toContain('/itineraries/5?adults=2&kids=4&ages=4,8,8,12')
})
