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

/** What was stored of the leads of one table that came from this address. */
export const leadRows = (table: string, email: string) =>
  rowsOf(`SELECT * FROM ${table} JOIN leads USING (reference) WHERE email = $1`, [email])

/** The rows of every table, but for what each database makes for itself. */
export async function allRows(database: string) {
  const tables = await rowsOf(
    `SELECT relname AS name FROM pg_stat_user_tables WHERE schemaname = 'public'
    AND relname NOT IN ('_prisma_migrations', 'site_keys') ORDER BY 1`,
    [],
    database,
  )
  const rows: Record<string, unknown[]> = {}
  for (const { name } of tables)
    rows[String(name)] = await rowsOf(`SELECT to_jsonb(t) AS row FROM "${name}" t ORDER BY 1`, [], database)
  return rows
}
