// What the mail worker and the listener do all the time, done once: for hosts whose processes do not stay.
import 'server-only'
import { EventEmitter } from 'node:events'
import { runTaskListOnce } from 'graphile-worker'
import pg from 'pg'
import { readVersions } from '../cache/content-changes'
import { deadLockFreer, failAbandonedMails, newCallerId } from '../cache/dead-workers'
import { tableTags } from '../cache/tags'
import { perProcess } from '../platform/per-process'
import { jobOptions, taskList, tidy } from './worker'

type Job = { task_identifier: string; payload: { id: number } }
type Counts = { sent: number; failed: number; waiting: number }

/**
 * Queues the mails that are due by time, and sends all that can be sent now. Of several calls at once each takes other
 * mails. A mail that was refused waits for a later call.
 */
export async function runDueJobs(url: string) {
  return withPool(url, async (pool) => {
    await tidy(pool)
    await deadLockFreer()(pool)
    await failAbandonedMails(pool)
    const ids: number[] = []
    const events = new EventEmitter().on('job:complete', ({ job }: { job: Job }) => {
      if (job.task_identifier === 'send-mail') ids.push(job.payload.id)
    })
    const client = await pool.connect()
    try {
      await runTaskListOnce(jobOptions(pool, newCallerId(), events), taskList, client).promise
    } finally {
      client.release()
    }
    const { rows } = await pool.query<Counts>(
      `SELECT count(*) FILTER (WHERE status = 'sent')::int AS sent, count(*) FILTER (WHERE status = 'failed')::int AS failed,
         count(*) FILTER (WHERE status = 'queued')::int AS waiting
       FROM mails WHERE id = ANY($1) OR status = 'queued'`,
      [ids],
    )
    return rows[0]
  })
}

/** The tags of content that has changed since the last call in this process; at the first one all. */
export async function changedTags(url: string) {
  const seen = perProcess('content-versions', (): { versions?: Map<string, string> } => ({}))
  const versions = await withPool(url, async (pool) => readVersions(pool))
  const before = seen.versions
  seen.versions = versions
  return before ? [...versions.keys()].filter((tag) => versions.get(tag) !== before.get(tag)) : tableTags
}

async function withPool<Result>(url: string, work: (pool: pg.Pool) => Promise<Result>) {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}
