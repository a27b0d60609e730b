// One pass of the mail worker and the listener, for hosts without long-running processes.
import 'server-only'
import { EventEmitter } from 'node:events'
import { changesReader } from '../cache/content-changes'
import { perProcess } from '../platform/per-process'
import { queueMissedJobs } from './crontab'
import { deadLockFreer, failAbandonedMails, newCallerId } from './dead-workers'
import { jobOptions, runTasks, withPool } from './run-tasks'
import { taskList, tidy } from './worker'

type Job = { task_identifier: string; payload: { id: number } }
type Counts = { sent: number; failed: number; waiting: number }

/** Queues mails due by time and sends all it can. Concurrent calls take different mails; failed ones stay queued. */
export async function runDueJobs(url: string) {
  return withPool(url, async (pool) => {
    await tidy(pool)
    await deadLockFreer()(pool)
    await failAbandonedMails(pool)
    await queueMissedJobs(jobOptions(pool, newCallerId(), new EventEmitter()))
    const ids: number[] = []
    const events = new EventEmitter().on('job:complete', ({ job }: { job: Job }) => {
      if (job.task_identifier === 'send-mail') ids.push(job.payload.id)
    })
    await runTasks(pool, taskList, events)
    const { rows } = await pool.query<Counts>(
      `SELECT count(*) FILTER (WHERE status = 'sent')::int AS sent, count(*) FILTER (WHERE status = 'failed')::int AS failed,
         count(*) FILTER (WHERE status = 'queued')::int AS waiting
       FROM mails WHERE id = ANY($1) OR status = 'queued'`,
      [ids],
    )
    return rows[0]
  })
}

/** Tags changed since the last call in this process; all at the first. */
export async function changedTags(url: string) {
  return withPool(url, perProcess('content-changes', changesReader))
}
