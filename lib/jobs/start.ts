import 'server-only'
import { watchContentChanges } from '../cache/content-changes'
import { expireHere, tableTags } from '../cache/tags'
import { config } from '../platform/config'
import { background } from '../platform/per-process'
import { prepareKey } from '../platform/sealing'
import { watchFolder } from '../workbook/content-folder'
import { watchHealth } from './watch-health'
import { startWorker } from './worker'

export function startBackground() {
  const url = process.env.DATABASE_URL
  if (process.env.NEXT_PHASE === 'phase-production-build' || !url || background().stop) return
  // Pages of the build may be older than the database.
  expireHere(tableTags)
  void prepareKey()
  const directUrl = config.directDatabaseUrl ?? url
  const stopping = new AbortController()
  const stopWorker = config.mailWorker ? startWorker(directUrl) : () => undefined
  const expiring = watchContentChanges(url, expireHere, stopping.signal)
  const watching = config.contentFolder
    ? watchFolder({ folder: config.contentFolder, stableFor: config.contentStable }, stopping.signal)
    : undefined
  const health = watchHealth(stopping.signal)
  background().stop = async () => {
    stopping.abort()
    await Promise.all([stopWorker(), expiring, watching, health])
  }
}
