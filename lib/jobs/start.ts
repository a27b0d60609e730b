import 'server-only'
import { startListening } from '../cache/content-changes'
import { expiryHere } from '../cache/expire-pages'
import { config } from '../platform/config'
import { background } from '../platform/per-process'
import { watchContent } from '../workbook/content-folder'
import { watchHealth } from './watch-health'
import { startWorker } from './worker'

export function startBackground() {
  const url = process.env.DATABASE_URL
  if (process.env.NEXT_PHASE === 'phase-production-build' || !url || background().stop) return
  const directUrl = config.directDatabaseUrl ?? url
  const stopping = new AbortController()
  const stopWorker = config.mailWorker ? startWorker(directUrl) : () => undefined
  const stopListening = config.listensForChanges
    ? startListening(directUrl, expiryHere(stopping.signal))
    : () => undefined
  const watching = config.contentFolder
    ? watchContent({ folder: config.contentFolder, stableFor: config.contentStable }, stopping.signal)
    : Promise.resolve()
  const health = watchHealth(stopping.signal)
  background().stop = async () => {
    stopping.abort()
    await Promise.all([stopWorker(), stopListening(), watching, health])
  }
}
