import pg from 'pg'

/** In a browser test the site's own database. */
export async function rowsOf(
  sql: string,
  values: unknown[] = [],
  database = process.env.DATABASE_URL,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const { rows } = await client.query(sql, values)
    return rows
  } finally {
    await client.end()
  }
}
