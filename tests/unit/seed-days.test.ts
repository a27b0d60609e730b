// The days and cars of a new installation.
import { describe, expect, test } from 'vitest'
import { describeMonths } from '@/lib/itineraries/details'
import { fleet } from '@/prisma/seed/fleet'
import { itineraries } from '@/prisma/seed/itineraries/all'
import { places } from '@/prisma/seed/places/all'

const trips = itineraries.map((trip) => [`${trip.id} ${trip.title}`, trip] as const)

describe.each(trips)('trip %s', (_, { days, prices }) => {
  test('goes up from its beds, and has hours for every walk with a length', () => {
    for (const [index, { title, highestAltitude = -1, walkKm, walkHours }] of days.entries()) {
      expect(highestAltitude, title).toBeGreaterThanOrEqual(days[index - 1]?.bedAltitude ?? 0)
      if (walkKm) expect(walkHours, title).toBeDefined()
    }
  })

  test('says in words what holds in some of the months in which it is sold', () => {
    const sold = prices.flatMap(({ months }) => months)
    for (const { flightMonths = [], wayNote } of days.filter(({ flightMonths }) => flightMonths)) {
      expect(sold).toEqual(expect.arrayContaining(flightMonths))
      expect(wayNote).toContain(describeMonths(flightMonths))
    }
  })
})

test('no other car is offered for a place where a trip promises a 4x4', () => {
  const promised = itineraries.filter(({ inclusions }) => inclusions.some((line) => /4x4|Land Cruiser/.test(line)))
  const visited = new Set(promised.flatMap(({ stops }) => stops.map(({ place }) => place)))
  const names = places.filter(({ id, kind }) => visited.has(id) && /park|reserve/.test(kind)).map(({ name }) => name)
  const others = fleet.filter(({ type }) => type === 'Minibus')
  const isNamed = (text: string) => names.filter((name) => text.includes(name.replace(/^Lake /, '')))
  expect(names.length).toBeGreaterThan(5)
  expect(others.flatMap(({ description, features }) => isNamed([description, ...features].join(' ')))).toEqual([])
})
