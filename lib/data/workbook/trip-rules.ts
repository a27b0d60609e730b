import type { RuleContext, Tell } from './rule'
import type { Content, Row, Sheet } from './sheet'
import { days, stops } from './sheets/days'
import { places } from './sheets/places'
import { charges, prices } from './sheets/prices'
import { trips } from './sheets/trips'

const rowsOf = (content: Content, { name }: Sheet) => content[name] ?? []
const byTrip = (content: Content, sheet: Sheet, id: Row[string] | undefined) =>
  rowsOf(content, sheet).filter(({ itinerary_id }) => itinerary_id === id)

export function tripRules(content: Content, context: RuleContext, tell: Tell) {
  references(content, tell)
  numbers(content, context, tell)
  for (const trip of rowsOf(content, trips)) {
    daysOf(content, trip, tell)
    seasonsOf(content, trip, context, tell)
    exclusionsOf(content, trip, tell)
    const place = `${trip.country} ${trip.location}`
    if (trip.country === 'Dubai' && !/dubai|uae|emirates/i.test(String(trip.location)))
      tell(trips, trip, 'location', `"${trip.location}" does not name Dubai, so the Dubai page would not find the trip`)
    if (trip.country !== 'Dubai' && /dubai/i.test(place))
      tell(trips, trip, 'country', `the location is in Dubai, the country says ${trip.country}`)
  }
}

function references(content: Content, tell: Tell) {
  const tripIds = new Set(rowsOf(content, trips).map(({ id }) => id))
  const placeIds = new Set(rowsOf(content, places).map(({ id }) => id))
  for (const sheet of [days, stops, prices, charges])
    for (const row of rowsOf(content, sheet))
      if (row.itinerary_id !== null && !tripIds.has(row.itinerary_id ?? null))
        tell(sheet, row, 'itinerary_id', `there is no trip ${row.itinerary_id} on the sheet Trips`)
  for (const [sheet, fields] of [
    [days, ['from_place_id', 'to_place_id']],
    [stops, ['place_id']],
  ] as const)
    for (const row of rowsOf(content, sheet))
      for (const field of fields)
        if (row[field] != null && !placeIds.has(row[field]))
          tell(
            sheet,
            row,
            field,
            `there is no place "${row[field]}" on the sheet Places${nearest(String(row[field]), placeIds)}`,
          )
}

// The place that was probably meant: one or two letters differ.
function nearest(wanted: string, ids: Set<Row[string] | undefined>) {
  const found = [...ids].find((id) => String(id).slice(0, 4) === wanted.slice(0, 4))
  return found ? `; is it ${found}?` : ''
}

function numbers(content: Content, { tripIds, allowsBigChanges }: RuleContext, tell: Tell) {
  const rows = rowsOf(content, trips)
  const [first] = rows
  const missing = tripIds.filter((id) => !rows.some((row) => row.id === id))
  const added = rows.filter(({ id }) => typeof id === 'number' && !tripIds.includes(id))
  for (const row of rows) if (row.id === null) tell(trips, row, 'id', 'a new trip needs a number of its own here')
  if (allowsBigChanges || !first) return
  if (missing.length * 10 > tripIds.length)
    tell(
      trips,
      first,
      'id',
      `${missing.length} of ${tripIds.length} trips would be deleted (${missing.join(', ')}); ${sayYes}`,
      'needs-yes',
    )
  if (missing.length > 0 && added.length > 0)
    for (const row of added)
      tell(
        trips,
        row,
        'id',
        `trip ${missing.join(', ')} is gone and ${row.id} is new: links to the old number would break; ${sayYes}`,
        'needs-yes',
      )
}

const sayYes = 'if that is meant, write yes beside "Allow big changes" on How to'

function daysOf(content: Content, trip: Row, tell: Tell) {
  const found = byTrip(content, days, trip.id)
  const described = found.map(({ day }) => Number(day))
  const duration = Number(trip.duration)
  const last = found.at(-1)
  if (found.length !== duration && trip.duration !== null) {
    const words = `${found.length} days are described, the trip says ${duration}`
    if (last) tell(days, last, 'day', words)
    else tell(trips, trip, 'duration', words)
  } else if (Math.max(0, ...described) > duration)
    tell(days, last ?? trip, 'day', `the days of ${trip.title} are not numbered from 1 to ${duration}`)
  for (const stop of byTrip(content, stops, trip.id))
    if (Number(stop.day) > duration)
      tell(stops, stop, 'day', `day ${stop.day} is after the last, which is day ${duration}`)
}

function seasonsOf(content: Content, trip: Row, { today }: RuleContext, tell: Tell) {
  const found = byTrip(content, prices, trip.id)
  const taken = new Map<number, Row>()
  for (const season of found) {
    if (season.valid_until && String(season.valid_until) < today)
      tell(prices, season, 'valid_until', `the price held until ${season.valid_until}, which is over`)
    for (const month of (season.months ?? []) as number[]) {
      if (taken.has(month))
        tell(prices, season, 'months', `month ${month} is in the season "${taken.get(month)?.season}" too`)
      taken.set(month, season)
    }
    if (Number(season.for_two) < Number(season.for_six))
      tell(prices, season, 'for_six', 'a party of six pays more a person than one of two')
  }
  const unpriced = ((trip.best_months ?? []) as number[]).filter((month) => !taken.has(month))
  if (found.length > 0 && unpriced.length > 0)
    tell(
      trips,
      trip,
      'best_months',
      `month ${unpriced.join(', ')} is among the best, and has no price on the sheet Prices`,
    )
}

const fee = /\b(?:fees?|permits?|tax(?:es)?|lev(?:y|ies)|dirham|surcharges?|compulsory|mandatory)\b/i
// These may stay out of a price, or are a guest's own choice.
const mayStayOut = /\bvisas?\b|\beTA\b|optional|second|extra|can be added|if you|your own choice/i

function exclusionsOf(content: Content, trip: Row, tell: Tell) {
  const charged = byTrip(content, charges, trip.id).map(({ name }) => String(name).toLowerCase())
  for (const line of (trip.exclusions ?? []) as string[])
    if (fee.test(line) && !mayStayOut.test(line) && !charged.some((name) => line.toLowerCase().includes(name)))
      tell(
        trips,
        trip,
        'exclusions',
        `"${line}" names a charge that the price leaves out; put it on the sheet Charges, or say that it is optional`,
      )
}
