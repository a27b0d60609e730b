import 'server-only'
import { randomUUID } from 'node:crypto'
import pg, { type Pool } from 'pg'
import { isPooled } from './pooler'

const pooled = 'tembo-worker-pooled-'

/**
 * A new id for a worker, also the application_name of its connections, which shows that it lives. Marked when there is
 * a pooler: then the database cannot tell whose connection is whose.
 */
export async function newWorkerId(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return `${(await isPooled(client)) ? pooled : 'tembo-worker-'}${randomUUID()}`
  } finally {
    await client.end()
  }
}

/** For work done in one request: nothing but the age of a lock tells that it has ended. */
export const newCallerId = () => `${pooled}${randomUUID()}`

/**
 * Returns a function that unlocks the jobs of dead workers, to call every few seconds: graphile-worker itself waits
 * four hours. PostgreSQL drops a worker's connections when it dies, but after a failover a living one needs a moment to
 * come back, so it must be missing twice. Behind a pooler only the age of the lock tells.
 */
export function deadLockFreer() {
  let missing: string[] = []
  return async (pool: Pool) => {
    const { rows } = await pool.query<{ id: string; isOld: boolean }>(
      `SELECT locked_by AS id, min(locked_at) < now() - interval '10 minutes' AS "isOld"
       FROM graphile_worker.jobs WHERE locked_by IS NOT NULL AND (locked_by LIKE $1
         OR NOT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = locked_by))
       GROUP BY locked_by`,
      [`${pooled}%`],
    )
    const dead = rows.filter(({ id, isOld }) => (id.startsWith(pooled) ? isOld : missing.includes(id)))
    missing = rows.map(({ id }) => id)
    if (dead.length > 0) await pool.query('SELECT graphile_worker.force_unlock_workers($1)', [dead.map(({ id }) => id)])
  }
}

/** Marks mails as failed whose last try was cut short or whose job was deleted. */
export async function failAbandonedMails(pool: Pool) {
  await pool.query(`
    UPDATE mails SET status = 'failed', last_error = coalesce(last_error, 'The last try was cut short.')
    WHERE status = 'queued' AND created_at < now() - interval '1 minute' AND NOT EXISTS (
      SELECT FROM graphile_worker.jobs
      WHERE key = 'mail:' || mails.id AND (attempts < max_attempts OR locked_at IS NOT NULL))`)
}

export async function clearRateLimits(pool: Pool) {
  await pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()])
}
