// An older installation has days, stops and prices only as texts.
import { expect, test } from 'vitest'
import { moveFacts } from '@/prisma/move-facts'
import { testDb } from '../support/test-db'
import { withTrips } from '../support/trips'

test('a trip of ours that nobody has changed gets our facts, and its charges into its price', async () => {
  const include = {
    days: { orderBy: { day: 'asc' } },
    stops: { orderBy: { position: 'asc' } },
    prices: { orderBy: { season: 'asc' } },
    charges: { orderBy: { name: 'asc' } },
  } as const
  const before = await testDb.itinerary.findUniqueOrThrow({ where: { id: 18 }, include })
  for (const table of ['days', 'stops', 'prices', 'charges'])
    await testDb.$executeRawUnsafe(`DELETE FROM itinerary_${table} WHERE itinerary_id = 18`)
  const exclusions = [...before.exclusions, 'Tourism Dirham, paid to the hotel per room and night']
  await testDb.itinerary.update({ where: { id: 18 }, data: { price: 690, exclusions } })

  expect(await moveFacts(testDb)).toBe(1)
  const after = await testDb.itinerary.findUniqueOrThrow({ where: { id: 18 }, include })
  const withoutIds = (rows: { id: number }[]) => rows.map(({ id, ...fields }) => fields)
  const facts = ({ days, stops, prices, charges }: typeof before) => [
    days,
    stops,
    withoutIds(prices),
    withoutIds(charges),
  ]
  expect(after).toMatchObject({ price: before.price, dayByDay: before.dayByDay, exclusions: before.exclusions })
  expect(facts(after)).toEqual(facts(before))
  expect(await moveFacts(testDb)).toBe(0)
})

test('a trip of the operator’s own keeps its price and every word of its days', async () => {
  const facts = { driveTime: '2½-3 h with stops', distance: 'about 60 km', lodging: 'Tent' }
  const dayByDay = {
    day1: { title: 'Out', description: 'Far.', ...facts },
    day2: { title: 'Further', description: 'On foot.', distance: '4.5-6 km on foot', flight: '45 min, here to there' },
    day3: 'Home',
    day4: { title: 'Rest' },
  }
  await withTrips([{ id: 902, price: 77.5, dayByDay }], async () => {
    expect(await moveFacts(testDb)).toBe(1)
    const after = await testDb.itinerary.findUniqueOrThrow({ where: { id: 902 }, include: { days: true } })
    expect(after.price.toNumber()).toBe(77.5)
    expect(after.dayByDay).toEqual(dayByDay)
    expect(after.days[0]).toMatchObject({ roadHours: [2.5, 3], roadKm: [60], isApproximate: true, bed: 'Tent' })
    expect(after.days[1]).toMatchObject({ walkKm: [4.5, 6], flightHours: [0.75], flightRoute: 'here to there' })
  })
})

test('a trip whose days are in words of another kind stays as it is', async () => {
  const dayByDay = { day1: { title: 'Out', description: 'Far.', driveTime: 'half a day' } }
  await withTrips([{ id: 903, dayByDay }], async () => {
    expect(await moveFacts(testDb)).toBe(0)
    expect(await testDb.itinerary.findUniqueOrThrow({ where: { id: 903 } })).toMatchObject({ dayByDay })
  })
})
