import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '../server/db'
import { tags } from './cache'
import { withClaims } from './words'

export type TeamMember = Awaited<ReturnType<typeof listTeamMembers>>[number]

/** By id (decision 67); createdAt is ISO 8601. */
export async function listTeamMembers() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.teamMembers)
  const rows = await db().teamMember.findMany({ orderBy: { id: 'asc' } })
  return withClaims(rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })))
}
