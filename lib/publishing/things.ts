// What the site is made of, as the office thinks of it: a trip with its days and prices, a lodge, a colleague.
import { formatLongDate } from '../content/format'
import type { Content, Row, Sheet } from './sheet'
import { rowKey, rowsOf } from './sheet'
import { sheets, suits } from './sheets/all'
import { contributions, fleet, team, volunteerOpenings } from './sheets/company'
import { days, stops } from './sheets/days'
import { departures } from './sheets/departures'
import { lodgePictures, lodges } from './sheets/lodges'
import { pagePictures } from './sheets/page-pictures'
import { placeAnimals, places } from './sheets/places'
import { charges, prices, surcharges } from './sheets/prices'
import { claims, replies, synonyms, texts } from './sheets/texts'
import { extensions, pictures, trips } from './sheets/trips'

export type Thing = {
  /** Of its address below /desk/content. */
  slug: string
  /** Of several. */
  name: string
  /** Of one. */
  one: string
  sheet: Sheet
  /** Sheets whose rows belong to it, by their field `owner`. */
  parts: Sheet[]
  owner: string
  /** Its rows are changed together where their keys begin alike. */
  isGrouped?: true
}

const alone = { parts: [], owner: '' }

export const things: Thing[] = [
  {
    ...{ slug: 'trips', name: 'Trips', one: 'trip', sheet: trips, owner: 'itinerary_id' },
    parts: [prices, departures, days, pictures, stops, suits, charges, surcharges, extensions],
  },
  {
    ...{ slug: 'lodges', name: 'Lodges', one: 'lodge', sheet: lodges, owner: 'lodge_id' },
    parts: [lodgePictures],
  },
  { slug: 'team', name: 'Team', one: 'colleague', sheet: team, ...alone },
  { slug: 'fleet', name: 'Vehicles', one: 'vehicle', sheet: fleet, ...alone },
  { slug: 'volunteer-openings', name: 'Volunteer openings', one: 'opening', sheet: volunteerOpenings, ...alone },
  {
    ...{ slug: 'places', name: 'Places', one: 'place', sheet: places, owner: 'place_id' },
    parts: [placeAnimals],
  },
  { slug: 'page-pictures', name: 'Pictures of pages', one: 'picture', sheet: pagePictures, ...alone },
  { slug: 'words', name: 'Words of each page', one: 'page', sheet: texts, ...alone, isGrouped: true },
  { slug: 'claims', name: 'Figures and proofs', one: 'figure', sheet: claims, ...alone },
  { slug: 'contributions', name: 'What you gave', one: 'gift', sheet: contributions, ...alone },
  { slug: 'replies', name: 'Ready answers', one: 'ready answer', sheet: replies, ...alone },
  { slug: 'synonyms', name: 'Search words', one: 'search word', sheet: synonyms, ...alone },
]

/** Headings of parts, where they say more than the name of the sheet. */
const partNames = new Map<Sheet, string>([
  [stops, 'Route'],
  [suits, 'Who it suits'],
  [charges, 'Paid on arrival'],
  [surcharges, 'Nights that cost more'],
  [extensions, 'Trips to add'],
  [placeAnimals, 'Animals'],
  [lodgePictures, 'Pictures'],
])
export const partName = (sheet: Sheet) => partNames.get(sheet) ?? sheet.name

const oneOfPart = new Map<Sheet, string>([
  [prices, 'season'],
  [departures, 'departure'],
  [days, 'day'],
  [pictures, 'picture'],
  [stops, 'stop'],
  [suits, 'note'],
  [charges, 'charge'],
  [surcharges, 'surcharge'],
  [extensions, 'trip'],
  [placeAnimals, 'animal'],
  [lodgePictures, 'picture'],
])

/** What one row of the sheet is. */
export const oneOf = (sheet: Sheet) =>
  oneOfPart.get(sheet) ?? things.find((thing) => thing.sheet === sheet)?.one ?? 'row'

export const findThing = (slug: string) => things.find((thing) => thing.slug === slug)

export const thingOf = (sheet: Sheet): Thing => {
  const found = things.find((thing) => thing.sheet === sheet || thing.parts.includes(sheet))
  if (!found) throw new Error(`No form has the sheet ${sheet.name}`)
  return found
}

export const sheetNamed = (name: string) => sheets.find((sheet) => sheet.name === name)

/** What the address of the form of this row ends with: the key of the thing that it belongs to. */
export function ownerKey(sheet: Sheet, row: Row) {
  const thing = thingOf(sheet)
  if (thing.isGrouped) return groupOf(rowKey(sheet, row))
  return sheet === thing.sheet ? rowKey(sheet, row) : String(row[thing.owner] ?? '')
}

/** The page that a text stands on: its key up to the first dot. */
const groupOf = (key: string) => key.split('.', 1)[0] ?? ''

/** The groups of a thing that is changed by groups, in their order. */
export const groupsOf = ({ sheet }: Thing, content: Content) => [
  ...new Set(rowsOf(content, sheet).map((row) => groupOf(rowKey(sheet, row)))),
]

/** A field whose number orders the rows of a part. */
export function orderField({ key }: Sheet) {
  const last = key.at(-1) ?? ''
  return key.length > 1 && ['day', 'position'].includes(last) ? last : null
}

/** What a row is called, such as "Day 2: The river" or "July to December". */
export function rowTitle(sheet: Sheet, row: Row, content: Content) {
  const order = orderField(sheet)
  const named = row.title ?? row.name ?? row.season ?? row.term ?? row.page ?? row.animal
  if (sheet === extensions) return tripTitle(Number(row.extension_id), content)
  if (sheet === departures) return row.first_day ? formatLongDate(String(row.first_day)) : ''
  if (sheet === contributions) return [row.receiver, row.year].filter(Boolean).join(', ')
  if (sheet === texts) return String(row.key).split('.').slice(1).join(', ').replaceAll('-', ' ')
  if (sheet === claims) return String(row.text ?? row.id ?? '')
  if (sheet === suits) return partName(suits)
  const what = order ? `${oneOf(sheet).replace(/^./, (first) => first.toUpperCase())} ${row[order] ?? ''}` : ''
  return [what, sheet === stops ? (row.label ?? row.place_id) : named].filter(Boolean).join(': ')
}

const tripTitle = (id: number, content: Content) =>
  String(rowsOf(content, trips).find((row) => row.id === id)?.title ?? '')

/** Parts with a list of their own, over all things. */
export const listedParts = [prices, departures, days, pictures]

export const slugOf = ({ name }: Sheet) => name.toLowerCase().replaceAll(' ', '-')
