import 'server-only'
import { formatDistance } from 'date-fns'
import type { LeadEvent } from '../../prisma/generated/client'
import { type EventKind, labelOfEvent, travellerKinds } from '../leads/event-kinds'
import { latestEvent } from '../leads/handling'
import { type Db, databaseTime, db } from '../platform/db'
import type { News } from './result'

/** 'Answered by mail 5 minutes ago by Wanjiru.' */
export const describeEvent = ({ action, who, createdAt }: LeadEvent, now: Date) =>
  `${labelOfEvent(action)} ${ago(createdAt, now)}${who ? ` by ${who}` : ''}.`

/** What they said last. */
export const latestOfTraveller = <Event extends Pick<LeadEvent, 'action' | 'undoneAt'>>(events: Event[]) =>
  events.findLast(({ action, undoneAt }) => !undoneAt && travellerKinds.includes(action as EventKind))

export const ago = (moment: Date, now: Date) => formatDistance(moment, now, { addSuffix: true })

/** What was done with a lead after this event. */
export async function readSince(reference: string, seen = 0, tx: Db = db()): Promise<News> {
  const now = await databaseTime(tx)
  const where = { reference, undoneAt: null }
  const latest = await latestEvent(tx, reference)
  const events = await tx.leadEvent.findMany({ where: { ...where, id: { gt: seen } }, orderBy: { id: 'asc' } })
  return {
    since: events.map((event) => ({ text: describeEvent(event, now), note: event.note })),
    seen: latest?.id ?? 0,
  }
}
