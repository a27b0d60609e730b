// The days of a new installation, as rows and as the pages sum them up.
import { describe, expect, test } from 'vitest'
import { sumFacts } from '@/lib/itineraries/days'
import { describeMonths } from '@/lib/itineraries/details'
import type { DayFacts } from '@/lib/itineraries/facts'
import { itineraries } from '@/prisma/seed/itineraries/all'
import type { SeedDay } from '@/prisma/seed/types'

const trips = itineraries.map((trip) => [`${trip.id} ${trip.title}`, trip] as const)

function factsOf({ from, to, ...day }: SeedDay, index: number): DayFacts {
  return {
    ...{ flightRoute: null, wayNote: null, meals: null, bed: null, bedKind: null, bedAltitude: null },
    ...{ roadKm: [], roadHours: [], flightHours: [], walkKm: [], walkHours: [], boatHours: [], flightMonths: [] },
    ...{ isApproximate: false, isThereAndBack: false, highestAltitude: null, ...day },
    ...{ day: index + 1, from: { id: from, name: from }, to: { id: to, name: to } },
  }
}

describe.each(trips)('trip %s', (_, { days, prices }) => {
  test('has a highest point for every day, and sleeps no higher', () => {
    for (const [index, { title, highestAltitude = -1, bedAltitude = 0 }] of days.entries()) {
      const beds = Math.max(bedAltitude, days[index - 1]?.bedAltitude ?? 0)
      expect(highestAltitude, title).toBeGreaterThanOrEqual(beds)
    }
  })

  test('has hours for every walk with a length, and sums up all of them', () => {
    for (const { title, walkKm, walkHours } of days) if (walkKm) expect(walkHours, title).toBeDefined()
    const walks = days.flatMap(({ walkHours }) => (walkHours ? [walkHours] : []))
    const total = (end: (hours: number[]) => number | undefined) =>
      Math.round(walks.reduce((sum, hours) => sum + (end(hours) ?? 0), 0))
    const [least, most] = [total((hours) => hours[0]), total((hours) => hours.at(-1))]
    const shown = sumFacts(days.map(factsOf))
      .find(({ label }) => label === 'On foot')
      ?.text.match(/\d+/g)
    // A walk or two are said on their day only.
    const expected = most < 3 ? undefined : least === most ? [most] : [least, most]
    expect(shown?.map(Number)).toEqual(expected)
  })

  test('says in words what holds in some of the months in which it is sold', () => {
    const sold = prices.flatMap(({ months }) => months)
    for (const { flightMonths = [], wayNote } of days.filter(({ flightMonths }) => flightMonths)) {
      expect(sold).toEqual(expect.arrayContaining(flightMonths))
      expect(wayNote).toContain(describeMonths(flightMonths))
    }
  })
})
