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

function visitedIn(country: string) {
  const nameOf = (id: string) => allPlaces.find((place) => place.id === id)?.name ?? ''
  const visited = itineraries
    .filter((trip) => trip.country === country)
    .map(({ title, location, stops }) => [title, location, ...stops.map(({ place }) => nameOf(place))].join(', '))
    .join(', ')
    .toLowerCase()
  return ({ name }: { name: string }) => visited.includes(name.toLowerCase())
}

test.each([kenya, tanzania, uganda])('$country says so of a place where no set trip goes', ({ country, places }) => {
  const isVisited = visitedIn(country)
  const none = places.key.filter(({ knownFor }) => /none of our set trips/i.test(knownFor)).map(({ name }) => name)
  expect(none).toEqual(places.key.filter((place) => !isVisited(place)).map(({ name }) => name))
  expect(['Diani', 'Lamu', 'Mombasa', 'Watamu'].some((name) => isVisited({ name }))).toBe(false)
})

test.each([kenya, tanzania, uganda])(
  '$country has no fee in its prices of a place where no set trip goes',
  ({ country, places }) => {
    const isVisited = visitedIn(country)
    const unvisited = places.key.filter((place) => place.fee !== 'none' && !isVisited(place)).map(({ name }) => name)
    expect(/prices of our trips include them/i.test(places.note) ? unvisited : []).toEqual([])
  },
)

test.each([kenya, tanzania, uganda])('the hero of $country promises what its trips reach', ({ country, hero }) => {
  const kindOf = (id: string) => allPlaces.find((place) => place.id === id)?.kind
  const kinds = itineraries
    .filter((trip) => trip.country === country)
    .flatMap(({ stops }) => stops.map(({ place }) => kindOf(place)))
  const promised = [
    [/\b(?:reef|beach|sand|sea|coast)\b/i, 'beach'],
    [/\b(?:peak|summit|climb)\b/i, 'mountain'],
    [/\b(?:forest|rainforest)\b/i, 'forest'],
  ] as const
  const unmet = promised.filter(([words, kind]) => words.test(hero.intro) && !kinds.includes(kind))
  expect(unmet.map(([, kind]) => `a ${kind}: ${hero.intro}`)).toEqual([])
})

const shares = { fifth: 20, quarter: 25, third: 33 }

test.each([kenya, tanzania, uganda])(
  'a season of $country is as much cheaper as its trips are',
  ({ country, season }) => {
    const savedIn = (from: number, to: number) =>
      itineraries
        .filter((trip) => trip.country === country)
        .flatMap(({ prices }) => {
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
  },
)
