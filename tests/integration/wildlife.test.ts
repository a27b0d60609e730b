// Animals belong to places: filters, search and pages of trips follow from the sheet Animals.
import { expect, test } from 'vitest'
import { getItinerary } from '@/lib/itineraries/queries'
import { readCatalogue } from '@/lib/search/catalogue'
import { noFilters } from '@/lib/search/filters'
import { findMatches } from '@/lib/search/search'
import { testDb } from '../support/test-db'

const tripsWith = async (animal: string) =>
  (await readCatalogue()).filter(({ animals }) => animals.includes(animal)).map(({ id }) => id)

const readTrips = () =>
  testDb.itinerary.findMany({
    include: { days: true, stops: { include: { place: true } } },
    orderBy: { id: 'asc' },
  })

const found = async () => new Map((await readCatalogue()).map((entry) => [entry.id, entry]))

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

test('a camp that moves is where the herds are', async () => {
  const wildlife = (await getItinerary(3))?.wildlife.filter(({ animal }) => animal === 'migration')
  expect(wildlife).toEqual([{ animal: 'migration', likelihood: 'often', months: [1, 2, 6, 7, 8, 9, 10] }])
})

test.each([
  ['elephants', 'elephants'],
  ['lions', 'big-cats'],
])('the search finds %s where only the facts name them', async (query, animal) => {
  const { searched } = await findMatches({ ...noFilters, query })
  expect(searched.map(({ id }) => id)).toEqual(expect.arrayContaining(await tripsWith(animal)))
})

test('what the operator changes on the sheet counts', async () => {
  const where = { placeId_animal: { placeId: 'ziwa', animal: 'rhinos' } }
  const before = await testDb.placeAnimal.delete({ where })
  expect(await tripsWith('rhinos')).not.toContain(16)
  await testDb.placeAnimal.create({ data: before })
  expect(await tripsWith('rhinos')).toContain(16)
})
