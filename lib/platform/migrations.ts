import { readdir } from 'node:fs/promises'

export async function migrationNames(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

type Client = { query: (sql: string) => Promise<{ rows: { migration_name: string }[] }> }

export async function missingFrom(client: Client, names: string[]) {
  const { rows } = await client
    .query('SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL')
    .catch((error: { code?: string }) => {
      // 42P01, undefined table: not our database yet.
      if (error.code === '42P01') return { rows: [] }
      throw error
    })
  const applied = new Set(rows.map((row) => row.migration_name))
  return names.filter((name) => !applied.has(name))
}
