// Who is where: booked trips by day, with their beds, what is open of them, vehicle and guide.
import 'server-only'
import type { Hold } from '../../prisma/generated/client'
import { dayAfter } from '../domain/day-after'
import { utcDay } from '../domain/utc-day'
import { readLines } from '../leads/list'
import { databaseDay, db } from '../platform/db'
import { owedKinds, readDues } from '../reservations/queries'

/** Days such as 2027-06-12. */
export type Departure = {
  reference: string
  name: string
  trip: string
  party: string
  from: string
  to: string
  /** By their first night. */
  stays: { what: string; from: string; nights: number }[]
  /** Of what has to be asked for. */
  beds: { confirmed: number; asked: number; missing: number }
  isPaid: boolean
  vehicle: string
  guide: string
  /** Who else has the same vehicle or guide on one of the days: 'Njoroge also goes with Ana Silva'. */
  clashes: string[]
}

const most = 200

/** Trips that are agreed and on their way on one of the days, the first to leave first. */
export async function readDepartures(from: string, until: string): Promise<Departure[]> {
  const shown = await readAgreed(from, until)
  const references = shown.map(({ reference }) => reference)
  const where = { reference: { in: references }, isLeft: false, releasedOn: null }
  // A vehicle may be given to a trip of other days too.
  const days = shown.flatMap((trip) => [trip.from, trip.to]).sort()
  const [around, holds, dues] = await Promise.all([
    readAssigned(days[0] ?? from, days.at(-1) ?? until),
    db().hold.findMany({ where, orderBy: [{ night: 'asc' }, { id: 'asc' }] }),
    readDues(db(), references),
  ])
  const owing = new Set(
    dues.filter(({ kind }) => owedKinds.some((one) => one === kind)).map(({ reference }) => reference),
  )
  return around
    .filter(({ reference }) => references.includes(reference))
    .map((trip) => {
      const own = holds.filter(({ reference }) => reference === trip.reference)
      const isPaid = !owing.has(trip.reference)
      return { ...trip, stays: toStays(own), beds: countBeds(own), isPaid, clashes: findClashes(trip, around) }
    })
}

const readAgreed = (from: string, until: string) => db().$queryRaw<{ reference: string; from: string; to: string }[]>`
  SELECT reference, date_from AS "from", date_to AS "to" FROM trip_facts
  WHERE reference IN (SELECT reference FROM reservations WHERE date_from <= ${until}::date AND date_to >= ${from}::date)
    AND stage = 'agreed' AND date_from <= ${until} AND date_to >= ${from}
  ORDER BY date_from, date_to, reference LIMIT ${most}`

/** The same trips with who goes and what was given to them. */
async function readAssigned(from: string, until: string) {
  const agreed = await readAgreed(from, until)
  const where = { reference: { in: agreed.map(({ reference }) => reference) } }
  const [lines, leads] = await Promise.all([
    readLines(db(), where, {}),
    db().lead.findMany({ where, select: { reference: true, vehicle: true, guide: true } }),
  ])
  const lineOf = new Map(lines.map((line) => [line.reference, line]))
  const leadOf = new Map(leads.map((lead) => [lead.reference, lead]))
  return agreed.map((trip) => {
    const line = lineOf.get(trip.reference)
    const { vehicle = '', guide = '' } = leadOf.get(trip.reference) ?? {}
    return {
      ...trip,
      name: line?.name || trip.reference,
      trip: line?.trip ?? '',
      party: line?.party ?? '',
      vehicle,
      guide,
    }
  })
}

type Assigned = Pick<Departure, 'reference' | 'name' | 'from' | 'to' | 'vehicle' | 'guide'>

function findClashes(one: Assigned, all: Assigned[]) {
  const others = all.filter(
    ({ reference, from, to }) => reference !== one.reference && from <= one.to && to >= one.from,
  )
  return (['vehicle', 'guide'] as const).flatMap((kind) =>
    others
      .filter((other) => one[kind] && isSame(other[kind], one[kind]))
      .map(({ name }) => `${one[kind]} also goes with ${name}`),
  )
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Of a booked trip and those that are under way on its days. */
export async function readClashes(reference: string, from: string, to: string) {
  const trips = await readAssigned(from, to)
  const own = trips.find((trip) => trip.reference === reference)
  return own ? findClashes(own, trips) : []
}

/** Nights in a row at one place are one stay; a party may be at two places at once. */
function toStays(holds: Hold[]) {
  const stays: Departure['stays'] = []
  for (const { kind, what, night } of holds) {
    if (kind !== 'bed' || !night) continue
    const day = utcDay(night)
    const before = stays.find(
      (stay) => stay.what === what && stay.from <= day && dayAfter(stay.from, stay.nights) >= day,
    )
    if (!before) stays.push({ what, from: day, nights: 1 })
    else if (dayAfter(before.from, before.nights) === day) before.nights += 1
  }
  return stays
}

function countBeds(holds: Hold[]) {
  const confirmed = holds.filter(({ confirmedOn }) => confirmedOn).length
  const asked = holds.filter(({ confirmedOn, askedOn }) => !confirmedOn && askedOn).length
  return { confirmed, asked, missing: holds.length - confirmed - asked }
}

/** To choose from: the vehicles and the people of the site. */
export async function readFleetAndTeam() {
  const byName = { select: { name: true }, orderBy: { name: 'asc' } } as const
  const [vehicles, guides] = await Promise.all([db().fleetVehicle.findMany(byName), db().teamMember.findMany(byName)])
  return { vehicles: vehicles.map(({ name }) => name), guides: guides.map(({ name }) => name) }
}

/** The days of a page: two weeks from `from` on, no earlier than four weeks ago and no later than in a year. */
export async function readPeriodOfDepartures(from: string | undefined) {
  const today = await databaseDay()
  const [first, last] = [dayAfter(today, -28), dayAfter(today, 365)]
  const within = (day: string) => (day < first ? first : day > last ? last : day)
  const start = within(from ?? today)
  const on = dayAfter(start, 14)
  return {
    today,
    days: Array.from({ length: 14 }, (_, index) => dayAfter(start, index)),
    back: start === first ? null : within(dayAfter(start, -14)),
    on: on > last ? null : on,
  }
}
