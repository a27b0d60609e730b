import { describe, expect, test } from 'vitest'
import { kenya } from '@/lib/content/destinations/kenya'
import { tanzania } from '@/lib/content/destinations/tanzania'
import { uganda } from '@/lib/content/destinations/uganda'
import { toGallery } from '@/lib/content/itinerary'
import { type Picture, pictures } from '@/lib/content/pictures'
import { countries } from '@/lib/domain/choices'
import { describeMonths } from '@/lib/domain/details'
import { animals } from '@/lib/domain/themes'
import { animalsOf } from '@/prisma/seed/animals'
import { fleet } from '@/prisma/seed/fleet'
import { itineraries } from '@/prisma/seed/itineraries/all'
import { places } from '@/prisma/seed/places/all'
import { suitability } from '@/prisma/seed/suitability'

const nameOf = new Map(places.map(({ id, name }) => [id, name]))

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
  const gallery = toGallery(trip)
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
  const [first, ...others] = toGallery({ country: 'Kenya', imageUrl: own, stops, wildlife: [] })
  expect(first).toBe(own)
  expect(others.length).toBeGreaterThan(0)
  for (const path of others) expect(known[path]?.fits).toContain('Kenya')
})

describe.each(itineraries)('trip $id $title', ({ days, prices }) => {
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

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0

describe.each(itineraries)('the text of trip $id $title', (trip) => {
  const { id, description, highlights, days, inclusions, exclusions, departureNote = '', arrivalNote = '' } = trip

  test('has at most a thousand words, with whom it suits', () => {
    const { age, fitness, heat, comfort } = suitability[id] ?? { age: '', fitness: '', heat: '', comfort: '' }
    const ofDays = days.flatMap((day) => [day.title, day.bestMoment, day.description, day.bedNote ?? ''])
    const own = [description, departureNote, arrivalNote, ...highlights, ...inclusions, ...exclusions]
    expect(wordsIn([...own, ...ofDays, age, fitness, heat, comfort].join(' '))).toBeLessThanOrEqual(1000)
  })

  test('says of each day what one will remember, and of each new bed what kind of place it is', () => {
    expect(days.filter(({ bestMoment }) => !/^[A-Z].*[.!]$/.test(bestMoment))).toEqual([])
    const isNew = (index: number) => days[index]?.bed && days[index]?.bed !== days[index - 1]?.bed
    expect(days.filter(({ bedNote }, index) => Boolean(isNew(index)) !== Boolean(bedNote))).toEqual([])
  })

  test('lets one arrive the day before where it starts early', () => {
    const [first] = days
    const startsEarly = first?.from !== first?.to && !/airport|arriv/i.test(`${first?.from} ${first?.title}`)
    const isFromPlane = /airport|collect you at|meet you at/i.test(`${first?.from} ${first?.description}`)
    expect(Boolean(arrivalNote)).toBe(startsEarly && !isFromPlane)
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
