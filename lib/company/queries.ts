import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { isShown } from '../content/is-shown'
import { claimFiller, confirmedOnly } from '../content/queries'
import { promisedReplyTime } from '../leads/reply-times'
import { db } from '../platform/db'

export type TeamMember = Awaited<ReturnType<typeof listTeamMembers>>[number]

/** By id (decision 67). */
export async function listTeamMembers() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.teamMembers)
  const rows = await db().teamMember.findMany({ orderBy: { id: 'asc' }, omit: { plans: true } })
  const shown = rows.filter(await confirmedOnly('team'))
  return (await claimFiller())(shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })))
}

export async function getPlanner(itineraryId?: number) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.teamMembers, tags.itineraries)
  const [planner] = await db().$queryRaw<{ name: string; role: string; imageUrl: string; specialty: string | null }[]>`
    SELECT member.name, role, member.image_url AS "imageUrl", specialty FROM team_members AS member
    LEFT JOIN itineraries AS trip ON trip.id = ${itineraryId ?? null}
    WHERE cardinality(plans) > 0 AND (trip.id IS NULL OR trip.country = ANY (plans)) OR member.name = planned_by
    ORDER BY member.name = planned_by DESC NULLS LAST, member.id LIMIT 1`
  return planner && (await confirmedOnly('team'))(planner) ? planner : null
}

export async function getReplyTime() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.teamMembers)
  return promisedReplyTime(db(), 'booking')
}

export type FleetVehicle = Awaited<ReturnType<typeof listFleetVehicles>>[number]

/** Including unavailable ones (decision 58). */
export async function listFleetVehicles() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.fleetVehicles)
  const rows = await db().fleetVehicle.findMany({ orderBy: { id: 'asc' } })
  const shown = rows.filter(await confirmedOnly('fleet'))
  return (await claimFiller())(shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })))
}

// Openings only; applications are never listed (decision 33).

export type Volunteer = Awaited<ReturnType<typeof listVolunteers>>[number]

export async function listVolunteers() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.volunteers)
  const rows = await db().volunteer.findMany({ where: { status: 'active' }, orderBy: { id: 'asc' } })
  return (await claimFiller())(rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })))
}

export type Contribution = Awaited<ReturnType<typeof listContributions>>[number]

/** The newest year first, and in it the largest. */
export async function listContributions() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.claims)
  const rows = await db().contribution.findMany({
    orderBy: [{ year: 'desc' }, { amount: 'desc' }, { receiver: 'asc' }],
  })
  return rows.filter(isShown)
}
