import { expect, it, test } from 'vitest'
import { describeMonths, keepUnits, markMonths, paragraphs, parseDays, parseStops } from '@/lib/domain/details'
import {
  dayFacts,
  dayTotals,
  describeNights,
  describeWay,
  hoursText,
  listBeds,
  longDay,
  sumFacts,
  toElevationProfile,
} from '@/lib/itineraries/days'
import type { DayFacts, LodgeFacts, Stop } from '@/lib/itineraries/facts'
import { heightFact, hoursFact } from '@/lib/itineraries/suitability'

test('day10 comes after day9, whatever the order of the keys', () => {
  const dayByDay = Object.fromEntries([10, 2, 1, 9, 11].map((n) => [`day${n}`, { title: `T${n}`, description: 'x' }]))
  expect(parseDays(dayByDay).map(({ number }) => number)).toEqual([1, 2, 9, 10, 11])
})

test('a number stays on the line of its unit, and only there', () => {
  expect(keepUnits('1,510 km² in 6 hours, 2½ h at 35 °C')).toBe(
    '1,510\u00a0km² in 6\u00a0hours, 2½\u00a0h at 35\u00a0°C',
  )
  const others = ['Day 1 Maasai Mara', '4 meals', '7 Days', 'km 5', '12 homes', '3 hourly']
  expect(others.map(keepUnits)).toEqual(others)
})

test.each([
  ['may be a plain text', 'Arrive in Nairobi.', { description: 'Arrive in Nairobi.' }],
  [
    'loses what is empty or of another shape',
    { title: ' ', description: 'Up', meals: '', driveTime: 4 },
    { description: 'Up' },
  ],
])('a day %s', (_, day1, day) => {
  expect(parseDays({ day1, day2: null, note: 'x', day: 'y' })).toEqual([{ number: 1, title: null, ...day }])
})

test('a stop is a place and, in brackets, the way to it', () => {
  expect(parseStops(['Nairobi', 'Maasai Mara (5 to 6 h by road)', 'Odd (one'])).toEqual([
    { place: 'Nairobi', way: null },
    { place: 'Maasai Mara', way: '5 to 6 h by road' },
    { place: 'Odd (one', way: null },
  ])
})

test('blank lines divide a description', () => {
  expect(paragraphs(' One.\n\n \nTwo,\nstill two.\n\n')).toEqual(['One.', 'Two,\nstill two.'])
})

