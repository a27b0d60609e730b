import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { migrationNames, missingFrom } from '../../lib/platform/migrations'
import { previewSchema } from '../../lib/platform/preview-schema'
import { prismaFolder } from './paths'
import { queryRows, withClient } from './query'
import { errorMessage, OperatorError, print } from './report'

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

const sqlFilesTable = 'CREATE TABLE IF NOT EXISTS _sql_files (name TEXT PRIMARY KEY, checksum TEXT NOT NULL)'

type Options = { folder?: string; names?: string[]; lockTimeout?: string }

/**
 * Applies missing migrations, each in its own transaction, then the changed files of prisma/sql, and prints and returns
 * what was applied; concurrent runs wait. With `names` only those migrations, and no functions or triggers. Throws
 * OperatorError.
 */
export async function applyMigrations(
  url: string,
  { folder = prismaFolder, names, lockTimeout = '30s' }: Options = {},
): Promise<string[]> {
  const migrations = path.join(folder, 'migrations')
  const wanted = (await migrationNames(migrations)).filter((name) => names?.includes(name) ?? true)
  return withClient(url, async (client) => {
    const applied: string[] = []
    for (const name of await missingFrom(client, wanted))
      if (await applyMigration(client, migrations, name, lockTimeout)) applied.push(`the migration ${name}`)
    if (!names) applied.push(...(await applySqlFiles(client, path.join(folder, 'sql'), lockTimeout)))
    for (const what of applied) print(`Applied ${what}`)
    return applied
  })
}

export const hasMissingMigrations = (url: string) =>
  withClient(url, async (client) => {
    const missing = await missingFrom(client, await migrationNames(path.join(prismaFolder, 'migrations')))
    return missing.length > 0
  })

/** Settings are per transaction, because of poolers. */
async function begin(client: pg.Client, lockTimeout: string) {
  await client.query('BEGIN')
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
  // Do not block all visitors behind a migration that waits for a table lock.
  await client.query("SELECT set_config('lock_timeout', $1, true)", [lockTimeout])
}

/** Returns whether it was missing. */
async function applyMigration(client: pg.Client, migrations: string, name: string, lockTimeout: string) {
  const startedAt = new Date()
  const text = await readMigration(migrations, name)
  try {
    await begin(client, lockTimeout)
    await client.query(migrationsTable)
    const [missing] = await missingFrom(client, [name])
    const isThere = missing === baseline && (await hasBaselineTables(client))
    if (missing) {
      // Its views would keep tables from being changed. The links to it end.
      await client.query(`DROP SCHEMA IF EXISTS ${previewSchema} CASCADE`)
      if (!isThere) await client.query(text)
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
         VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
        [randomUUID(), sha256(text), name, startedAt],
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

/** Applies the files of prisma/sql, which hold the functions and triggers, that differ from those applied last. */
async function applySqlFiles(client: pg.Client, folder: string, lockTimeout: string) {
  const applied: string[] = []
  await begin(client, lockTimeout)
  await client.query(sqlFilesTable)
  for (const name of (await readdir(folder)).sort()) {
    const sql = await readFile(path.join(folder, name), 'utf8')
    const values = [name, sha256(sql)]
    const known = await client.query('SELECT FROM _sql_files WHERE name = $1 AND checksum = $2', values)
    if (known.rowCount) continue
    await client.query(sql).catch((error: unknown) => {
      throw new OperatorError(`prisma/sql/${name} cannot be applied, and it changed nothing: ${describeFailure(error)}`)
    })
    await client.query(
      'INSERT INTO _sql_files VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum',
      values,
    )
    applied.push(`prisma/sql/${name}`)
  }
  await client.query('COMMIT')
  return applied
}

function readMigration(migrations: string, name: string) {
  return readFile(path.join(migrations, name, 'migration.sql'), 'utf8')
}

export async function editedMigrations(url: string): Promise<string[]> {
  const migrations = path.join(prismaFolder, 'migrations')
  const applied = await queryRows(url, 'SELECT migration_name AS name, checksum FROM _prisma_migrations')
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  const edited: string[] = []
  for (const name of await migrationNames(migrations)) {
    const checksum = sha256(await readMigration(migrations, name))
    if (checksums.has(name) && checksums.get(name) !== checksum) edited.push(name)
  }
  return edited
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
