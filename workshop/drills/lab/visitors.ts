// Visitors read and send leads until each is acknowledged, while an operator edits.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pages } from '../../../scripts/lib/site-paths'
import { until } from './until'

const patience = 30_000
// In ms; long enough for the mail workers to keep up.
const pause = 800

/** In milliseconds and counts. */
export type Met = {
  /** The references given, by what identifies the lead. */
  acknowledged: Map<string, string>
  longestRefusal: number
  refusedTries: number
  pagesRead: number
  pagesRefused: Map<string, number>
  edits: number
  longestEdit: number
}

export function startVisitors(front: string, instances: string[], database: string, siteUrl: string) {
  const met: Met = {
    acknowledged: new Map(),
    longestRefusal: 0,
    refusedTries: 0,
    pagesRead: 0,
    pagesRefused: new Map(),
    edits: 0,
    longestEdit: 0,
  }
  const stopping = new AbortController()
  const isOver = () => stopping.signal.aborted
  const all = [
    ...['a', 'b'].map((who) => sendLeads(`rest-${who}`, (email) => sendByRest(front, email), met, isOver)),
    ...['c', 'd'].map((who) => sendLeads(`form-${who}`, (email) => sendByForm(front, email, siteUrl), met, isOver)),
    readPages(front, met, isOver),
    edit(database, instances, met, isOver),
  ]
  return {
    met,
    stop: async () => {
      stopping.abort()
      await Promise.all(all)
    },
  }
}

type Send = (email: string) => Promise<string>

/** Sends one lead after another, each again until it gets a reference. */
async function sendLeads(who: string, send: Send, met: Met, isOver: () => boolean) {
  for (let number = 1; !isOver(); number += 1) {
    const email = `${who}-${number}@example.org`
    const begin = performance.now()
    for (let isFirst = true; !met.acknowledged.has(email); isFirst = false) {
      const reference = await send(email).catch(() => '')
      if (reference) met.acknowledged.set(email, reference)
      else met.refusedTries += 1
      if (reference && !isFirst) met.longestRefusal = Math.max(met.longestRefusal, performance.now() - begin)
      await sleep(pause)
    }
  }
}

async function sendByRest(front: string, email: string) {
  const response = await fetch(`${front}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': email },
    body: JSON.stringify({ name: 'Drill', email, type: 'volunteer', message: 'I can mend pumps.' }),
    signal: AbortSignal.timeout(patience),
  })
  const { reference } = (await response.json()) as { reference?: string }
  return response.status === 201 ? (reference ?? '') : ''
}

// As a browser without JavaScript does.
async function sendByForm(front: string, email: string, origin: string) {
  const page = `${front}/contact`
  const html = await (await fetch(page, { signal: AbortSignal.timeout(patience) })).text()
  const form = html.match(/<form[^>]*method="POST"[\s\S]*?<\/form>/i)?.[0] ?? ''
  const body = new FormData()
  for (const [, name = '', value = ''] of form.matchAll(
    /<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g,
  ))
    body.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  const words = { name: 'Drill', email, subject: 'A bird', message: 'It was blue and loud.' }
  for (const [name, value] of Object.entries(words)) body.append(name, value)
  const signal = AbortSignal.timeout(patience)
  const response = await fetch(page, { method: 'POST', body, headers: { origin }, signal })
  return (await response.text()).match(/TT-[2-9A-Z]{7}/)?.[0] ?? ''
}

async function readPages(front: string, met: Met, isOver: () => boolean) {
  for (let turn = 0; !isOver(); turn += 1) {
    const page = pages[turn % pages.length] ?? '/'
    const response = await fetch(front + page, { signal: AbortSignal.timeout(patience) }).catch(() => undefined)
    const isWhole = response?.status === 200 && (await response.text()).includes('</html>')
    met.pagesRead += 1
    if (!isWhole) met.pagesRefused.set(page, (met.pagesRefused.get(page) ?? 0) + 1)
    await sleep(20)
  }
}

/** Renames a trip again and again: every instance must show it. Time without a database does not count. */
async function edit(database: string, instances: string[], met: Met, isOver: () => boolean) {
  for (let number = 1; !isOver(); number += 1) {
    const title = `Drill number ${number}.`
    if (await isDone(database, 'UPDATE itineraries SET title = $1 WHERE id = 7', [title])) {
      const shows = async (instance: string) =>
        (await (await fetch(`${instance}/itineraries/7`)).text()).includes(title)
      let begin = performance.now()
      await until(async () => {
        if (!(await isDone(database, 'SELECT 1'))) begin = performance.now()
        return (await Promise.all(instances.map((instance) => shows(instance).catch(() => false)))).every(Boolean)
      })
      met.edits += 1
      met.longestEdit = Math.max(met.longestEdit, performance.now() - begin)
    }
    await sleep(500)
  }
}

async function isDone(database: string, sql: string, values: string[] = []) {
  const limits = { connectionTimeoutMillis: 2000, query_timeout: 5000 }
  const client = new pg.Client({ connectionString: database, ...limits })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(sql, values)
    return true
  } catch {
    return false
  } finally {
    client.end().catch(() => undefined)
  }
}
