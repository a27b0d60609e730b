import type { TravelMode } from '../domain/choices'
import { kilometres, type Position } from '../maps/frame'
import { contains, ringsOf } from '../maps/terrain'
import { fractions } from './cell-types'
import { type Proposal, type Report, type Row, rowKey, rowsOf, type Sheet, type ValidationContext } from './sheet'
import { days, stops } from './sheets/days'
import { places } from './sheets/places'

const coordinates = ['latitude', 'longitude']
const wayFields = ['road_km', 'road_hours', 'flight_hours', 'walk_km', 'walk_hours', 'boat_hours']
const dayFields = ['to_place_id', 'from_place_id', ...wayFields]
const stopFields = ['place_id', 'by', 'way', 'day']

type Way = { sheet: Sheet; row: Row; previous?: Row; fields: string[]; from: Row; to: Row; reach: number; of: string }

export function mapRules(proposal: Proposal, { before }: ValidationContext, report: Report) {
  const placed = rowsOf(proposal.content, places).filter((row) =>
    proposal.isSound(row, 'id', 'country', ...coordinates),
  )
  const outside = placed.filter((place) => !liesInCountry(place))
  const changed = (sheet: Sheet, row: Row, fields: string[]) => {
    const earlier = rowsOf(before, sheet).find((one) => rowKey(sheet, one) === rowKey(sheet, row))
    return fields.find((field) => JSON.stringify(earlier?.[field]) !== JSON.stringify(row[field]))
  }
  for (const place of outside)
    report(
      places,
      place,
      changed(places, place, ['country', ...coordinates]) ?? 'latitude',
      `this is not in ${place.country}: are latitude and longitude exchanged?`,
    )
  const byId = new Map(placed.filter((place) => !outside.includes(place)).map((place) => [place.id, place]))
  const reported = new Set<Row | undefined>()
  for (const { sheet, row, previous, fields, from, to, reach, of } of [
    ...waysOfDays(proposal, byId),
    ...waysOfStops(proposal, byId),
  ]) {
    const km = kilometresBetween(from, to)
    // A misplaced stop is too far from the next one as well.
    if (km <= reach || reported.has(previous)) continue
    const [apart, most] = [Math.round(km), Math.round(reach)]
    const problem = `from ${from.id} to ${to.id} it is ${apart} km in a straight line, and ${of} leads ${most} km at most`
    // A moved place is one fault, however many trips go there.
    const moved = [to, from].find((place) => changed(places, place, coordinates))
    if (!moved) report(sheet, row, changed(sheet, row, fields) ?? fields[0] ?? '', problem)
    else if (!reported.has(moved)) report(places, moved, changed(places, moved, coordinates) ?? '', problem)
    reported.add(moved ?? row)
  }
}

function waysOfDays(proposal: Proposal, byId: Map<Row[string] | undefined, Row>): Way[] {
  return rowsOf(proposal.content, days).flatMap((day) => {
    const [from, to] = [byId.get(day.from_place_id), byId.get(day.to_place_id)]
    const reach = proposal.isSound(day, ...wayFields) ? reachOfDay(day) : null
    if (!from || !to || reach === null) return []
    const of = `the way of day ${day.day} of trip ${day.itinerary_id}`
    return [{ sheet: days, row: day, fields: dayFields, from, to, reach, of }]
  })
}

function waysOfStops(proposal: Proposal, byId: Map<Row[string] | undefined, Row>): Way[] {
  const rows = rowsOf(proposal.content, stops).filter((row) => proposal.isSound(row, 'itinerary_id', 'position'))
  return rows.flatMap((stop) => {
    const before = rows.find(
      (one) => one.itinerary_id === stop.itinerary_id && Number(one.position) === Number(stop.position) - 1,
    )
    const [from, to] = [byId.get(before?.place_id), byId.get(stop.place_id)]
    if (
      !before ||
      !from ||
      !to ||
      !stop.by ||
      !proposal.isSound(stop, 'by', 'way', 'day') ||
      !proposal.isSound(before, 'day')
    )
      return []
    const reach = reachOfStop(stop.by as TravelMode, String(stop.way ?? ''), Number(stop.day) - Number(before.day))
    const of = `the way to stop ${stop.position} of trip ${stop.itinerary_id}`
    return [{ sheet: stops, row: stop, previous: before, fields: stopFields, from, to, reach, of }]
  })
}

const onDegree = kilometres([0, 0], [0, 1])
// Kilometres, for small islands and border points.
const margin = 50
// The map ends here; Tanzania reaches 11.75 degrees south.
const [mapEnd, south] = [-10.4, -11.75]

const findPosition = ({ longitude, latitude }: Row): Position => [Number(longitude), Number(latitude)]

const kilometresBetween = (a: Row, b: Row) => kilometres(findPosition(a), findPosition(b))

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
