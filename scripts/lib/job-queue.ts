import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { withLock } from './lock'

const jobQueueLock = 710_004

export function migrateJobQueue(url: string) {
  return withLock(url, jobQueueLock, async () => {
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    pool.on('error', () => undefined)
    await runMigrations({ pgPool: pool }).finally(() => pool.end())
  })
}
