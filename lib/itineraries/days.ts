import { describeMonths, keepUnits, listWords } from '../domain/details'
import type { DayFacts, LodgeFacts, Range, Stop } from './facts'

export type Fact = { label: string; text: string }

const metres = new Intl.NumberFormat('en-US')
export const height = (altitude: number) => keepUnits(`${metres.format(altitude)} m`)

const fractions: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾' }

function number(value: number) {
  const whole = Math.floor(value)
  const fraction = fractions[value - whole]
  return fraction ? `${whole || ''}${fraction}` : String(Math.round(value * 10) / 10)
}

export function hoursText([least, most = least]: Range) {
  if (least === undefined || most === undefined) return ''
  const isMinutes = most < 1 || (least < 1 && most <= 1.5)
  const text = (hours: number) => (isMinutes ? String(Math.round(hours * 60)) : number(hours))
  if (!isMinutes && least < 1) return keepUnits(`${Math.round(least * 60)} min to ${number(most)} h`)
  return keepUnits(`${text(least)}${most > least ? ` to ${text(most)}` : ''} ${isMinutes ? 'min' : 'h'}`)
}

export const kmText = ([least, most]: Range) =>
  least === undefined ? '' : keepUnits(`${least}${most ? ` to ${most}` : ''} km`)

const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(', ')

export function describeWay(day: DayFacts) {
  const { from, to, roadKm, roadHours, isApproximate, isThereAndBack, flightHours, flightRoute } = day
  const km = kmText(roadKm)
  const road = joined(
    km ? `${isApproximate ? 'about ' : ''}${km} by road` : roadHours.length > 0 && 'by road',
    hoursText(roadHours) + (isThereAndBack && roadHours.length > 0 ? ' each way' : ''),
  )
  const flight = flightHours.length > 0 && joined(`flight ${hoursText(flightHours)}`, flightRoute)
  const [walkKm, walkHours] = [kmText(day.walkKm), hoursText(day.walkHours)]
  const foot = walkKm ? joined(`${walkKm} on foot`, walkHours) : walkHours && `${walkHours} on foot`
  const boat = day.boatHours.length > 0 && `${hoursText(day.boatHours)} by boat`
  const ways = [road, flight, foot, boat, day.wayNote].filter(Boolean).join('; ')
  if (from && to && from.id !== to.id) return joined(`${from.name} to ${to.name}`, ways)
  if (!to) return ways
  if (isThereAndBack) return joined(`From ${to.name} and back`, ways)
  return ways ? joined(to.name, ways) : `Around ${to.name}, no transfer`
}

type LodgeName = Pick<LodgeFacts, 'name' | 'orSimilar'> & { place: { name: string } }

/** 'Night Hippo Camp or similar, Mara North'. */
export const lodgeTitle = ({ name, place, orSimilar }: LodgeName) =>
  `${name}${orSimilar ? ' or similar' : ''}, ${place.name}`

const isSameLodge = (day: DayFacts, other: DayFacts | undefined) => day.lodge?.id === other?.lodge?.id

/** The lodge of a night, unless the night before was there too. */
export const newLodge = (day: DayFacts, before: DayFacts | undefined) => (isSameLodge(day, before) ? null : day.lodge)

/** Each once, in the order of its first night. */
export type Bed = { title: string; notes: string[]; nights: number[]; lodge: LodgeFacts | null }

export function listBeds(days: DayFacts[]) {
  const beds = new Map<string, Bed>()
  for (const { day, bed, bedNote, lodge } of days) {
    if (!bed) continue
    const title = lodge ? lodgeTitle(lodge) : bed
    const known = beds.get(title)
    if (known) {
      known.nights.push(day)
      continue
    }
    const notes = lodge ? [lodge.style, lodge.view] : bedNote ? [bedNote] : []
    beds.set(title, { title, notes, nights: [day], lodge })
  }
  return [...beds.values()]
}

/** 'Night 1', 'Nights 2 to 4', 'Nights 1 and 3'. */
export function describeNights(nights: number[]) {
  const [first = 0, last = first] = [nights[0], nights.at(-1)]
  if (nights.length === 1) return `Night ${first}`
  const isRow = nights.length > 2 && last - first === nights.length - 1
  return `Nights ${isRow ? `${first} to ${last}` : listWords(nights.map(String))}`
}

/** With the day before, what one sees from a lodge is said on its first night only. */
export function dayFacts(day: DayFacts, before?: DayFacts): Fact[] {
  const { meals, bed, bedNote, bedAltitude, highestAltitude, lodge } = day
  // The name of a bed may contain its height.
  const sleeps =
    isHigh(bedAltitude) && !keepUnits(bed ?? '').includes(height(bedAltitude)) && `at ${height(bedAltitude)}`
  const shown = newLodge(day, before)
  const notes = lodge ? [shown?.style, shown?.view] : [bedNote]
  return [
    { label: 'Getting there', text: describeWay(day) },
    { label: 'Highest', text: isHigh(highestAltitude) ? height(highestAltitude) : '' },
    { label: 'Meals', text: meals ?? '' },
    { label: 'Night', text: [joined(lodge ? lodgeTitle(lodge) : bed, sleeps), ...notes].filter(Boolean).join('. ') },
  ].filter(({ text }) => text)
}

// Metres. Lower ones are not noticeable.
const isHigh = (altitude: number | null): altitude is number => altitude !== null && altitude >= 1500

const long = 5

function roadHoursOf({ roadHours, isThereAndBack }: Pick<DayFacts, 'roadHours' | 'isThereAndBack'>) {
  const times = isThereAndBack ? 2 : 1
  return [(roadHours[0] ?? 0) * times, (roadHours.at(-1) ?? 0) * times] as const
}

