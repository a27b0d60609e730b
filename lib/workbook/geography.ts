import type { TravelMode } from '../domain/choices'
import { kilometres, type Position } from '../maps/frame'
import { contains, ringsOf } from '../maps/terrain'
import { fractions } from './cell-types'
import type { Row } from './sheet'

const onDegree = kilometres([0, 0], [0, 1])
// Kilometres, for small islands and border points.
const margin = 50
// The map ends here; Tanzania reaches 11.75 degrees south.
const [mapEnd, south] = [-10.4, -11.75]

const findPosition = ({ longitude, latitude }: Row): Position => [Number(longitude), Number(latitude)]

export const kilometresBetween = (a: Row, b: Row) => kilometres(findPosition(a), findPosition(b))

export function liesInCountry(place: Row) {
  const [longitude, latitude] = findPosition(place)
  const isBelowMap = place.country === 'Tanzania' && latitude < mapEnd && latitude > south
  const point: Position = [longitude, isBelowMap ? mapEnd : latitude]
  const rings = ringsOf(String(place.country))
  return !rings || contains(rings, point) || rings.some((ring) => isNear(point, ring))
}

function isNear(point: Position, ring: number[][]) {
  // Planar approximation, exact enough at this distance.
  const onParallel = onDegree * Math.cos((point[1] * Math.PI) / 180)
  const flat = ring.map(([x = 0, y = 0]): Position => [(x - point[0]) * onParallel, (y - point[1]) * onDegree])
  return flat.some((end, index) => index > 0 && distanceFromHere(flat[index - 1] ?? end, end) <= margin)
}

function distanceFromHere([ax, ay]: Position, [bx, by]: Position) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length))
  return Math.hypot(ax + along * dx, ay + along * dy)
}

/** Km/h in a straight line, upper bounds. */
const speeds: Record<TravelMode, number> = { road: 85, air: 450, foot: 6, boat: 40 }
const longestDay: Record<TravelMode, number> = { road: 12, air: 8, foot: 15, boat: 12 }
// Kilometres. A park's point is not its gate.
const slack = 30

export function reachOfDay(day: Row) {
  const most = (field: string) => Math.max(...((day[field] ?? []) as number[]), 0)
  const by = (mode: TravelMode, hours: number, km = 0) =>
    hours > 0 ? Math.min(hours * speeds[mode], km || Infinity) : km
  const ways = [
    by('road', most('road_hours'), most('road_km')),
    by('air', most('flight_hours')),
    by('foot', most('walk_hours'), most('walk_km')),
    by('boat', most('boat_hours')),
  ]
  const sum = ways.reduce((all, km) => all + km, 0)
  return sum > 0 ? sum + slack : null
}

// Sum of '1 to 1½ h by air, 45 min by road'; null if none or from elsewhere.
function hoursIn(way: string) {
  if (/\bfrom\b/i.test(way)) return null
  const found = [...way.matchAll(/(\d*(?:\.\d+)?)([¼½¾]?)\s*(h|min)\b/g)]
  const hours = found.map(
    ([, whole, part = '', unit]) => (Number(whole) + (fractions[part] ?? 0)) / (unit === 'h' ? 1 : 60),
  )
  return hours.length > 0 ? hours.reduce((all, one) => all + one, 0) : null
}

/** Upper bound in km to a stop reached `days` after the previous one. */
export function reachOfStop(by: TravelMode, way: string, days: number) {
  const mode = /\bair\b|\bfl(?:y|ight)/i.test(way) ? 'air' : by
  return speeds[mode] * (hoursIn(way) ?? longestDay[mode] * Math.min(2, Math.max(1, days))) + slack
}
