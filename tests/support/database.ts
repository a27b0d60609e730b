// What a browser test may look at behind the page: the rows of the site's own database.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

/** The rows a query finds. Takes SQL with $1, $2, ... and their values. */
export async function rowsOf(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  // scripts/test.ts puts the tests' embedded database into DATA_DIR.
  const connectionString = (await readFile(path.join(process.env.DATA_DIR ?? '', 'database-url'), 'utf8')).trim()
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query(sql, values)
    return rows
  } finally {
    await client.end()
  }
}
