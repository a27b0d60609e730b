import 'server-only'
import { formatLongDate } from '../content/format'
import { formatMoney, isCurrency } from '../domain/currency'
import type { Db } from '../platform/db'

/**
 * What holds of a trip now, by prisma/sql/trip_facts.sql: as agreed last, else accepted, else asked for. Days such as
 * 2027-06-12, sums in minor units; null where nothing is said.
 */
export type TripFacts = {
  reference: string
  stage: 'asked' | 'accepted' | 'agreed' | 'cancelled'
  title: string | null
  itineraryId: number | null
  dateFrom: string | null
  dateTo: string | null
  adults: number
  kids: number
  toddlers: number
  currency: string | null
  /** Of a request the estimate that it was shown; of a cancelled trip what is owed of it all the same. */
  total: number | null
  /** Null for a request. */
  deposit: number | null
  /** What the request was shown, in US cents. */
  estimate: number | null
}

/** By reference; without those that ask for no trip. */
export async function readTripFacts(tx: Db, references: string[]): Promise<Map<string, TripFacts>> {
  if (references.length === 0) return new Map()
  const found = await tx.$queryRaw<TripFacts[]>`
    SELECT reference, stage, title, itinerary_id AS "itineraryId", date_from AS "dateFrom", date_to AS "dateTo",
      adults, kids, toddlers, currency, total::float8, deposit::float8, estimate::float8
    FROM trip_facts WHERE reference = ANY(${references})`
  return new Map(found.map((facts) => [facts.reference, facts]))
}

/** 'June 12, 2027 to June 19, 2027'; '' without days. */
export function formatTripDays({ dateFrom, dateTo }: Pick<TripFacts, 'dateFrom' | 'dateTo'>) {
  if (!dateFrom) return ''
  const days = dateTo && dateTo !== dateFrom ? [dateFrom, dateTo] : [dateFrom]
  return days.map(formatLongDate).join(' to ')
}

/** 'US$2,140'; undefined where nothing is said. */
export function formatTripSum({ total, currency }: Pick<TripFacts, 'total' | 'currency'>) {
  return total === null || !currency || !isCurrency(currency) ? undefined : formatMoney(total, currency)
}

/** Accepted or agreed, and not cancelled. */
export const isSold = ({ stage }: TripFacts) => stage === 'accepted' || stage === 'agreed'
