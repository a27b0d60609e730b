// Learns from PostgreSQL which content has changed, on whichever instance or by whatever program.
import 'server-only'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { tableTags } from '../data/cache'

// The triggers of the migration "tell_content_changes" send on it.
const channel = 'content_changes'
const checkEvery = 2000
const answerWithin = 5000
const shortestWait = 100
const longestWait = 5000

type Changed = (tags: string[]) => void

/**
 * Watches, on a connection of its own, the versions that triggers keep of the content in the database at `url`. It looks
 * every two seconds, and at once when it is notified; a pooler or an engine that passes no notifications on only makes it
 * slower. Calls `changed` with the tags that have changed; with all of them on every connection, the first one too. A
 * lost connection is made again, at growing intervals. Returns what stops it.
 */
export function startListening(url: string, changed: Changed) {
  const stopping = new AbortController()
  const finished = keepListening(url, changed, stopping.signal)
  return async () => {
    stopping.abort()
    await finished
  }
}

async function keepListening(url: string, changed: Changed, signal: AbortSignal) {
  let failures = 0
  function connected() {
    if (failures > 1) console.warn('Content changes are heard of again.')
    failures = 0
    changed(tableTags)
  }
  while (!signal.aborted) {
    const client = newClient(url)
    await listen(client, connected, changed, signal).catch((error: Error) => {
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
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
  })
  client.on('error', () => undefined)
  return client
}

/** Watches until the connection is lost, which throws, or the signal says stop. */
async function listen(client: pg.Client, connected: () => void, changed: Changed, signal: AbortSignal) {
  const lost = once(client, 'end').then(() => {
    throw new Error('the connection was lost')
  })
  lost.catch(() => undefined)
  await client.connect()
  // Without it the next look tells. Through a transaction pooler this succeeds and nothing ever arrives.
  await client.query(`LISTEN ${channel}`).catch(() => undefined)
  let known = await readVersions(client)
  connected()
  while (!signal.aborted) {
    const turn = new AbortController()
    const ending = AbortSignal.any([signal, turn.signal])
    const notified = once(client, 'notification', { signal: ending }).catch(() => undefined)
    // Read only now: what is announced meanwhile is in it, or ends the wait.
    const current = await readVersions(client)
    const tags = tableTags.filter((tag) => current.get(tag) !== known.get(tag))
    known = current
    if (tags.length > 0) changed(tags)
    await Promise.race([lost, notified, sleep(checkEvery, undefined, { signal: ending }).catch(() => undefined)])
    turn.abort()
  }
}

async function readVersions(client: pg.Client) {
  const { rows } = await client.query<{ tag: string; version: string }>(
    'SELECT tag, sum(version) AS version FROM content_versions GROUP BY tag',
  )
  return new Map(rows.map(({ tag, version }) => [tag, version]))
}

// A dead connection does not answer the goodbye.
async function close(client: pg.Client) {
  await Promise.race([client.end().catch(() => undefined), sleep(1000, undefined, { ref: false })])
}
