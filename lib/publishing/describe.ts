import 'server-only'
import { counted } from '../content/format'
import type { Db } from '../platform/db'
import { pictureName } from './cell-types'
import type { Conflict } from './compare'
import { type Change, type Content, isOfTrips, rowsOf, type Sheet, type Value, withoutUnit } from './sheet'
import { suits } from './sheets/all'
import { stops } from './sheets/days'
import { prices } from './sheets/prices'
import { trips } from './sheets/trips'

/** Withdrawn trips first, each on one line. */
export async function describeChanges(tx: Db, changes: Change[]) {
  return [...(await withdrawalLines(tx, changes)), ...withoutPartsOfWithdrawn(changes).flatMap(describeChange)]
}

const list = (words: string[]) => new Intl.ListFormat('en-GB').format(words)

/** One line on added trips whose pages lack prices, a map or whom they suit; undefined without any. */
export function describeIncomplete(changes: Change[], content: Content) {
  const parts: string[] = []
  for (const { sheet, kind, after } of changes) {
    if (sheet !== trips || kind !== 'added') continue
    const isEmpty = (part: Sheet) => !rowsOf(content, part).some((row) => row.itinerary_id === after?.id)
    const missing = [prices, stops, suits].filter(isEmpty).map(({ name }) => name)
    if (missing.length > 0) parts.push(`${after?.id} ${after?.title} has no rows on ${list(missing)}`)
  }
  return parts.length > 0 ? `Not complete yet: ${parts.join('; ')}.` : undefined
}

const longest = 70
const nothing = 'nothing'
// Pages fall back to the default text.
const original = 'so the site shows the original text again'

function shown(value: Value | undefined) {
  const text = Array.isArray(value) ? value.join(', ') : pictureName(String(value ?? ''))
  const line = text.replace(/\s+/g, ' ')
  return line === '' ? nothing : line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

const isPhoto = (value: Value | undefined) => pictureName(String(value)) !== value

/** Both values, two long texts from where they differ. */
function shownBeside(before: Value | undefined, after: Value | undefined) {
  const [a, b] = [before, after].map((value) => String(value ?? '').replace(/\s+/g, ' '))
  const isShort = a === undefined || b === undefined || (a.length <= longest && b.length <= longest)
  if (typeof before !== 'string' || typeof after !== 'string' || isShort) return [shown(before), shown(after)]
  let same = 0
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1
  const from = Math.max(0, same - 20)
  return [a, b].map((text) => `…${text.slice(from, from + longest)}…`)
}

/** 'Prices 6 / January to June: Party of 6: 1650 -> 1700', one line per field, or per row added or removed. */
export function describeChange({ sheet, key, kind, before, after }: Change): string[] {
  const name = nameOf({ sheet, key, before, after })
  const isWord = sheet.name === 'Words'
  if (kind !== 'changed') return [`${name}: ${kind}${isWord ? `, ${original}` : ''}`]
  return changedColumns({ sheet, before, after }).map((column) => {
    const [was, is] = [before?.[column.field], after?.[column.field]]
    const what = `${name}: ${withoutUnit(column.name)}`
    if (shown(is) === nothing) return `${what}: emptied, ${isWord ? original : `it was ${shown(was)}`}`
    if (isPhoto(is) && shown(was) === shown(is)) return `${what}: another file is called ${shown(is)} now`
    return `${what}: ${shownBeside(was, is).join(' -> ')}`
  })
}

/** 'Prices 7 / June: Party of 4: the workbook says 840, the site 860', one line per field. */
export function describeConflict({ sheet, key, before, after }: Conflict): string[] {
  const name = nameOf({ sheet, key, before, after })
  if (!before) return [`${name}: in the workbook, but not on the site`]
  if (!after) return [`${name}: removed from the workbook, but changed on the site since`]
  return changedColumns({ sheet, before, after }).map(({ name: column, field }) => {
    const [site, workbook] = shownBeside(before[field], after[field])
    const values =
      site === workbook ? `the site has another file called ${site}` : `the workbook says ${workbook}, the site ${site}`
    return `${name}: ${withoutUnit(column)}: ${values}`
  })
}

/** 'Team 2 (Joseph Letoiye)' */
function nameOf({ sheet, key, before, after }: Conflict) {
  const row = after ?? before ?? {}
  const label = row.title ?? row.name
  const title = label && !key.includes(String(label)) ? ` (${shown(label)})` : ''
  return `${sheet.name} ${key}${title}`
}

const changedColumns = ({ sheet, before, after }: Omit<Conflict, 'key'>) =>
  sheet.columns.filter(
    ({ field }) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after?.[field] ?? null),
  )

function withoutPartsOfWithdrawn(changes: Change[]) {
  const ids = changes.filter(isWithdrawal).map(({ before }) => before?.id)
  return changes.filter((change) => {
    const { sheet, kind, before } = change
    const isPart = kind === 'removed' && isOfTrips(sheet) && ids.includes(before?.itinerary_id)
    return !isWithdrawal(change) && !isPart
  })
}

const isWithdrawal = ({ sheet, kind }: Change) => sheet === trips && kind === 'removed'

async function withdrawalLines(tx: Db, changes: Change[]) {
  const lines: string[] = []
  for (const { before } of changes.filter(isWithdrawal)) {
    const itineraryId = Number(before?.id)
    const counts: [number, string][] = [
      [await tx.review.count({ where: { itineraryId } }), 'review'],
      [await tx.invitation.count({ where: { itineraryId } }), 'invitation'],
      [await tx.booking.count({ where: { itineraryId } }), 'booking'],
    ]
    const name = `${before?.title}${partsOf(itineraryId, changes)}`
    lines.push(`Withdrawn: ${name}.${savedSentence(counts.filter(([count]) => count > 0))}`)
  }
  return lines
}

function partsOf(id: number, changes: Change[]) {
  const parts = changes.filter(
    ({ sheet, kind, before }) => kind === 'removed' && isOfTrips(sheet) && before?.itinerary_id === id,
  )
  const names = [...new Set(parts.map(({ sheet }) => sheet.name))]
  return names.length > 0 ? `, with its rows on ${list(names)}` : ''
}

function savedSentence(counts: [number, string][]) {
  if (counts.length === 0) return ''
  const things = list(counts.map(([count, name]) => counted(count, name)))
  const total = counts.reduce((sum, [count]) => sum + count, 0)
  return ` Its ${things} ${total === 1 ? 'is' : 'are'} kept.`
}
