import pg from 'pg'

/** Runs `work` while no other process holds this lock of the database. */
export async function withLock<Result>(url: string, key: number, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // For the transaction only: a pooler would leak a session setting.
    await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    await client.query('SELECT pg_advisory_xact_lock($1)', [key])
    return await work()
  } finally {
    await client.end()
  }
}
