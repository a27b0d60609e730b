// The worker: sends the queued mails and the digest, and every minute queues what has become due. It lives in the server process; there may be many.
import 'server-only'
import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, runTaskList, type TaskList, type WorkerPool } from 'graphile-worker'
import pg from 'pg'
import { escalateUnanswered } from '../leads/escalation'
import { mailDueInvitations } from '../leads/invitations'
import { deliverMail } from '../mail/deliver'
import { clearRateLimits, failAbandonedMails, freeDeadLocks } from './dead-workers'
import { sendDigest } from './digest'
import { bringForwardMisdatedJobs, planDigest } from './schedule'

const taskList: TaskList = { 'send-mail': deliverMail, digest: sendDigest }
const tidyEvery = 60_000
const restartAfter = 5000

/**
 * Starts a worker on the database at `url`. It starts anew by itself after a failure, such as a database that was
 * away. Returns what stops it: that takes no further job and waits for the one in hand.
 */
export function startWorker(url: string) {
  const stopping = new AbortController()
  const finished = keepRunning(url, stopping.signal)
  return async () => {
    stopping.abort()
    await finished
  }
}

async function keepRunning(url: string, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      await runOnce(url, signal)
    } catch (error) {
      console.warn('The mail worker stopped and starts again.', error)
    }
    await sleep(restartAfter, undefined, { signal }).catch(() => undefined)
  }
}

async function runOnce(url: string, signal: AbortSignal) {
  const workerId = `tembo-worker-${randomUUID()}`
  const pool = new pg.Pool({ connectionString: url, application_name: workerId, max: 4 })
  pool.on('error', () => undefined)
  // Nor may a connection that is lost in the middle of a job bring the server down: the job hears of it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const tidying = setInterval(() => tidy(pool).catch((error) => console.warn('Tidying failed.', error)), tidyEvery)
  try {
    await tidy(pool)
    const events = new EventEmitter()
    const ended = Promise.race([once(events, 'worker:stop'), aborted(signal)])
    // Not `run`: its crontab goes by the clock of this process, and spins once that clock was ahead and is set back.
    const workers = runTaskList(optionsOf(pool, workerId, events), taskList, pool)
    await Promise.race([ended, workers.promise])
    await stop(workers)
  } finally {
    clearInterval(tidying)
    await pool.end()
  }
}

function optionsOf(pgPool: pg.Pool, workerId: string, events: EventEmitter) {
  // Its id is not in the type, though the worker reads it: with one worker it may be chosen.
  return { pgPool, workerId, events, logger, concurrency: 1, noHandleSignals: true }
}

async function stop(workers: WorkerPool) {
  await workers.gracefulShutdown().catch(() => undefined)
  await workers.promise.catch(() => undefined)
}

async function tidy(pool: pg.Pool) {
  await freeDeadLocks(pool)
  await failAbandonedMails(pool)
  await clearRateLimits(pool)
  await bringForwardMisdatedJobs(pool)
  await planDigest(pool)
  await mailDueInvitations()
  await escalateUnanswered()
}

function aborted(signal: AbortSignal) {
  return signal.aborted ? undefined : once(signal, 'abort')
}

// Its own lines would tell every job, and addresses in the answers of SMTP servers.
const logger = new Logger(() => (level, message) => {
  if (level === 'error' && !message.startsWith('Failed task')) console.warn(`Mail worker: ${message.split('\n')[0]}`)
})
