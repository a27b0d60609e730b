import 'server-only'
import { differenceInCalendarDays } from 'date-fns'
import { formatLongDate } from '../content/format'
import { dayAfter } from '../domain/day-after'
import type { Db } from '../platform/db'
import { type AgreedTerms, type HoldLine, readHolds } from './queries'

type Trip = Pick<AgreedTerms, 'dateFrom' | 'dateTo' | 'party'>

const countParty = ({ party }: Trip) => party && party.adults + party.kids + party.toddlers

const isAsked = ({ askedOn, heldUntil, confirmedOn }: HoldLine) => Boolean(askedOn ?? heldUntil ?? confirmedOn)

/**
 * Beds and permits go with new days or another party, and have to be asked for again; those of nights that are no part
 * of it any more have to be released. `formKey`: of the form. Returns sentences for the office.
 */
export async function moveHolds(
  tx: Db,
  reference: string,
  before: Trip,
  after: Trip,
  formKey: string,
): Promise<string[]> {
  const holds = (await readHolds(tx, reference)).filter(({ isLeft }) => !isLeft)
  if (holds.length === 0) return []
  const shift = differenceInCalendarDays(new Date(after.dateFrom), new Date(before.dateFrom))
  const headsBefore = countParty(before)
  const heads = countParty(after) ?? headsBefore
  const isShorter = differenceInDays(after) < differenceInDays(before)
  const endsInBed = holds.some(({ night }) => night === before.dateTo)
  const again: HoldLine[] = []
  const left: HoldLine[] = []
  for (const hold of holds) {
    const night = hold.night && dayAfter(hold.night, shift)
    const isPastEnd = night !== null && isShorter && isAfterEnd(hold, night, after.dateTo, endsInBed)
    const people = hold.people === headsBefore ? heads : hold.people
    if (isPastEnd) {
      if (isAsked(hold)) left.push(hold)
      else await tx.hold.delete({ where: { id: hold.id } })
    } else if (night !== hold.night || people !== hold.people) {
      if (isAsked(hold)) again.push(hold)
      await tx.hold.update({ where: { id: hold.id }, data: toNewHold(hold, night, people) })
    }
  }
  if (left.length > 0) {
    const where = { id: { in: left.map(({ id }) => id) } }
    await tx.hold.updateMany({ where, data: { isLeft: true, version: { increment: 1 } } })
  }
  const added = addedNights(holds, before, after, shift)
  await tx.hold.createMany({
    data: added.map((night) => ({
      ...{ reference, kind: 'bed', what: 'Bed to be agreed', people: heads },
      night: new Date(night),
      key: `${formKey} ${night}`,
    })),
  })
  const name = ({ what, night }: HoldLine) => [what, night && formatLongDate(night)].filter(Boolean).join(', ')
  return [
    again.length > 0 && `To be asked again: ${again.map(name).join('; ')}.`,
    left.length > 0 && `To be released: ${left.map(name).join('; ')}.`,
    added.length > 0 && `Without a bed yet: ${added.map(formatLongDate).join('; ')}.`,
  ].filter((sentence) => typeof sentence === 'string')
}

const differenceInDays = ({ dateFrom, dateTo }: Trip) => differenceInCalendarDays(new Date(dateTo), new Date(dateFrom))

/** Nobody sleeps there on the last day of a trip, unless it had a bed on that day before. */
function isAfterEnd({ kind }: HoldLine, night: string, lastDay: string, endsInBed: boolean) {
  return kind === 'bed' && !endsInBed ? night >= lastDay : night > lastDay
}

/** Nobody has asked for it. What it was before is in its note, for whoever has to tell the camp. */
function toNewHold(
  { confirmedOn, askedOn, heldUntil, number, note, ...hold }: HoldLine,
  night: string | null,
  people: number | null,
) {
  const state = confirmedOn ? 'confirmed' : heldUntil ? 'held' : askedOn ? 'asked for' : ''
  const was = [
    hold.night && formatLongDate(hold.night),
    hold.people && `for ${hold.people}`,
    number && `number ${number}`,
  ]
  return {
    night: night && new Date(night),
    people,
    askedOn: null,
    heldUntil: null,
    confirmedOn: null,
    number: '',
    note: state
      ? [`Before: ${state}, ${was.filter(Boolean).join(', ')}.`, note].filter(Boolean).join(' ').slice(0, 1000)
      : note,
    version: { increment: 1 },
  }
}

/** Nights that a longer trip has at its end. */
function addedNights(holds: HoldLine[], before: Trip, after: Trip, shift: number) {
  if (!holds.some(({ kind, night }) => kind === 'bed' && night)) return []
  const from = dayAfter(before.dateTo, shift)
  const count = Math.max(0, differenceInCalendarDays(new Date(after.dateTo), new Date(from)))
  const nights = Array.from({ length: Math.min(count, 60) }, (_, index) => dayAfter(from, index))
  return nights.filter((night) => !holds.some((hold) => hold.night && dayAfter(hold.night, shift) === night))
}

/** Those of a cancelled trip, once another one is booked. */
export const leaveHolds = (tx: Db, reference: string, cancelledAt: Date) =>
  tx.hold.updateMany({
    where: { reference, isLeft: false, createdAt: { lte: cancelledAt } },
    data: { isLeft: true, version: { increment: 1 } },
  })

/** Those listed for other days than are booked, such as of an offer that was taken back. */
export async function leaveOtherDays(
  tx: Db,
  reference: string,
  { dateFrom, dateTo }: Pick<Trip, 'dateFrom' | 'dateTo'>,
) {
  const others = (await readHolds(tx, reference)).filter(
    ({ night, isLeft }) => !isLeft && night !== null && (night < dateFrom || night > dateTo),
  )
  const idsOf = (holds: HoldLine[]) => ({ id: { in: holds.map(({ id }) => id) } })
  await tx.hold.deleteMany({ where: idsOf(others.filter((hold) => !isAsked(hold))) })
  await tx.hold.updateMany({ where: idsOf(others.filter(isAsked)), data: { isLeft: true, version: { increment: 1 } } })
}
