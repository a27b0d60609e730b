import { formatLongDate } from '../content/format'
import { type Proposal, type Report, type Row, rowKey, rowsOf, type ValidationContext } from './sheet'
import { departures } from './sheets/departures'
import { trips } from './sheets/trips'

/** Of one trip. */
export function departureRules(proposal: Proposal, trip: Row, context: ValidationContext, report: Report) {
  const { today, before, taken = {}, allowsBigChanges } = context
  const ofTrip = (rows: Row[]) => rows.filter(({ itinerary_id }) => itinerary_id === trip.id)
  const rows = ofTrip(rowsOf(proposal.content, departures)).filter((row) => proposal.isSound(row, ...departures.key))
  const known = new Set(ofTrip(rowsOf(before, departures)).map((row) => rowKey(departures, row)))
  for (const row of rows) {
    const day = String(row.first_day)
    const key = rowKey(departures, row)
    const places = taken[key]
    if (day >= today && proposal.isSound(trip, 'departure') && trip.departure !== 'shared')
      report(departures, row, 'first_day', `${trip.title} is private; only a shared trip has departures`)
    // A trip that is brought back has its old ones too.
    if (day < today && !known.has(key) && !allowsBigChanges)
      report(departures, row, 'first_day', `${day} has passed`, { reason: 'needs-yes' })
    if (!proposal.isSound(row, 'seats')) continue
    if (places && places.people > Number(row.seats))
      report(departures, row, 'seats', `${places.people} places are taken already, by ${list(places.names)}`)
    if (proposal.isSound(row, 'sure_from') && Number(row.sure_from) > Number(row.seats))
      report(departures, row, 'sure_from', `is more than its ${row.seats} seats`)
  }
  if (allowsBigChanges || !proposal.isWhole(departures, ...departures.key)) return
  const staying = new Set(rows.map((row) => rowKey(departures, row)))
  for (const row of ofTrip(rowsOf(before, departures))) {
    const key = rowKey(departures, row)
    const places = taken[key]
    if (!places || staying.has(key) || String(row.first_day) < today) continue
    const day = formatLongDate(String(row.first_day))
    const stay = `${list(places.names)} ${places.names.length === 1 ? 'stays' : 'stay'}`
    const problem = `${stay} on the departure of ${day}, which is withdrawn`
    report(trips, trip, 'departure', problem, { reason: 'needs-yes' })
  }
}

const list = (names: string[]) => new Intl.ListFormat('en-GB').format(names)
