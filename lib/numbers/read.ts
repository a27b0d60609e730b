import 'server-only'
import { addMonths, parseISO } from 'date-fns'
import { Prisma } from '../../prisma/generated/client'
import { closes, offset, opens } from '../content/contact'
import { nairobi } from '../domain/nairobi'
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
import type { Chosen, ListedFigure, NumbersQuery } from './query'

/** `agreed` and `received` in US cents, at the rate of their day. */
export type Counts = Record<FigureName | 'agreed' | 'received', number>

export type Group = { value: string; name: string; counts: Counts; isDeleted?: boolean }

export type Numbers = {
  total: Counts
  /** What of it was deleted since. */
  deleted: Counts
  by: Record<DimensionName | 'asked', Group[]>
  /** Hours; null without any. */
  hours: { answerInside: number | null; answerOutside: number | null; offer: number | null }
  /** Agreed in currencies that no rate turns into dollars. */
  withoutRate: { currency: string; count: number }[]
}

const measures = [...figureNames, 'agreed', 'received'] as const
const nothing = () => Object.fromEntries(measures.map((name) => [name, 0])) as Counts

const asked = Prisma.sql`to_char(created_at AT TIME ZONE 'Africa/Nairobi', 'YYYY-MM')`
const groupings = [...dimensionNames, 'asked' as const]
const columnOf = (name: DimensionName | 'asked') => Prisma.raw(`by_${name}`)
const sqlOf = (name: DimensionName | 'asked') => (name === 'asked' ? asked : dimensions[name].value)

function isWithin({ from, to, chosen }: NumbersQuery) {
  const [since, until] = [parseISO(from, { in: nairobi }), addMonths(parseISO(to, { in: nairobi }), 1)]
  return Prisma.sql`created_at >= ${new Date(since)} AND created_at < ${new Date(until)} AND ${isChosen(chosen)}`
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
  const total = rows.find(({ of }) => of === null)?.counts ?? nothing()
  return {
    total: addUp([total, gone]),
    deleted: gone,
    by: Object.fromEntries(groupings.map((name) => [name, toGroups(name, rows, deleted, gone)])) as Numbers['by'],
    hours: times ?? { answerInside: null, answerOutside: null, offer: null },
    withoutRate,
  }
}

type Row = { of: DimensionName | 'asked' | null; value: string; counts: Counts }

async function readCounts(query: NumbersQuery): Promise<Row[]> {
  const columns = groupings.map((name) => Prisma.sql`${sqlOf(name)} AS ${columnOf(name)}`)
  const sets = groupings.map((name) => Prisma.sql`(${columnOf(name)})`)
  const values = groupings.map((name) => Prisma.sql`WHEN grouping(${columnOf(name)}) = 0 THEN ${columnOf(name)}`)
  const names = groupings.map((name) => Prisma.sql`WHEN grouping(${columnOf(name)}) = 0 THEN ${name}`)
  const rows = await db().$queryRaw<({ of: Row['of']; value: string } & Counts)[]>`
    WITH picked AS MATERIALIZED (
      SELECT *, ${Prisma.join(columns)} FROM lead_figures WHERE ${isWithin(query)}
    )
    SELECT CASE ${Prisma.join(names, ' ')} END AS of, CASE ${Prisma.join(values, ' ')} END AS value, ${counted}
    FROM picked GROUP BY GROUPING SETS ((), ${Prisma.join(sets)})`
  return rows.map(({ of, value, ...counts }) => ({ of, value, counts }))
}

type DeletedRow = { values: Partial<Record<DimensionName | 'asked', string>>; counts: Counts }

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

function toGroups(name: DimensionName | 'asked', rows: Row[], deleted: DeletedRow[], gone: Counts): Group[] {
  const groups = new Map<string, Counts>()
  const add = (value: string, counts: Counts) => groups.set(value, addUp([groups.get(value) ?? nothing(), counts]))
  for (const { of, value, counts } of rows) if (of === name) add(value, counts)
  const isKept = name === 'asked' || isKeptBy(name)
  if (isKept) for (const { values, counts } of deleted) add(values[name] ?? '', counts)
  const named = [...groups].map(([value, counts]) => ({
    value,
    name: name === 'asked' ? value : nameOfValue(name, value),
    counts,
  }))
  const isInOrder = name === 'asked' || name === 'travel'
  const sorted = named.toSorted((one, other) =>
    isInOrder ? (one.value < other.value ? -1 : 1) : other.counts.requests - one.counts.requests,
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

/** The requests behind a figure, the newest first. */
export async function listFigure(query: NumbersQuery, figure: ListedFigure, page: { size: number; number: number }) {
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
