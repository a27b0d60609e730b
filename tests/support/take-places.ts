// Does what the office does with places on departures, at random, until there are as many events as the first argument
// says: holds, books, changes, cancels, undoes, releases, lets holds run out and changes seats. It ends with 1 as soon as
// more places are taken than there are. For tests that run several at once and kill some.
import { randomUUID } from 'node:crypto'
import { dayAfter } from '../../lib/domain/day-after'
import { latestEvent, undo } from '../../lib/leads/handling'
import { databaseDay, db } from '../../lib/platform/db'
import { isRefusal } from '../../lib/platform/errors'
import { isUnavailable } from '../../lib/platform/unavailable'
import { cancelReservation, changeReservation, confirmReservation } from '../../lib/reservations/handling'
import { holdPlaces, releasePlaces } from '../../lib/reservations/seat-holds'
import { agreed } from './reservations'

const wanted = Number(process.argv[2])
const departures = (await db().departure.findMany({ where: { withdrawnAt: null } })).map(({ id }) => id)
const references = (await db().lead.findMany()).map(({ reference }) => reference)
const today = await databaseDay()

const below = (count: number) => Math.floor(Math.random() * count)
const one = <T>(all: T[]) => all[below(all.length)] as T
const by = () => ({ who: 'Wanjiru', email: 'wanjiru@example.com', key: randomUUID() })
const terms = () => ({
  ...agreed({ dateFrom: '2029-07-01', dateTo: '2029-07-31', depositDay: null, balanceDay: null }),
  departureId: one([...departures, null]),
  party: { adults: 1 + below(3), kids: below(2), toddlers: 0 },
})

const acts: ((reference: string) => Promise<unknown>)[] = [
  (reference) =>
    holdPlaces(
      reference,
      { departureId: one(departures), people: 1 + below(4), until: dayAfter(today, below(9)) },
      by(),
    ),
  async (reference) => {
    const hold = await db().seatHold.findFirst({ where: { reference, releasedAt: null } })
    if (hold) await releasePlaces(reference, hold.id, by())
  },
  (reference) => confirmReservation(reference, terms(), by()),
  (reference) => changeReservation(reference, terms(), by()),
  (reference) => cancelReservation(reference, { agreed: 'USD', charge: 0, note: '' }, by()),
  async (reference) => undo(reference, (await latestEvent(db(), reference))?.id ?? 0, by()),
  (reference) => db().$executeRaw`UPDATE seat_holds SET held_until = ${dayAfter(today, -1)}::date
    WHERE reference = ${reference} AND released_at IS NULL`,
  // At the isolation of a publication, which has read the places before.
  () =>
    db()
      .$transaction(
        async (tx) => {
          const id = one(departures)
          await tx.$queryRaw`SELECT FROM departure_places`
          await tx.departure.update({ where: { id }, data: { seats: 4 + below(6) } })
        },
        { isolationLevel: 'RepeatableRead' },
      )
      .catch((error: unknown) => {
        if (!/places taken|could not serialize|write conflict/.test(String(error))) throw error
      }),
]

while ((await db().leadEvent.count()) < wanted) {
  await one(acts)(one(references)).catch((error: unknown) => {
    if (!isRefusal(error) && !isUnavailable(error)) throw error
  })
  const tooMany = await db().$queryRaw<object[]>`SELECT * FROM departure_places WHERE "left" < 0`
  if (tooMany.length > 0) {
    console.error('More places are taken than there are:', tooMany)
    process.exit(1)
  }
}
process.exit()
