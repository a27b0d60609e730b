import { describe, expect, test } from 'vitest'
import { galleryOf } from '@/lib/content/itinerary'
import { type Picture, pictures } from '@/lib/content/pictures'
import { countries } from '@/lib/itineraries/choices'
import { animals } from '@/lib/itineraries/themes'
import { animalsOf } from '@/prisma/seed/animals'
import { itineraries } from '@/prisma/seed/itineraries/all'
import { places } from '@/prisma/seed/places/all'

const known: Record<string, Picture> = pictures
const kindOf = new Map(places.map(({ id, kind }) => [id, kind]))

const trips = itineraries.map(({ id, title, country, imageUrl, stops }) => {
  const wildlife = stops.flatMap(({ place, without = [] }) =>
    Object.entries(animalsOf[place] ?? {}).flatMap(([animal, seen]) =>
      without.includes(animal) ? [] : { animal, likelihood: typeof seen === 'string' ? seen : seen[0] },
    ),
  )
  const stopsOf = stops.map(({ place }) => ({ place: { id: place, kind: kindOf.get(place) ?? '' } }))
  return [`${id} ${title}`, { country, imageUrl, stops: stopsOf, wildlife }] as const
})

test('what a picture is for is a place, a country or an animal that there is', () => {
  const there = [...places.map(({ id }) => id), ...countries]
  for (const [path, { shows = [], fits = [], animal }] of Object.entries(known)) {
    expect(there, path).toEqual(expect.arrayContaining([...shows, ...fits]))
    if (animal) expect(animals.map(({ slug }) => slug)).toContain(animal)
  }
})

describe.each(trips)('the gallery of trip %s', (_, trip) => {
  const gallery = galleryOf(trip)
  const visited = trip.stops.map(({ place }) => place.id)
  const seen = trip.wildlife.filter(({ likelihood }) => likelihood !== 'rarely').map(({ animal }) => animal)

  test('has four pictures, of where it goes and what it sees there', () => {
    expect(new Set(gallery).size).toBe(4)
    for (const path of gallery) {
      const { shows = [], fits = [], animal } = known[path] ?? {}
      const isThere = visited.some((id) => shows.includes(id) || fits.includes(id))
      const isOfAnimal = shows.length + fits.length === 0 && animal
      expect(isThere || isOfAnimal, path).toBeTruthy()
      if (animal) expect(seen, path).toContain(animal)
    }
  })
})

test('a trip of an operator’s own, to places without a picture, has its own and those of the country', () => {
  const own = '/photos/0123456789abcdef/lamu.jpg'
  const stops = [{ place: { id: 'lamu', kind: 'island' } }]
  const [first, ...others] = galleryOf({ country: 'Kenya', imageUrl: own, stops, wildlife: [] })
  expect(first).toBe(own)
  expect(others.length).toBeGreaterThan(0)
  for (const path of others) expect(known[path]?.fits).toContain('Kenya')
})
