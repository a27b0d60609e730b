import 'server-only'
import { counted } from '../content/format'
import type { Db } from '../platform/db'
import type { CellContext } from './cell'
import type { Fault, Parsed } from './parse'
import { type Change, type Content, isOfTrips } from './sheet'
import { trips } from './sheets/trips'
import { addedTrips } from './trip-rules'

export async function nextTripNumber(tx: Db) {
  const [row] = await tx.$queryRaw<[{ next: number }]>`
    SELECT greatest(coalesce(max(id), 0), coalesce(
      pg_sequence_last_value(pg_get_serial_sequence('itineraries', 'id')::regclass), 0))::int + 1 AS next
    FROM itineraries`
  return row.next
}

/** A restored trip has its old number and title; a new one an unused number. */
export async function numberFaults(tx: Db, book: Parsed, before: Content, { nextTrip }: CellContext) {
  const withdrawn = await tx.itinerary.findMany({
    where: { NOT: { withdrawnAt: null } },
    select: { id: true, title: true },
  })
  return addedTrips(book, before).flatMap((row): Fault[] => {
    const earlier = withdrawn.find(({ id }) => id === row.id)?.title
    if (earlier === row.title || (!earlier && Number(row.id) >= nextTrip)) return []
    const owner = earlier
      ? `number ${row.id} belongs to ${earlier}, which is withdrawn`
      : `number ${row.id} may be that of an earlier trip`
    const remedy = earlier ? ', or put it back under its title' : ''
    const words = `${owner}; give this trip the number ${nextTrip}${remedy}`
    return [{ sheet: trips.name, cell: book.cellOf(row, 'id'), words }]
  })
}

export function withoutPartsOfWithdrawn(changes: Change[]) {
  const ids = changes.filter(isWithdrawal).map(({ before }) => before?.id)
  return changes.filter((change) => {
    const { sheet, kind, before } = change
    const isPart = kind === 'removed' && isOfTrips(sheet) && ids.includes(before?.itinerary_id)
    return !isWithdrawal(change) && !isPart
  })
}

const isWithdrawal = ({ sheet, kind }: Change) => sheet === trips && kind === 'removed'

export async function withdrawalLines(tx: Db, changes: Change[]) {
  const lines: string[] = []
  for (const { before } of changes.filter(isWithdrawal)) {
    const itineraryId = Number(before?.id)
    const counts: [number, string][] = [
      [await tx.review.count({ where: { itineraryId } }), 'review'],
      [await tx.invitation.count({ where: { itineraryId } }), 'invitation'],
      [await tx.booking.count({ where: { itineraryId } }), 'booking'],
    ]
    lines.push(`Withdrawn: ${before?.title}.${savedSentence(counts.filter(([count]) => count > 0))}`)
  }
  return lines
}

function savedSentence(counts: [number, string][]) {
  if (counts.length === 0) return ''
  const things = new Intl.ListFormat('en').format(counts.map(([count, name]) => counted(count, name)))
  const total = counts.reduce((sum, [count]) => sum + count, 0)
  return ` Its ${things} ${total === 1 ? 'is' : 'are'} kept.`
}
