// graphile-worker's tables, in a schema of their own outside of Prisma.
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const jobQueueLock = 710_004

/** Two at the same time wait for each other. */
export async function migrateJobQueue(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => undefined)
  const lock = await pool.connect()
  try {
    // Only for the transaction: a pooler would keep a session's setting for others.
    await lock.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    await lock.query('SELECT pg_advisory_xact_lock($1)', [jobQueueLock])
    await runMigrations({ pgPool: pool })
  } finally {
    // Closing the connection releases the lock.
    lock.release(true)
    await pool.end()
  }
}
