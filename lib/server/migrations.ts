// Which migrations there are, and which of them a database has.
import { readdir } from 'node:fs/promises'

/** The names of the migrations in this folder, oldest first; none where there is no such folder. */
export async function migrationNames(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

type Client = { query: (sql: string) => Promise<{ rows: { migration_name: string }[] }> }

/** Those of these migrations that the database does not have yet. Throws when it cannot be asked. */
export async function missingFrom(client: Client, names: string[]) {
  const { rows } = await client
    .query('SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL')
    .catch((error: { code?: string }) => {
      // There is a database, but not ours yet.
      if (error.code === '42P01') return { rows: [] }
      throw error
    })
  const applied = new Set(rows.map((row) => row.migration_name))
  return names.filter((name) => !applied.has(name))
}
