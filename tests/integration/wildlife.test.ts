// Animals belong to places: filters, search and pages of trips follow from the sheet Animals.
import { expect, test } from 'vitest'
import { getCalendar } from '@/lib/data/calendar'
import { readCatalogue } from '@/lib/data/catalogue'
import { getItinerary } from '@/lib/data/itineraries'
import { searchItineraries } from '@/lib/data/itinerary-search'
import { testDb } from '../support/test-db'

const tripsWith = async (slug: string, of: 'animals' | 'themes' = 'animals') =>
  (await readCatalogue())
    .filter((entry) => entry[of].includes(slug))
    .map(({ id }) => id)
    .sort((a, b) => a - b)

test('a filter finds the trips whose places have the animal, and no other', async () => {
  const [mara, serengeti] = [
    [1, 2, 6, 7, 10],
    [3, 8],
  ]
  expect(await tripsWith('big-cats')).toEqual(expect.arrayContaining([...mara, ...serengeti]))
  expect(await tripsWith('zebras-giraffes')).toEqual(expect.arrayContaining([...mara, ...serengeti]))
  expect(await tripsWith('elephants')).toEqual(expect.arrayContaining([...mara, ...serengeti, 4, 9, 16]))
  // Trip 12 goes where gorillas live, without a permit.
  expect(await tripsWith('gorillas')).toEqual([4, 9, 15])
  expect(await tripsWith('rhinos')).toEqual([1, 3, 6, 8, 11, 16])
  for (const desert of [17, 18]) expect((await readCatalogue()).find(({ id }) => id === desert)?.animals).toEqual([])
})

test('a filter finds what a trip does by its days and stops', async () => {
  expect(await tripsWith('fly-in', 'themes')).toEqual([1, 2, 3, 4])
  expect(await tripsWith('camping', 'themes')).toEqual([8, 13])
  expect(await tripsWith('city-desert', 'themes')).toEqual([17, 18])
})

test('a camp that moves is where the herds are', async () => {
  const wildlife = (await getItinerary(3))?.wildlife.filter(({ animal }) => animal === 'migration')
  expect(wildlife).toEqual([{ animal: 'migration', likelihood: 'often', months: [1, 2, 6, 7, 8, 9, 10] }])
  const herds = (await getCalendar(null)).sights.find(({ title }) => title === 'Migration herds')
  expect(herds?.periods.flatMap(({ from, to }) => [from, to])).toEqual(expect.arrayContaining([1, 6]))
})

test('the search finds an animal where only the facts name it', async () => {
  const entries = await readCatalogue()
  const found = async (query: string) => [...(await searchItineraries(query, entries)).points.keys()]
  expect(await found('elephants')).toEqual(expect.arrayContaining(await tripsWith('elephants')))
  expect(await found('lions')).toEqual(expect.arrayContaining(await tripsWith('big-cats')))
})

test('what the operator changes on the sheet counts', async () => {
  const where = { placeId_animal: { placeId: 'ziwa', animal: 'rhinos' } }
  const before = await testDb.placeAnimal.delete({ where })
  expect(await tripsWith('rhinos')).not.toContain(16)
  await testDb.placeAnimal.create({ data: before })
  expect(await tripsWith('rhinos')).toContain(16)
})
