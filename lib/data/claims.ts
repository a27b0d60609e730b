import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '../server/db'
import { tags } from './cache'

/** By id; days such as 2026-11-22. */
export async function listClaims() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.claims)
  const claims = await db().claim.findMany({ orderBy: { id: 'asc' } })
  const day = (date: Date) => date.toISOString().slice(0, 10)
  return claims.map((claim) => ({ ...claim, checkedOn: day(claim.checkedOn), nextCheck: day(claim.nextCheck) }))
}
