// The tables of graphile-worker, in a schema of their own that Prisma does not look at.
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const jobQueueLock = 710_004

/** Makes or updates the job queue of the database at `url`. Two at once wait for each other. */
export async function migrateJobQueue(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => undefined)
  const lock = await pool.connect()
  try {
    // Of a transaction: a pooler would keep that of a session after this one is over.
    await lock.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    await lock.query('SELECT pg_advisory_xact_lock($1)', [jobQueueLock])
    await runMigrations({ pgPool: pool })
  } finally {
    // Ending the connection gives the lock back.
    lock.release(true)
    await pool.end()
  }
}
