// Whether this instance can serve: asked by load balancers and monitors, so it answers within a second and tells no
// secret. It has a connection of its own: that visitors wait for the others says nothing about the database.
import 'server-only'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { perProcess } from './per-process'

const patience = 900

export type Readiness = { ready: true } | { ready: false; reason: 'database' | 'migrations' }

const pool = () =>
  perProcess('health-pool', () =>
    new pg.Pool({
      connectionString: process.env.DATABASE_URL,
      max: 1,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      application_name: 'tembo-health',
    }).on('error', () => undefined),
  )

let asking: Promise<Readiness> | undefined

/**
 * Whether the database answers and has every migration of this build; a newer database is fine, as it is while a new
 * version is rolled out. Many who ask at once share one answer.
 */
export function readiness() {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<Readiness> {
  try {
    const [known, { rows }] = await withinLimit(
      Promise.all([
        knownMigrations(),
        pool().query<{ migration_name: string }>(
          'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
        ),
      ]),
    )
    const applied = new Set(rows.map((row) => row.migration_name))
    return known.every((name) => applied.has(name)) ? { ready: true } : { ready: false, reason: 'migrations' }
  } catch (error) {
    // There is a database, but not ours yet.
    const isEmpty = (error as { code?: string }).code === '42P01'
    return { ready: false, reason: isEmpty ? 'migrations' : 'database' }
  }
}

// Connecting and asking have a limit each; together they have this one.
function withinLimit<T>(work: Promise<T>) {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer in time.')), patience)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

let migrations: Promise<string[]> | undefined

function knownMigrations() {
  migrations ??= readdir(path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma/migrations'), {
    withFileTypes: true,
  }).then(
    (entries) => entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    // A build that was copied without its sources knows none.
    () => [],
  )
  return migrations
}
