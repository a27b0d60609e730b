import 'server-only'
import { toCsv } from '../domain/csv'
import { toDecimals } from '../domain/currency'
import { dimensionNames, dimensions, figureNames } from './figures'
import type { NumbersQuery } from './query'
import { type Counts, readNumbers } from './read'

const columns = ['by', 'name', ...figureNames, 'agreed in US$', 'received in US$'] as const

/** What the page Numbers shows: all first, then by each thing that it counts by. */
export async function sumsTable(query: NumbersQuery) {
  const { total, by } = await readNumbers(query)
  const toLine = (of: string, name: string, counts: Counts) => ({
    ...{ by: of, name, ...counts },
    'agreed in US$': toDecimals(counts.agreed, 'USD'),
    'received in US$': toDecimals(counts.received, 'USD'),
  })
  const lines = [
    toLine('All', '', total),
    ...by.asked.map(({ name, counts }) => toLine('Asked', name, counts)),
    ...dimensionNames.flatMap((name) =>
      by[name].map((group) => toLine(dimensions[name].label, group.name, group.counts)),
    ),
  ]
  return toCsv([...columns], toBatches(lines))
}

async function* toBatches<Line>(lines: Line[]) {
  yield lines
}
