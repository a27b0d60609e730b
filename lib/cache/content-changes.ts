// Triggers count the changes of content by cache tag in content_versions, whoever makes them.
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { tableTags } from './tags'

// Milliseconds. Visitors see a change within two seconds.
const second = 1000
const answerWithin = 5000

/** Calls `changed` with the tags that changed since the last look: all of them at first, and after a lost connection. */
export async function watchContentChanges(
  url: string,
  changed: (tags: string[]) => void,
  signal: AbortSignal,
  checkEvery = second,
) {
  let readChanges = changesReader()
  // After a failover the counts may be those of another server.
  const startOver = () => {
    readChanges = changesReader()
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'tembo-content-changes',
    keepAlive: true,
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
  }).on('error', startOver)
  let failures = 0
  while (!signal.aborted) {
    try {
      const tags = await readChanges(pool)
      if (tags.length > 0) changed(tags)
      if (failures > 1) console.warn('Looking for content changes again.')
      failures = 0
    } catch (error) {
      failures += 1
      if (failures === 2) console.warn(`Cannot look for content changes (${(error as Error).message}). Trying again.`)
      startOver()
    }
    await sleep(checkEvery, undefined, { signal }).catch(() => undefined)
  }
  // A dead connection never ends.
  await Promise.race([pool.end(), sleep(1000, undefined, { ref: false })])
}

/** Returns a function that reads the tags changed since its last call; all tags at the first. */
function changesReader() {
  let known: Map<string, string> | undefined
  return async (pool: pg.Pool) => {
    const last = known
    known = await readVersions(pool)
    const versions = [...known]
    return last ? versions.flatMap(([tag, version]) => (last.get(tag) === version ? [] : tag)) : tableTags
  }
}

async function readVersions(pool: pg.Pool) {
  const { rows } = await pool.query<{ tag: string; version: string }>(
    'SELECT tag, sum(version) AS version FROM content_versions GROUP BY tag',
  )
  return new Map(rows.map(({ tag, version }) => [tag, version]))
}
