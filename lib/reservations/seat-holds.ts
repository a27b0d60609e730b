// Places on the departure of a shared trip that are held for a request, and which departure it asks for.
import 'server-only'
import { counted, formatLongDate } from '../content/format'
import { checkPlaces } from '../departures/places'
import { utcDay } from '../domain/utc-day'
import { type By, record } from '../leads/handling'
import { type Db, databaseDay, db } from '../platform/db'
import { BadRequestError, NotFoundError } from '../platform/errors'

type Wish = { departureId: number; people: number; until: string }

/** `until`: the last day, such as 2027-06-12. In place of what was held for the request on this departure before. */
export function holdPlaces(reference: string, { departureId, people, until }: Wish, by: By) {
  return db().$transaction((tx) =>
    record(tx, reference, by, async () => {
      const firstDay = await readFirstDay(tx, departureId)
      if (until < (await databaseDay(tx))) throw new BadRequestError('The day until which they are held has passed.')
      if (until > firstDay)
        throw new BadRequestError(
          `The departure leaves on ${formatLongDate(firstDay)}: hold places until then at most.`,
        )
      return {
        action: 'seated',
        note: `${counted(people, 'place')} on the departure of ${formatLongDate(firstDay)}, until ${formatLongDate(until)}`,
        change: () => ({}),
        also: async () => {
          await tx.$executeRaw`UPDATE seat_holds SET released_at = now(), released_key = ${by.key}
            WHERE reference = ${reference} AND departure_id = ${departureId} AND released_at IS NULL`
          const { who, key } = by
          await tx.seatHold.create({ data: { reference, departureId, people, heldUntil: new Date(until), who, key } })
          await checkPlaces(tx, departureId, reference, { isNew: true })
        },
      }
    }),
  )
}

export function releasePlaces(reference: string, holdId: number, by: By) {
  return db().$transaction((tx) =>
    record(tx, reference, by, async () => {
      const hold = await tx.seatHold.findFirst({
        where: { id: holdId, reference, releasedAt: null },
        include: { departure: true },
      })
      if (!hold) throw new NotFoundError('These places are not held for this request.')
      return {
        action: 'unseated',
        note: `${counted(hold.people, 'place')} on the departure of ${formatLongDate(utcDay(hold.departure.firstDay))}`,
        change: () => ({}),
        also: async () => {
          await tx.$executeRaw`UPDATE seat_holds SET released_at = now(), released_key = ${by.key}
            WHERE id = ${holdId} AND released_at IS NULL`
        },
      }
    }),
  )
}

/** Which departure the request asks for; null for none. It takes no places. */
export function askForDeparture(reference: string, departureId: number | null, by: By) {
  return db().$transaction((tx) =>
    record(tx, reference, by, async () => ({
      action: 'joins',
      note: departureId ? formatLongDate(await readFirstDay(tx, departureId)) : 'none',
      isFinal: true,
      change: () => ({}),
      also: async () => {
        await tx.booking.update({ where: { reference }, data: { departureId } })
      },
    })),
  )
}

async function readFirstDay(tx: Db, id: number) {
  const departure = await tx.departure.findUnique({ where: { id }, select: { firstDay: true } })
  if (!departure) throw new NotFoundError('This departure does not exist.')
  return utcDay(departure.firstDay)
}

/** Still to its last day. */
export const heldFor = (reference: string, today: string) => ({
  reference,
  releasedAt: null,
  heldUntil: { gte: new Date(today) },
})

/** What is held for a request now, by its departure. */
export async function readSeatHolds(tx: Db, reference: string, today: string) {
  const holds = await tx.seatHold.findMany({
    where: heldFor(reference, today),
    include: { departure: { select: { firstDay: true } } },
    orderBy: { id: 'asc' },
  })
  return holds.map(({ id, departureId, people, heldUntil, departure }) => ({
    ...{ id, departureId, people, heldUntil: utcDay(heldUntil), firstDay: utcDay(departure.firstDay) },
  }))
}
