// The worker: sends the queued mails and the digest, and every minute queues what has become due. It lives in the server process; there may be many.
import 'server-only'
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, runTaskList, type TaskList, type WorkerPool } from 'graphile-worker'
import pg from 'pg'
import { escalateUnanswered } from '../leads/escalation'
import { mailDueInvitations } from '../leads/invitations'
import { deliverMail } from '../mail/deliver'
import { clearRateLimits, deadLockFreer, failAbandonedMails, newWorkerId } from './dead-workers'
import { sendDigest } from './digest'
import { bringForwardMisdatedJobs, planDigest } from './schedule'

const taskList: TaskList = { 'send-mail': deliverMail, digest: sendDigest }
const tidyEvery = 60_000
const lookForDeadEvery = 5_000
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
  const workerId = await newWorkerId(url)
  // A connection is kept for longer than the time between two looks: by it others see that this worker lives.
  const limits = { max: 4, connectionTimeoutMillis: 5000, idleTimeoutMillis: 3 * lookForDeadEvery }
  const pool = new pg.Pool({ connectionString: url, application_name: workerId, ...limits })
  pool.on('error', () => undefined)
  // Nor may a connection that is lost in the middle of a job bring the server down: the job hears of it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const freeDeadLocks = deadLockFreer()
  const lookForDead = () => freeDeadLocks(pool).then(() => failAbandonedMails(pool))
  const complain = (error: unknown) => console.warn('Tidying failed.', error)
  const timers = [
    setInterval(() => tidy(pool).catch(complain), tidyEvery),
    setInterval(() => lookForDead().catch(complain), lookForDeadEvery),
  ]
  try {
    await tidy(pool)
    await lookForDead()
    const events = new EventEmitter()
    const ended = Promise.race([once(events, 'worker:stop'), aborted(signal)])
    // Not `run`: its crontab goes by the clock of this process, and spins once that clock was ahead and is set back.
    const workers = runTaskList(optionsOf(pool, workerId, events), taskList, pool)
    await Promise.race([ended, workers.promise])
    await stop(workers)
  } finally {
    timers.forEach(clearInterval)
    await pool.end()
  }
}

function optionsOf(pgPool: pg.Pool, workerId: string, events: EventEmitter) {
  // Its id is not in the type, though the worker reads it: with one worker it may be chosen. A pooler may give each
  // statement to another connection, which knows nothing of what was prepared on the first.
  const options = { concurrency: 1, noHandleSignals: true, noPreparedStatements: true }
  return { pgPool, workerId, events, logger, ...options }
}

async function stop(workers: WorkerPool) {
  await workers.gracefulShutdown().catch(() => undefined)
  await workers.promise.catch(() => undefined)
}

async function tidy(pool: pg.Pool) {
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
