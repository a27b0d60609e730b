import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { migrationNames, missingFrom } from '../../lib/server/migrations'
import { messageOf, OperatorError } from './report'

export type PrismaFolder = { schema: string; migrations: string }

export function prismaFolder(root: string): PrismaFolder {
  return { schema: path.join(root, 'prisma/schema.prisma'), migrations: path.join(root, 'prisma/migrations') }
}

const filters = { externalTables: [], externalEnums: [] }
const migrationLock = 710_002

/**
 * Applies missing migrations, or those of them in `names`, in one transaction, so that a killed process leaves nothing
 * half done. Two at once wait for each other. Returns their names. Fails with a sentence.
 */
export async function applyMigrations(url: string, { migrations }: PrismaFolder, names?: string[]): Promise<string[]> {
  const migrationsList = await readMigrations(migrations, names)
  const pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 })
  pool.on('error', () => undefined)
  try {
    const wanted = migrationsList.migrationDirectories.map(({ path: name }) => name)
    // Mostly nothing is missing: then the engine, which loads slowly, is not needed.
    if ((await missingFrom(pool, wanted)).length === 0) return []
    const withEngine = await loadEngine()
    await pool.query('BEGIN')
    await pool.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    const { appliedMigrationNames } = await withEngine(pool, (engine) =>
      engine.applyMigrations({ migrationsList, filters }),
    )
    await pool.query('COMMIT')
    return appliedMigrationNames
  } catch (error) {
    throw new OperatorError(`The migrations cannot be applied, and nothing was changed: ${engineMessage(error)}`)
  } finally {
    await pool.end()
  }
}

/** The names of applied migrations whose file has another content now, or is gone. */
export async function editedMigrations(url: string, { migrations }: PrismaFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY name',
    )
    const { migrationDirectories } = await readMigrations(migrations)
    const checksums = new Map(
      migrationDirectories.map(({ path: name, migrationFile }) => [name, sha256(migrationFile.content.value)]),
    )
    return rows.filter(({ name, checksum }) => checksums.get(name) !== checksum).map(({ name }) => name)
  } finally {
    await client.end()
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The SQL that brings the migrations up to the schema, or an empty string. `url`: a server for a scratch database. */
export async function missingMigration(url: string, { schema, migrations }: PrismaFolder): Promise<string> {
  const content = await readFile(schema, 'utf8')
  const pool = new pg.Pool({ connectionString: url })
  try {
    const withEngine = await loadEngine()
    const migrationsList = await readMigrations(migrations)
    const { stdout, exitCode } = await withEngine(pool, (engine) =>
      engine.diff({
        from: migrationsList.migrationDirectories.length ? { tag: 'migrations', ...migrationsList } : { tag: 'empty' },
        to: { tag: 'schemaDatamodel', files: [{ path: schema, content }] },
        script: true,
        exitCode: true,
        filters,
      }),
    )
    return exitCode === 0 ? '' : (stdout ?? '')
  } catch (error) {
    throw new OperatorError(`The migrations cannot be compared with the schema: ${engineMessage(error)}`)
  } finally {
    await pool.end()
  }
}

/** Cannot be applied: it would count as applied, and what is written into it later would be missing. */
export const emptyMigration = `-- Write the SQL of this migration here, instead of the next line, which refuses to be applied.
DO $$ BEGIN RAISE EXCEPTION 'a migration made with --empty has no SQL yet'; END $$;
`

/** Returns the path of the new migration.sql. */
export async function writeMigration({ migrations }: PrismaFolder, name: string, sql: string) {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const words = name.toLowerCase().replace(/[^a-z0-9]+/g, '_')
  const file = path.join(migrations, `${stamp}_${words}`, 'migration.sql')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(path.join(migrations, 'migration_lock.toml'), lockFile)
  await writeFile(file, sql)
  return file
}

// The engine adds the place in its own source code, and what it was doing.
function engineMessage(error: unknown) {
  return messageOf(error)
    .replace(/\n\s+\d+: [\s\S]*$/, '')
    .replace(/^external connector error\nError querying the database: (?:ERROR: )?/, '')
    .trim()
}

const lockFile = `# Please do not edit this file manually
# It should be added in your version-control system (e.g., Git)
provider = "postgresql"
`

/** Oldest first. */
export function knownMigrations({ migrations }: Pick<PrismaFolder, 'migrations'>) {
  return migrationNames(migrations)
}

async function loadEngine() {
  const { withEngine } = await import('./schema-engine')
  return withEngine
}

async function readMigrations(folder: string, only?: string[]) {
  const names = (await migrationNames(folder)).filter((name) => only?.includes(name) ?? true)
  const migrationDirectories = await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok' as const, value: await readFile(path.join(folder, name, 'migration.sql'), 'utf8') },
      },
    })),
  )
  const content = await readFile(path.join(folder, 'migration_lock.toml'), 'utf8').catch(() => null)
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content },
    shadowDbInitScript: '',
    migrationDirectories,
  }
}
