import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BookableItineraries, ItineraryCard } from '@/components/itinerary/itinerary-card'
import { Price, PriceQuote } from '@/components/ui/price'
import { sampleItineraries } from '@/lib/content/sample-itineraries'
import { toSampleSummary } from '@/lib/domain/summary'
import { toSummary } from '@/lib/search/summaries'
import { makeItinerary } from '../support/factories'

const sample = toSampleSummary(sampleItineraries.primates)

const targetOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('a trip offers its page, a booking that knows it, and says that nobody has rated it yet', () => {
  render(<BookableItineraries itineraries={[toSummary(makeItinerary({ id: 7 }))]} />)
  expect(targetOf(/^View Details ?: Mara Long Weekend$/)).toBe('/itineraries/7')
  expect(targetOf(/^Book Now ?: Mara Long Weekend$/)).toBe('/book?itinerary=7')
  expect(screen.getAllByText('3 Days')).toHaveLength(1)
  expect(screen.getAllByText('No ratings yet')).toHaveLength(1)
})

test('a sample leads to the list and to an empty booking form, its price is on request, and it has no rating', () => {
  render(<BookableItineraries itineraries={[sample]} isWide />)
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

const quoted = {
  each: 221_000,
  total: 884_000,
  people: 4,
  whose: '2 adults and 2 children (9, 6), August 2027',
  basis: 'August 2027',
}
const threeOf = { each: 293_333, total: 880_000, people: 3, whose: '3 adults', basis: '' }
const alone = { each: 253_000, total: 253_000, people: 1, whose: '1 adult', basis: '' }

const tooYoung = { heading: 'Minimum age 15', reason: 'Ask us.' }

test.each([
  [<Price key="" price={2290} />, 'From\u2002US$2,290per person, two sharing'],
  [<Price key="" price={0} />, 'Price on request'],
  [<PriceQuote key="" quoted={quoted} size="card" />, 'US$8,840\u2002for 4US$2,210 each, August 2027'],
  [<PriceQuote key="" quoted={threeOf} size="card" />, 'US$8,800\u2002for 3about US$2,933.33 each'],
  [
    <PriceQuote key="" quoted={quoted} />,
    'About\u2002US$2,210each, US$8,840 in all for 2 adults and 2 children (9, 6), August 2027',
  ],
  [<PriceQuote key="" quoted={quoted} size="small" />, 'About\u2002US$2,210each for 4, US$8,840 in all'],
  [<PriceQuote key="" quoted={alone} />, 'US$2,530in all for 1 adult'],
  [<PriceQuote key="" quoted={tooYoung} />, 'Minimum age 15Ask us.'],
  [<PriceQuote key="" quoted={tooYoung} size="small" />, 'Minimum age 15'],
])('%# says whose price it is', (price, said) => expect(render(price).container.textContent).toBe(said))
