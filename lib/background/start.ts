// Starts what runs beside the requests in this process: the worker, the listener for content that changes, and the watch
// over the operator's workbook.
import 'server-only'
import { config } from '../config'
import { background } from '../server/background'
import { startListening } from './content-changes'
import { watchContent } from './content-folder'
import { expiryHere } from './expire-pages'
import { startWorker } from './worker'

/** Starts them unless this is a build, there is no database, or they run already: `next dev` may ask more than once. */
export function startBackground() {
  const url = process.env.DATABASE_URL
  if (process.env.NEXT_PHASE === 'phase-production-build' || !url || background().stop) return
  const directUrl = config.directDatabaseUrl ?? url
  const stopping = new AbortController()
  const stopWorker = config.mailWorker ? startWorker(directUrl) : () => undefined
  const stopListening = startListening(directUrl, expiryHere(stopping.signal))
  const watching = config.contentFolder
    ? watchContent({ folder: config.contentFolder, stableFor: config.contentStable }, stopping.signal)
    : Promise.resolve()
  background().stop = async () => {
    stopping.abort()
    await Promise.all([stopWorker(), stopListening(), watching])
  }
}
