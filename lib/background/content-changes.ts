// Hears from PostgreSQL which content has changed, on whichever instance or by whatever program.
import 'server-only'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { tableTags } from '../data/cache'
import { isOwnChange } from '../data/own-changes'

// The triggers of the migration "tell_content_changes" send on it.
const channel = 'content_changes'
const checkEvery = 10_000
const answerWithin = 5000
const shortestWait = 100
const longestWait = 15_000

/**
 * Listens on a connection of its own to the database at `url`, which must not be a transaction pooler. Calls `changed`
 * with the tags that have changed; with all of them on every connection, the first one too: what was announced before
 * was missed. A lost connection is made again, at growing intervals. Returns what stops it.
 */
export function startListening(url: string, changed: (tags: string[]) => void) {
  const stopping = new AbortController()
  const finished = keepListening(url, changed, stopping.signal)
  return async () => {
    stopping.abort()
    await finished
  }
}

async function keepListening(url: string, changed: (tags: string[]) => void, signal: AbortSignal) {
  let failures = 0
  function connected() {
    if (failures > 1) console.warn('Content changes are heard of again.')
    failures = 0
    changed(tableTags)
  }
  while (!signal.aborted) {
    const client = newClient(url)
    client.on('notification', ({ payload, processId }) => {
      if (payload && !isOwnChange(processId, payload)) changed([payload])
    })
    await listen(client, connected, signal).catch((error: Error) => {
      failures += 1
      // The first one may be a restart of the database: the next try tells.
      if (failures === 2) console.warn(`Content changes are not heard of (${error.message}). Trying again.`)
    })
    await close(client)
    await sleep(Math.min(shortestWait * 2 ** failures, longestWait), undefined, { signal }).catch(() => undefined)
  }
}

function newClient(url: string) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tembo-listener',
    keepAlive: true,
    keepAliveInitialDelayMillis: checkEvery,
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
  })
  client.on('error', () => undefined)
  return client
}

/** Listens until the connection is lost, which throws, or the signal says stop. */
async function listen(client: pg.Client, connected: () => void, signal: AbortSignal) {
  const lost = once(client, 'end').then(() => {
    throw new Error('the connection was lost')
  })
  lost.catch(() => undefined)
  await client.connect()
  await client.query(`LISTEN ${channel}`)
  connected()
  while (!signal.aborted) {
    // A connection that a router dropped silently looks alive until something is asked.
    await client.query('SELECT 1')
    await Promise.race([lost, sleep(checkEvery, undefined, { signal }).catch(() => undefined)])
  }
}

// A dead connection does not answer the goodbye.
async function close(client: pg.Client) {
  await Promise.race([client.end().catch(() => undefined), sleep(1000, undefined, { ref: false })])
}
