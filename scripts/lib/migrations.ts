import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { migrationNames, missingFrom } from '../../lib/platform/migrations'
import { errorMessage, OperatorError } from './report'

export type PrismaFolder = { schema: string; migrations: string }

export function prismaFolder(root: string): PrismaFolder {
  return { schema: path.join(root, 'prisma/schema.prisma'), migrations: path.join(root, 'prisma/migrations') }
}

const migrationLock = 710_002

const baseline = '20261125130000_baseline'
/** The last migration of commit c6d1d05d, which has the tables of the baseline. */
const lastBeforeBaseline = '20261125130000_who_plans_a_trip'
const tooOld = 'is of a version before 26 November 2026'

// Compatible with Prisma Migrate.
const migrationsTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

/** Applies missing migrations, each in its own transaction; concurrent runs wait. Throws OperatorError. */
export async function applyMigrations(
  url: string,
  { migrations }: PrismaFolder,
  names?: string[],
  lockTimeout = '30s',
): Promise<string[]> {
  const wanted = (await migrationNames(migrations)).filter((name) => names?.includes(name) ?? true)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const applied: string[] = []
    for (const name of await missingFrom(client, wanted))
      if (await applyMigration(client, migrations, name, lockTimeout)) applied.push(name)
    return applied
  } finally {
    await client.end()
  }
}

/** Returns whether it was missing. Settings are per transaction, because of poolers. */
async function applyMigration(client: pg.Client, migrations: string, name: string, lockTimeout: string) {
  const begin = new Date()
  const text = await readMigration(migrations, name)
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    await client.query(migrationsTable)
    const [missing] = await missingFrom(client, [name])
    const isThere = missing === baseline && (await hasBaselineTables(client))
    if (missing) {
      // Do not block all visitors behind a migration that waits for a table lock.
      await client.query("SELECT set_config('lock_timeout', $1, true)", [lockTimeout])
      if (!isThere) await client.query(await withSqlFiles(migrations, text))
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
         VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
        [randomUUID(), sha256(text), name, begin],
      )
    }
    await client.query('COMMIT')
    return missing !== undefined && !isThere
  } catch (error) {
    throw new OperatorError(
      `The migration ${name} cannot be applied, and it changed nothing: ${describeFailure(error)}`,
    )
  }
}

/** Throws OperatorError for older tables. */
async function hasBaselineTables(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>('SELECT migration_name AS name FROM _prisma_migrations')
  if (rows.length === 0) return false
  if (rows.some(({ name }) => name === lastBeforeBaseline)) return true
  throw new OperatorError(`the database ${tooOld}. Upgrade it with commit c6d1d05d first, then with this one.`)
}

/** The migrations in the header of a backup, with the baseline for those before it. Throws OperatorError. */
export function sinceBaseline(names: string[], file: string) {
  if (names.includes(lastBeforeBaseline)) return [baseline, ...names.filter((name) => name > lastBeforeBaseline)]
  if (names.includes(baseline)) return names
  throw new OperatorError(`${file} ${tooOld}. Restore it with commit c6d1d05d, then upgrade.`)
}

function describeFailure(error: unknown) {
  const isLocked = error instanceof pg.DatabaseError && error.code === '55P03'
  return isLocked
    ? 'another program uses a table that it needs. Run this again when that has ended, or stop the site first.'
    : errorMessage(error)
}

/** Functions and triggers are in prisma/sql; the line "-- apply prisma/sql/reviews.sql" puts a file in its place. */
async function withSqlFiles(migrations: string, text: string) {
  const lines = text.split('\n').map((line) => {
    const [, file] = /^-- apply prisma\/(sql\/\w+\.sql)$/.exec(line) ?? []
    return file ? readFile(path.join(migrations, '..', file), 'utf8') : line
  })
  return (await Promise.all(lines)).join('\n')
}

function readMigration(migrations: string, name: string) {
  return readFile(path.join(migrations, name, 'migration.sql'), 'utf8')
}

export async function editedMigrations(url: string, { migrations }: PrismaFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY name',
    )
    const checksums = new Map<string, string>()
    for (const name of await migrationNames(migrations))
      checksums.set(name, sha256(await readMigration(migrations, name)))
    return rows.filter(({ name, checksum }) => checksums.get(name) !== checksum).map(({ name }) => name)
  } finally {
    await client.end()
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export function knownMigrations({ migrations }: Pick<PrismaFolder, 'migrations'>) {
  return migrationNames(migrations)
}
