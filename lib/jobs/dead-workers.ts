import 'server-only'
import { randomUUID } from 'node:crypto'
import pg, { type Pool } from 'pg'

const pooled = 'tembo-worker-pooled-'

/** Also the application_name of the worker's connections, which shows that it is alive; marked behind a pooler. */
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

/** A pooler such as PgBouncer reports another backend process id. */
async function isPooled(client: pg.Client) {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return (client as unknown as { processID: number }).processID !== rows[0]?.pid
}

/** For work within one request: only the age of the lock shows that it has ended. */
export const newCallerId = () => `${pooled}${randomUUID()}`

/** Sooner than graphile-worker, which waits four hours. A worker must be missing twice, because of failovers. */
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

/** Fails mails whose last attempt was cut short or whose job was deleted. */
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
