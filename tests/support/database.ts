// The site's own database, for browser tests.
import pg from 'pg'

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
