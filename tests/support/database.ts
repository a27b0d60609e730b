import pg from 'pg'

/** In a browser test the site's own database. */
export async function rowsOf<Row extends pg.QueryResultRow = Record<string, unknown>>(
  sql: string,
  values: unknown[] = [],
  database = process.env.DATABASE_URL,
) {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
