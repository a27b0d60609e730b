// What is true of one trip, from its rows.
import { showTexts, type Texts } from '../content/shown-texts'
import type { Country } from '../domain/choices'
import { describeMonths } from '../domain/details'
import { formatPrice } from '../domain/money'
import { describeNights, describeWay, listBeds } from '../itineraries/days'
import type { DayFacts, Stop } from '../itineraries/facts'
import { heightFact, hoursFact } from '../itineraries/suitability'
import type { Db } from '../platform/db'
import type { Passage } from './passage'

const facts = {
  days: { orderBy: { day: 'asc' }, include: { fromPlace: true, toPlace: true, lodge: { include: { place: true } } } },
  stops: { orderBy: { position: 'asc' }, include: { place: true } },
  prices: { orderBy: { id: 'asc' } },
  suitability: true,
} as const

/** Of the trips on offer among these. */
export async function readTripPassages(tx: Db, texts: Texts, ids: number[]): Promise<Passage[]> {
  const rows = await readRows(tx, ids)
  return rows.flatMap((row) => toPassages(showTexts(row, texts)))
}

/** Without decimals and dates, which are no texts. */
async function readRows(tx: Db, ids: number[]) {
  const rows = await tx.itinerary.findMany({ where: { id: { in: ids }, withdrawnAt: null }, include: facts })
  return rows.map(({ id, title, country, inclusions, exclusions, bestMonths, departureNote, arrivalNote, ...row }) => ({
    ...{ id, title, country, inclusions, exclusions, bestMonths, departureNote, arrivalNote },
    days: row.days.map(({ fromPlace, toPlace, ...day }) => ({ ...day, from: fromPlace, to: toPlace })),
    stops: row.stops,
    suitability: row.suitability,
    prices: row.prices.map(({ season, months, forTwo, forFour, singleSupplement }) => ({
      ...{ season, months },
      ...{ two: forTwo.toNumber(), four: forFour.toNumber(), single: singleSupplement.toNumber() },
    })),
  }))
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

function toPassages(trip: Row): Passage[] {
  const { id, title, country, suitability, inclusions, exclusions, bestMonths, departureNote, arrivalNote } = trip
  const days = trip.days as DayFacts[]
  const beds = listBeds(days).map((bed) => `${describeNights(bed.nights)}: ${bed.title}.`)
  const prices = trip.prices.map(
    ({ season, months, two, four, single }) =>
      `${season === describeMonths(months) ? season : `${season}, ${describeMonths(months)}`}: ${formatPrice(two)} per person with two, ${formatPrice(four)} with four; a room alone ${formatPrice(single)} more.`,
  )
  const told: [name: string, heading: string, asked: string, text: string, tab?: string][] = [
    [
      'included',
      'What is included',
      'park fees included; meals included; lunch included; flights included',
      sentence(inclusions),
    ],
    ['excluded', 'What is not included', 'extra costs; what else do we pay', sentence(exclusions)],
    ['hours', 'Driving hours', 'longest drive; how long in the car; hours on the road', hoursFact(days)],
    ['heights', 'How high you sleep and climb', 'altitude; elevation', heightFact(days, trip.stops as Stop[])],
    [
      'beds',
      'Where you sleep',
      'which hotels do we sleep in; which camps are on the trip; accommodation on the trip',
      beds.join(' '),
    ],
    [
      'months',
      'Best months',
      'best time; when to go; season',
      bestMonths.length > 0 ? `At its best: ${describeMonths(bestMonths)}.` : '',
    ],
    ['age', 'Minimum age', 'too young; how old; children; kids', suitability?.age ?? ''],
    ['fitness', 'How fit you must be', 'how hard; how difficult; walking; fitness', suitability?.fitness ?? ''],
    ['heat', 'How hot or cold it is', 'temperature; weather', suitability?.heat ?? ''],
    [
      'comfort',
      'Toilets, showers and power',
      'bathroom; hot water; electricity; charging a phone',
      suitability?.comfort ?? '',
    ],
    ['prices', 'Prices by season', 'cost; how much; single supplement', prices.join(' ')],
    [
      'departure',
      'Start and end',
      'where does it start; departure dates; arrive the day before',
      [departureNote, arrivalNote].filter(Boolean).join(' '),
    ],
    ...days.map(
      (day) =>
        [
          `day ${day.day}`,
          `Day ${day.day}: ${day.title ?? ''}`,
          `what do we do on day ${day.day}`,
          `${day.description} ${describeWay(day)}. ${day.meals ? `Meals: ${day.meals}.` : ''}`.trim(),
          'itinerary',
        ] as [string, string, string, string, string],
    ),
  ]
  return told.flatMap(([name, heading, asked, text, tab]) =>
    text
      ? {
          ...{ key: `trip ${id} ${name}`, href: `/itineraries/${id}${tab ? `#${tab}` : ''}`, page: title },
          ...{ heading, asked, text, country: country as Country, itineraryId: id },
        }
      : [],
  )
}

const sentence = (items: string[]) => (items.length > 0 ? `${items.join('; ')}.` : '')
