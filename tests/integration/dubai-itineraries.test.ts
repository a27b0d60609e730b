import { afterEach, expect, test } from 'vitest'
import { listDubaiItineraries } from '@/lib/data/itinerary-summaries'
import type { Country } from '@/lib/itineraries/choices'
import { testDb } from '../support/test-db'

const id = 950

afterEach(async () => {
  await testDb.itinerary.deleteMany({ where: { id } })
})

async function isShown(location: string, country: Country) {
  const rest = { title: 'Sand', description: 'x', duration: 1, highlights: [], dayByDay: {}, price: 1, category: 'x' }
  await testDb.itinerary.create({ data: { ...rest, id, location, country, difficultyLevel: 'Easy' } })
  return (await listDubaiItineraries()).some((itinerary) => itinerary.id === id)
}

test.each<[string, Country]>([
  ['Nairobi and DUBAI', 'Kenya'],
  ['Liwa, uae', 'Kenya'],
  ['United Arab Emirates', 'Tanzania'],
  ['Desert Reserve', 'Dubai'],
])('a trip in %s, %s is shown', async (location, country) => {
  expect(await isShown(location, country)).toBe(true)
})

test.each<[string, Country]>([
  ['Maasai Mara', 'Kenya'],
  ['Zanzibar', 'Tanzania'],
])('a trip in %s, %s is not', async (location, country) => {
  expect(await isShown(location, country)).toBe(false)
})

test('the trips of the content are plain records in the order of the list', async () => {
  const itineraries = await listDubaiItineraries()
  expect(itineraries.map(({ title }) => title)).toEqual([
    'Dubai Desert and Skyline',
    'Dubai Stopover with Desert Night',
  ])
  expect(itineraries.map(({ price }) => price)).toEqual([2309, 695])
})
