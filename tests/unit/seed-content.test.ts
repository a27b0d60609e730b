import { describe, expect, test } from 'vitest'
import { areaNames } from '@/lib/content/calendar'
import { claims } from '@/lib/content/claims'
import { kenya } from '@/lib/content/destinations/kenya'
import { tanzania } from '@/lib/content/destinations/tanzania'
import { uganda } from '@/lib/content/destinations/uganda'
import { toGallery } from '@/lib/content/itinerary'
import { type Picture, pictures } from '@/lib/content/pictures'
import { countries } from '@/lib/domain/choices'
import { describeMonths, monthRange } from '@/lib/domain/details'
import { animals } from '@/lib/domain/themes'
import { animalsOf } from '@/prisma/seed/animals'
import { zanzibarInsurance } from '@/prisma/seed/charges'
import { itineraries } from '@/prisma/seed/itineraries/all'
import { places } from '@/prisma/seed/places/all'
import { suitability } from '@/prisma/seed/suitability'

test.each([kenya, tanzania, uganda])('$country has seasons that cover the twelve months once, in order', (page) => {
  const months = page.season.periods.flatMap(({ from, to }) => monthRange(from, to))
  expect(months).toEqual(monthRange(1, 12))
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
  return [`${id} ${title}`, { title, country, imageUrl, stops: stopsOf, wildlife, pictures: [] }] as const
})

test('what a picture is for is a place, a country or an animal that there is', () => {
  const there = [...places.map(({ id }) => id), ...countries]
  for (const [path, { shows = [], fits = [], animal }] of Object.entries(known)) {
    expect(there, path).toEqual(expect.arrayContaining([...shows, ...fits]))
    if (animal) expect(animals.map(({ slug }) => slug)).toContain(animal)
  }
})

describe.each(trips)('the gallery of trip %s', (_, trip) => {
  const gallery = toGallery(trip).map(({ src }) => src)
  const visited = trip.stops.map(({ place }) => place.id)
  const seen = trip.wildlife.filter(({ likelihood }) => likelihood !== 'rarely').map(({ animal }) => animal)

  test('has four pictures, of where it goes and what it sees there', () => {
    expect(new Set(gallery).size).toBe(4)
    expect(gallery, 'not the picture at the top of the page again').not.toContain(trip.imageUrl)
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
  const trip = { title: 'Lamu', country: 'Kenya', imageUrl: own, stops, wildlife: [], pictures: [] }
  const others = toGallery(trip)
  const last = others.length < 4 ? others.pop() : undefined
  expect(last ?? { src: own, alt: 'Lamu' }).toEqual({ src: own, alt: 'Lamu' })
  expect(others.length).toBeGreaterThan(0)
  for (const { src } of others) expect(known[src]?.fits).toContain('Kenya')
  const pictures = [{ imageUrl: own, text: 'Dhows in the harbour' }]
  expect(toGallery({ ...trip, pictures })).toEqual([{ src: own, alt: 'Dhows in the harbour' }])
})

describe.each(itineraries)('trip $id $title', ({ days, prices }) => {
  test('goes up from its beds, and has hours for every way and for every walk with a length', () => {
    for (const [index, day] of days.entries()) {
      const { title, from, to, highestAltitude = -1, bedAltitude = 0, walkKm } = day
      const { walkHours, roadHours, flightHours, boatHours } = day
      expect(highestAltitude, title).toBeGreaterThanOrEqual(Math.max(bedAltitude, days[index - 1]?.bedAltitude ?? 0))
      if (walkKm) expect(walkHours, title).toBeDefined()
      if (from !== to) expect(roadHours ?? flightHours ?? walkHours ?? boatHours, title).toBeDefined()
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

describe.each(itineraries)('the text of trip $id $title', ({ days }) => {
  test('says of each day what one will remember, and of each new bed what kind of place it is', () => {
    expect(days.filter(({ bestMoment }) => !/^[A-Z].*[.!]$/.test(bestMoment))).toEqual([])
    const isNew = (index: number) => days[index]?.bed && days[index]?.bed !== days[index - 1]?.bed
    expect(days.filter(({ bedNote }, index) => Boolean(isNew(index)) !== Boolean(bedNote))).toEqual([])
  })
})

const countryOf = new Map(places.map(({ id, country }) => [id, country]))
const isOnZanzibar = (id: string) => id === 'zanzibar-airport' || areaNames[id] === 'Zanzibar'

test.each(itineraries.map((trip) => [trip.title, trip] as const))(
  '%s: a permit or an insurance of the country is in the price, or under what is not included',
  (_, { stops, charges = [], inclusions, exclusions }) => {
    const inTanzania = stops.map(({ place }) => place).filter((id) => countryOf.get(id) === 'Tanzania')
    const isOnMainland = inTanzania.some((id) => !isOnZanzibar(id))
    expect(exclusions.some((one) => one.includes('{mainland-insurance-amount}'))).toBe(isOnMainland)
    expect(charges.includes(zanzibarInsurance)).toBe(inTanzania.some(isOnZanzibar))
    for (const permit of ['gorilla', 'chimpanzee']) {
      const left = exclusions.filter((one) => one.includes(`{${permit}-permit}`))
      if (inclusions.some((one) => one.includes(`${permit} permit`))) expect(left).toEqual([])
    }
  },
)

const withGorillas = itineraries.filter(({ inclusions }) => inclusions.some((one) => /gorilla permit/.test(one)))

test('trips to the gorillas name the price of porters and carriers, and the minimum age of the permit', () => {
  expect(withGorillas.map(({ id }) => id)).toEqual([4, 9, 15])
  const ageOfPermit = Number(claims.find(({ id }) => id === 'gorilla-age')?.text)
  for (const { id, exclusions } of withGorillas) {
    expect(suitability[id]?.youngest).toBe(ageOfPermit)
    expect(exclusions.join()).toContain('{tip-bwindi-porter}')
    for (const price of ['{tip-bwindi-porter}', '{gorilla-carriers-price}'])
      expect(suitability[id]?.fitness).toContain(price)
  }
})
