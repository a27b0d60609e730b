// What needs the operator: for the morning mail and its page.
import 'server-only'
import { subDays } from 'date-fns'
import type { Db } from '../platform/db'
import { listLeads } from './list'

// Robots may send thousands.
const mostHeld = 20

/** Longest waiting first. `due`: set aside until today, or earlier. Of held ones the newest, and how many there are. */
export async function readWaiting(tx: Db, now: Date) {
  const open = [...(await listLeads(tx, { status: 'new' })), ...(await listLeads(tx, { status: 'waiting' }))]
  const oldest = open.toReversed()
  return {
    due: oldest.filter(({ remindOn }) => remindOn && remindOn <= now),
    unanswered: oldest.filter(
      ({ status, remindOn, createdAt }) => status === 'new' && !remindOn && createdAt < subDays(now, 1),
    ),
    fresh: oldest.filter(
      ({ status, remindOn, createdAt }) => status === 'new' && !remindOn && createdAt >= subDays(now, 1),
    ),
    held: await listLeads(tx, { status: 'held', take: mostHeld }),
    heldCount: await countHeld(tx),
  }
}

async function countHeld(tx: Db) {
  const where = { status: 'held' }
  return (await tx.lead.count({ where })) + (await tx.review.count({ where }))
}
