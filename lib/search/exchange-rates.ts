import 'server-only'
import { claims as defaultClaims } from '../content/claims'
import { utcDay } from '../domain/utc-day'
import type { Db } from '../platform/db'
import { rateIds, toRates } from './currencies'

/** The operator's exchange rates, uncached, also for commands. */
export async function readRatesFrom(client: Db) {
  const rows = await client.claim.findMany({ where: { id: { in: rateIds } } })
  return toRates([
    ...defaultClaims,
    ...rows.map(({ id, text, checkedOn }) => ({ id, text, checkedOn: utcDay(checkedOn) })),
  ])
}
