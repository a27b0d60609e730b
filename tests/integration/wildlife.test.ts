// Animals belong to places: filters, search and pages of trips follow from the sheet Animals.
import { expect, test } from 'vitest'
import { kenya } from '@/lib/content/destinations/kenya'
import { tanzania } from '@/lib/content/destinations/tanzania'
import { uganda } from '@/lib/content/destinations/uganda'
import { monthRange, monthsIn } from '@/lib/domain/details'
import { getItinerary } from '@/lib/itineraries/queries'
import { getCalendar } from '@/lib/search/calendar'
import { readCatalogue } from '@/lib/search/catalogue'
import { searchItineraries } from '@/lib/search/search'
import { testDb } from '../support/test-db'

const countryPages = [kenya, tanzania, uganda]

const names: Record<string, RegExp> = {
  'big-cats': /\b(lions?|leopards?|cheetahs?|big cats)\b/i,
  elephants: /\belephants?\b/i,
  rhinos: /\brhinos?\b/i,
  gorillas: /\bgorillas?\b/i,
  // Those of the sanctuary at Ol Pejeta are no sighting in the wild.
  chimpanzees: /(?<!\brescued )\bchimpanzees?\b(?! sanctuary)/i,
  'zebras-giraffes': /\b(zebras?|giraffes?)\b/i,
  hippos: /\b(hippos?|crocodiles?)\b/i,
  migration: /\b(migration|crossings?|calving|wildebeest)\b/i,
  birds: /\b(birds|fish eagles?|turacos?|flamingos?)\b/i,
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!]) /)

/** Unless the sentence says that they are seldom there, or somewhere else. */
function animalsIn(sentence: string) {
  if (/\b(sometimes near|of here)\b/i.test(sentence)) return []
  return Object.keys(names).filter((animal) => names[animal]?.test(sentence))
}

const tripsWith = async (animal: string) =>
  (await readCatalogue()).filter(({ animals }) => animals.includes(animal)).map(({ id }) => id)

const readTrips = () =>
  testDb.itinerary.findMany({
    include: { days: true, prices: true, stops: { include: { place: { include: { months: true } } } } },
    orderBy: { id: 'asc' },
  })

const found = async () => new Map((await readCatalogue()).map((entry) => [entry.id, entry]))

test('a trip has the animals that its title, highlights and days name', async () => {
  const [trips, entries] = [await readTrips(), await found()]
  const missed = trips.flatMap(({ id, title, highlights, days }) =>
    [title, ...highlights, ...days.map(({ description }) => description)].flatMap(sentencesOf).flatMap((sentence) =>
      animalsIn(sentence)
        .filter((animal) => !entries.get(id)?.animals.includes(animal))
        .map((animal) => `trip ${id} without ${animal}: ${sentence}`),
    ),
  )
  expect(missed).toEqual([])
})

test('a trip has the animals for which a place where it stops is known', async () => {
  const [trips, entries] = [await readTrips(), await found()]
  const missed = trips.flatMap(({ id, stops, bestMonths }) =>
    stops.flatMap(({ place }) => {
      const known = countryPages.flatMap(({ places }) => places.key.filter(({ name }) => name === place.name))
      const inSeason = place.months.filter(({ month }) => bestMonths.includes(month))
      return [...known.map(({ knownFor }) => knownFor), ...inSeason.map(({ word, note }) => `${word}: ${note}`)]
        .filter((text) => !/\btracking\b/.test(text))
        .flatMap((text) => animalsIn(text).map((animal) => ({ animal, text })))
        .filter(({ animal }) => !entries.get(id)?.animals.includes(animal))
        .map(({ animal, text }) => `trip ${id} without ${animal}: ${place.name}, ${text}`)
    }),
  )
  expect([...new Set(missed)]).toEqual([])
})

