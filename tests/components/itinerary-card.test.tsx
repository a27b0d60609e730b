import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BookableItineraries } from '@/components/itinerary/bookable-itineraries'
import { ItineraryCard } from '@/components/itinerary/itinerary-card'
import { toSummary } from '@/lib/data/itinerary-summaries'
import { type SampleItinerary, toSampleSummary } from '@/lib/itineraries/summary'
import { makeItinerary } from '../support/factories'

const sample: SampleItinerary = {
  title: 'Primates of the West',
  summary: 'Two great apes in one week.',
  duration: 7,
  location: 'Kibale',
  country: 'Uganda',
  imageUrl: null,
  price: 0,
  category: 'nature',
  packageType: null,
  difficultyLevel: 'Moderate',
}

const targetOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('a trip offers its page, a booking that knows it, and says that nobody has rated it yet', () => {
  render(<BookableItineraries itineraries={[toSummary(makeItinerary({ id: 7 }))]} />)
  expect(targetOf(/^View Details ?: Mara Long Weekend$/)).toBe('/itineraries/7')
  expect(targetOf(/^Book Now ?: Mara Long Weekend$/)).toBe('/book?itinerary=7')
  expect(screen.getAllByText('3 Days')).toHaveLength(1)
  expect(screen.getAllByText('No ratings yet')).toHaveLength(1)
})

test('a sample leads to the list and to an empty booking form, its price is on request, and it has no rating', () => {
  render(<BookableItineraries itineraries={[toSampleSummary(sample)]} isWide />)
  expect(targetOf(/^View Details ?: Primates of the West$/)).toBe('/itineraries')
  expect(targetOf(/^Book Now ?: Primates of the West$/)).toBe('/book')
  expect(screen.getAllByText('Price on request')).toHaveLength(1)
  expect(screen.queryByText('No ratings yet')).toBeNull()
})

test('a card may carry one more fact', () => {
  const itinerary = toSummary(makeItinerary({ averageRating: 4.56, totalReviews: 9 }))
  const { container } = render(<ItineraryCard itinerary={itinerary} note="Small Groups" />)
  expect(container.textContent).toContain('4.6 (9 reviews)')
  expect(screen.getAllByText(/Small Groups/)).toHaveLength(1)
})
