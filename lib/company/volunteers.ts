// Openings only: applications are stored elsewhere and never listed (decision 33).
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { withClaims } from '../content/queries'
import { db } from '../platform/db'

export type Volunteer = Awaited<ReturnType<typeof listVolunteers>>[number]

/** Active ones by id; createdAt is ISO 8601. */
export async function listVolunteers() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.volunteers)
  const rows = await db().volunteer.findMany({ where: { status: 'active' }, orderBy: { id: 'asc' } })
  return withClaims(rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })))
}
