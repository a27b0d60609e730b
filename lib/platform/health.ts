// Load balancers and monitors ask, so it answers within a second and tells no secrets. It has its own connection: a
// full pool says nothing about the database.
import 'server-only'
import path from 'node:path'
import pg from 'pg'
import { migrationNames, missingFrom } from './migrations'
import { perProcess } from './per-process'
import { databaseProblems, fileProblems } from './problems'

const patience = 900

export type Readiness =
  | {
      ready: true
      /** How many claims of the company are still made up. */
      sampleClaims: number
      /** Sentences about what somebody should look at. */
      problems: string[]
    }
  | { ready: false; reason: 'database' | 'migrations' }

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

/** Whether the database answers and has this build's migrations (or newer ones). Simultaneous calls share one. */
export function readiness() {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<Readiness> {
  try {
    const missing = await withinLimit(knownMigrations().then((names) => missingFrom(pool(), names)))
    if (missing.length > 0) return { ready: false, reason: 'migrations' }
    const [{ sampleClaims, problems }, further] = await Promise.all([
      withinLimit(databaseProblems(pool())),
      withinLimit(fileProblems()).catch(() => ['The disk does not answer.']),
    ])
    return { ready: true, sampleClaims, problems: [...problems, ...further] }
  } catch {
    return { ready: false, reason: 'database' }
  }
}

// Connecting and asking have a limit each; this is the limit for both.
function withinLimit<T>(work: Promise<T>) {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), patience)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

let migrations: Promise<string[]> | undefined

// A build copied without its sources knows none.
function knownMigrations() {
  migrations ??= migrationNames(path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma/migrations'))
  return migrations
}
