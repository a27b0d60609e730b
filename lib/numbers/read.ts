import 'server-only'
import { Prisma } from '../../prisma/generated/client'
import { closes, offset, opens } from '../content/contact'
import { readLines } from '../leads/list'
import { db } from '../platform/db'
import {
  type DimensionName,
  dimensionNames,
  dimensions,
  type FigureName,
  figureNames,
  figures,
  isKeptBy,
  nameOfValue,
} from './figures'
import { type Chosen, isOneMonth, type ListedFigure, type NumbersQuery, rangeOf } from './query'

/** `agreed` and `received` in US cents, at the rate of their day. */
export type Counts = Record<FigureName | 'agreed' | 'received', number>

export type Group = { value: string; name: string; counts: Counts; isDeleted?: boolean }

export type Numbers = {
  total: Counts
  /** What of it was deleted since. */
  deleted: Counts
  by: Record<Grouping, Group[]>
  /** Hours; null without any. */
  hours: { answerInside: number | null; answerOutside: number | null; offer: number | null }
  /** Agreed in currencies that no rate turns into dollars. */
  withoutRate: { currency: string; count: number }[]
}

const measures = [...figureNames, 'agreed', 'received'] as const
const nothing = () => Object.fromEntries(measures.map((name) => [name, 0])) as Counts

/** When they asked: by month, or within one month by seven days, '1', '8' and so on. */
type Grouping = DimensionName | 'asked'

const groupings: Grouping[] = [...dimensionNames, 'asked']
const columnOf = (name: Grouping) => Prisma.raw(`by_${name}`)

function sqlOf(name: Grouping, query: NumbersQuery) {
  if (name !== 'asked') return dimensions[name].value
  const local = Prisma.sql`(created_at AT TIME ZONE 'Africa/Nairobi')`
  return isOneMonth(query)
    ? Prisma.sql`(extract(day FROM ${local})::int - 1) / 7 * 7 + 1 || ''`
    : Prisma.sql`to_char(${local}, 'YYYY-MM')`
}

function isWithin(query: NumbersQuery) {
  const { since, until } = rangeOf(query)
  return Prisma.sql`created_at >= ${since} AND created_at < ${until} AND ${isChosen(query.chosen)}`
}

const isChosen = (chosen: Chosen) =>
  Prisma.join(
    [
      Prisma.sql`true`,
      ...dimensionNames.flatMap((name) =>
        chosen[name] === undefined ? [] : [Prisma.sql`(${dimensions[name].value}) = ${chosen[name]}`],
      ),
    ],
    ' AND ',
  )

const counted = Prisma.join([
  ...figureNames.map((name) => Prisma.sql`count(*) FILTER (WHERE ${figures[name].where})::int AS ${Prisma.raw(name)}`),
  Prisma.sql`coalesce(sum(agreed), 0)::float8 AS agreed`,
  Prisma.sql`coalesce(sum(received), 0)::float8 AS received`,
])

export async function readNumbers(query: NumbersQuery): Promise<Numbers> {
  const [rows, deleted, [times], withoutRate] = await Promise.all([
    readCounts(query),
    readDeleted(query),
    readHours(query),
    db().$queryRaw<Numbers['withoutRate']>`
      SELECT without_rate AS currency, count(*)::int AS count FROM lead_figures
      WHERE ${isWithin(query)} AND without_rate IS NOT NULL GROUP BY 1 ORDER BY 1`,
  ])
  const gone = addUp(deleted.map(({ counts }) => counts))
  const total = addUp(rows.filter(({ of }) => of === null).map(({ counts }) => counts))
  return {
    total: addUp([total, gone]),
    deleted: gone,
    by: Object.fromEntries(
      groupings.map((name) => [name, toGroups(name, query, rows, deleted, gone)]),
    ) as Numbers['by'],
    hours: times ?? { answerInside: null, answerOutside: null, offer: null },
    withoutRate,
  }
}

/** Of the same period a year before: requests by month, and all of it. */
export async function readYearBefore(
  query: NumbersQuery,
): Promise<Pick<Numbers, 'total'> & { asked: Map<string, number> }> {
  const [rows, deleted] = await Promise.all([readCounts(query, ['asked']), readDeleted(query)])
  const all = [...rows.filter(({ of }) => of === null), ...deleted].map(({ counts }) => counts)
  const asked = toGroups('asked', query, rows, deleted, nothing())
  return { total: addUp(all), asked: new Map(asked.map(({ value, counts }) => [value, counts.requests])) }
}

type Row = { of: Grouping | null; value: string; counts: Counts }

async function readCounts(query: NumbersQuery, by = groupings): Promise<Row[]> {
  const columns = by.map((name) => Prisma.sql`${sqlOf(name, query)} AS ${columnOf(name)}`)
  const sets = by.map((name) => Prisma.sql`(${columnOf(name)})`)
  const values = by.map((name) => Prisma.sql`WHEN grouping(${columnOf(name)}) = 0 THEN ${columnOf(name)}`)
  const names = by.map((name) => Prisma.sql`WHEN grouping(${columnOf(name)}) = 0 THEN ${name}`)
  const rows = await db().$queryRaw<({ of: Row['of']; value: string } & Counts)[]>`
    WITH picked AS MATERIALIZED (
      SELECT *, ${Prisma.join(columns)} FROM lead_figures WHERE ${isWithin(query)}
    )
    SELECT CASE ${Prisma.join(names, ' ')} END AS of, CASE ${Prisma.join(values, ' ')} END AS value, ${counted}
    FROM picked GROUP BY GROUPING SETS ((), ${Prisma.join(sets)})`
  return rows.map(({ of, value, ...counts }) => ({ of, value, counts }))
}

