// References to trips, places, claims and texts must exist.
import { holeNames, unknownHoles } from '../content/mail'
import { claimsIn } from '../content/texts'
import {
  type Content,
  isOfTrips,
  type Proposal,
  type Report,
  type Row,
  rowKey,
  rowsOf,
  type Sheet,
  type ValidationContext,
} from './sheet'
import { sheets } from './sheets/all'
import { team } from './sheets/company'
import { lodgePictures, lodges } from './sheets/lodges'
import { placeAnimals, places } from './sheets/places'
import { prices } from './sheets/prices'
import { claims, replies, synonyms, texts } from './sheets/texts'
import { extensions, trips } from './sheets/trips'

const named = { trips, places, lodges }
type List = keyof typeof named

/** Otherwise a trip may lack rows because of a faulty reference. */
export function allHaveTrips(proposal: Proposal, sheet: Sheet) {
  const ids = new Set(rowsOf(proposal.content, trips).map(({ id }) => id))
  return (
    proposal.isWhole(sheet, 'itinerary_id') && rowsOf(proposal.content, sheet).every((row) => ids.has(row.itinerary_id))
  )
}

/** What belongs to deleted trips and places: their rows on other sheets go with them. */
export function withoutPartsOfDeleted(proposal: Proposal, before: Content) {
  const content = { ...proposal.content }
  const left = new Set<Row>()
  for (const [owner, field, parts] of owned) {
    if (!proposal.isWhole(owner, 'id')) continue
    const ids = rowsOf(content, owner).map(({ id }) => id)
    const deleted = new Set<Row[string] | undefined>(
      rowsOf(before, owner).flatMap(({ id }) => (id === undefined || ids.includes(id) ? [] : [id])),
    )
    for (const sheet of parts) {
      const [gone, kept] = partition(rowsOf(content, sheet), (row) => deleted.has(row[field]))
      content[sheet.name] = kept
      for (const row of gone) left.add(row)
    }
  }
  return { content, left }
}

/** Rows of other sheets that belong to a trip, place or lodge, by this field. */
export const owned: [Sheet, field: string, parts: Sheet[]][] = [
  [trips, 'itinerary_id', sheets.filter(isOfTrips)],
  [trips, 'extension_id', [extensions]],
  [places, 'place_id', [placeAnimals]],
  [lodges, 'lodge_id', [lodgePictures]],
]

function partition(rows: Row[], isFirst: (row: Row) => boolean) {
  return [rows.filter(isFirst), rows.filter((row) => !isFirst(row))] as const
}

export function references(proposal: Proposal, { before }: ValidationContext, report: Report) {
  for (const list of ['trips', 'places', 'lodges'] as const) {
    if (!proposal.isWhole(named[list], 'id') || rowsOf(proposal.content, named[list]).some(({ id }) => id === null))
      continue
    const ids = new Set(rowsOf(proposal.content, named[list]).map(({ id }) => id))
    for (const sheet of sheets)
      for (const { field } of sheet.columns.filter(({ type }) => (type.names ?? type.list) === list))
        for (const row of rowsOf(proposal.content, sheet))
          for (const name of [row[field]].flat())
            if (name != null && !ids.has(name)) report(sheet, row, field, nothing(list, name, ids))
  }
  plannersThere(proposal, report)
  claimsNamed(proposal, report)
  repliesFilled(proposal, report)
  const known = new Set(rowsOf(before, texts).map((row) => rowKey(texts, row)))
  for (const row of rowsOf(proposal.content, texts))
    if (!known.has(rowKey(texts, row)))
      report(texts, row, 'key', `the site has no text "${row.key ?? ''}"; export a new workbook and write it there`)
}

function plannersThere(proposal: Proposal, report: Report) {
  const names = new Set(rowsOf(proposal.content, team).map(({ name }) => name))
  for (const row of rowsOf(proposal.content, trips))
    if (row.planned_by && !names.has(row.planned_by) && proposal.isWhole(team, 'name'))
      report(trips, row, 'planned_by', `there is no "${row.planned_by}" on the sheet Team`)
}

const nothing = (list: List, value: Row[string], ids: Set<Row[string] | undefined>) =>
  list === 'trips'
    ? `there is no trip ${value} on the sheet Trips`
    : `there is no ${list.slice(0, -1)} "${value}" on the sheet ${named[list].name}${nearest(String(value), ids)}`

function nearest(wanted: string, ids: Set<Row[string] | undefined>) {
  const found = [...ids].find((id) => String(id).slice(0, 4) === wanted.slice(0, 4))
  return found ? `; is it ${found}?` : ''
}

// Claims are filled in only here: elsewhere visitors would see braces.
const isFilled = (sheet: Sheet, field: string) =>
  ![places, prices, synonyms].includes(sheet) && !(sheet === trips && ['title', 'location', 'tags'].includes(field))

function claimsNamed(proposal: Proposal, report: Report) {
  const known = new Set(rowsOf(proposal.content, claims).map(({ id }) => String(id)))
  const isKnown = (id: string) => known.has(id) || !proposal.isWhole(claims, 'id')
  for (const sheet of sheets.filter((one) => one !== claims && one !== replies))
    for (const row of rowsOf(proposal.content, sheet))
      for (const { field } of sheet.columns.filter((column) => column.type.sqlType.startsWith('text')))
        for (const id of claimsIn([row[field]].flat().join('\n')))
          if (!isFilled(sheet, field)) report(sheet, row, field, `{${id}} cannot be used here; write the text itself`)
          else if (!isKnown(id)) report(sheet, row, field, `there is no claim {${id}} on the sheet Claims`)
}

function repliesFilled(proposal: Proposal, report: Report) {
  for (const row of rowsOf(proposal.content, replies))
    for (const field of ['subject', 'text'])
      for (const name of unknownHoles(String(row[field] ?? '')))
        report(replies, row, field, `{${name}} cannot be filled in; you can use ${holeNames.join(', ')}`)
}
