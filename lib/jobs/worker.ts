// Each server process has a worker.
import 'server-only'
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Runner, run, type TaskList } from 'graphile-worker'
import pg from 'pg'
import * as z from 'zod'
import { refreshPassages } from '../answers/refresh'
import { sendDigest } from '../desk/digest'
import { purgeDesk } from '../desk/sign-in'
import { msPerMinute } from '../domain/duration'
import { isLocalAddress } from '../http/addresses'
import { readMailboxes } from '../inbox/listen'
import { refreshTrips } from '../itineraries/refresh'
import { escalateUnanswered } from '../leads/mails'
import { purgeDaily } from '../leads/purge'
import { deliverMail } from '../mail/deliver'
import { sendMonthMail } from '../numbers/month-mail'
import { config } from '../platform/config'
import { db } from '../platform/db'
import { purgePreview } from '../publishing/preview'
import { publishPlanned } from '../publishing/publish-drafts'
import { mailDueInvitations } from '../reviews/invitations'
import { mailNewReviews } from '../reviews/review-mails'
import { refreshTravellers } from '../travellers/who-travels'
import { reportPlanned } from '../workbook/content-folder'
import { announceChanges } from './announce-changes'
import { parsedCronItems } from './crontab'
import { clearRateLimits, deadLockFreer, failAbandonedMails, newWorkerId } from './dead-workers'
import { codeTasks } from './make-codes'
import { jobOptions } from './run-tasks'

const plannedAt = z.object({ at: z.iso.datetime().transform((at) => new Date(at)) })

export const taskList: TaskList = {
  'send-mail': deliverMail,
  ...codeTasks,
  digest: sendDigest,
  'month-mail': sendMonthMail,
  purge: async () => {
    await purgeDaily()
    await purgeDesk()
    await purgePreview()
    await refreshTravellers()
  },
  'publish-drafts': async (payload) => {
    const { at } = plannedAt.parse(payload)
    await publishPlanned(at, reportPlanned)
  },
  // Prices end on their date.
  'announce-changes': announceChanges,
  'refresh-trips': async () => {
    await refreshTrips(db())
    await refreshPassages(db())
  },
}
const tidyEvery = msPerMinute
const lookForDeadEvery = 5_000
const restartAfter = 5000

/** Restarts after failures. Returns a function that stops it after the current job. */
export function startWorker(url: string) {
  const stopping = new AbortController()
  const finished = [keepRunning(url, stopping.signal), readMailboxes(url, stopping.signal)]
  return async () => {
    stopping.abort()
    await Promise.all(finished)
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
  // Idle connections outlive the polling interval: they show other workers that this one is alive.
  const limits = { max: 4, connectionTimeoutMillis: 5000, idleTimeoutMillis: 3 * lookForDeadEvery }
  const pool = new pg.Pool({ connectionString: url, application_name: workerId, ...limits })
  pool.on('error', () => undefined)
  // Unhandled error events would crash the server; the job gets the error itself.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const freeDeadLocks = deadLockFreer()
  const reportError = (error: unknown) => console.warn('Tidying failed: mails of dead workers.', error)
  const lookForDead = () =>
    freeDeadLocks(pool)
      .then(() => failAbandonedMails(pool))
      .catch(reportError)
  const timers = [setInterval(() => tidy(pool), tidyEvery), setInterval(lookForDead, lookForDeadEvery)]
  try {
    await tidy(pool)
    await lookForDead()
    const events = new EventEmitter()
    const ended = Promise.race([once(events, 'worker:stop'), aborted(signal)])
    const runner = await run({ ...jobOptions(pool, workerId, events), parsedCronItems }, taskList)
    await Promise.race([ended, runner.promise])
    await stop(runner)
  } finally {
    timers.forEach(clearInterval)
    await pool.end()
  }
}

async function stop(runner: Runner) {
  await runner.stop().catch(() => undefined)
  await runner.promise.catch(() => undefined)
}

const steps: [what: string, step: (pool: pg.Pool) => Promise<unknown>][] = [
  ['old rate limits', clearRateLimits],
  ['the public address', noteAddress],
  ['invitations to review', mailDueInvitations],
  ['mails about new reviews', mailNewReviews],
  ['requests without an answer', () => escalateUnanswered()],
]

export async function tidy(pool: pg.Pool) {
  for (const [what, step] of steps)
    await step(pool).catch((error: unknown) => console.warn(`Tidying failed: ${what}.`, error))
}

/** For commands of the operator. A site on localhost, perhaps with a copy of the data, keeps the public address. */
async function noteAddress(pool: pg.Pool) {
  await pool.query(
    `INSERT INTO site_notes VALUES ('address', $1)
     ON CONFLICT (name) DO UPDATE SET text = excluded.text
     WHERE site_notes.text <> excluded.text AND ($2 OR site_notes.text ~ '^http://(localhost|127\\.)')`,
    [config.siteUrl, !isLocalAddress(config.siteUrl)],
  )
}

function aborted(signal: AbortSignal) {
  return signal.aborted ? undefined : once(signal, 'abort')
}
