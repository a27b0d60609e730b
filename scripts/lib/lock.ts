import { withClient } from './query'

/** Runs `work` while no other process holds this lock of the database. */
export function withLock<Result>(url: string, key: number, work: () => Promise<Result>) {
  return withClient(url, async (client) => {
    // For the transaction only: a pooler would leak a session setting.
    await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    await client.query('SELECT pg_advisory_xact_lock($1)', [key])
    return work()
  })
}
