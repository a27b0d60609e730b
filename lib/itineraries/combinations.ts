// Without Next.js's cache: the commands and the worker read them too.
import 'server-only'
import { isShown } from '../content/is-shown'
import type { Db } from '../platform/db'
import type { Transfer } from '../prices/in-turn'
import { offered } from './offered'

/** Trips that are offered together, in the order of travelling. */
export type Combination = {
  /** The trip that the other extends. */
  itineraryId: number
  extensionId: number
  ids: [first: number, second: number]
  titles: string[]
  transfer: Transfer
  note: string | null
}

export async function readCombinations(tx: Db): Promise<Combination[]> {
  const rows = await tx.itineraryExtension.findMany({
    where: { itinerary: offered, extension: offered },
    include: { itinerary: { select: { title: true } }, extension: { select: { title: true } } },
    orderBy: [{ itineraryId: 'asc' }, { extensionId: 'asc' }],
  })
  return rows.filter(isShown).map((row) => {
    const { itineraryId, extensionId, way, nightsBetween, note } = row
    const both = [row.itinerary.title, row.extension.title]
    const isBefore = row.position === 'before'
    return {
      ...{ itineraryId, extensionId, note },
      ids: isBefore ? [extensionId, itineraryId] : [itineraryId, extensionId],
      titles: isBefore ? both.toReversed() : both,
      transfer: { way, nightsBetween, price: row.transferPrice.toNumber() },
    }
  })
}

/** From each of these trips to the next; null where none is known. */
export function findTransfers(combinations: Combination[], ids: number[]) {
  return ids
    .slice(1)
    .map(
      (id, index) => combinations.find(({ ids: [one, next] }) => one === ids[index] && next === id)?.transfer ?? null,
    )
}
