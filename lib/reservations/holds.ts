import 'server-only'
import { randomUUID } from 'node:crypto'
import { formatLongDate } from '../content/format'
import { type By, lockLead, record } from '../leads/handling'
import { type Db, db } from '../platform/db'
import { BadRequestError, ChangedError } from '../platform/errors'
import type { LineKind } from '../quotes/line-kinds'
import { type Quote, readQuotes } from '../quotes/queries'
import { countPeople } from '../quotes/snapshot'
import { findAccepted, termsOfQuote } from './handling'
import { moveHolds } from './move-holds'
import { readReservation } from './queries'

/** Days such as 2027-06-12. */
export type HoldValues = {
  kind: LineKind
  what: string
  people: number | null
  night: string | null
  askedOn: string | null
  heldUntil: string | null
  confirmedOn: string | null
  releasedOn: string | null
  number: string
  note: string
}

/** The bed of each night of the accepted offer, and what else of it has to be asked for. */
export function holdsOfQuote({ snapshot, accepted }: Quote) {
  const { days, lines, extras } = snapshot
  const nights = days.flatMap(({ bed, date }) =>
    bed ? [{ kind: 'bed' as const, what: bed, people: countPeople(snapshot), night: date }] : [],
  )
  const chosen = extras.filter(({ id }) => accepted?.extras.includes(id))
  const others = [...lines, ...chosen].flatMap(({ kind, text, count }) =>
    kind ? [{ kind, what: text, people: count, night: null }] : [],
  )
  return [...nights, ...others]
}

/** Lists what has to be asked for. Once there are lines it does nothing. */
export function fillHolds(reference: string) {
  return db().$transaction(async (tx) => {
    await lockLead(tx, reference)
    const { holds, terms } = await readReservation(tx, reference)
    if (holds.some(({ isLeft }) => !isLeft)) return
    const accepted = findAccepted(await readQuotes(tx, reference))
    if (!accepted) throw new BadRequestError('No offer is accepted: add the lines one by one.')
    await tx.hold.createMany({
      data: holdsOfQuote(accepted).map(({ night, ...hold }) => ({
        ...hold,
        reference,
        night: night && new Date(night),
        // An offer whose first list was left, and that was accepted again, is listed again.
        key: randomUUID(),
      })),
    })
    const offered = termsOfQuote(accepted)
    // Booked with other days or another party than the offer has.
    if (offered && terms && terms.kind !== 'cancelled') await moveHolds(tx, reference, offered, terms, randomUUID())
  })
}

/** `at`: the line and its version that the form showed; without it, a new line. `isForAll`: for its other nights too. */
export function saveHold(
  reference: string,
  values: HoldValues,
  by: By,
  { at, isForAll = false }: { at?: { id: number; version: number }; isForAll?: boolean } = {},
) {
  return db().$transaction(async (tx) =>
    record(tx, reference, by, {
      action: 'hold',
      note: describeHold(values),
      isFinal: true,
      change: () => ({}),
      also: async () => {
        const data = toRow(values)
        if (!at) await tx.hold.create({ data: { ...data, reference, key: by.key } })
        else await updateHolds(tx, reference, at, data, isForAll)
      },
    }),
  )
}

async function updateHolds(
  tx: Db,
  reference: string,
  { id, version }: { id: number; version: number },
  data: ReturnType<typeof toRow>,
  isForAll: boolean,
) {
  const before = await readHold(tx, reference, id, version)
  await tx.hold.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
  if (!isForAll) return
  const { askedOn, heldUntil, confirmedOn, releasedOn, number } = data
  await tx.hold.updateMany({
    where: { reference, what: before.what, id: { not: id } },
    data: { askedOn, heldUntil, confirmedOn, releasedOn, number, version: { increment: 1 } },
  })
}

export function deleteHold(reference: string, { id, version }: { id: number; version: number }, by: By) {
  return db().$transaction(async (tx) => {
    const hold = await tx.hold.findFirst({ where: { id, reference } })
    return record(tx, reference, by, {
      action: 'unheld',
      note: hold?.what ?? '',
      isFinal: true,
      change: () => ({}),
      also: async () => {
        await readHold(tx, reference, id, version)
        await tx.hold.delete({ where: { id } })
      },
    })
  })
}

async function readHold(tx: Db, reference: string, id: number, version: number) {
  const hold = await tx.hold.findFirst({ where: { id, reference } })
  if (!hold) throw new BadRequestError('A colleague has removed this line meanwhile.')
  if (hold.version !== version)
    throw new ChangedError('A colleague has changed this line meanwhile. Nothing was saved: please look at it again.')
  return hold
}

function toRow({ night, askedOn, heldUntil, confirmedOn, releasedOn, ...texts }: HoldValues) {
  const day = (given: string | null) => given && new Date(given)
  return {
    ...texts,
    night: day(night),
    askedOn: day(askedOn),
    heldUntil: day(heldUntil),
    confirmedOn: day(confirmedOn),
    releasedOn: day(releasedOn),
  }
}

/** 'Ilkeliani Camp, June 12, 2027: confirmed on January 3, 2027, number 4711' */
export function describeHold({ what, people, night, number, ...days }: HoldValues) {
  const name = [what, people && `for ${people}`, night && formatLongDate(night)].filter(Boolean).join(', ')
  return `${name}: ${[describeHoldState(days), number && `number ${number}`].filter(Boolean).join(', ')}`
}

/** 'asked on January 3, 2027, held until January 10, 2027' */
export function describeHoldState({
  askedOn,
  heldUntil,
  confirmedOn,
  releasedOn,
}: Pick<HoldValues, 'askedOn' | 'heldUntil' | 'confirmedOn' | 'releasedOn'>) {
  if (releasedOn) return `released on ${formatLongDate(releasedOn)}`
  if (confirmedOn) return `confirmed on ${formatLongDate(confirmedOn)}`
  const parts = [
    askedOn && `asked on ${formatLongDate(askedOn)}`,
    heldUntil && `held until ${formatLongDate(heldUntil)}`,
  ]
  return parts.filter(Boolean).join(', ') || 'not asked yet'
}
