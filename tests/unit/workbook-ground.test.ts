import { expect, test } from 'vitest'
import { kilometresBetween, liesInCountry, reachOfDay, reachOfStop } from '@/lib/workbook/ground'

const at = (country: string, latitude: number, longitude: number) => ({ country, latitude, longitude })

test.each([
  ['an island', at('Tanzania', -7.85, 39.75), true],
  ['a place south of the map', at('Tanzania', -11.1, 37.35), true],
  ['a place a little over the border', at('Kenya', -3.3, 37.3), true],
  ['a place far over the border', at('Kenya', -6.2, 35.7), false],
  ['the sea', at('Kenya', -4, 43), false],
  ['where the equator meets Greenwich', at('Uganda', 0, 0), false],
])('%s', (_, place, isThere) => {
  expect(liesInCountry(place)).toBe(isThere)
})

test('a degree of the equator has 111 km', () => {
  expect(kilometresBetween(at('Kenya', 0, 36), at('Kenya', 0, 37))).toBeCloseTo(111.2, 1)
})

test.each([
  ['hours by road', { road_hours: [5, 6] }, 6 * 85 + 30],
  ['kilometres, when they are less', { road_hours: [5, 6], road_km: [270] }, 300],
  ['kilometres alone', { road_km: [100, 120] }, 150],
  ['a flight and a drive', { flight_hours: [1], road_hours: [0.5] }, 450 + 42.5 + 30],
  ['nothing', {}, null],
])('a day reaches as far as it may by %s', (_, day, km) => {
  expect(reachOfDay(day)).toBe(km)
})

test.each([
  ['5-6 h by road', 'road', 0, 6 * 85 + 30],
  ['1½-2½ h by air', 'air', 3, 2.5 * 450 + 30],
  ['45 min', 'boat', 1, 60],
  ['short flight or 2 h by road', 'road', 1, 2 * 450 + 30],
  ['1 h from Nanyuki', 'road', 0, 12 * 85 + 30],
  ['2 days on foot', 'foot', 2, 2 * 15 * 6 + 30],
] as const)('a stop is reached by %s', (way, by, days, km) => {
  expect(reachOfStop(by, way, days)).toBe(km)
})
