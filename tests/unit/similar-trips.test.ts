import { expect, test } from 'vitest'
import { similarTrips } from '@/lib/similar-trips'
import { makeItinerary } from '../support/factories'

test('a trip is offered beside those most like it, never beside itself', () => {
  const shown = makeItinerary({
    id: 1,
    category: 'mountain',
    packageType: 'Budget-Friendly',
    country: 'Kenya',
    duration: 5,
  })
  const same = makeItinerary({ ...shown, id: 2 })
  const longer = makeItinerary({ ...shown, id: 3, duration: 9 })
  const beach = makeItinerary({ id: 4, category: 'beach', packageType: 'Luxury', country: 'Tanzania', duration: 5 })
  const climb = makeItinerary({ id: 5, category: 'mountain', packageType: 'Luxury', country: 'Tanzania', duration: 8 })
  expect(similarTrips([shown, beach, climb, longer, same], shown, 3).map(({ id }) => id)).toEqual([2, 3, 5])
})
