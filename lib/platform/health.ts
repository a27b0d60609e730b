// For monitors: answers within a second, without secrets. Its own connection, since a full pool is no outage.
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
      /** Number of claims that are still samples. */
      sampleClaims: number
      /** Sentences for the operator. */
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

/** Whether the database answers and has this build's migrations or newer ones. Concurrent calls share one check. */
export function readiness() {
  asking ??= checkReadiness().finally(() => {
    asking = undefined
  })
  return asking
}

async function checkReadiness(): Promise<Readiness> {
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

// Limit for connecting and querying together.
function withinLimit<T>(work: Promise<T>) {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), patience)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

let migrations: Promise<string[]> | undefined

// Empty in a build copied without its sources.
function knownMigrations() {
  migrations ??= migrationNames(path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma/migrations'))
  return migrations
}
