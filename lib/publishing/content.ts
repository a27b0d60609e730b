// Operator-editable content, as rows of values.
import 'server-only'
import { refreshPassages } from '../answers/refresh'
import { defaultTexts } from '../content/texts'
import { refreshTrips } from '../itineraries/refresh'
import { config } from '../platform/config'
import { contactTexts } from '../platform/contact-settings'
import type { Db } from '../platform/db'
import { type Change, type Column, type Content, isOfTrips, type Row, rowsOf, type Sheet, type Value } from './sheet'
import { sheets } from './sheets/all'
import { departures } from './sheets/departures'
import { monthFields, places } from './sheets/places'
import { claims, texts } from './sheets/texts'

const quoted = (name: string) => `"${name}"`

// Decimals as numbers, days as strings.
const readAs: Record<string, string> = { numeric: 'float8', date: 'text' }

function selected({ columns }: Sheet) {
  const own = columns.filter(({ field }) => !monthFields.includes(field))
  return own
    .map(({ field, type }) => `${quoted(field)}::${readAs[type.sqlType] ?? type.sqlType} AS ${quoted(field)}`)
    .join(', ')
}

/** Takes a transaction, for a consistent snapshot. */
export async function readContent(tx: Db): Promise<Content> {
  const content: Content = {}
  for (const sheet of sheets) {
    const order = sheet.key.map(quoted).join(', ')
    content[sheet.name] = await tx.$queryRawUnsafe<Row[]>(
      `SELECT ${selected(sheet)} FROM ${quoted(sheet.table)} ${sheet.keepsRows ? 'WHERE withdrawn_at IS NULL' : ''} ORDER BY ${order}`,
    )
  }
  const months = await tx.placeMonth.findMany()
  const monthOf = new Map(
    months.map(({ placeId, month, word, note }) => [`${placeId} ${month}`, note ? `${word}: ${note}` : word]),
  )
  content[places.name] = rowsOf(content, places).map((row) => ({
    ...row,
    ...Object.fromEntries(monthFields.map((field, index) => [field, monthOf.get(`${row.id} ${index + 1}`) ?? null])),
  }))
  const reworded = new Map(rowsOf(content, texts).map(({ key, text }) => [String(key), text]))
  const originals = { ...contactTexts(config), ...defaultTexts() }
  content[texts.name] = Object.entries(originals).map(([key, text]) => ({ key, text: reworded.get(key) ?? text }))
  return content
}

/** Ordered for foreign keys: parts of trips are deleted first and inserted last, and a lodge before its place. */
export async function applyChanges(tx: Db, changes: Change[]) {
  await lockDepartures(tx, changes)
  const isPart = ({ sheet }: Change) => isOfTrips(sheet)
  const removed = changes.filter(({ kind }) => kind === 'removed')
  const written = changes.filter(({ kind }) => kind !== 'removed')
  for (const change of removed.filter(isPart)) await remove(tx, change)
  for (const change of written.filter((one) => !isPart(one))) await write(tx, change)
  for (const change of written.filter(isPart)) await write(tx, change)
  for (const change of removed.filter((one) => !isPart(one)).toReversed()) await remove(tx, change)
  const trips = await tripsOf(tx, changes)
  await refreshTrips(tx, trips)
  await refreshPassages(tx, [...new Set([...trips, ...(await tripsNaming(tx, changes))])])
}

/** In the order of an undo (lib/departures/places.ts), or the two could deadlock. A row that is added may be a withdrawn one. */
async function lockDepartures(tx: Db, changes: Change[]) {
  const changed = changes.filter(({ sheet }) => sheet === departures)
  if (changed.length === 0) return
  const rows = changed.map(({ before, after }) => after ?? before)
  const trips = rows.map((row) => Number(row?.itinerary_id))
  const days = rows.map((row) => String(row?.first_day))
  await tx.$queryRaw`SELECT FROM departures
    WHERE (itinerary_id, first_day) IN (SELECT * FROM unnest(${trips}::int[], ${days}::date[]))
    ORDER BY id FOR NO KEY UPDATE`
}

