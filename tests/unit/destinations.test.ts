import { expect, test } from 'vitest'
import { kenya } from '@/lib/content/destinations/kenya'
import { tanzania } from '@/lib/content/destinations/tanzania'
import { uganda } from '@/lib/content/destinations/uganda'
import { itineraries } from '@/prisma/seed/itineraries/all'
import { places as allPlaces } from '@/prisma/seed/places/all'

test.each([kenya, tanzania, uganda])('the seasons of $country cover the twelve months once, in order', ({ season }) => {
  const months = season.periods.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  )
  expect(months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test.each([kenya, tanzania, uganda])('$country gives four reasons and at least six places', ({ why, places }) => {
  expect(why.points).toHaveLength(4)
  expect(places.key.length).toBeGreaterThanOrEqual(6)
})

test.each([kenya, tanzania, uganda])('$country says so where it has no set trip of a kind', ({ country, packages }) => {
  for (const [name, text] of Object.entries(packages.texts)) {
    const isThere = itineraries.some((trip) => trip.country === country && trip.packageType === name)
    expect(/no set trip/i.test(text), `${name}: ${text}`).toBe(!isThere)
  }
})

test.each([kenya, tanzania, uganda])('$country says so of a place where no set trip goes', ({ country, places }) => {
  const nameOf = (id: string) => allPlaces.find((place) => place.id === id)?.name ?? ''
  const visited = itineraries
    .filter((trip) => trip.country === country)
    .map(({ title, location, stops }) => [title, location, ...stops.map(({ place }) => nameOf(place))].join(', '))
    .join(', ')
    .toLowerCase()
  const none = places.key.filter(({ knownFor }) => /none of our set trips/i.test(knownFor)).map(({ name }) => name)
  expect(none).toEqual(places.key.map(({ name }) => name).filter((name) => !visited.includes(name.toLowerCase())))
  expect(/diani|lamu|mombasa|watamu/.test(visited)).toBe(false)
})
