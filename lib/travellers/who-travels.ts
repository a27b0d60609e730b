// Who travels on a booked trip. Stored encrypted, deleted 30 days after the trip (lib/leads/purge.ts); no value of it is
// in the log, in mails, in exports or in the history of the request.
import 'server-only'
import { dayInNairobi } from '../domain/nairobi'
import { type By, lockLead, record } from '../leads/handling'
import { readTripFacts } from '../leads/trip-facts'
import { type Db, db } from '../platform/db'
import { BadRequestError, GoneError } from '../platform/errors'
import { log } from '../platform/log'
import { isSealedNow, SealingError, seal, travellerContext, unseal } from '../platform/sealing'
import {
  type DetailField,
  fieldTexts,
  isNamed,
  listFields,
  type PartyDetails,
  partyFields,
  type Traveller,
  travellerFields,
} from './fields'
import { listPeople, ofParty, type Person } from './people'
import { type Change, readTyped } from './typed'

type Saved = {
  /** Something is saved, and no key of ours opens it: it has to be asked for again. */
  isUnreadable: boolean
}

export type TravellerOnTrip = Person & Traveller & Saved

export type WhoTravels = {
  /** Of the agreed party, in its order. */
  travellers: TravellerOnTrip[]
  /** Saved, and no part of the party any more. */
  left: TravellerOnTrip[]
  party: PartyDetails & Saved
  /** Days of the trip, such as 2027-06-12. */
  dateFrom: string
  dateTo: string
}

type Values = Partial<Record<DetailField, string>>

/** Null unless the trip is booked. */
export async function readTravellers(tx: Db, reference: string): Promise<WhoTravels | null> {
  const trip = (await readTripFacts(tx, [reference])).get(reference)
  if (trip?.stage !== 'agreed' || !trip.dateFrom || !trip.dateTo) return null
  const saved = await readSaved(tx, reference)
  const people = listPeople(trip)
  const left = [...saved.keys()].filter((one) => one !== ofParty && !people.some(({ position }) => position === one))
  const withSaved = (person: Person): TravellerOnTrip => ({
    ...person,
    ...toFields(travellerFields, saved.get(person.position)),
    isUnreadable: saved.get(person.position) === null,
  })
  return {
    travellers: people.map(withSaved),
    left: left.map((position) => withSaved({ position, label: 'No part of the party any more' })),
    party: { ...toFields(partyFields, saved.get(ofParty)), isUnreadable: saved.get(ofParty) === null },
    dateFrom: trip.dateFrom,
    dateTo: trip.dateTo,
  }
}

const toFields = <Field extends DetailField>(fields: readonly Field[], values: Values | null | undefined) =>
  Object.fromEntries(fields.map((field) => [field, values?.[field] ?? ''])) as Record<Field, string>

/** By position; null where it cannot be read. */
async function readSaved(tx: Db, reference: string) {
  const rows = await tx.traveller.findMany({ where: { reference }, orderBy: { position: 'asc' } })
  const saved = new Map<number, Values | null>()
  for (const { position, sealed } of rows) {
    const text = await unseal(sealed, travellerContext(reference, position))
    saved.set(position, text === null ? null : JSON.parse(text))
  }
  return saved
}

/** What is missing of whom, by the labels of the fields. Food, health and what they celebrate may be nothing. `everybody`: of the party. */
export function listMissing({ travellers, party }: WhoTravels, everybody: string) {
  const missing = (values: Values, fields: readonly DetailField[]) =>
    fields.flatMap((field) => (values[field] ? [] : fieldTexts[field].label.toLowerCase()))
  const isNeeded = (field: DetailField) => fieldTexts[field].when !== 'camps'
  return [
    ...travellers.map(({ label, ...one }) => ({ label, fields: missing(one, travellerFields.filter(isNeeded)) })),
    { label: everybody, fields: missing(party, partyFields.filter(isNeeded)) },
  ].filter(({ fields }) => fields.length > 0)
}

/** By the names of the fields of the form. */
export class FieldFaults extends BadRequestError {
  constructor(readonly faults: Record<string, string>) {
    super(Object.values(faults)[0] ?? '')
  }
}

/**
 * What is typed into a form, on top of what is saved: sent twice, or from another tab, the same is there in the end.
 * Returns the event; null where nothing is different. Throws FieldFaults, BadRequestError and GoneError.
 */
