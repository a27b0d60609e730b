import type { TravelMode } from '../domain/choices'
import { kilometresBetween, liesInCountry, reachOfDay, reachOfStop } from './geography'
import type { Parsed } from './parse'
import { type Report, type Row, rowKey, rowsOf, type Sheet, type ValidationContext } from './sheet'
import { days, stops } from './sheets/days'
import { places } from './sheets/places'

const coordinates = ['latitude', 'longitude']
const wayFields = ['road_km', 'road_hours', 'flight_hours', 'walk_km', 'walk_hours', 'boat_hours']
const dayFields = ['to_place_id', 'from_place_id', ...wayFields]
const stopFields = ['place_id', 'by', 'way', 'day']

type Way = { sheet: Sheet; row: Row; previous?: Row; fields: string[]; from: Row; to: Row; reach: number; of: string }

export function mapRules(book: Parsed, { before }: ValidationContext, report: Report) {
  const placed = rowsOf(book.content, places).filter((row) => book.isSound(row, 'id', 'country', ...coordinates))
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
    ...waysOfDays(book, byId),
    ...waysOfStops(book, byId),
  ]) {
    const km = kilometresBetween(from, to)
    // A misplaced stop is too far from the next one as well.
    if (km <= reach || reported.has(previous)) continue
    const [apart, most] = [Math.round(km), Math.round(reach)]
    const words = `from ${from.id} to ${to.id} it is ${apart} km in a straight line, and ${of} leads ${most} km at most`
    // A moved place is one fault, however many trips go there.
    const moved = [to, from].find((place) => changed(places, place, coordinates))
    if (!moved) report(sheet, row, changed(sheet, row, fields) ?? fields[0] ?? '', words)
    else if (!reported.has(moved)) report(places, moved, changed(places, moved, coordinates) ?? '', words)
    reported.add(moved ?? row)
  }
}

function waysOfDays(book: Parsed, byId: Map<Row[string] | undefined, Row>): Way[] {
  return rowsOf(book.content, days).flatMap((day) => {
    const [from, to] = [byId.get(day.from_place_id), byId.get(day.to_place_id)]
    const reach = book.isSound(day, ...wayFields) ? reachOfDay(day) : null
    if (!from || !to || reach === null) return []
    const of = `the way of day ${day.day} of trip ${day.itinerary_id}`
    return [{ sheet: days, row: day, fields: dayFields, from, to, reach, of }]
  })
}

function waysOfStops(book: Parsed, byId: Map<Row[string] | undefined, Row>): Way[] {
  const rows = rowsOf(book.content, stops).filter((row) => book.isSound(row, 'itinerary_id', 'position'))
  return rows.flatMap((stop) => {
    const before = rows.find(
      (one) => one.itinerary_id === stop.itinerary_id && Number(one.position) === Number(stop.position) - 1,
    )
    const [from, to] = [byId.get(before?.place_id), byId.get(stop.place_id)]
    if (!before || !from || !to || !stop.by || !book.isSound(stop, 'by', 'way', 'day') || !book.isSound(before, 'day'))
      return []
    const reach = reachOfStop(stop.by as TravelMode, String(stop.way ?? ''), Number(stop.day) - Number(before.day))
    const of = `the way to stop ${stop.position} of trip ${stop.itinerary_id}`
    return [{ sheet: stops, row: stop, previous: before, fields: stopFields, from, to, reach, of }]
  })
}
