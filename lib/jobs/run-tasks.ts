// Without what the tasks do: commands run some of them outside of Next.js.
import 'server-only'
import type { EventEmitter } from 'node:events'
import { Logger, runTaskListOnce, type TaskList } from 'graphile-worker'
import pg from 'pg'
import { newCallerId } from './dead-workers'

export function jobOptions(pgPool: pg.Pool, workerId: string, events: EventEmitter) {
  // workerId is missing in the type but read. Without prepared statements because of poolers.
  const options = { concurrency: 1, noHandleSignals: true, noPreparedStatements: true } as const
  return { pgPool, workerId, events, logger, ...options }
}

// graphile-worker's own lines name every job and quote SMTP responses with addresses.
const logger = new Logger(() => (level, message) => {
  if (level === 'error' && !message.startsWith('Failed task')) console.warn(`Mail worker: ${message.split('\n')[0]}`)
})

/** Runs the jobs of these tasks that are due. */
export async function runTasks(pool: pg.Pool, tasks: TaskList, events: EventEmitter) {
  const client = await pool.connect()
  try {
    await runTaskListOnce(jobOptions(pool, newCallerId(), events), tasks, client).promise
  } finally {
    client.release()
  }
}

export async function withPool<Result>(url: string, work: (pool: pg.Pool) => Promise<Result>) {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}