/** More than five hours. */
function isLongDrive(day: Pick<DayFacts, 'roadHours' | 'isThereAndBack'>) {
  return roadHoursOf(day)[1] > long
}

/** Empty unless it may exceed five hours. */
export function longDay(day: DayFacts) {
  return isSeasonal(day) ? longestDrive(byRoad(day)) || longestDrive(byAir(day)) : longestDrive(day)
}

function longestDrive(day: DayFacts) {
  const ways = [
    { name: 'drive', hours: roadHoursOf(day) },
    { name: 'walk', hours: ends(day.walkHours) },
    { name: 'day on the water', hours: ends(day.boatHours) },
    { name: 'flight', hours: ends(day.flightHours) },
  ]
  const whole = [0, 1].map((i) => ways.reduce((sum, { hours }) => sum + (hours[i] ?? 0), 0))
  const { name, hours } = ways.find(({ hours }) => hours[1] > long) ?? { name: 'day on the way', hours: ends(whole) }
  return hours[1] > long ? `A long ${name}: ${hours[0] < hours[1] ? 'up to ' : ''}${hoursText([hours[1]])}` : ''
}

const ends = (range: Range) => [range[0] ?? 0, range.at(-1) ?? 0] as const

const inTents = ['tented camp', 'camping']

// By air in some months, by road in the others.
const isSeasonal = ({ flightMonths }: DayFacts) => flightMonths.length > 0
const byRoad = (day: DayFacts): DayFacts => (isSeasonal(day) ? { ...day, flightHours: [] } : day)
const byAir = (day: DayFacts): DayFacts => (isSeasonal(day) ? { ...day, roadHours: [] } : day)

/** Hours: minimum and maximum over all months. */
export function dayTotals(days: DayFacts[]) {
  const { usual, flown } = sumsByMonth(days)
  const isByMonth = days.some(isSeasonal)
  return { ...usual, road: [Math.min(usual.road[0], flown.road[0]), usual.road[1]] as Ends, isByMonth }
}

const sumsByMonth = (days: DayFacts[]) => ({
  usual: sumsOfOne(days.map(byRoad)),
  flown: sumsOfOne(days.map(byAir)),
})

type Ends = [number, number]

function sumsOfOne(days: DayFacts[]) {
  const total = (hours: (day: DayFacts) => readonly [number, number]) =>
    [0, 1].map((i) => Math.round(days.reduce((sum, day) => sum + (hours(day)[i] ?? 0), 0))) as Ends
  return {
    road: total(roadHoursOf),
    longest: Math.max(0, ...days.map((day) => roadHoursOf(day)[1])),
    longDays: days.filter(isLongDrive).map(({ day }) => day),
    foot: total(({ walkHours }) => ends(walkHours)),
    flights: days.filter(({ flightHours }) => flightHours.length > 0).length,
    nights: days.filter(({ bed }) => bed).length,
    tents: days.filter(({ bedKind }) => inTents.includes(bedKind ?? '')).length,
  }
}

const range = ([least, most]: Ends) => keepUnits(least === most ? `${most} h` : `${least} to ${most} h`)
const list = (days: number[]) => `${days.length > 1 ? 'Days' : 'Day'} ${listWords(days.map(String))}`

export function sumFacts(days: DayFacts[]): Fact[] {
  const { usual, flown } = sumsByMonth(days)
  const { longDays, foot, nights, tents } = usual
  const months = describeMonths(days.flatMap(({ flightMonths }) => flightMonths))
  // Seasonal values name their months.
  const describeSeasons = (text: (sums: typeof usual) => string) =>
    text(usual) === text(flown) ? text(usual) : `${text(usual)}; ${months}: ${text(flown)}`
  return [
    {
      label: 'On the road, without game drives',
      text: describeSeasons(({ road }) => (road[1] === 0 ? 'Hardly any' : `${range(road)} in all`)),
    },
    { label: 'Drives over 5 h', text: longDays.length > 0 ? list(longDays) : 'No day' },
    ...(foot[1] >= 3 ? [{ label: 'On foot', text: `${range(foot)} in all` }] : []),
    { label: 'Flights', text: describeSeasons(({ flights }) => (flights > 0 ? String(flights) : 'None')) },
    ...(nights > 0 ? [{ label: 'Nights in tents', text: tents > 0 ? `${tents} of ${nights}` : 'None' }] : []),
  ]
}

type Station = { name: string; height: number }

const trek = 3000

/** Null unless a trek; without days that only lead to a camp. */
export function toElevationProfile(days: DayFacts[], stops: Stop[]): Station[] | null {
  const isTrek =
    days.some(({ highestAltitude }) => (highestAltitude ?? 0) >= trek) && days.some(({ walkKm }) => walkKm.length > 0)
  if (!isTrek) return null
  const ends = stops.filter(({ place }) => place.altitude !== null && ['gate', 'town', 'city'].includes(place.kind))
  const gates = ends.filter(({ place }) => place.kind === 'gate')
  const lastDay = days.at(-1)?.day
  const [start, end] = [gates[0] ?? ends[0], gates.find(({ day }) => day === lastDay) ?? ends.at(-1)]
  const station = (stop: Stop | undefined) =>
    stop?.place.altitude ? [{ name: stop.label, height: stop.place.altitude }] : []
  return [
    ...station(start),
    ...days.flatMap(({ day, bedAltitude, highestAltitude }, index) => [
      ...(highestAltitude !== null && highestAltitude > Math.max(bedAltitude ?? 0, days[index - 1]?.bedAltitude ?? 0)
        ? [{ name: `Day ${day}, highest`, height: highestAltitude }]
        : []),
      ...(bedAltitude === null ? [] : [{ name: `Night ${day}`, height: bedAltitude }]),
    ]),
    ...station(end),
  ]
}
