import 'server-only'
import { dayInNairobi } from '../domain/nairobi'
import type { Db } from '../platform/db'

/** The kinds of papers that have a number. */
export const prefixes = { request: 'PR', invoice: 'INV', credit: 'CN', receipt: 'RC' } as const
export type NumberedKind = keyof typeof prefixes

/** 'INV-2026-0001' */
export const formatNumber = (kind: NumberedKind, { year, position }: { year: number; position: number }) =>
  `${prefixes[kind]}-${year}-${String(position).padStart(4, '0')}`

/**
 * The next of this year in Nairobi. Others wait for the end of the transaction that has drawn it: undone, its number is
 * drawn again, so that a series has neither gaps nor doubles.
 */
export async function drawNumber(tx: Db, kind: NumberedKind, now: Date) {
  const year = Number(dayInNairobi(now).slice(0, 4))
  const [drawn] = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO paper_series AS series (kind, year, last) VALUES (${kind}, ${year}, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = series.last + 1 RETURNING last`
  const position = drawn?.last ?? 1
  return { year, position, name: formatNumber(kind, { year, position }) }
}
