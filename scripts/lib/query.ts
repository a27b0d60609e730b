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
