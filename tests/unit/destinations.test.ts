import { describe, expect, test } from 'vitest'
import { kenya } from '@/lib/content/destinations/kenya'
import { tanzania } from '@/lib/content/destinations/tanzania'
import { uganda } from '@/lib/content/destinations/uganda'
import { itineraries } from '@/prisma/seed/itineraries/all'
import { places as allPlaces } from '@/prisma/seed/places/all'

const kindOf = new Map(allPlaces.map(({ id, kind }) => [id, kind]))
const nameOf = new Map(allPlaces.map(({ id, name }) => [id, name]))

// What a claim of the hero needs a stop of.
const promises = [
  [/\b(?:reef|beach|sand|sea|coast)\b/i, 'beach'],
  [/\b(?:peak|summit|climb)\b/i, 'mountain'],
  [/\b(?:forest|rainforest)\b/i, 'forest'],
] as const

const shares = { fifth: 20, quarter: 25, third: 33 }

describe.each([kenya, tanzania, uganda])('$country', ({ country, season, places, packages, hero }) => {
  const trips = itineraries.filter((trip) => trip.country === country)
  const stops = trips.flatMap((trip) => trip.stops.map(({ place }) => place))
  const visited = [...trips.flatMap(({ title, location }) => [title, location]), ...stops.map((id) => nameOf.get(id))]
    .join(', ')
    .toLowerCase()
  const unvisited = places.key.filter(({ name }) => !visited.includes(name.toLowerCase()))

  test('has seasons that cover the twelve months once, in order', () => {
    const months = season.periods.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    expect(months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('says so where it has no set trip of a kind, or to a place', () => {
    for (const [name, text] of Object.entries(packages.texts))
      expect(/no set trip/i.test(text), text).toBe(!trips.some(({ packageType }) => packageType === name))
    expect(places.key.filter(({ knownFor }) => /none of our set trips/i.test(knownFor))).toEqual(unvisited)
  })

  test('has no fee in its prices of a place where no set trip goes', () => {
    const withFee = unvisited.filter(({ fee }) => fee !== 'none')
    expect(/prices of our trips include them/i.test(places.note) ? withFee : []).toEqual([])
  })

  test('promises in its hero what its trips reach', () => {
    const kinds = stops.map((id) => kindOf.get(id))
    expect(promises.filter(([words, kind]) => words.test(hero.intro) && !kinds.includes(kind))).toEqual([])
  })

  test('is as much cheaper in a season as its trips are', () => {
    const savedIn = (from: number, to: number) =>
      trips.flatMap(({ prices }) => {
        const dearest = Math.max(...prices.map(({ forTwo }) => forTwo))
        return prices
          .filter(({ months }) => months.some((month) => month >= from && month <= to))
          .map(({ forTwo }) => 100 - (100 * forTwo) / dearest)
      })
    for (const { from, to, text } of season.periods) {
      const [, word = '', percent] = /\b(?:a (fifth|quarter|third)|(\d+) ?%) (?:off|less|cheaper)\b/i.exec(text) ?? []
      const said = Number(percent ?? shares[word as keyof typeof shares] ?? 0)
      expect(said, text).toBeLessThanOrEqual(Math.max(...savedIn(from, to)) + 1)
    }
  })
})
