import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Beds } from '@/app/itineraries/[id]/_components/beds'
import { beds as texts } from '@/lib/content/itinerary'
import type { Bed } from '@/lib/itineraries/days'

const hotel: Bed = { title: 'Hotel, Nairobi', notes: ['Old gardens.'], nights: [1], lodge: null }
const camp: Bed = {
  ...{
    title: 'Hippo Camp or similar, Talek',
    notes: ['Ten tents', 'You hear hippo.'],
    nights: [2, 3, 4],
  },
  lodge: {
    ...{
      id: 'hippo',
      name: 'Hippo Camp',
      style: 'Ten tents',
      view: 'You hear hippo.',
      orSimilar: true,
      status: 'sample',
    },
    place: { id: 'talek', name: 'Talek', latitude: -1.44, longitude: 35.21 },
    pictures: [
      { position: 1, imageUrl: '/images/pages/luxury.jpg', text: 'A tent at sundown' },
      { position: 2, imageUrl: '/images/heroes/camp-night.jpg', text: 'Tents under the stars' },
    ],
  },
}

test('each bed has its nights, and a lodge its pictures', () => {
  render(<Beds beds={[hotel, camp]} texts={texts} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Night 1Hotel, NairobiOld gardens.',
    'Nights 2 to 4Hippo Camp or similar, TalekTen tentsYou hear hippo.',
  ])
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'A tent at sundown',
    'Tents under the stars',
  ])
})

test('what "or similar" means stands only where it is said', () => {
  const { rerender } = render(<Beds beds={[hotel, camp]} texts={texts} />)
  expect(screen.queryAllByText(texts.similar)).toHaveLength(1)
  rerender(<Beds beds={[hotel]} texts={texts} />)
  expect(screen.queryAllByText(texts.similar)).toHaveLength(0)
})
