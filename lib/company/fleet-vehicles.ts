import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { withClaims } from '../content/queries'
import { db } from '../platform/db'

export type FleetVehicle = Awaited<ReturnType<typeof listFleetVehicles>>[number]

/** By id, those that are not available too (decision 58); createdAt is ISO 8601. */
export async function listFleetVehicles() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.fleetVehicles)
  const rows = await db().fleetVehicle.findMany({ orderBy: { id: 'asc' } })
  return withClaims(rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })))
}
