import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const jobQueueLock = 710_004

export async function migrateJobQueue(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => undefined)
  const lock = await pool.connect()
  try {
    // For the transaction only: a pooler would leak a session setting.
    await lock.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    await lock.query('SELECT pg_advisory_xact_lock($1)', [jobQueueLock])
    await runMigrations({ pgPool: pool })
  } finally {
    // Closing the connection releases the lock.
    lock.release(true)
    await pool.end()
  }
}