export async function saveTravellers(tx: Db, reference: string, form: Record<string, string | undefined>, by: By) {
  const { now } = await lockLead(tx, reference)
  const who = await readTravellers(tx, reference)
  if (!who) throw new BadRequestError('This trip is not booked.')
  if (who.dateTo < dayInNairobi(now)) throw new GoneError('This trip is over: nothing more is needed.')
  const people = [...who.travellers, ...who.left, { position: ofParty, label: 'All of them' }]
  const { changes, faults, hasStrangers } = readTyped(
    form,
    people.map(({ position }) => position),
  )
  if (Object.keys(faults).length > 0) throw new FieldFaults(faults)
  if (hasStrangers)
    throw new BadRequestError(
      'Your party has changed since this page was opened. Please open it again to see for whom.',
    )
  const saved = await readSaved(tx, reference)
  const different = changes.flatMap(({ position, values }) => keepDifferent(position, values, saved.get(position)))
  if (different.length === 0) return null
  const label = (position: number) => people.find((one) => one.position === position)?.label ?? ''
  return record(
    tx,
    reference,
    // A hash of what was typed would tell whether a guess is right.
    { ...by, typedHash: undefined },
    {
      action: 'travellers',
      note: different.map((change) => describeChange(label(change.position), change)).join('\n'),
      isFinal: true,
      change: () => ({}),
      also: async () => {
        for (const { position, values } of different)
          await store(tx, reference, position, { ...saved.get(position), ...values }, now)
      },
    },
  )
}

function keepDifferent(position: number, values: Values, before: Values | null | undefined): Change[] {
  const entries = Object.entries(values) as [DetailField, string][]
  const different = entries.filter(([field, value]) => value !== (before?.[field] ?? ''))
  return different.length > 0 ? [{ position, values: Object.fromEntries(different) }] : []
}

/** 'Adult 1: passport number, food (removed)' */
function describeChange(label: string, { values }: Change) {
  const named = (Object.entries(values) as [DetailField, string][]).map(
    ([field, value]) => `${fieldTexts[field].label.toLowerCase()}${value ? '' : ' (removed)'}`,
  )
  return `${label}: ${named.join(', ')}`
}

async function store(tx: Db, reference: string, position: number, values: Values, updatedAt: Date) {
  const filled = Object.fromEntries(
    listFields(position).flatMap((field) => (values[field] ? [[field, values[field]]] : [])),
  )
  if (Object.keys(filled).length === 0) {
    await tx.traveller.deleteMany({ where: { reference, position } })
    return
  }
  const sealed = await seal(JSON.stringify(filled), travellerContext(reference, position)).catch(refuseUnsealed)
  const data = { sealed, isNamed: isNamed(toFields(travellerFields, filled)), updatedAt }
  await tx.traveller.upsert({
    where: { reference_position: { reference, position } },
    create: { reference, position, ...data },
    update: data,
  })
}

function refuseUnsealed(error: unknown): never {
  if (!(error instanceof SealingError)) throw error
  log().error({ reason: error.message }, 'Nobody can write who travels.')
  throw new BadRequestError(
    'We cannot keep this safely at the moment, so nothing was saved. Please try again tomorrow.',
  )
}

/** Seals everything with the key that seals now, and no longer counts as named who cannot be read. For every night. */
export async function refreshTravellers() {
  const rows = await db().traveller.findMany()
  let unreadable = 0
  for (const { reference, position, sealed, isNamed: wasNamed } of rows) {
    const where = { reference, position, sealed }
    const text = await unseal(sealed, travellerContext(reference, position))
    if (text === null) unreadable += 1
    const isNamedNow = text !== null && isNamed(toFields(travellerFields, JSON.parse(text)))
    if (text !== null && !(await isSealedNow(sealed))) {
      const anew = await seal(text, travellerContext(reference, position))
      await db().traveller.updateMany({ where, data: { sealed: anew, isNamed: isNamedNow } })
    } else if (isNamedNow !== wasNamed) await db().traveller.updateMany({ where, data: { isNamed: isNamedNow } })
  }
  if (unreadable > 0)
    log().error({ unreadable }, 'Who travels cannot be read with the keys of this installation (TRAVELLERS_KEY).')
}
