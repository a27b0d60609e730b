import { departureRules } from './departure-rules'
import { allHaveTrips } from './references'
import { type Content, type Proposal, type Report, type Row, rowsOf, type Sheet, type ValidationContext } from './sheet'
import { days, stops } from './sheets/days'
import { lodges } from './sheets/lodges'
import { charges, prices, surcharges } from './sheets/prices'
import { extensions, pictures, trips } from './sheets/trips'

const byTrip = (proposal: Proposal, sheet: Sheet, id: Row[string] | undefined) =>
  rowsOf(proposal.content, sheet).filter(({ itinerary_id }) => itinerary_id === id)

export function tripRules(proposal: Proposal, context: ValidationContext, report: Report) {
  if (proposal.isWhole(trips, 'id')) numbers(proposal, context, report)
  for (const trip of rowsOf(proposal.content, trips).filter((row) => proposal.isSound(row, 'id') && row.id !== null)) {
    if (proposal.isSound(trip, 'duration')) tripDays(proposal, trip, report)
    tripSeasons(proposal, trip, context, report)
    tripSurcharges(proposal, trip, report)
    departureRules(proposal, trip, context, report)
    tripExclusions(proposal, trip, report)
    tripPictures(proposal, trip, report)
    tripExtensions(proposal, trip, report)
    if (proposal.isSound(trip, 'country', 'location')) dubaiOf(trip, report)
  }
}

function dubaiOf(trip: Row, report: Report) {
  if (trip.country === 'Dubai' && !/dubai|uae|emirates/i.test(String(trip.location)))
    report(trips, trip, 'location', `"${trip.location}" does not name Dubai, so the Dubai page would not find the trip`)
  if (trip.country !== 'Dubai' && /dubai/i.test(String(trip.location)))
    report(trips, trip, 'country', `the location is in Dubai, the country says ${trip.country}`)
}

/** Rows with a number that no trip of the site has now. */
export function addedTrips({ content }: Proposal, before: Content) {
  const ids = rowsOf(before, trips).map(({ id }) => id)
  return rowsOf(content, trips).filter(({ id }) => typeof id === 'number' && !ids.includes(id))
}

function numbers(proposal: Proposal, { before, allowsBigChanges }: ValidationContext, report: Report) {
  const rows = rowsOf(proposal.content, trips)
  const [first] = rows
  const earlier = rowsOf(before, trips).map(({ id }) => id)
  const missing = earlier.filter((id) => !rows.some((row) => row.id === id))
  const added = addedTrips(proposal, before)
  for (const row of rows) if (row.id === null) report(trips, row, 'id', 'a new trip needs a number of its own here')
  if (allowsBigChanges || !first) return
  if (missing.length * 10 > earlier.length)
    report(
      trips,
      first,
      'id',
      `${missing.length} of ${earlier.length} trips would be withdrawn (${missing.join(', ')})`,
      { reason: 'needs-yes' },
    )
  for (const row of added) {
    const was = rowsOf(before, trips).find((one) => missing.includes(one.id) && isSameTrip(one, row))
    if (was)
      report(
        trips,
        row,
        'id',
        `trip ${was.id} is gone and ${row.id} is the same trip: links to the old number would break`,
        { reason: 'needs-yes' },
      )
  }
}

const isSameTrip = (one: Row, other: Row) => one.title === other.title || one.description === other.description

function tripDays(proposal: Proposal, trip: Row, report: Report) {
  const found = byTrip(proposal, days, trip.id)
  const duration = Number(trip.duration)
  const last = found.at(-1)
  const isShort = found.length < duration && allHaveTrips(proposal, days)
  if (isShort || found.length > duration) {
    const problem = `${found.length} days are described, the trip says ${duration}`
    if (last) report(days, last, 'day', problem)
    else report(trips, trip, 'duration', problem)
  } else if (Math.max(0, ...found.map(({ day }) => Number(day))) > duration)
    report(days, last ?? trip, 'day', `the days of ${trip.title} are not numbered from 1 to ${duration}`)
  const isEmpty = (cell: Row[string] | undefined) => !Array.isArray(cell) || cell.length === 0
  for (const day of found)
    if (!isEmpty(day.flight_months) && (isEmpty(day.flight_hours) || isEmpty(day.road_hours)))
      report(days, day, 'flight_months', 'a day that goes by air in some months needs hours by air and by road')
  for (const day of found.filter((one) => one.lodge_id && proposal.isSound(one, 'lodge_id')))
    nightIn(proposal, day, report)
  for (const stop of byTrip(proposal, stops, trip.id))
    if (Number(stop.day) > duration)
      report(stops, stop, 'day', `day ${stop.day} is after the last, which is day ${duration}`)
}

