import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { utcDay } from '../domain/utc-day'
import { db } from '../platform/db'

/** By id; days such as 2026-11-22. */
export async function listClaims() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.claims)
  const claims = await db().claim.findMany({ orderBy: { id: 'asc' } })
  return claims.map((claim) => ({ ...claim, checkedOn: utcDay(claim.checkedOn), nextCheck: utcDay(claim.nextCheck) }))
}
