import 'server-only'
import { dayInNairobi } from '../domain/nairobi'
import { db } from '../platform/db'
import { findQuoteByToken } from '../quotes/queries'
import { readHolds } from '../reservations/queries'
import { readTripPage } from '../reservations/trip-page'
import { describeNamesNeeded, describeNeeded } from './deadlines'
import { type DetailField, fieldTexts, listFields, maskField } from './fields'
import { ofParty } from './people'
import { fieldName, removeName } from './typed'
import { listMissing, readTravellers } from './who-travels'

const everybodyLabel = 'All of you'

export type TravellersPage = NonNullable<Awaited<ReturnType<typeof readTravellersPage>>>
export type AskedField = ReturnType<typeof askField>

/**
 * For the bearer of the link of a booked trip: what is asked of whom, and what is saved without saying it. Null where
 * nothing is asked: the trip is not booked by it, cancelled, or over.
 */
export async function readTravellersPage(token: string) {
  const quote = await findQuoteByToken(db(), token)
  if (!quote) return null
  const trip = await readTripPage(quote)
  if (!trip?.isLast || trip.isCancelled || trip.isPast) return null
  const who = await readTravellers(db(), quote.reference)
  if (!who) return null
  const booked = { terms: trip.terms, holds: await readHolds(db(), quote.reference) }
  const today = dayInNairobi(new Date())
  const needed = (field: DetailField) => describeNeeded(fieldTexts[field].when, booked, today)
  const everybody = [...who.travellers, { ...who.party, position: ofParty, label: everybodyLabel }]
  return {
    title: quote.snapshot.trip.title,
    missing: listMissing(who, everybodyLabel),
    namesNeeded: describeNamesNeeded(booked, today),
    people: everybody.map(({ position, label, isUnreadable, ...values }) => ({
      position,
      label,
      /** 'Marta L.' */
      name: 'name' in values ? maskField('name', values.name) : '',
      isUnreadable,
      fields: listFields(position).map((field) =>
        askField(position, field, (values as Partial<Record<DetailField, string>>)[field] ?? '', needed(field)),
      ),
    })),
  }
}

function askField(position: number, field: DetailField, value: string, needed: string) {
  const { label, type, max, why } = fieldTexts[field]
  return {
    name: fieldName(position, field),
    removeName: removeName(position, field),
    label,
    type,
    max,
    hint: `${why} ${needed}`,
    saved: maskField(field, value),
  }
}
