import pg from 'pg'

/** Runs `work` on a connection of its own. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 20_000 })
  // A lost connection fails the query that runs or the next one.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

export function queryRows(url: string, sql: string, values: unknown[] = []) {
  return withClient(url, async (client) => (await client.query(sql, values)).rows)
}

/** Runs `work` while no other process holds this lock of the database. */
export function withLock<Result>(url: string, key: number, work: () => Promise<Result>) {
  return withClient(url, async (client) => {
    // For the transaction only: a pooler would leak a session setting.
    await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    await client.query('SELECT pg_advisory_xact_lock($1)', [key])
    return work()
  })
}