test('a trip has gorillas and chimpanzees with a permit only', async () => {
  const entries = await found()
  const wrong = (await readTrips()).flatMap(({ id, inclusions }) =>
    ['gorillas', 'chimpanzees']
      .filter((animal) => {
        const isIncluded = new RegExp(`\\b${animal.slice(0, -1)} permit\\b`, 'i').test(inclusions.join())
        return entries.get(id)?.animals.includes(animal) !== isIncluded
      })
      .map((animal) => `the visit of trip ${id} to ${animal}`),
  )
  expect(wrong).toEqual([])
  // Trip 12 goes where gorillas live, without a permit.
  expect(entries.get(12)?.animals).not.toContain('gorillas')
  for (const desert of [17, 18]) expect(entries.get(desert)?.animals).toEqual([])
})

test('a filter finds what a trip does by its days, beds and stops', async () => {
  const entries = await found()
  const wrong = (await readTrips()).flatMap(({ id, days, stops, highlights, inclusions }) => {
    const isOf = (...kinds: string[]) => kinds.every((kind) => stops.some(({ place }) => place.kind === kind))
    const done = {
      'fly-in': days.some(({ flightHours }) => flightHours.length > 0),
      camping: days.some(({ bedKind }) => bedKind === 'camping') && !/\bno tents\b/i.test(highlights.join()),
      'city-desert': isOf('city', 'desert'),
    }
    const isFlown = /\b(aircraft|flights)\b/i.test(inclusions.join())
    return [
      ...Object.entries(done)
        .filter(([theme, isDone]) => entries.get(id)?.themes.includes(theme) !== isDone)
        .map(([theme, isDone]) => `trip ${id} is ${isDone ? 'not ' : ''}under ${theme}`),
      ...(isFlown === done['fly-in'] ? [] : [`trip ${id} has flights in its days or in its inclusions only`]),
    ]
  })
  expect(wrong).toEqual([])
})

test('the herds are in the calendar in the months that days name, and while a camp stands near them', async () => {
  const places = await testDb.place.findMany({ include: { months: true } })
  const expected = (await readTrips()).flatMap(({ days, prices }) => {
    const beds = days.map(({ bed }) => bed?.toLowerCase())
    const near = places.filter(({ name }) => beds.some((bed) => bed?.includes(name.toLowerCase())))
    const herds = near.flatMap(({ months }) => months.filter(({ word }) => /migration|calving/.test(word)))
    const sold = prices.flatMap(({ months }) => months)
    const texts = days.map(({ description }) => description)
    const told = texts.filter((text) => /\bthe herds\b|\bwildebeest\b/i.test(text))
    const luck = texts.flatMap(sentencesOf).filter((sentence) => /\bIn November you need luck\b/.test(sentence))
    return [
      ...herds.map(({ month }) => month).filter((month) => sold.includes(month)),
      ...told.flatMap(monthsIn).filter((month) => !luck.flatMap(monthsIn).includes(month)),
    ]
  })
  const row = (await getCalendar(null)).sights.find(({ title }) => title === 'Migration herds')
  expect(expected.length).toBeGreaterThan(20)
  expect(row?.periods.flatMap(({ from, to }) => monthRange(from, to))).toEqual(expect.arrayContaining(expected))
  // A camp that moves is where they are.
  const wildlife = (await getItinerary(3))?.wildlife.filter(({ animal }) => animal === 'migration')
  expect(wildlife).toEqual([{ animal: 'migration', likelihood: 'often', months: [1, 2, 6, 7, 8, 9, 10] }])
})

test.each([
  ['elephants', 'elephants'],
  ['lions', 'big-cats'],
])('the search finds %s where only the facts name them', async (query, animal) => {
  const { points } = await searchItineraries(query, await readCatalogue())
  expect([...points.keys()]).toEqual(expect.arrayContaining(await tripsWith(animal)))
})

test('what the operator changes on the sheet counts', async () => {
  const where = { placeId_animal: { placeId: 'ziwa', animal: 'rhinos' } }
  const before = await testDb.placeAnimal.delete({ where })
  expect(await tripsWith('rhinos')).not.toContain(16)
  await testDb.placeAnimal.create({ data: before })
  expect(await tripsWith('rhinos')).toContain(16)
})
