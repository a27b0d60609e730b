import { describe, expect, test } from 'vitest'
import * as months from '@/app/api/itineraries/[id]/months/route'
import { getCalendar } from '@/lib/data/calendar'
import { getTripMonths } from '@/lib/data/trip-months'

const get = (id: string) => months.GET(new Request('http://localhost'), { params: Promise.resolve({ id }) })

describe('the months of a trip', () => {
  test('say what each place of the route is like then, each once', async () => {
    const trip = await getTripMonths(1)
    expect(trip).toHaveLength(12)
    expect(trip?.[7]).toEqual({
      month: 8,
      isBest: true,
      places: [
        { name: 'Laikipia', word: 'dry', note: 'Cold dawns, dry tracks' },
        { name: 'Samburu', word: 'elephants', note: 'Herds at the river every day' },
        { name: 'Maasai Mara', word: 'migration', note: 'Herds on both sides of the river' },
      ],
    })
    expect(trip?.[3]?.isBest).toBe(false)
  })

  test('are answered by REST, and those of no trip are not', async () => {
    expect(await (await get('1')).json()).toEqual(await getTripMonths(1))
    for (const id of ['4711', 'abc', '0']) expect((await get(id)).status).toBe(404)
  })
})

describe('the calendar', () => {
  test('of a country has its parks, and how many trips are good in each month', async () => {
    const { months, parks, sights } = await getCalendar('Uganda')
    expect(months.map(({ trips }) => trips)).toEqual([4, 4, 0, 0, 0, 5, 5, 5, 0, 0, 0, 4])
    expect(parks.map(({ title }) => title)).toEqual([
      'Kibale',
      'Bwindi',
      'Lake Mburo, Murchison Falls, Queen Elizabeth and Ziwa',
    ])
    expect(sights.map(({ title }) => title)).toEqual([
      'Gorilla tracking',
      'Chimpanzee tracking',
      'Birds from the north',
    ])
  })

  test('of all countries has Dubai too', async () => {
    const { parks } = await getCalendar(null)
    expect(parks.find(({ title }) => title === 'Dubai')?.periods.map(({ text }) => text)).toEqual([
      'warm',
      'hot',
      'warm',
    ])
  })
})
