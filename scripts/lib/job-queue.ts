import { runMigrations } from 'graphile-worker'
import { withLock } from './lock'

const jobQueueLock = 710_004

export function migrateJobQueue(url: string) {
  return withLock(url, jobQueueLock, () => runMigrations({ connectionString: url }))
}