/** Nights are counted by bed and kind, and offers name the bed while a lodge is a sample. */
function nightIn(proposal: Proposal, day: Row, report: Report) {
  const lodge = rowsOf(proposal.content, lodges).find(({ id }) => id === day.lodge_id)
  if (!lodge) return
  if (proposal.isSound(day, 'bed') && !day.bed)
    report(days, day, 'bed', 'a night in a lodge needs its bed in words too')
  const isSound = proposal.isSound(day, 'bed_kind') && proposal.isSound(lodge, 'kind')
  if (isSound && day.bed_kind !== lodge.kind)
    report(
      days,
      day,
      'lodge_id',
      `${lodge.id} is of the kind ${lodge.kind} on the sheet Lodges, and this night of the kind ${day.bed_kind ?? 'none'}`,
    )
}

function tripSeasons(proposal: Proposal, trip: Row, { today }: ValidationContext, report: Report) {
  const found = byTrip(proposal, prices, trip.id)
  // The same season of the next year ends later.
  const taken = new Map<string, Row>()
  const priced = new Set<number>()
  for (const season of found) {
    if (season.valid_until && String(season.valid_until) < today)
      report(prices, season, 'valid_until', `the price was valid until ${season.valid_until}, which has passed`)
    for (const month of (season.months ?? []) as number[]) {
      const key = `${month} until ${season.valid_until}`
      if (taken.has(key))
        report(
          prices,
          season,
          'months',
          `month ${month} is in the season "${taken.get(key)?.season}" too; a season of another year is valid until another day`,
        )
      taken.set(key, season)
      priced.add(month)
    }
    if (proposal.isSound(season, 'for_two', 'for_six') && Number(season.for_two) < Number(season.for_six))
      report(prices, season, 'for_six', 'six travellers pay more per person than two')
  }
  const unpriced = ((trip.best_months ?? []) as number[]).filter((month) => !priced.has(month))
  const isPriced = found.length > 0 && found.every((season) => proposal.isSound(season, 'months'))
  if (isPriced && allHaveTrips(proposal, prices) && unpriced.length > 0)
    report(
      trips,
      trip,
      'best_months',
      `month ${unpriced.join(', ')} is among the best, and has no price on the sheet Prices`,
    )
}

function tripSurcharges(proposal: Proposal, trip: Row, report: Report) {
  for (const one of byTrip(proposal, surcharges, trip.id))
    if (proposal.isSound(one, 'first_night', 'last_night') && String(one.last_night) < String(one.first_night))
      report(surcharges, one, 'last_night', `is before the first night, ${one.first_night}`)
}

function tripPictures(proposal: Proposal, trip: Row, report: Report) {
  const shown = new Set<Row[string] | undefined>()
  for (const row of byTrip(proposal, pictures, trip.id).filter((one) => proposal.isSound(one, 'image_url'))) {
    if (shown.has(row.image_url)) report(pictures, row, 'image_url', 'is among the pictures of this trip twice')
    shown.add(row.image_url)
  }
}

function tripExtensions(proposal: Proposal, trip: Row, report: Report) {
  for (const row of byTrip(proposal, extensions, trip.id))
    if (row.extension_id === trip.id) report(extensions, row, 'extension_id', 'is the trip itself; choose another one')
}

const fee = /\b(?:fees?|permits?|tax(?:es)?|lev(?:y|ies)|dirham|surcharges?|compulsory|mandatory)\b/i
// Optional costs may be missing from the price.
const mayStayOut = /\bvisas?\b|\beTA\b|optional|second|extra|can be added|if you|your own choice/i

function tripExclusions(proposal: Proposal, trip: Row, report: Report) {
  if (!allHaveTrips(proposal, charges) || !proposal.isWhole(charges, 'name')) return
  const charged = byTrip(proposal, charges, trip.id).map(({ name }) => String(name).toLowerCase())
  for (const line of (trip.exclusions ?? []) as string[])
    if (fee.test(line) && !mayStayOut.test(line) && !charged.some((name) => line.toLowerCase().includes(name)))
      report(
        trips,
        trip,
        'exclusions',
        `"${line}" names a charge that the price leaves out; put it on the sheet Charges, or say that it is optional`,
      )
}
