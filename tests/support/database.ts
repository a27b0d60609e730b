// What a browser test may look at behind the page: the rows of the site's own database.
import pg from 'pg'

/** The rows a query finds. Takes SQL with $1, $2, ... and their values. */
export async function rowsOf(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query(sql, values)
    return rows
  } finally {
    await client.end()
  }
}
