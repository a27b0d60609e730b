import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { migrationNames } from '../../../lib/platform/migrations'
import { prismaFolder } from '../paths'
import { errorMessage, OperatorError } from '../report'
import { withEngine } from './engine'

export const filters = { externalTables: [], externalEnums: [] }

/** The SQL from migrations to schema, or ''. `url`: a server for a scratch database. */
export async function missingMigration(url: string, folder = prismaFolder): Promise<string> {
  const schema = path.join(folder, 'schema.prisma')
  const content = await readFile(schema, 'utf8')
  try {
    const migrations = await readMigrations(path.join(folder, 'migrations'))
    const { stdout, exitCode } = await withEngine(url, (engine) =>
      engine.diff({
        from: { tag: 'migrations', ...migrations },
        to: { tag: 'schemaDatamodel', files: [{ path: schema, content }] },
        script: true,
        exitCode: true,
        filters,
      }),
    )
    return exitCode === 0 ? '' : (stdout ?? '')
  } catch (error) {
    throw new OperatorError(`The migrations cannot be compared with the schema: ${errorMessage(error)}`)
  }
}

/** Fails when applied, so that it cannot count as applied before its SQL is written. */
export const emptyMigration = `-- Write the SQL of this migration here, instead of the next line, which refuses to be applied.
DO $$ BEGIN RAISE EXCEPTION 'a migration made with --empty has no SQL yet'; END $$;
`

export async function writeMigration(name: string, sql: string) {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '_')
  const file = path.join(prismaFolder, 'migrations', `${stamp}_${slug}`, 'migration.sql')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, sql)
  return file
}

export async function readMigrations(folder: string) {
  const migrationDirectories = await Promise.all(
    (await migrationNames(folder)).map(async (name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok' as const, value: await readFile(path.join(folder, name, 'migration.sql'), 'utf8') },
      },
    })),
  )
  const content = await readFile(path.join(folder, 'migration_lock.toml'), 'utf8')
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content },
    shadowDbInitScript: '',
    migrationDirectories,
  }
}
