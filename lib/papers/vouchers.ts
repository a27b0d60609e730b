// One voucher for each supplier of a booked trip. A new version takes the place of the one before, and says what changed.
import 'server-only'
import { type By, record } from '../leads/handling'
import { type Db, db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import type { HoldLine } from '../reservations/queries'
import { type Booked, findLodge, readBooked } from './booked'
import type { Paper } from './paper'
import { openVoucher, sealVoucher } from './sealed-voucher'
import { linesOf, type Supplier, voucherPaper } from './voucher'

export type SupplierOfTrip = Supplier & {
  holds: HoldLine[]
  /** The last voucher, and whether it says the same as one made now would. */
  last: { id: number; version: number; isSame: boolean } | null
}

/** Of beds the lodge, of what else is booked each line by itself, in the order of the trip. */
export async function listSuppliers(booked: Booked, tx: Db = db()): Promise<SupplierOfTrip[]> {
  const holds = booked.reservation.holds.filter(({ isLeft, releasedOn }) => !isLeft && !releasedOn)
  const suppliers = new Map<string, HoldLine[]>()
  for (const hold of holds) {
    const name = (hold.kind === 'bed' && findLodge(booked.lodges, hold.what)?.name) || hold.what
    suppliers.set(name, [...(suppliers.get(name) ?? []), hold])
  }
  const issued = await tx.paper.findMany({
    where: { reference: booked.reference, kind: 'voucher' },
    orderBy: { id: 'asc' },
  })
  return Promise.all(
    [...suppliers].map(async ([name, ofSupplier]) => {
      const lodge = findLodge(booked.lodges, name)
      const supplier: Supplier = {
        name,
        lines: [lodge?.address, lodge?.phone].filter((line): line is string => Boolean(line)),
        language: lodge?.language ?? 'en',
        email: lodge?.email ?? '',
      }
      const last = issued.findLast((paper) => paper.name === name)
      const now = makePaper(booked, supplier, ofSupplier, null)
      const before = last && (await openVoucher(last))
      return {
        ...supplier,
        holds: ofSupplier,
        last: last ? { id: last.id, version: last.version, isSame: Boolean(before && isSame(now, before)) } : null,
      }
    }),
  )
}

const isSame = (one: Paper, other: Paper) => JSON.stringify(linesOf(one)) === JSON.stringify(linesOf(other))

function makePaper(booked: Booked, supplier: Supplier, holds: HoldLine[], before: Paper | null) {
  const { company, contacts, days, guests, needs, occasion, party, reference, rooms, row, today, traveller } = booked
  return voucherPaper(
    supplier,
    holds,
    {
      ...{ company, reference, party, rooms, guests, occasion },
      day: today,
      group: traveller,
      needs: guests.some(({ diet }) => diet) ? '' : needs,
      calls: [[company.from.name, contacts.phone].filter(Boolean).join(', '), ...(row.guide ? [row.guide] : [])],
      meals: new Map(days.map(({ date, meals }) => [date, meals])),
      beds: new Map(days.map(({ date, bed }) => [date, bed])),
    },
    before,
  )
}

/** Returns the id of the paper. Throws BadRequestError for a supplier who has nothing of the trip. */
export async function issueVoucher(reference: string, name: string, by: By) {
  const booked = await readBooked(reference)
  return db().$transaction(async (tx) => {
    const earlier = await tx.paper.findUnique({ where: { key: `voucher-${by.key}` }, select: { id: true } })
    if (earlier) return earlier.id
    let id = 0
    await record(tx, reference, by, async () => {
      const supplier = (await listSuppliers(booked, tx)).find((one) => one.name === name)
      if (!supplier) throw new BadRequestError(`Nothing of ${name} is on the list of beds and permits any more.`)
      const last = await tx.paper.findFirst({
        where: { reference, kind: 'voucher', name },
        orderBy: { version: 'desc' },
      })
      const version = (last?.version ?? 0) + 1
      const before = last && (await openVoucher(last))
      const paper = await tx.paper.create({
        data: {
          ...{ reference, kind: 'voucher', name, version },
          content: await sealVoucher(makePaper(booked, supplier, supplier.holds, before), { reference, name, version }),
          receiver: name,
          ...{ who: by.who, whoEmail: by.email ?? '', key: `voucher-${by.key}` },
        },
      })
      id = paper.id
      return { action: 'issued', note: `Voucher for ${name}, version ${version}.`, isFinal: true, change: () => ({}) }
    })
    return id
  })
}