type DeletedRow = { values: Partial<Record<Grouping, string>>; counts: Counts }

/** Only of what is left of them: none where something else is chosen. */
async function readDeleted({ from, to, chosen }: NumbersQuery): Promise<DeletedRow[]> {
  if (dimensionNames.some((name) => chosen[name] !== undefined && !isKeptBy(name))) return []
  const rows = await db().deletedFigure.findMany({
    where: {
      month: { gte: new Date(from), lte: new Date(to) },
      ...{ source: chosen.source, kind: chosen.kind, trip: chosen.trip, loss: chosen.loss },
    },
  })
  return rows.map(({ month, source, kind, trip, loss, agreed, received, ...counts }) => ({
    values: { source, kind, trip, loss, asked: month.toISOString().slice(0, 7) },
    counts: { ...counts, agreed: Number(agreed), received: Number(received) },
  }))
}

function toGroups(name: Grouping, query: NumbersQuery, rows: Row[], deleted: DeletedRow[], gone: Counts): Group[] {
  const groups = new Map<string, Counts>()
  const add = (value: string, counts: Counts) => groups.set(value, addUp([groups.get(value) ?? nothing(), counts]))
  for (const { of, value, counts } of rows) if (of === name) add(value, counts)
  const isKept = name === 'asked' ? !isOneMonth(query) : isKeptBy(name)
  if (isKept) for (const { values, counts } of deleted) add(values[name] ?? '', counts)
  const named = [...groups].map(([value, counts]) => ({
    value,
    name: name === 'asked' ? value : nameOfValue(name, value),
    counts,
  }))
  const isInOrder = name === 'asked' || name === 'travel' || name === 'party'
  const sorted = named.toSorted((one, other) =>
    isInOrder
      ? one.value.localeCompare(other.value, 'en', { numeric: true })
      : other.counts.requests - one.counts.requests || one.name.localeCompare(other.name, 'en'),
  )
  return isKept || gone.requests === 0
    ? sorted
    : [...sorted, { value: '', name: 'Deleted since', counts: gone, isDeleted: true }]
}

function addUp(all: Counts[]): Counts {
  const sum = nothing()
  for (const counts of all) for (const name of measures) sum[name] += counts[name] ?? 0
  return sum
}

/** Monday to Saturday, as lib/leads/working-time.ts has it. */
function readHours(query: NumbersQuery) {
  const local = Prisma.sql`(created_at AT TIME ZONE 'UTC' + make_interval(hours => ${offset}::int))`
  const isInside = Prisma.sql`extract(isodow FROM ${local}) < 7 AND extract(hour FROM ${local}) >= ${opens}
    AND extract(hour FROM ${local}) < ${closes}`
  const median = (until: Prisma.Sql, where: Prisma.Sql) => Prisma.sql`
    percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${until} - created_at) / 3600)
      FILTER (WHERE ${until} IS NOT NULL AND ${where})`
  const [answer, offer] = [Prisma.sql`answered_at`, Prisma.sql`offered_at`]
  return db().$queryRaw<Numbers['hours'][]>`
    SELECT ${median(answer, isInside)} AS "answerInside", ${median(answer, Prisma.sql`NOT (${isInside})`)} AS "answerOutside",
      ${median(offer, Prisma.sql`true`)} AS offer
    FROM lead_figures WHERE ${isWithin(query)}`
}

const isAhead = Prisma.sql`is_booked AND departs_on >= (transaction_timestamp() AT TIME ZONE 'Africa/Nairobi')::date`

/** Booked trips that have not begun, by the month of their first day. In US cents. */
export const readAhead = () =>
  db().$queryRaw<{ month: string; count: number; agreed: number; received: number }[]>`
    SELECT to_char(departs_on, 'YYYY-MM') AS month, count(*)::int AS count,
      coalesce(sum(agreed), 0)::float8 AS agreed, coalesce(sum(received), 0)::float8 AS received
    FROM lead_figures WHERE ${isAhead} GROUP BY 1 ORDER BY 1`

type Page = { size: number; number: number }

/** The requests behind a figure, the newest first. */
export async function listFigure(query: NumbersQuery, figure: ListedFigure, page: Page) {
  const where =
    figure === 'ahead'
      ? Prisma.sql`${isAhead} AND ${isChosen(query.chosen)}`
      : Prisma.sql`${isWithin(query)} AND ${figures[figure].where}`
  const [[found], rows] = await Promise.all([
    db().$queryRaw<[{ count: number }]>`SELECT count(*)::int AS count FROM lead_figures WHERE ${where}`,
    db().$queryRaw<{ reference: string }[]>`
      SELECT reference FROM lead_figures WHERE ${where} ORDER BY created_at DESC, reference
      LIMIT ${page.size} OFFSET ${page.size * (page.number - 1)}`,
  ])
  return { count: found.count, references: rows.map(({ reference }) => reference) }
}

export async function readFigureLines(query: NumbersQuery, figure: ListedFigure, page: Page) {
  const { count, references } = await listFigure(query, figure, page)
  return { count, lines: await readLines(db(), { reference: { in: references } }, { take: page.size }) }
}
