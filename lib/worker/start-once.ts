// Starts the worker of this process.
import 'server-only'
import { hasWorker, keepWorker } from './handle'
import { startWorker } from './worker'

/** Starts the worker unless this is a build, there is no database, or one runs in this process already. */
export function startWorkerOnce() {
  const url = process.env.DATABASE_URL
  if (process.env.NEXT_PHASE === 'phase-production-build' || !url || hasWorker()) return
  keepWorker(startWorker(url))
}