async function write(tx: Db, { sheet, kind, after = {}, before }: Change) {
  if (sheet === texts) return writeWord(tx, String(after.key), after.text ?? null)
  const isBlankKey = (field: string) => sheet.key.includes(field) && after[field] === null
  const columns = sheet.columns.filter(({ field }) => !monthFields.includes(field) && !isBlankKey(field))
  const assigned = toAssignments(columns)
  const set = toSql(assigned, ', ')
  const params = columns.map(({ field }) => after[field] ?? null)
  if (kind === 'changed') {
    const ofKey = assigned.filter(({ field }) => sheet.key.includes(field))
    await tx.$executeRawUnsafe(`UPDATE ${quoted(sheet.table)} SET ${set} WHERE ${toSql(ofKey, ' AND ')}`, ...params)
  } else {
    const extra = Object.entries(sheet.newRow ?? {})
    const names = [...assigned.map(({ field }) => field), ...extra.map(([field]) => field)].map(quoted).join(', ')
    const slots = [...assigned.map(({ slot }) => slot), ...extra.map(([, value]) => `'${value}'`)].join(', ')
    // Restores a withdrawn row.
    const again = sheet.keepsRows
      ? `ON CONFLICT (${sheet.key.map(quoted).join(', ')}) DO UPDATE SET ${set}, withdrawn_at = NULL`
      : ''
    await tx.$executeRawUnsafe(`INSERT INTO ${quoted(sheet.table)} (${names}) VALUES (${slots}) ${again}`, ...params)
    if (sheet.isKeyOurs && sheet.columns[0]?.type.sqlType === 'integer') await reserveNumbers(tx, sheet.table)
  }
  if (sheet === places) await writeMonths(tx, String(after.id), after, before)
}

const toAssignments = (columns: Column[]) =>
  columns.map(({ field, type }, index) => ({ field, slot: `$${index + 1}::${type.sqlType}` }))

const toSql = (assigned: ReturnType<typeof toAssignments>, separator: string) =>
  assigned.map(({ field, slot }) => `${quoted(field)} = ${slot}`).join(separator)

// The sequence must not reuse a manual number or that of a deleted row.
async function reserveNumbers(tx: Db, table: string) {
  const sequence = `pg_get_serial_sequence('${table}', 'id')`
  await tx.$queryRawUnsafe(
    `SELECT setval(${sequence}, greatest(max(id), pg_sequence_last_value(${sequence}::regclass)))::text FROM ${quoted(table)}`,
  )
}

async function writeMonths(tx: Db, placeId: string, after: Row, before?: Row) {
  if (monthFields.every((field) => (before?.[field] ?? null) === (after[field] ?? null))) return
  await tx.placeMonth.deleteMany({ where: { placeId } })
  await tx.placeMonth.createMany({
    data: monthFields.flatMap((field, index) => {
      const [word, ...note] = String(after[field] ?? '').split(': ')
      return word ? [{ placeId, month: index + 1, word, note: note.join(': ') }] : []
    }),
  })
}

async function writeWord(tx: Db, key: string, text: Value) {
  await tx.contentWord.deleteMany({ where: { key } })
  // Contacts are always stored, or the settings would apply again.
  const isOriginal = text === null || text === defaultTexts()[key]
  if (!isOriginal) await tx.contentWord.create({ data: { key, text: String(text) } })
}

async function remove(tx: Db, { sheet, before }: Change) {
  if (!before) return
  const columns = sheet.columns.filter(({ field }) => sheet.key.includes(field))
  const where = toSql(toAssignments(columns), ' AND ')
  const params = columns.map(({ field }) => before[field] ?? null)
  const change = sheet.keepsRows
    ? `UPDATE ${quoted(sheet.table)} SET withdrawn_at = transaction_timestamp()`
    : `DELETE FROM ${quoted(sheet.table)}`
  await tx.$executeRawUnsafe(`${change} WHERE ${where}`, ...params)
}

/** The trips whose texts name a claim that has changed. */
async function tripsNaming(tx: Db, changes: Change[]) {
  const named = changes.flatMap(({ sheet, before, after }) =>
    sheet === claims ? [`%{${(after ?? before)?.id}}%`] : [],
  )
  if (named.length === 0) return []
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM itineraries WHERE itineraries::text LIKE ANY (${named}::text[])
      OR id IN (SELECT itinerary_id FROM itinerary_days AS day WHERE day::text LIKE ANY (${named}::text[]))
      OR id IN (SELECT itinerary_id FROM itinerary_suitability AS suits WHERE suits::text LIKE ANY (${named}::text[]))`
  return rows.map(({ id }) => id)
}

/** The trips whose facts, or names of places, have changed. */
async function tripsOf(tx: Db, changes: Change[]) {
  const ids = changes
    .filter(({ sheet }) => isOfTrips(sheet))
    .flatMap(({ before, after }) => [before, after].map((row) => Number(row?.itinerary_id)))
  const renamed = changes.flatMap(({ sheet, after }) => (sheet === places && after ? [String(after.id)] : []))
  const called = await tx.itineraryStop.findMany({
    where: { placeId: { in: renamed } },
    select: { itineraryId: true },
    distinct: ['itineraryId'],
  })
  return [...new Set([...ids.filter(Boolean), ...called.map(({ itineraryId }) => itineraryId)])]
}