test.each([
  [[6, 7, 8, 9, 10], 'June to October'],
  [[1, 2, 6, 7, 8, 12], 'June to August and December to February'],
  [[1, 2, 11, 12], 'November to February'],
  [[3], 'March'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
  [[], ''],
  [[0, 13], ''],
])('the best months %o read "%s"', (months, words) => expect(describeMonths(months)).toBe(words))

test('twelve months are marked, January first', () => {
  const months = markMonths([1, 12])
  expect(months).toHaveLength(12)
  expect(months.filter(({ isBest }) => isBest).map(({ name }) => name)).toEqual(['January', 'December'])
})

const quiet: DayFacts = {
  ...{
    day: 1,
    title: null,
    bestMoment: null,
    description: '',
    from: null,
    to: null,
    flightRoute: null,
    wayNote: null,
    flightMonths: [],
  },
  ...{ roadKm: [], roadHours: [], flightHours: [], walkKm: [], walkHours: [], boatHours: [] },
  ...{ isApproximate: false, isThereAndBack: false },
  ...{ meals: null, bed: null, bedNote: null, bedKind: null, bedAltitude: null, highestAltitude: null },
  lodge: null,
}
const nairobi = { id: 'nairobi', name: 'Nairobi' }
const talek = { id: 'talek', name: 'Talek' }

test.each([
  [[], ''],
  [[0.75], '45 min'],
  [[0.75, 1.5], '45 to 90 min'],
  [[0.5, 6], '30 min to 6 h'],
  [[1.5], '1½ h'],
  [[5, 6], '5 to 6 h'],
])('the hours %j read "%s"', (hours, text) => expect(hoursText(hours)).toBe(keepUnits(text)))

const transfer = { from: nairobi, to: talek, roadKm: [225, 270], roadHours: [5, 6], isApproximate: true }
const flight = { from: talek, to: nairobi, roadHours: [1], flightHours: [0.75], flightRoute: 'the Mara to Wilson' }
const drive = { from: talek, to: talek, roadKm: [12], roadHours: [0.5], isThereAndBack: true }

test.each<[string, Partial<DayFacts>, string]>([
  ['a transfer', transfer, 'Nairobi to Talek, about 225 to 270 km by road, 5 to 6 h'],
  ['a drive and a flight', flight, 'Talek to Nairobi, by road, 1 h; flight 45 min, the Mara to Wilson'],
  ['a drive out and back', drive, 'From Talek and back, 12 km by road, 30 min each way'],
  ['a walk', { to: talek, walkKm: [9], walkHours: [3, 4] }, 'Talek, 9 km on foot, 3 to 4 h'],
  ['a walk of unknown length', { to: talek, walkHours: [0.5, 6] }, 'Talek, 30 min to 6 h on foot'],
  ['a day at one place', { from: talek, to: talek }, 'Around Talek, no transfer'],
])('the way of %s is said in words', (_, day, words) => {
  expect(describeWay({ ...quiet, ...day })).toBe(keepUnits(words))
})

it('says a height once, though the bed may have it in its name', () => {
  const day = { ...quiet, bed: 'Hut, 3,300 m', bedAltitude: 3300, highestAltitude: 4985 }
  expect(dayFacts(day)).toEqual([
    { label: 'Highest', text: keepUnits('4,985 m') },
    { label: 'Night', text: 'Hut, 3,300 m' },
  ])
  expect(dayFacts({ ...day, bed: 'Lodge' }).at(-1)).toEqual({ label: 'Night', text: keepUnits('Lodge, at 3,300 m') })
})

const camp: LodgeFacts = {
  ...{ id: 'hippo', name: 'Hippo Camp', style: 'Ten tents', view: 'You hear hippo at night.' },
  ...{ orSimilar: true, status: 'confirmed', place: { ...talek, latitude: -1.44, longitude: 35.21 }, pictures: [] },
}
const night = (day: number, more: Partial<DayFacts>): DayFacts => ({ ...quiet, day, bed: 'Tented camp', ...more })

it('names the lodge of a night instead of its bed, and describes it on the first night only', () => {
  const first = night(1, { bedNote: 'Under trees.', lodge: camp })
  expect(dayFacts(first)).toEqual([
    { label: 'Night', text: 'Hippo Camp or similar, Talek. Ten tents. You hear hippo at night.' },
  ])
  expect(dayFacts(night(2, { lodge: camp }), first)).toEqual([{ label: 'Night', text: 'Hippo Camp or similar, Talek' }])
})

it('marks an invented name', () => {
  const day = night(1, { lodge: { ...camp, orSimilar: false, status: 'sample' } })
  expect(dayFacts(day)[0]?.text).toMatch(/^Hippo Camp, Talek\. /)
})

it('lists each bed of a trip once, with its nights', () => {
  const plain = { bed: 'Hotel, Nairobi', bedNote: 'Old gardens.' }
  const days = [night(1, plain), night(2, { lodge: camp }), night(3, { lodge: camp }), night(4, plain), quiet]
  expect(listBeds(days)).toEqual([
    { title: 'Hotel, Nairobi', notes: ['Old gardens.'], nights: [1, 4], lodge: null },
    {
      ...{ title: 'Hippo Camp or similar, Talek', notes: ['Ten tents', 'You hear hippo at night.'] },
      ...{ nights: [2, 3], lodge: camp },
    },
  ])
})

test.each([
  [[1], 'Night 1'],
  [[2, 3], 'Nights 2 and 3'],
  [[2, 3, 4], 'Nights 2 to 4'],
  [[1, 3, 4], 'Nights 1, 3 and 4'],
])('the nights %j read "%s"', (nights, text) => expect(describeNights(nights)).toBe(text))

test.each([
  [{ roadHours: [5] }, ''],
  [{ roadHours: [6] }, 'A long drive: 6 h'],
  [{ roadHours: [4, 5.5] }, 'A long drive: up to 5½ h'],
  [{ walkHours: [12, 15] }, 'A long walk: up to 15 h'],
  [{ boatHours: [6] }, 'A long day on the water: 6 h'],
  [{ roadHours: [3, 4], walkHours: [3, 4] }, 'A long day on the way: up to 8 h'],
  [{ roadHours: [2, 3], walkHours: [2] }, ''],
])('a day of %j is marked "%s"', (hours, mark) => expect(longDay({ ...quiet, ...hours })).toBe(keepUnits(mark)))

const days: DayFacts[] = [
  { ...quiet, roadHours: [5, 6], bed: 'Camp', bedKind: 'tented camp' },
  { ...quiet, day: 2, roadHours: [3], isThereAndBack: true, bed: 'Campsite', bedKind: 'camping' },
  { ...quiet, day: 3, flightHours: [1], bed: 'Lodge', bedKind: 'lodge' },
  { ...quiet, day: 4, roadHours: [4, 5.25] },
  { ...quiet, day: 5, roadHours: [4, 5] },
]

it('the sums of a trip count the hours both ways, the nights under canvas and the flights, and say them in words', () => {
  const sums = { road: [19, 22], longest: 6, longDays: [1, 2, 4], flights: 1, nights: 3, tents: 2 }
  expect(dayTotals(days)).toMatchObject(sums)
  const labels = ['On the road, without game drives', 'Drives over 5 h', 'Flights', 'Nights in tents']
  const said = (...texts: string[]) => texts.map((text, index) => ({ label: labels[index], text: keepUnits(text) }))
  expect(sumFacts(days)).toEqual(said('19 to 22 h in all', 'Days 1, 2 and 4', '1', '2 of 3'))
  expect(sumFacts([quiet])).toEqual(said('Hardly any', 'No day', 'None'))
  const walks = [
    { ...quiet, walkHours: [1, 2] },
    { ...quiet, day: 2, walkHours: [3] },
  ]
  expect(sumFacts(walks)).toContainEqual({ label: 'On foot', text: expect.stringMatching(/^4 to 5\sh/) })
})

it('the sums of a trip say in which months a day is flown, and count its road in the others', () => {
  const either = { ...quiet, day: 6, roadHours: [2, 3], flightHours: [1], flightMonths: [7, 8] }
  const facts = Object.fromEntries(sumFacts([...days, either]).map(({ label, text }) => [label, text]))
  expect(facts).toMatchObject({
    'On the road, without game drives': keepUnits('21 to 25 h in all; July to August: 19 to 22 h in all'),
    Flights: '1; July to August: 2',
  })
  expect(hoursFact([...days, either])).toMatch(/^19 to 25\shours on the road in 6 days, by the month;/)
})

test.each<[Partial<DayFacts>[], string]>([
  [[{ roadHours: [5, 6] }], '5 to 6 hours on the road in a day; the longest drive is up to 6 h.'],
  [[{ walkHours: [3, 4] }, {}], 'You spend very little time in a vehicle. On foot up to 4 h in a day.'],
])('what a trip asks of a traveller is its hours on the road and on foot: %j', (days, words) => {
  expect(hoursFact(days.map((day) => ({ ...quiet, ...day })))).toBe(keepUnits(words))
})

const place = { id: 'x', name: 'X', country: 'Kenya', kind: 'town', latitude: 0, longitude: 0, altitude: 1754 }
const stops: Stop[] = [{ position: 1, label: 'X', day: 1, by: null, way: null, place }]

test.each<[Partial<DayFacts>, Stop[], RegExp]>([
  [{}, stops, /^The highest point we have on record is 1,754\sm; .* climb higher\.$/],
  [{ bedAltitude: 2600 }, stops, /record is 2,600\sm; .* short of breath.*ask your doctor first\.$/],
  [{ bedAltitude: 1800, highestAltitude: 2600 }, stops, /^Nights at up to about 1,800\sm; .* 2,600\sm\.$/],
  [{ bedAltitude: 5, highestAltitude: 20 }, [], /^Nowhere higher than about 20\sm\.$/],
  [{ bedAltitude: 1800, highestAltitude: 1800 }, stops, /^Nowhere higher than about 1,800\sm\.$/],
  [{ bedAltitude: 4200, highestAltitude: 4985 }, [], /^Up to 4,985\sm, and nights at 4,200\sm\. .*doctor/],
])('what a trip asks of a traveller is its height, by beds and summits or places: %j', (day, stops, words) => {
  expect(heightFact([{ ...quiet, ...day }], stops)).toMatch(words)
})

const stop = (kind: string, name: string, altitude: number, day: number): Stop => ({
  ...{ position: day, label: name, day, by: null, way: null },
  place: { id: name, name, country: 'Kenya', kind, latitude: 0, longitude: 37, altitude },
})

it('the profile goes from the gate over beds and summits to the end', () => {
  const days = [
    { ...quiet, walkKm: [9], bedAltitude: 3300, highestAltitude: 3300 },
    { ...quiet, day: 2, walkKm: [20], bedAltitude: 3300, highestAltitude: 4985 },
    { ...quiet, day: 3, highestAltitude: 3300 },
  ]
  const stops = [stop('town', 'Town', 1950, 1), stop('gate', 'Gate', 2650, 1), stop('town', 'Town', 1950, 3)]
  expect(toElevationProfile(days, stops)?.map(({ name, height }) => `${name} ${height}`)).toEqual([
    ...['Gate 2650', 'Night 1 3300', 'Day 2, highest 4985', 'Night 2 3300', 'Town 1950'],
  ])
})

it('the profile is for treks only', () => {
  expect(toElevationProfile([{ ...quiet, bedAltitude: 2300, walkKm: [4] }], [])).toBeNull()
})
