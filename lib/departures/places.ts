// Places on a departure: taken under a lock of its row, which comes after that of the request (lib/leads/handling.ts).
import 'server-only'
import { formatLongDate } from '../content/format'
import type { Db } from '../platform/db'
import { BadRequestError, NotFoundError } from '../platform/errors'

type Locked = { id: number; firstDay: string; isWithdrawn: boolean }

/** Until the end of the transaction. An update, and no bare lock, so that a publication which began before starts anew. */
async function lockDeparture(tx: Db, id: number): Promise<Locked> {
  const [found] = await tx.$queryRaw<Locked[]>`
    UPDATE departures SET taken_at = clock_timestamp() WHERE id = ${id}
    RETURNING id, first_day::text AS "firstDay", withdrawn_at IS NOT NULL AS "isWithdrawn"`
  if (!found) throw new NotFoundError('This departure does not exist.')
  return found
}

/**
 * Call it after the rows that take the places are stored. `isNew`: they had none on it before. Throws BadRequestError
 * that says how many are left.
 */
export async function checkPlaces(tx: Db, departureId: number, reference: string, { isNew = false } = {}) {
  const { firstDay, isWithdrawn } = await lockDeparture(tx, departureId)
  const departure = `the departure of ${formatLongDate(firstDay)}`
  if (isNew && isWithdrawn) throw new BadRequestError(`${upper(departure)} is withdrawn. Please choose another one.`)
  const [count] = await tx.$queryRaw<[{ left: number; needed: number }]>`
    SELECT "left", (SELECT coalesce(sum(people), 0)::int FROM departure_takers AS own
      WHERE own.departure_id = ${departureId} AND reference = ${reference}) AS needed
    FROM departure_places WHERE departure_id = ${departureId}`
  if (count.left < 0) throw new BadRequestError(describeLack(departure, count.left + count.needed, count.needed))
  return { firstDay }
}

function describeLack(departure: string, left: number, needed: number) {
  if (left <= 0) return `No places are left on ${departure}.`
  return `Only ${left === 1 ? '1 place is' : `${left} places are`} left on ${departure}, and ${needed} are needed.`
}

const upper = (text: string) => text.replace(/^./, (first) => first.toUpperCase())

/** Places that are held for a request are used up by its booking. `key`: of the event, whose undo holds them again. */
export const consumeHolds = (tx: Db, reference: string, key: string) =>
  tx.$executeRaw`UPDATE seat_holds SET released_at = now(), released_key = ${key}
    WHERE reference = ${reference} AND released_at IS NULL`

/**
 * Takes back what the event with this key did to places that are held. `isRebooked`: what was agreed has changed with the
 * undo. Throws BadRequestError where places that it gave back are taken by now.
 */
export async function undoPlaces(tx: Db, reference: string, key: string, { isRebooked }: { isRebooked: boolean }) {
  const { count: made } = await tx.seatHold.deleteMany({ where: { reference, key } })
  const { count: again } = await tx.seatHold.updateMany({
    where: { reference, releasedKey: key },
    data: { releasedAt: null, releasedKey: null },
  })
  if (made + again === 0 && !isRebooked) return
  // By id, as publications lock them (lib/publishing/content.ts).
  const taken = await tx.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT departure_id AS id FROM departure_takers WHERE reference = ${reference} ORDER BY id`
  for (const { id } of taken) await checkPlaces(tx, id, reference)
}
