import 'server-only'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isOwnChange } from './own-changes'
import { isPooled } from './pooler'
import { tableTags } from './tags'

// Sent by triggers of the migration "tell_content_changes" and later ones.
const channel = 'content_changes'
const checkEvery = 2000
// Milliseconds. A NOTIFY can arrive just before the new version is visible.
const announcedWithin = 100
const answerWithin = 5000
const shortestWait = 100
const longestWait = 5000

type Changed = (tags: string[]) => void

/** Calls `changed` by NOTIFY and, as poolers may drop those, by polling; with all tags after each reconnect. */
export function startListening(url: string, changed: Changed) {
  const stopping = new AbortController()
  const finished = listenForEver(url, changed, stopping.signal)
  return async () => {
    stopping.abort()
    await finished
  }
}

async function listenForEver(url: string, changed: Changed, signal: AbortSignal) {
  let failures = 0
  function connected() {
    if (failures > 1) console.warn('Connected to the database again, to hear of content changes.')
    failures = 0
    changed(tableTags)
  }
  while (!signal.aborted) {
    const client = newClient(url)
    await listen(client, connected, changed, signal).catch((error: Error) => {
      failures += 1
      if (failures === 2) console.warn(`Cannot hear of content changes (${error.message}). Trying again.`)
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

async function listen(client: pg.Client, connected: () => void, changed: Changed, signal: AbortSignal) {
  const lost = once(client, 'end').then(() => {
    throw new Error('the connection was lost')
  })
  lost.catch(() => undefined)
  const wait = (time: number) => Promise.race([lost, sleep(time, undefined, { signal }).catch(() => undefined)])
  await client.connect()
  const heardAt = await subscribe(client, changed)
  let readAt = performance.now()
  let known = await readVersions(client)
  connected()
  while (!signal.aborted) {
    await wait(checkEvery)
    const [lastReadAt, last] = [readAt, known]
    readAt = performance.now()
    known = await readVersions(client)
    const tags = [...known.keys()].filter((tag) => known.get(tag) !== last.get(tag))
    if (tags.length === 0) continue
    await wait(announcedWithin)
    const unheard = tags.filter((tag) => (heardAt.get(tag) ?? 0) < lastReadAt)
    if (unheard.length > 0) changed(unheard)
  }
}

/** Returns the time of the last notification for each tag. */
async function subscribe(client: pg.Client, changed: Changed) {
  const heardAt = new Map<string, number>()
  // Poolers deliver only some notifications, and backend process ids are shared: do not listen.
  if (await isPooled(client)) return heardAt
  client.on('notification', ({ payload, processId }) => {
    if (!payload) return
    heardAt.set(payload, performance.now())
    if (!isOwnChange(processId, payload)) changed([payload])
  })
  // Engines without LISTEN rely on the version table.
  await client.query(`LISTEN ${channel}`).catch(() => undefined)
  return heardAt
}

export async function readVersions(client: pg.Client | pg.Pool) {
  const { rows } = await client.query<{ tag: string; version: string }>(
    'SELECT tag, sum(version) AS version FROM content_versions GROUP BY tag',
  )
  return new Map(rows.map(({ tag, version }) => [tag, version]))
}

// end() never resolves on a dead connection.
async function close(client: pg.Client) {
  await Promise.race([client.end().catch(() => undefined), sleep(1000, undefined, { ref: false })])
}
