// Starts what runs beside the requests in this process: the worker, and the listener for content that changes.
import 'server-only'
import { expiryHere } from '../changes/expire-here'
import { startListening } from '../changes/listen'
import { config } from '../config'
import { hasWorker, keepWorker } from './handle'
import { startWorker } from './worker'

/** Starts both unless this is a build, there is no database, or they run in this process already. */
export function startWorkerOnce() {
  const url = process.env.DATABASE_URL
  if (process.env.NEXT_PHASE === 'phase-production-build' || !url || hasWorker()) return
  const directUrl = config.directDatabaseUrl ?? url
  const stopping = new AbortController()
  const stopWorker = startWorker(directUrl)
  const stopListening = startListening(directUrl, expiryHere(stopping.signal))
  keepWorker(async () => {
    stopping.abort()
    await Promise.all([stopWorker(), stopListening()])
  })
}
